/**
 * Checks series: a game that goes on is followed by one game, with the score that the games before it make, the heroes
 * and the side that begins.
 */
import { isDeepStrictEqual } from 'node:util';
import { turnOf } from '../../../src/engine/hosting.ts';
import { gameIdOf, originOfRematch } from '../../../src/games/repository/game-id.ts';
import type { GameResult } from '../../../src/history/result.ts';
import { seriesRecordOf } from '../../../src/history/series-record.ts';
import type { Playground } from '../../../src/playground/index.ts';
import { endNotices, newestTable } from './chat.ts';
import type { Findings } from './findings.ts';
import type { FollowedGame, GameBook } from './game-book.ts';

/** Endings after which no game follows, whatever the score is. */
const LAST_ENDINGS: readonly (string | null)[] = ['forfeited', 'left', 'agreed', 'called-off', 'abandoned'];

interface Score {
  /** The number of this game, from 1. */
  readonly game: number;
  /** The most games that can be won and lost. */
  readonly length: number;
  /** Games won by each side, with this one when it is over. */
  readonly wins: readonly [number, number];
  readonly isWon: boolean;
}

/** The score of a series by the outcomes of its replayed games; null for a single game. */
function scoreOf(game: FollowedGame): Score | null {
  const { series } = game.record;
  if (!series) return null;
  const length = series.format.startsWith('best-of-3') ? 3 : 5;
  const winners = [...series.earlier.map(({ winner }) => winner), winnerOf(game)];
  const winsOf = (side: number) => winners.filter((winner) => winner === side).length;
  const wins = [winsOf(0), winsOf(1)] as const;
  return { game: series.earlier.length + 1, length, wins, isWon: wins.some((won) => won > length / 2) };
}

function winnerOf({ state }: FollowedGame): number | null {
  return state.outcome?.kind === 'won' ? state.outcome.team : null;
}

/** Whether a game is over and another one of its series must follow. */
export function goesOn(game: FollowedGame): boolean {
  if (game.status === 'live' || LAST_ENDINGS.includes(game.record.ended)) return false;
  return scoreOf(game)?.isWon === false;
}

/** The games that follow a game in its series: one, if all is well. */
export function nextGamesOf(book: GameBook, { id }: FollowedGame): readonly FollowedGame[] {
  return book.all().filter(({ record }) => record.series?.earlier.at(-1)?.gameId === id);
}

export class SeriesBook {
  readonly #findings: Findings;
  /** The ids of games whose beginning was checked. */
  readonly #checked = new Set<string>();

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** Checks each game of a series that is new, and that no game has two followers. */
  check(book: GameBook): void {
    const games = book.all().filter(({ record }) => record.series);
    const byId = new Map(games.map((game) => [game.id, game]));
    const followed = new Map<string, string>();
    for (const game of games) {
      const before = game.record.series?.earlier.at(-1);
      if (before === undefined) continue;
      const other = followed.get(before.gameId);
      if (other !== undefined) this.#add(game, `${other} and ${game.id} follow ${before.gameId}`);
      followed.set(before.gameId, game.id);
      if (!this.#checked.has(game.id)) this.#checkBeginning(game, byId.get(before.gameId));
      this.#checked.add(game.id);
    }
  }

  #checkBeginning(game: FollowedGame, before: FollowedGame | undefined): void {
    const add = (words: string) => this.#add(game, `${game.id} ${words}`);
    if (before === undefined) {
      add('follows a game that is not kept');
      return;
    }
    const [now, was] = [game.record, before.record];
    if (!goesOn(before)) add(`follows ${before.id}, which was the last game`);
    if (game.id !== gameIdOf(originOfRematch(before.id))) add('has an id of its own');
    if (game.thread !== before.thread) add('is played in another thread');
    const earlier = [...(was.series?.earlier ?? []), { gameId: before.id, winner: winnerOf(before) }];
    if (!isDeepStrictEqual(now.series, { format: was.series?.format, earlier })) add('has another score');
    if (!isDeepStrictEqual(seatedIn(game), seatedIn(before))) add('has other people');
    if (now.setup.seed === was.setup.seed) add('has the dice of the game before');
    const heroes = was.setup.seats.map(({ hero }) => hero);
    const expected = was.series?.format.endsWith('-swap') ? heroes.toReversed() : heroes;
    if (
      !isDeepStrictEqual(
        now.setup.seats.map(({ hero }) => hero),
        expected,
      )
    )
      add('has other heroes');
    const score = scoreOf(before);
    const isDecider = score?.wins.every((won) => won === (score.length - 1) / 2);
    if (!isDecider && beginnerOf(game) === beginnerOf(before)) add('is begun by the same side again');
  }

