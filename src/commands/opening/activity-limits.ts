/**
 * Limits how much one person may have under way. Counts in the store, so that limits hold across restarts and
 * processes.
 */
import type { Listed } from '../../games/lobby/open-list.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';

const MAX = {
  /** Live games of a person; enough for an asynchronous player in every game of a large club. */
  games: 30,
  /** Open challenges that a person made, and as many other lobbies. */
  made: 10,
  /** Open challenges from one person to another. */
  toOne: 3,
  /** Open challenges to one person, from anybody. */
  received: 20,
  /** Open challenges in one channel, and as many other lobbies. */
  inChannel: 25,
} as const;

/** Returns a refusal while running games use the whole capacity of this machine; null while there is capacity. */
export function capacityRefusal({ games }: Pick<BotContext, 'games'>, words: Words): string | null {
  const seconds = games.secondsUntilRoom();
  return seconds === null ? null : words.presses.capacityRefusal(seconds);
}

/** Returns why this person can start no further game now; null when they can. */
export async function tooManyGames(
  context: BotContext,
  userId: string,
  words: Words,
): Promise<string | null> {
  const full = capacityRefusal(context, words);
  if (full !== null || context.limits === null) return full;
  const games = await context.store.listByUser(userId);
  return games.length < MAX.games ? null : words.challenge.tooManyGames(games.length);
}

/**
 * Returns why a person cannot call these people now, when one of them has blocked the person; null when they can. The
 * sentence is also said for another reason, so that it tells nobody of a block.
 * @throws StoreUnavailable
 */
export async function blockRefusal(
  { profiles }: Pick<BotContext, 'profiles'>,
  from: string,
  to: readonly string[],
  { challenge }: Words,
): Promise<string | null> {
  const blockers = await profiles.whoBlocked(from, to);
  return blockers.length === 0 ? null : challenge.notNow;
}

/** Only challenges are addressed to somebody; they are counted apart from other lobbies. */
function isChallenge({ to }: Listed): boolean {
  return to !== '';
}

/** Returns why this challenge cannot be made now; null when it can. */
export async function tooManyChallenges(
  context: BotContext,
  { from, to, channelId }: { readonly from: string; readonly to: string; readonly channelId: string },
  words: Words,
): Promise<string | null> {
  const blocked = await blockRefusal(context, from, [to], words);
  if (blocked !== null || context.limits === null) return blocked;
  const open = (await context.lobbies.open()).filter(isChallenge);
  const made = open.filter((one) => one.from === from);
  if (made.length >= MAX.made) return words.challenge.tooManyMade;
  if (made.filter((one) => one.to === to).length >= MAX.toOne) return words.challenge.tooManyToOne;
  if (open.filter((one) => one.to === to).length >= MAX.received) return words.challenge.notNow;
  const here = open.filter((one) => one.channelId === channelId);
  return here.length < MAX.inChannel ? null : words.challenge.tooManyHere;
}

/** Returns why this person can open no further lobby here now; null when they can. */
export async function tooManyLobbies(
  context: BotContext,
  { from, channelId }: { readonly from: string; readonly channelId: string },
  words: Words,
): Promise<string | null> {
  if (context.limits === null) return null;
  const open = (await context.lobbies.open()).filter((one) => !isChallenge(one));
  if (open.filter((one) => one.from === from).length >= MAX.made) return words.lobby.tooManyMade;
  const here = open.filter((one) => one.channelId === channelId);
  return here.length < MAX.inChannel ? null : words.lobby.tooManyHere;
}
