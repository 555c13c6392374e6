/**
 * Asks Discord whether somebody is in a server. Without the privileged members intent, which this bot does not request,
 * Discord sends no event when somebody leaves; but it answers a request for one member.
 */
import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { MembershipCheck } from '../../games/ports/membership-check.ts';
import { remedyFor } from './failures.ts';

/** How long a game waits for the answer, in ms. */
const PATIENCE_MS = 5_000;
/** How long a positive answer is cached, in ms, so that a person in many games is requested once. */
const REMEMBERED_MS = 30_000;
/** How long a server is not asked again after Discord did not answer in time, in ms; clocks continue meanwhile. */
const REST_MS = 10_000;
/** The maximum number of cached answers and of paused servers; beyond it the expired entries are removed. */
const MOST = 1_000;

const GONE: readonly (number | string)[] = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser];

type Answer = boolean | null;

/**
 * Creates the membership check over a logged-in REST client.
 * @param now returns the current time, in ms since 1970
 */
export function createMembershipCheck(rest: REST, log: Logger, now: () => number): MembershipCheck {
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
      // Other answers are not cached: people come back, and a person who counts as gone loses the game.
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
