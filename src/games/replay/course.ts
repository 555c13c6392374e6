/** How a finished game went: health by turn, the biggest hit and the last one, from its setup and actions. */
import { setImmediate as otherWork } from 'node:timers/promises';
import {
  apply,
  BrokenState,
  beginGame,
  ContentError,
  type GameEvent,
  type GameState,
  IllegalAction,
  turnOf,
} from '../../engine/index.ts';
import type { Course, Hit } from '../../render/finish/course.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { LogStep } from '../repository/log-entry.ts';

/** Actions between two looks at what else waits: a whole game would hold up presses for tens of milliseconds. */
const IN_ONE_GO = 25;

/**
 * @param steps the actions that count, in order
 * @returns null when today's rules do not replay the game
 */
export async function courseOf(
  setup: GameRecord['setup'],
  steps: readonly LogStep[],
): Promise<Course | null> {
  try {
    return await followed(setup, steps);
  } catch (error) {
    if (error instanceof IllegalAction || error instanceof BrokenState || error instanceof ContentError)
      return null;
    throw error;
  }
}

async function followed(setup: GameRecord['setup'], steps: readonly LogStep[]): Promise<Course> {
  let { state } = beginGame(setup);
  const hits = new Hits();
  const turns = [{ turn: 0, health: healthOf(state) }];
  for (const [at, { seat, action }] of steps.entries()) {
    if (at % IN_ONE_GO === IN_ONE_GO - 1) await otherWork();
    const { number } = turnOf(state);
    const done = apply(state, seat, action);
    for (const event of done.events) hits.see(event, turnOf(state).number);
    state = done.state;
    // What ends a turn also belongs to it where the next one has begun with it.
    for (const turn of new Set([number, turnOf(state).number])) {
      const known = turns.findIndex((one) => one.turn === turn);
      if (known < 0) turns.push({ turn, health: healthOf(state) });
      else turns[known] = { turn, health: healthOf(state) };
    }
  }
  return { turns, biggest: hits.biggest, killing: hits.killing };
}

function healthOf({ pools }: GameState): readonly number[] {
  return pools.map(({ health }) => Math.max(0, health));
}

/** Damage as it lands, with what it came from. */
class Hits {
  biggest: Hit | null = null;
  /** The last hit on whoever fell last. */
  killing: Hit | null = null;
  readonly #last = new Map<number, Hit>();
  #attack: { readonly seat: number; readonly ability: string } | null = null;

  see(event: GameEvent, turn: number): void {
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
          this.#note({ seat, amount: total, source, by: attack?.seat ?? null, turn });
        }
        return;
      case 'isolated':
        this.#note({ seat: event.seat, amount: event.amount, source: event.source, by: null, turn });
        return;
      case 'stole':
        if (event.what === 'health')
          this.#note({ seat: event.from, amount: event.amount, source: null, by: event.seat, turn });
        return;
      case 'defeated':
        this.killing = this.#last.get(event.seat) ?? this.killing;
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
