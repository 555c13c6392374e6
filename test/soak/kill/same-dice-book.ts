/**
 * Checks pairs of games on the same dice: there is one second game at most, by other people, with the dice, decks and
 * heroes of the first; the dice stay closed until it is over; then both are compared once in each thread.
 */
import { isDeepStrictEqual } from 'node:util';
import { comparisonLines } from '../../../src/commands/messages/same-dice-text.ts';
import { beginGame, turnOf } from '../../../src/engine/hosting.ts';
import { gameIdOf, originOfSecond } from '../../../src/games/repository/game-id.ts';
import { peopleWhoPlayed } from '../../../src/games/repository/occupants.ts';
import { compared } from '../../../src/games/same-dice/comparison.ts';
import type { Playground } from '../../../src/playground/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { offersOfDice } from './chat.ts';
import type { Findings } from './findings.ts';
import type { FollowedGame, GameBook } from './game-book.ts';

/** The first game on the dice of a second one; undefined for other games. */
function firstOf(book: GameBook, { record }: FollowedGame): FollowedGame | undefined {
  const id = record.sameDice?.of ?? null;
  return id === null ? undefined : book.all().find((game) => game.id === id);
}

function secondsOf(book: GameBook, { id }: FollowedGame): readonly FollowedGame[] {
  return book.all().filter(({ record }) => record.sameDice?.of === id);
}

function isOver({ status }: FollowedGame): boolean {
  return status !== 'live';
}

/** The number of second games that are over. */
export function comparedPairs(book: GameBook): number {
  return book.all().filter((game) => isOver(game) && game.record.sameDice?.of).length;
}

export class SameDiceBook {
  readonly #findings: Findings;
  /** The ids of second games whose beginning was checked. */
  readonly #checked = new Set<string>();

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** Checks each second game that is new, and that no game has two. */
  check(book: GameBook): void {
    for (const game of book.all()) {
      if (!game.record.sameDice?.of) continue;
      const first = firstOf(book, game);
      if (first === undefined) this.#add(game, `${game.id} has the dice of a game that is not kept`);
      else if (!this.#checked.has(game.id)) this.#checkBeginning(game, first);
      if (first && secondsOf(book, first).length > 1) this.#add(game, `${first.id} has two second games`);
      if (first?.record.sameDice?.opened) this.#add(game, `${first.id} was opened and is played again`);
      this.#checked.add(game.id);
    }
  }

  #checkBeginning(game: FollowedGame, first: FollowedGame): void {
    const add = (words: string) => this.#add(game, `${game.id} ${words}`);
    if (!isOver(first)) add(`was begun before ${first.id} was over`);
    if (!first.record.sameDice?.taken) add(`was begun while others could open the dice of ${first.id}`);
    if (game.id !== gameIdOf(originOfSecond(first.id))) add('has an id of its own');
    const known = peopleWhoPlayed(first.record.occupants);
    if (peopleWhoPlayed(game.record.occupants).some((id) => known.includes(id))) {
      add(`is played by somebody who played ${first.id}`);
    }
    if (!isDeepStrictEqual(beginningOf(game), beginningOf(first))) {
      add(`has other dice, decks, heroes or rules than ${first.id}`);
    }
  }

  #add({ thread }: FollowedGame, words: string): void {
    this.#findings.add('same dice', thread, words);
  }
}

/** All that luck and rules decide before the first action. */
function beginningOf({ record: { setup } }: FollowedGame) {
  const { seed, mode, first, rules, seats } = setup;
  const { state } = beginGame(setup);
  return {
    set: { seed, mode, first, rules, heroes: seats.map(({ hero }) => hero) },
    begins: turnOf(state).startPlayer,
    cards: state.seats.map(({ hand, deck, discard }) => ({ hand, deck, discard })),
    health: state.pools,
  };
}

/** Checks what the chat tells of a game on the same dice that is over and without waiting messages. */
export function checkSameDiceChat(
  playground: Playground,
  hall: string,
  game: FollowedGame,
  book: GameBook,
  findings: Findings,
): void {
  const { sameDice, ended } = game.record;
  if (!sameDice || !isOver(game) || ended === 'abandoned') return;
  const add = (words: string) => findings.add('same dice', game.thread, `${game.id} ${words}`);
  if (sameDice.of !== null) {
    const first = firstOf(book, game);
    if (first) checkComparison(playground, first, game, add);
    return;
  }
  const offers = offersOfDice(playground, hall, game.id).length;
  if (offers !== 1) add(`is offered ${offers} times`);
  const [second] = secondsOf(book, game);
  if (sameDice.opened || (second && isOver(second))) return;
  const places = [hall, game.thread, ...(second ? [second.thread] : [])];
  const tells = ({ text }: { readonly text: string }) => text.includes(game.record.setup.seed);
  if (places.some((place) => playground.messages(place).some(tells))) add('is sealed, and its seed is told');
}

function checkComparison(
  playground: Playground,
  first: FollowedGame,
  second: FollowedGame,
  add: (words: string) => void,
): void {
  const news = { feats: [], record: null, compared: compared(endOf(first), endOf(second)) };
  const lines = comparisonLines(news, ENGLISH);
  const [heading = '', ...seats] = lines;
  for (const { thread } of [first, second]) {
    const told = playground.messages(thread).filter(({ text }) => text.includes(heading));
    if (told.length !== 1) add(`is compared ${told.length} times in ${thread}`);
    else if (!seats.every((line) => told[0]?.text.includes(line))) {
      add(
        `is compared otherwise in ${thread} than its log makes: ${told[0]?.text} instead of ${seats.join(' ')}`,
      );
    }
  }
}

function endOf({ state, record }: FollowedGame) {
  return { state, occupants: record.occupants };
}
