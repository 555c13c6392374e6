/** Rulings on loot that no deck of a hero holds: R375 on play, R376. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import {
  apply,
  createGame,
  type GameEvent,
  type GameState,
  legalActions,
} from '../../../src/engine/index.ts';

/** A barbarian in the first Main Phase with these cards, against another. */
function withCards(hand: readonly string[], script: number[]): GameState {
  const state = createGame({
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'barbarian' }],
    seed: 'loot rulings',
    first: 0,
  });
  Object.assign(state.seats[0] ?? {}, { hand: [...hand], cp: 5 });
  Object.assign(state.seats[1] ?? {}, { hand: [] });
  // The tonic is in no deck of a duel, so that nobody would be asked about it.
  state.askAlways = true;
  state.chance.script = script;
  return state;
}

/** Answers with the first wanted type until nobody of the wanted can answer or `until` holds. */
function playOn(state: GameState, until: (state: GameState) => boolean, wanted: readonly string[]) {
  const events: GameEvent[] = [];
  let now = state;
  for (let step = 0; step < 60 && !until(now); step += 1) {
    const seat = now.lanes[0]?.pending?.seat ?? -1;
    const legal = legalActions(now, seat);
    const action = wanted.map((type) => legal.find((one) => one.type === type)).find(Boolean) ?? legal[0];
    if (!action) throw new Error('nothing is legal');
    const next = apply(now, seat, action);
    events.push(...next.events);
    now = next.state;
  }
  return { state: now, events };
}

describe('the Stamina Tonic', () => {
  const DICE = [1, 1, 1, 4, 6, 1, 1, 1];

  it('R376: gives an additional Roll Phase once the Attack has landed', () => {
    const start = withCards(['stamina-tonic'], [...DICE, ...Array.from({ length: 40 }, () => 1)]);
    expect(legalActions(start, 0)).not.toContainEqual({ type: 'play', card: 'stamina-tonic' });
    const hasTonic = ({ lanes: [lane], seats }: GameState) =>
      lane?.pending?.moment === 'after-damage' && lane.pending.seat === 0 && seats[1]?.defeated === false;
    const landed = playOn(start, hasTonic, ['roll', 'activate', 'defend', 'pass']);
    const tonic = { type: 'play', card: 'stamina-tonic' } as const;
    expect(legalActions(landed.state, 0)).toContainEqual(tonic);
    const played = apply(landed.state, 0, tonic);
    expect(played.state.seats[0]?.cp).toBe(2);
    const again = playOn(played.state, ({ lanes: [lane] }) => lane?.turn.phase === 'offensive-roll', [
      'pass',
    ]);
    expect([...played.events, ...again.events].filter(({ e }) => e === 'extra-offense')).toEqual([
      { e: 'extra-offense', seat: 0, target: 1 },
    ]);
    expect(again.state.lanes[0]?.rollPhase?.forcedTarget).toBe(1);
  });
});

describe('Fire Snake Immunity', () => {
  it('removes Poison and Burn when it comes into play, and nothing else (R375)', () => {
    const start = withCards(['fire-snake-immunity'], []);
    const own = start.seats[0];
    if (!own) throw new Error('no seat');
    const one = [{ by: 1, fresh: false, count: 1 }];
    own.tokens = { poison: [{ by: 1, fresh: false, count: 3 }], burn: one, knockdown: [...one] };
    const { state } = playOn(
      apply(start, 0, { type: 'play', card: 'fire-snake-immunity' }).state,
      ({ seats }) => seats[0]?.tokens['fire-snake-immunity'] !== undefined,
      ['pass'],
    );
    expect(Object.keys(state.seats[0]?.tokens ?? {}).toSorted()).toEqual([
      'fire-snake-immunity',
      'knockdown',
    ]);
    expect(state.seats[0]?.inPlay).toContain('fire-snake-immunity');
  });
});
