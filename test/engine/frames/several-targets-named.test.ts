/** An ability with several targets: naming them, players who leave meanwhile, and views. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { apply, type GameState, legalActions, type Pending, viewOf } from '../../../src/engine/index.ts';
import type { Scenario, SeatSetup } from '../../scenarios/runner/schema.ts';
import { setUp } from '../../scenarios/runner/set-up.ts';
import { act, play, SWORDS, seats, sweep, untilMain2, withSweeper } from './several-targets-play.ts';

withSweeper();

describe('whom an ability names', () => {
  const three: SeatSetup[] = [{ hero: 'moon-elf' }, { hero: 'monk' }, { hero: 'barbarian' }];

  it('is so many distinct opponents as it says', () => {
    play(
      'koth',
      [{ hero: 'sweeper' }, ...three],
      [4, 5, 4, 1, 1],
      [
        act({ seat: 0, do: 'roll' }),
        act({ seat: 0, do: 'activate', ability: 'fork' }),
        act({ seat: 0, do: 'target', player: 3 }),
        act({ seat: 0, do: 'target', player: 3, illegal: true }),
        act({ seat: 0, do: 'target', player: 1 }),
        act({ seat: 1, do: 'no-defense' }),
        act({ seat: 2, do: 'no-defense', illegal: true }),
        act({ seat: 3, do: 'no-defense' }),
        untilMain2,
        seats({ 1: { health: 20 }, 2: { health: 25 }, 3: { health: 20 } }),
      ],
    );
  });

  it('are all left out where somebody who is not attacked is named', () => {
    play(
      'koth',
      [{ hero: 'sweeper' }, ...three, { hero: 'treant' }],
      [4, 5, 4, 5, 1],
      [
        act({ seat: 0, do: 'roll' }),
        act({ seat: 0, do: 'activate', ability: 'goad' }),
        act({ seat: 0, do: 'target', player: 3 }),
        act({ seat: 0, do: 'target', player: 1 }),
        act({ seat: 0, do: 'target', player: 1, illegal: true }),
        act({ seat: 0, do: 'target', player: 4 }),
        act({ seat: 1, do: 'no-defense' }),
        act({ seat: 3, do: 'no-defense' }),
        untilMain2,
        seats({
          1: { tokens: { concussion: 0 } },
          2: { tokens: { concussion: 0 } },
          4: { tokens: { concussion: 1 } },
        }),
      ],
    );
  });

  it('may be fewer of up to so many, at least one', () => {
    play(
      'koth',
      [{ hero: 'sweeper' }, ...three],
      [6, 6, 6, 1, 1],
      [
        act({ seat: 0, do: 'roll' }),
        act({ seat: 0, do: 'activate', ability: 'spray' }),
        act({ seat: 0, do: 'choose', option: 'skip', illegal: true }),
        act({ seat: 0, do: 'target', player: 2 }),
        act({ seat: 0, do: 'choose', option: 'skip' }),
        act({ seat: 2, do: 'no-defense' }),
        untilMain2,
        seats({
          1: { health: 25, tokens: { concussion: 0 } },
          2: { health: 21, tokens: { concussion: 1 } },
          3: { health: 25, tokens: { concussion: 0 } },
        }),
      ],
    );
  });

  it('is the one opponent of a duel, without a question', () => {
    play(
      'duel',
      [{ hero: 'sweeper' }, { hero: 'monk' }],
      [4, 5, 4, 1, 1],
      [
        act({ seat: 0, do: 'roll' }),
        act({ seat: 0, do: 'activate', ability: 'fork' }),
        act({ seat: 1, do: 'no-defense' }),
        untilMain2,
        seats({ 1: { health: 45 } }),
      ],
    );
  });
});

describe('who leaves in the middle of it', () => {
  const four: SeatSetup[] = [
    { hero: 'sweeper', health: 25 },
    { hero: 'paladin' },
    { hero: 'monk' },
    { hero: 'barbarian' },
  ];

  it('takes the own defence along; the others defend, and their damage lands', () => {
    play(
      'koth',
      four,
      // Divine Defense of the one who gives up: what it would have dealt back never comes.
      [...SWORDS, 1, 1, 1],
      [
        ...sweep(),
        act({ seat: 1, do: 'defend', ability: 'divine-defense' }),
        act({ seat: 1, do: 'concede', at: 'after-defense-roll' }),
        act({ seat: 2, do: 'no-defense' }),
        act({ seat: 3, do: 'no-defense' }),
        untilMain2,
        seats({ 0: { health: 25, cp: 7 }, 1: { health: 0 }, 2: { health: 17 }, 3: { health: 17 } }),
      ],
    );
  });

  it('does not stop the Attack that a fallen attacker has activated', () => {
    play(
      'koth',
      four,
      [...SWORDS],
      [
        ...sweep(act({ seat: 0, do: 'concede', at: 'after-activation' })),
        act({ seat: 1, do: 'no-defense' }),
        act({ seat: 2, do: 'no-defense' }),
        act({ seat: 3, do: 'no-defense' }),
        { kind: 'pass', until: 'upkeep' },
        seats({ 0: { health: 0 }, 1: { health: 17 }, 2: { health: 17 }, 3: { health: 17 } }),
      ],
    );
  });
});

describe('the view of an Attack on several targets', () => {
  /** Goes on until a question of that kind for a seat: windows are passed, of several abilities the last one is activated. */
  function until(start: GameState, kind: Pending['kind'], seat: number): GameState {
    let state = start;
    for (let answers = 0; answers < 60; answers += 1) {
      const pending = state.lanes[0]?.pending;
      if (!pending) break;
      if (pending.kind === kind && pending.seat === seat) return state;
      const action = legalActions(state, pending.seat).findLast(({ type }) =>
        ['pass', 'roll', 'activate', 'defend', 'target'].includes(type),
      );
      if (!action) break;
      state = apply(state, pending.seat, action).state;
    }
    throw new Error(`seat ${seat} is never asked to ${kind}`);
  }

  function begun(dice: Scenario['dice']): GameState {
    const players = ['sweeper', 'paladin', 'monk', 'barbarian'].map((hero) => ({ hero, hand: [] }));
    const head = { name: 'view', mode: 'koth' as const, active: 0, phase: 'offensive-roll' as const };
    return setUp({ ...head, seats: players, seed: 1, dice, steps: [] }).state;
  }

  it('tells each target with its defence, and lays the dice of the defences on the table', () => {
    const first = viewOf(until(begun([1, 2, 3, 1, 6]), 'defend', 1), 'public');
    expect(first.attack).toMatchObject({ name: 'Hound', defending: 1, landed: false });
    expect(first.attack?.targets).toEqual(
      [1, 2, 3].map((seat) => ({ seat, undefendable: false, defense: null })),
    );
    expect(first.rolls).toMatchObject([{ kind: 'offensive', owner: 0, settled: true }]);
    const second = viewOf(until(begun([1, 2, 3, 1, 6, 1, 3, 6]), 'defend', 2), 'public');
    expect(second.attack).toMatchObject({
      defending: 2,
      targets: [{ seat: 1, defense: 'Divine Defense' }, { seat: 2, defense: null }, { seat: 3 }],
    });
    expect(second.rolls).toMatchObject([{ kind: 'defensive', owner: 1, settled: true }]);
    expect(second.sums.map(({ seat, total }) => [seat, total])).toEqual([
      [0, 1],
      [1, 1],
      [2, 2],
      [3, 2],
    ]);
  });

  it('does not reach the state that an answer was given in', () => {
    const state = until(begun([6, 6, 6, 1, 1]), 'target', 0);
    const before = structuredClone(state);
    const named = apply(state, 0, { type: 'target', player: 2 }).state;
    apply(named, 0, { type: 'choose', option: 'skip' });
    expect(state).toEqual(before);
    expect(named.lanes[0]?.rollPhase?.waiting).toMatchObject([{ context: { target: null } }]);
  });
});
