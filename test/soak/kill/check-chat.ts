/** Checks the chat at rest: the current question once, each mention once, each game once. */

import { askedRevOf, isBotAsked } from '../../../src/games/actions/play.ts';
import type { Playground } from '../../../src/playground/index.ts';
import { answersIn, revOf } from '../../e2e/presser.ts';
import type { StartedGame } from './agreed.ts';
import { answerableTables, endNoticeCount, hasThread, newestTable } from './chat.ts';
import type { Findings } from './findings.ts';
import { asksOf, type FollowedGame, type GameBook, type Turn } from './game-book.ts';
import type { Witness, WitnessedPost } from './witness.ts';

/** The refusal that shows a bot that the previous one had already opened the thread. */
const THREAD_IS_THERE = 160_004;
/** Of two programs whose store does not tell in time who answers, both do, and Discord takes the first. */
const ANSWERED_ALREADY = 40_060;

/** The reason why a game's table does not show its current question; null when it does. */
export function missingQuestion(playground: Playground, game: FollowedGame): string | null {
  if (game.waiting > 0) return `${game.waiting} messages wait to be sent`;
  const asking = answerableTables(playground, game.thread);
  if (game.status !== 'live') {
    if (endNoticeCount(playground, game.thread) === 0) return 'its end is not told';
    return asking.some((table) => answersIn(table).length > 0) ? 'a table of a finished game asks' : null;
  }
  const { record } = game;
  if (isBotAsked(record)) return 'the bot is asked and does not play';
  const table = newestTable(playground, game.thread);
  if (table === null) return 'there is no table';
  if (asking.length > 1) return `${asking.length} messages have live buttons`;
  const rev = revOf(table);
  if (rev >= askedRevOf(record) && rev <= record.state.rev) return null;
  return `its table shows rev ${rev}, the question is ${askedRevOf(record)} to ${record.state.rev}`;
}

/** Discord's code for a message that is not there. */
const UNKNOWN_MESSAGE = 10008;

/** Checks of the messages that reached people; right at any time, and complete when everything is at rest. */
export function checkChat(
  playground: Playground,
  witness: Witness,
  book: GameBook,
  games: readonly FollowedGame[],
  agreed: readonly StartedGame[],
  findings: Findings,
  programs: number,
): void {
  checkNonces(witness, findings);
  for (const game of games) {
    checkCalls(game, witness, findings);
    const ends = endNoticeCount(playground, game.thread);
    const expected = game.status === 'live' ? 0 : 1;
    if (ends !== expected) findings.add('end told', game.thread, `${ends} times instead of ${expected}`);
  }
  for (const one of agreed) checkAgreed(one, playground, book, findings);
  const known = new Set(agreed.map(({ thread }) => thread));
  for (const { thread, id } of book.all()) {
    if (!known.has(thread)) findings.add('game that nobody asked for', thread, `${id} is played there`);
  }
  const forgiven = programs > 1 ? [THREAD_IS_THERE, ANSWERED_ALREADY] : [THREAD_IS_THERE];
  for (const { route, code, message } of playground.violations()) {
    // Each program remembers the hands that it has shown, and updates them during the game: another program may have
    // removed one of them.
    if (programs > 1 && code === UNKNOWN_MESSAGE && /^(DELETE|PATCH) .*@original$/.test(route)) continue;
    if (code === UNKNOWN_MESSAGE && isOfPanelPressedTwice(route, witness)) continue;
    if (!forgiven.includes(code)) findings.add('violation', null, `${route} ${code} ${message}`);
  }
}

/** The first of two presses may close the panel with the second button; Discord then refuses to update it. */
function isOfPanelPressedTwice(route: string, { presses }: Witness): boolean {
  const [, id = ''] = /^POST \/interactions\/(\d+)\/TOKEN\/callback$/.exec(route) ?? [];
  const refused = presses.get(id);
  return [...presses.values()].some((other) => other.id !== id && other.messageId === refused?.messageId);
}

function checkNonces(witness: Witness, findings: Findings): void {
  const seen = new Set<string>();
  for (const { channelId, nonce } of witness.posts) {
    if (nonce === null) continue;
    const key = `${channelId} ${nonce}`;
    if (seen.has(key)) findings.add('message doubled', channelId, `with the nonce ${nonce}`);
    seen.add(key);
  }
}

/** A game whose beginning was acknowledged has a thread and is there once; another is there at most once. */
function checkAgreed(
  { thread, acknowledged }: StartedGame,
  playground: Playground,
  book: GameBook,
  findings: Findings,
): void {
  const games = book.inThread(thread).length;
  if (games > 1) findings.add('game doubled', thread, `${games} games of one challenge or lobby`);
  if (!acknowledged) return;
  if (games === 0) findings.add('begun without a game', thread, 'its beginning was acknowledged');
  if (!hasThread(playground, thread)) findings.add('begun without a thread', thread, 'none was opened');
}

/** Each turn calls the people whom it asks when it begins, once, in one message. */
function checkCalls(game: FollowedGame, witness: Witness, findings: Findings): void {
  const tables = witness.posts.filter(({ channelId, rev }) => channelId === game.thread && rev !== null);
  for (const [at, turn] of game.turns.entries()) {
    if (turn.asks.length === 0) continue;
    const until = game.turns[at + 1]?.rev ?? Number.POSITIVE_INFINITY;
    const ofTurn = tables.filter(({ rev }) => rev !== null && rev >= turn.rev && rev < until);
    const calls = ofTurn.filter(({ users }) => users.length > 0);
    const add = (kind: string, words: string) =>
      findings.add(kind, game.thread, `turn ${turn.number} ${words}`);
    if (calls.length > 1) add('called twice', `calls in ${calls.map(({ id }) => id).join(', ')}`);
    for (const userId of calls.flatMap(({ users }) => users)) {
      if (!turn.askedInIt.has(userId)) add('called too many', `calls ${userId}, who is not asked`);
    }
    const called = new Set(calls.flatMap(({ users }) => users));
    for (const asked of turn.asks) {
      if (!called.has(asked.userId) && mustHaveCalled(game, asked, ofTurn, witness)) {
        add('not called', `never called ${asked.userId}`);
      }
    }
  }
}

/** Nobody need be called who answered before the turn's table came. */
function mustHaveCalled(
  game: FollowedGame,
  { seat, userId, askedRev }: Turn['asks'][number],
  tables: readonly WitnessedPost[],
  witness: Witness,
): boolean {
  const answer = game.entries.find(({ steps: [step] }) => step?.seat === seat && step.rev >= askedRev);
  if (answer === undefined) {
    // Unanswered: the table must be there once nothing waits, unless the game ended without an answer.
    const isAsked = asksOf(game).some((now) => now.userId === userId && now.askedRev === askedRev);
    return game.status === 'live' && game.waiting === 0 && isAsked;
  }
  const [first] = tables;
  const press = witness.presses.get(answer.interactionId ?? '');
  return first !== undefined && press !== undefined && BigInt(press.messageId) >= BigInt(first.id);
}
