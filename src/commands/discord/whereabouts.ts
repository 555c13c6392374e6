/**
 * Asks Discord whether somebody is in a server. Without the privileged members intent, which this bot does
 * not want, Discord tells no bot that somebody left; but it answers when it is asked about one person.
 */
import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { Whereabouts } from '../../games/ports/whereabouts.ts';
import { remedyFor } from './failures.ts';

/** A game shall not wait for the answer for long, in ms. */
const PATIENCE_MS = 5_000;
/** Somebody who sits in many games is asked about once in this time, in ms. */
const REMEMBERED_MS = 30_000;
/** A server about which Discord did not answer in time is not asked about for this long, in ms: clocks go on. */
const REST_MS = 10_000;
/** Answers and servers that are remembered at most; then all that is old goes. */
const MOST = 1_000;

const GONE: readonly (number | string)[] = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser];

type Answer = boolean | null;

/**
 * Whereabouts over a REST client that is logged in.
 * @param now in ms since 1970
 */
export function createWhereabouts(rest: REST, log: Logger, now: () => number): Whereabouts {
  const answers = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>();
  const resting = new Map<string, { readonly until: number }>();

  async function ask(guildId: string, userId: string): Promise<Answer> {
    try {
      await rest.get(Routes.guildMember(guildId, userId), { signal: AbortSignal.timeout(PATIENCE_MS) });
      return true;
    } catch (error) {
      if (error instanceof DiscordAPIError && GONE.includes(error.code)) return false;
      resting.set(guildId, { until: now() + REST_MS });
      log.info({ guildId, remedy: remedyFor(error) }, 'nobody knows whether a person is in the server');
      return null;
    }
  }

  return {
    isMember(guildId, userId) {
      const at = now();
      for (const known of [answers, resting]) forgetOld(known, at);
      const key = `${guildId} ${userId}`;
      const known = answers.get(key);
      if (known && known.until > at) return known.answer;
      if ((resting.get(guildId)?.until ?? at) > at) return Promise.resolve(null);
      const answer = ask(guildId, userId);
      answers.set(key, { answer, until: at + REMEMBERED_MS });
      // Asked again each time: people come back, and a person who counts as gone loses the game.
      return answer.then((isMember) => {
        if (isMember !== true) answers.delete(key);
        return isMember;
      });
    },
  };
}

function forgetOld(known: Map<string, { readonly until: number }>, at: number): void {
  if (known.size < MOST) return;
  for (const [key, { until }] of known) if (until <= at) known.delete(key);
}
