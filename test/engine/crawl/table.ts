/** A Portal Crawl at the table of a test: people who act by verbs, with dice that are known. */
import { expect } from 'vitest';
import '../../../src/content/index.ts';
import { run } from '../../../src/engine/api/run.ts';
import { engage } from '../../../src/engine/core/crawl/engage.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameEvent,
  type GameState,
  legalActions,
} from '../../../src/engine/index.ts';
import type { CrawlHero, CrawlState } from '../../../src/engine/model/adventure.ts';
import type { HeroSeat } from '../../../src/engine/model/combatant.ts';
import type { Difficulty } from '../../../src/engine/vocabulary/crawl.ts';

export interface CrawlOptions {
  readonly crawl?: string;
  readonly difficulty?: Difficulty;
  readonly seed?: string;
  /** Salves of the party; those of the card when left out. */
  readonly salves?: number;
  /** The heroes act at once; one after another when left out. */
  readonly atOnce?: true;
  /** A state to go on with, in place of a new crawl. */
  readonly state?: GameState;
}

export class CrawlTable {
  state: GameState;
  readonly events: GameEvent[] = [];

  constructor(
    heroes: readonly string[],
    { crawl = 'crimson-sands-a', difficulty, seed = 'table', salves, atOnce, state }: CrawlOptions = {},
  ) {
    this.state =
      state ??
      createGame({
        mode: 'crawl',
        seats: heroes.map((hero) => ({ hero })),
        seed,
        first: 0,
        crawl: {
          id: crawl,
          ...(difficulty ? { difficulty } : {}),
          ...(salves === undefined ? {} : { salves }),
          ...(atOnce ? { atOnce } : {}),
        },
      });
  }

  get crawl(): CrawlState {
    const { crawl } = this.state;
    if (!crawl) throw new Error('no crawl');
    return crawl;
  }

  hero(seat: number): CrawlHero {
    const hero = this.crawl.heroes[seat];
    if (!hero) throw new Error(`no hero ${seat}`);
    return hero;
  }

  seat(seat: number): HeroSeat {
    const found = this.state.seats[seat];
    if (!found) throw new Error(`no seat ${seat}`);
    return found;
  }

  health(seat: number): number {
    return this.state.pools[this.seat(seat).pool]?.health ?? Number.NaN;
  }

  /** Before a battle the seat is asked for each salve that it could spend. */
  askForSalves(seat: number): void {
    const { orders } = this.seat(seat);
    this.seat(seat).orders = { ...orders, ask: { ...orders.ask, salves: 'always' } };
  }

  setHealth(seat: number, health: number): void {
    const pool = this.state.pools[this.seat(seat).pool];
    if (pool) pool.health = health;
  }

  /** The next minion of its level that comes is this one. */
  nextMinion(level: 1 | 2 | 3 | 4, id: string): void {
    const deck = this.crawl.minions[level];
    this.crawl.minions[level] = [id, ...deck.filter((one) => one !== id)];
  }

  /** The next environment of a level that is turned over is this one. */
  nextEnvironment(level: 1 | 2 | 3 | 4, id: string): void {
    const deck = this.crawl.environments[level];
    this.crawl.environments[level] = [id, ...deck.filter((one) => one !== id)];
  }

  /** A hero joins the battle of a team-mate before the next step. */
  join(seat: number, mate: number): void {
    const { foe, at } = this.hero(mate);
    if (foe === null) throw new Error('there is no battle to join');
    this.hero(seat).at = at;
    engage(openGame(this.state), seat, foe);
  }

  /** Runs the game to its next question, after a test has changed its state. */
  run(): void {
    run(openGame(this.state));
  }

  /** Acts, also with the state written down and read again: both must come out the same. */
  act(seat: number, action: Action): void {
    const again = apply(JSON.parse(JSON.stringify(this.state)), seat, action);
    const { state, events } = apply(this.state, seat, action);
    expect(JSON.parse(JSON.stringify(again.state))).toEqual(JSON.parse(JSON.stringify(state)));
    this.state = state;
    this.events.push(...events);
  }

  /** Dice that are thrown next, in order; a Loot die takes values up to 20. */
  script(...dice: number[]): void {
    this.state = { ...this.state, chance: { ...this.state.chance, script: dice } };
  }

  scriptLeft(): number {
    return this.state.chance.script?.length ?? 0;
  }

  legal(seat: number): Action[] {
    return legalActions(this.state, seat);
  }

  asked(): string[] {
    return openQuestions(this.state).map(({ seat, kind }) => `${seat} ${kind}`);
  }

  seen<E extends GameEvent['e']>(e: E): Extract<GameEvent, { e: E }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { e: E }> => event.e === e);
  }

  /** Declines whatever is asked until the condition holds. */
  declineUntil(isThere: () => boolean): void {
    for (let presses = 0; !isThere() && !this.state.outcome; presses += 1) {
      if (presses > 500) throw new Error(`asked without end: ${this.asked().join(', ')}`);
      const [question] = openQuestions(this.state);
      if (!question) throw new Error('nobody is asked anything');
      this.act(question.seat, declining(this.legal(question.seat)));
    }
  }

  /** Passes what is asked until this seat decides about its roll. */
  untilRoll(seat: number): void {
    this.declineUntil(() => this.asked().includes(`${seat} roll`));
  }
}

const DECLINES: readonly ((action: Action) => boolean)[] = [
  ({ type }) => type === 'pass' || type === 'no-ability' || type === 'no-defense',
  (action) => action.type === 'choose' && (action.option === 'skip' || action.option === 'no'),
  ({ type }) => type === 'sell',
];

function declining(legal: readonly Action[]): Action {
  for (const declines of DECLINES) {
    const found = legal.find(declines);
    if (found) return found;
  }
  const [first] = legal;
  if (!first) throw new Error('asked, and nothing can be answered');
  return first;
}