  #add({ thread }: FollowedGame, words: string): void {
    this.#findings.add('series', thread, words);
  }

  /** Compares the decided series of each person in the results with the games, at the end of a run. Returns their number. */
  checkRecords(book: GameBook, results: readonly GameResult[]): number {
    const decided = book.all().filter((game) => scoreOf(game)?.isWon && game.status !== 'live');
    const expected = new Map<string, { won: number; lost: number }>();
    for (const game of decided) {
      for (const [seat, occupant] of game.record.occupants.entries()) {
        if (occupant.kind !== 'person') continue;
        const record = expected.get(occupant.userId) ?? { won: 0, lost: 0 };
        if (game.state.seats[seat]?.team === winnerOf(game)) record.won += 1;
        else record.lost += 1;
        expected.set(occupant.userId, record);
      }
    }
    for (const [person, record] of expected) {
      const own = results.filter(({ seats }) => seats.some((seat) => seat.person === person));
      const kept = seriesRecordOf(own, person);
      if (!isDeepStrictEqual(kept, record)) {
        const [is, should] = [kept, record].map(({ won, lost }) => `${won} : ${lost}`);
        this.#findings.add('series', null, `the record of ${person} has ${is} series instead of ${should}`);
      }
    }
    return decided.length;
  }
}

/** The occupants of a game without the habits of bots, which the dice of each game draw. */
function seatedIn({ record }: FollowedGame): readonly object[] {
  return record.occupants.map((occupant) =>
    occupant.kind === 'bot' ? { ...occupant, habit: null } : occupant,
  );
}

function beginnerOf({ state }: FollowedGame): number {
  return turnOf(state).startPlayer;
}

/** Checks what the chat tells of the series of a game without waiting messages: its score, and its beginning once. */
export function checkSeriesChat(playground: Playground, game: FollowedGame, findings: Findings): void {
  const score = scoreOf(game);
  if (score === null) return;
  const { thread, status } = game;
  const heading = `Game ${score.game}, best of ${score.length}`;
  const announced = playground.messages(thread).filter(({ text }) => text.includes(`**${heading}**`)).length;
  const expected = score.game === 1 ? 0 : 1;
  if (announced !== expected) findings.add('series', thread, `${heading} is announced ${announced} times`);
  if (status === 'live') {
    const text = newestTable(playground, thread, game.id)?.text ?? '';
    const told = `${heading}: ${standing(score)}`;
    if (!new RegExp(told).test(text)) findings.add('series', thread, `the table does not say "${told}"`);
    return;
  }
  const text = endNotices(playground, thread)[score.game - 1]?.text ?? '';
  const told = score.isWon ? `wins the series ${highFirst(score)}` : `${score.length}: ${standing(score)}`;
  if (!new RegExp(told).test(text))
    findings.add('series', thread, `the end of ${heading} does not say "${told}"`);
}

function standing({ wins: [one, other], ...score }: Score): string {
  return one === other ? `${one} : ${other}` : `.* leads ${highFirst({ ...score, wins: [one, other] })}`;
}

function highFirst({ wins }: Score): string {
  return wins.toSorted((one, other) => other - one).join(' : ');
}
