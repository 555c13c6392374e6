/**
 * Requests from Discord whether a person is a member of a server. Discord sends events about leaving members only with
 * the privileged members intent, which this bot does not use.
 */
import { DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { MembershipCheck } from '../../games/ports/membership-check.ts';
import { remedyFor } from './failures.ts';

/** How long a game waits for the answer, in ms. */
const TIMEOUT_MS = 2_500;
/** How long a positive answer is cached, in ms, because one person may play many games. */
const CACHED_MS = 30_000;
/** How long no request is made for a server after a timeout, in ms; meanwhile clocks continue without the check. */
const PAUSE_MS = 10_000;
/** The maximum number of cached answers and of paused servers; beyond it the expired entries are removed. */
const MAX_ENTRIES = 1_000;

const memberBody = z.object({ roles: z.array(z.string()).default([]) });

const GONE: readonly (number | string)[] = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser];

/** The roles of a member; false for somebody who is no member, null when that is unknown. */
type Answer = readonly string[] | false | null;

/** Returns whether a member with these roles can see a channel; null when that is unknown. */
export type SeesChannel = (
  guildId: string,
  channelId: string,
  userId: string,
  roleIds: readonly string[],
) => boolean | null;

/**
 * Creates the membership check over a logged-in REST client.
 * @param now returns the current time, in ms since 1970
 * @param seesChannel decides by roles; nothing is known about channels when left out
 */
export function createMembershipCheck(
  rest: REST,
  log: Logger,
  now: () => number,
  seesChannel: SeesChannel = () => null,
): MembershipCheck {
  const answers = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>();
  const resting = new Map<string, { readonly until: number }>();

  async function ask(guildId: string, userId: string): Promise<Answer> {
    try {
      const route = Routes.guildMember(guildId, userId);
      const answer = await rest.get(route, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return memberBody.safeParse(answer).data?.roles ?? [];
    } catch (error) {
      if (error instanceof DiscordAPIError && GONE.includes(error.code)) return false;
      resting.set(guildId, { until: now() + PAUSE_MS });
      log.info({ guildId, remedy: remedyFor(error) }, 'the membership of a person is unknown');
      return null;
    }
  }

  function memberOf(guildId: string, userId: string): Promise<Answer> {
    const at = now();
    for (const known of [answers, resting]) removeExpired(known, at);
    const key = `${guildId} ${userId}`;
    const known = answers.get(key);
    if (known && isWithin(known.until, at, CACHED_MS)) return known.answer;
    if (isWithin(resting.get(guildId)?.until ?? at, at, PAUSE_MS)) return Promise.resolve(null);
    const answer = ask(guildId, userId);
    answers.set(key, { answer, until: at + CACHED_MS });
    // Negative answers are not cached: a member may return, and an absent member loses the game.
    return answer.then((member) => {
      if (!member) answers.delete(key);
      return member;
    });
  }

  return {
    async isMember(guildId, userId) {
      const member = await memberOf(guildId, userId);
      return member && true;
    },
    async sees(guildId, channelId, userId) {
      const member = await memberOf(guildId, userId);
      return member && seesChannel(guildId, channelId, userId, member);
    },
  };
}

/** True when a time of at most `ms` runs; a longer one began before the clock was set back. */
function isWithin(until: number, at: number, ms: number): boolean {
  return until > at && until - at <= ms;
}

function removeExpired(known: Map<string, { readonly until: number }>, at: number): void {
  if (known.size < MAX_ENTRIES) return;
  for (const [key, { until }] of known) if (until <= at) known.delete(key);
}
