/** Checks the chat: each game, each mention and the current question must appear exactly once. */

import { askedRevOf, isBotAsked } from '../../../src/games/actions/play.ts';
import type { Playground } from '../../../src/playground/index.ts';
import { answersIn, revOf } from '../../e2e/presser.ts';
import { answerableTables, endNotices, hasThread, newestTable } from './chat.ts';
import type { Findings } from './findings.ts';
import { asksOf, type FollowedGame, type GameBook, type Turn } from './game-book.ts';
import { goesOn, nextGamesOf } from './series-book.ts';
import type { StartedGame } from './started-game.ts';
import type { Witness, WitnessedPost } from './witness.ts';

/** Discord's code for a second thread below one message. A restarted bot gets it when the killed one had opened the thread. */
const THREAD_IS_THERE = 160_004;
/** Discord's code for a second acknowledgement. Two programs both acknowledge when their store is slow to decide which one does. */
const ANSWERED_ALREADY = 40_060;

/** The reason why a game's table does not show its current question; null when it does. */
export function missingQuestion(playground: Playground, game: FollowedGame, book: GameBook): string | null {
  if (game.waiting > 0) return `${game.waiting} messages wait to be sent`;
  const asking = answerableTables(playground, game.thread, game.id);
  if (game.status !== 'live') {
    if (endNotices(playground, game.thread).length < endedIn(book, game.thread)) return 'its end is not told';
    if (goesOn(game) && nextGamesOf(book, game).length === 0)
      return 'the next game of its series has not begun';
    return asking.some((table) => answersIn(table).length > 0) ? 'a table of a finished game asks' : null;
  }
  const { record } = game;
  if (isBotAsked(record)) return 'the bot is asked and does not play';
  const table = newestTable(playground, game.thread, game.id);
  if (table === null) return 'there is no table';
  if (asking.length > 1) return `${asking.length} messages have live buttons`;
  const rev = revOf(table);
  if (rev >= askedRevOf(record) && rev <= record.state.rev) return null;
  return `its table shows rev ${rev}, the question is ${askedRevOf(record)} to ${record.state.rev}`;
}

/** The number of finished games of a thread. */
function endedIn(book: GameBook, thread: string): number {
  return book.inThread(thread).filter(({ status }) => status !== 'live').length;
}

/** Discord's code for a message that is not there. */
const UNKNOWN_MESSAGE = 10008;

/** Checks the messages that people have received. At rest it finds every error; at other times it may miss some. */
export function checkChat(
  playground: Playground,
  witness: Witness,
  book: GameBook,
  games: readonly FollowedGame[],
  started: readonly StartedGame[],
  findings: Findings,
  programs: number,
): void {
  checkNonces(witness, findings);
  for (const game of games) {
    checkCalls(game, witness, findings);
    const ends = endNotices(playground, game.thread).length;
    const expected = endedIn(book, game.thread);
    if (ends !== expected) findings.add('end told', game.thread, `${ends} times instead of ${expected}`);
  }
  for (const game of started) checkStarted(game, playground, book, findings);
  const known = new Set(started.map(({ thread }) => thread));
  for (const { thread, id } of book.all()) {
    if (!known.has(thread)) findings.add('game that nobody asked for', thread, `${id} is played there`);
  }
  const expectedCodes = programs > 1 ? [THREAD_IS_THERE, ANSWERED_ALREADY] : [THREAD_IS_THERE];
  for (const { route, code, message } of playground.violations()) {
    // Each program updates the hands that it has shown. Another program may have deleted one of them.
    if (programs > 1 && code === UNKNOWN_MESSAGE && /^(DELETE|PATCH) .*@original$/.test(route)) continue;
    if (code === UNKNOWN_MESSAGE && isPanelPressedTwice(route, witness)) continue;
    if (code === UNKNOWN_MESSAGE && isDeletedAgain(route, witness)) continue;
    if (!expectedCodes.includes(code)) findings.add('violation', null, `${route} ${code} ${message}`);
  }
}

/** Of two presses on one panel the first may delete it; Discord then refuses the update for the second. */
function isPanelPressedTwice(route: string, { presses }: Witness): boolean {
  const [, id = ''] = /^POST \/interactions\/(\d+)\/TOKEN\/callback$/.exec(route) ?? [];
  const refused = presses.get(id);
  return [...presses.values()].some((other) => other.id !== id && other.messageId === refused?.messageId);
}

/** A bot that is killed after a deletion, before it is stored, repeats it. */
function isDeletedAgain(route: string, { posts }: Witness): boolean {
  const [, id] = /^DELETE \/channels\/\d+\/messages\/(\d+)$/.exec(route) ?? [];
  return id !== undefined && posts.some((post) => post.id === id);
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

/** A game whose start was acknowledged must exist once and have a thread; any other exists at most once. */
function checkStarted(
  { thread, acknowledged }: StartedGame,
  playground: Playground,
  book: GameBook,
  findings: Findings,
): void {
  // The games that follow in a series are counted with that.
  const games = book.inThread(thread).filter(({ record }) => !record.series?.earlier.length).length;
  if (games > 1) findings.add('game doubled', thread, `${games} games of one challenge or lobby`);
  if (!acknowledged) return;
  if (games === 0) findings.add('begun without a game', thread, 'its beginning was acknowledged');
  if (!hasThread(playground, thread)) findings.add('begun without a thread', thread, 'none was opened');
}

/** The people asked at the start of a turn must be mentioned once, in a single message. */
function checkCalls(game: FollowedGame, witness: Witness, findings: Findings): void {
  const tables = witness.posts.filter(({ gameId, rev }) => gameId === game.id && rev !== null);
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

/** A person who answered before the turn's table was posted need not be mentioned. */
function mustHaveCalled(
  game: FollowedGame,
  { seat, userId, askedRev }: Turn['asks'][number],
  tables: readonly WitnessedPost[],
  witness: Witness,
): boolean {
  const answer = game.entries.find(({ steps: [step] }) => step?.seat === seat && step.rev >= askedRev);
  if (answer === undefined) {
    // Unanswered: the mention is required once the outbox is empty, unless the game has ended.
    const isAsked = asksOf(game).some((now) => now.userId === userId && now.askedRev === askedRev);
    return game.status === 'live' && game.waiting === 0 && isAsked;
  }
  const [first] = tables;
  const press = witness.presses.get(answer.interactionId ?? '');
  return first !== undefined && press !== undefined && BigInt(press.messageId) >= BigInt(first.id);
}
