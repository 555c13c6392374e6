/** The summary of a finished game: health by turn, the biggest hit and the last hit, from its setup and actions. */
import { setImmediate as otherWork } from 'node:timers/promises';
import { ContentError } from '../../engine/definitions.ts';
import { BrokenState, beginGame, turnOf } from '../../engine/hosting.ts';
import { apply, type GameEvent, type GameState, IllegalAction, type Seat } from '../../engine/index.ts';
import type { GameSummary, HeroResult, Hit } from '../../history/game-summary.ts';
import { enemyNames } from '../repository/enemy-names.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { LogStep } from '../repository/log-entry.ts';

/**
 * Number of actions before the replay yields to other work; replaying a whole game at once would delay presses by tens
 * of ms.
 */
const ACTIONS_PER_SLICE = 25;

/**
 * Returns the summary of a game.
 * @param steps the actions in effect, in order
 * @returns null when the present rules cannot replay the game
 */
export async function gameSummaryOf(
  setup: GameRecord['setup'],
  steps: readonly LogStep[],
): Promise<GameSummary | null> {
  try {
    return await followed(setup, steps);
  } catch (error) {
    if (error instanceof IllegalAction || error instanceof BrokenState || error instanceof ContentError)
      return null;
    throw error;
  }
}

async function followed(setup: GameRecord['setup'], steps: readonly LogStep[]): Promise<GameSummary> {
  let { state } = beginGame(setup);
  const hits = new Hits();
  const party = state.mission ? new PartyResults(state.seats.length) : null;
  const turns = [{ turn: 0, health: healthOf(state) }];
  /** Dial -> its health when those who share it gave up. */
  const givenUp = new Map<number, number>();
  for (const [at, { seat, action }] of steps.entries()) {
    if (at % ACTIONS_PER_SLICE === ACTIONS_PER_SLICE - 1) await otherWork();
    const number = placeIn(state);
    const done = apply(state, seat, action);
    const names = enemyNames(done.state);
    let moment = number;
    for (const event of done.events) {
      // An action may end a turn and begin the next, whose upkeep deals damage.
      if (event.e === 'turn' && !state.crawl) moment = event.number;
      hits.see(event, moment, (victim) => names[victim - state.seats.length]);
      party?.see(event);
      if (event.e !== 'defeated' || !event.conceded) continue;
      const dial = state.seats[event.seat]?.pool ?? 0;
      givenUp.set(dial, healthOf(state)[dial] ?? 0);
    }
    state = done.state;
    const health = healthOf(state).map((now, dial) => givenUp.get(dial) ?? now);
    // An action that ends a turn counts for that turn and for the next turn that begins with it.
    for (const turn of new Set([number, placeIn(state)])) {
      const known = turns.findIndex((one) => one.turn === turn);
      if (known < 0) turns.push({ turn, health });
      else turns[known] = { turn, health };
    }
  }
  const results = party ? { results: party.results } : {};
  return { turns, biggest: hits.biggest, killing: hits.killing, ...results };
}

/** The number of the turn; in Adventures that of the round, as each battle counts its own turns. */
function placeIn(state: GameState): number {
  return state.crawl?.round ?? turnOf(state).number;
}

function healthOf({ pools }: GameState): readonly number[] {
  return pools.map(({ health }) => Math.max(0, health));
}

/** Collects the damage that was dealt, with its sources. */
class Hits {
  biggest: Hit | null = null;
  /** The last hit on the seat that was defeated last; null if that player gave up. */
  killing: Hit | null = null;
  readonly #last = new Map<number, Hit>();
  #attack: { readonly seat: Seat; readonly ability: string } | null = null;

  /** @param enemyAt returns the name of the enemy at a seat; undefined for heroes */
  see(event: GameEvent, turn: number, enemyAt: (seat: Seat) => string | undefined): void {
    const note = (hit: Hit) => {
      const victim = enemyAt(hit.seat);
      this.#note(victim === undefined ? hit : { ...hit, victim });
    };
    switch (event.e) {
      case 'activated':
        this.#attack = { seat: event.seat, ability: event.variant };
        return;
      case 'turn':
        this.#attack = null;
        return;
      case 'landed':
        for (const { seat, total, lines } of event.totals) {
          const own = lines.find(({ step, amount }) => step === 1 && amount !== null);
          const attack = this.#attack?.seat === seat ? null : this.#attack;
          const source = own?.source ?? attack?.ability ?? null;
          note({ seat, amount: total, source, by: attack?.seat ?? null, turn });
        }
        return;
      case 'isolated':
        note({ seat: event.seat, amount: event.amount, source: event.source, by: null, turn });
        return;
      case 'stole':
        if (event.what === 'health')
          note({ seat: event.from, amount: event.amount, source: null, by: event.seat, turn });
        return;
      case 'defeated':
        this.killing = event.conceded ? null : (this.#last.get(event.seat) ?? this.killing);
        return;
      default:
        return;
    }
  }

  #note(hit: Hit): void {
    if (hit.amount <= 0) return;
    this.#last.set(hit.seat, hit);
    if (this.biggest === null || hit.amount > this.biggest.amount) this.biggest = hit;
  }
}

/** Damage of each hero of a party to the enemies, whose seats come after those of the heroes. */
class PartyResults {
  readonly #heroes: number;
  readonly #results: HeroResult[];
  /** Enemy seat -> the hero that damaged it last. */
  readonly #last = new Map<number, number>();

  constructor(heroes: number) {
    this.#heroes = heroes;
    this.#results = Array.from({ length: heroes }, () => ({ dealt: 0, defeated: 0 }));
  }

  get results(): readonly HeroResult[] {
    return this.#results;
  }

  see(event: GameEvent): void {
    switch (event.e) {
      case 'landed':
        for (const [at, { seat, total }] of event.totals.entries()) {
          this.#hurt(event.dealers?.[at] ?? null, seat, total);
        }
        return;
      case 'isolated':
        this.#hurt(event.by ?? null, event.seat, event.amount);
        return;
      case 'stole':
        if (event.what === 'health') this.#hurt(event.seat, event.from, event.amount);
        return;
      case 'defeated':
        this.#add(this.#last.get(event.seat), { dealt: 0, defeated: 1 });
        return;
      default:
        return;
    }
  }

  #hurt(by: number | null, enemy: number, amount: number): void {
    if (by === null || by >= this.#heroes || enemy < this.#heroes || amount <= 0) return;
    this.#last.set(enemy, by);
    this.#add(by, { dealt: amount, defeated: 0 });
  }

  #add(hero: number | undefined, { dealt, defeated }: HeroResult): void {
    const before = hero === undefined ? undefined : this.#results[hero];
    if (hero === undefined || before === undefined) return;
    this.#results[hero] = { dealt: before.dealt + dealt, defeated: before.defeated + defeated };
  }
}
