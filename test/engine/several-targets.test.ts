/** Attacks on several targets: one Attack against each of them, all of whose damage lands at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../../src/content/index.ts';
import {
  apply,
  type GameState,
  legalActions,
  type Pending,
  registerHero,
  viewOf,
} from '../../src/engine/index.ts';
import { playScenario } from '../scenarios/runner/play.ts';
import type { ActionStep, Expectation, Scenario, SeatSetup, Step } from '../scenarios/runner/schema.ts';
import { setUp } from '../scenarios/runner/set-up.ts';
import { sweeper } from './made-up-sweeper.ts';

let forget = () => {};
beforeAll(() => {
  forget = registerHero(sweeper());
});
afterAll(() => forget());

const act = (step: ActionStep): Step => ({ kind: 'act', act: step });
const seats = (figures: NonNullable<Expectation['seats']>): Step => ({
  kind: 'expect',
  expect: { seats: figures },
});
const untilMain2: Step = { kind: 'pass', until: 'main-2' };

/** Plays the steps from the attacker's Offensive Roll Phase on, in memory and with the state through JSON. */
function play(mode: Scenario['mode'], players: readonly SeatSetup[], dice: Scenario['dice'], steps: Step[]) {
  const scenario: Scenario = {
    name: 'spec',
    mode,
    seats: players.map((player) => ({ hand: [], ...player })),
    active: 0,
    phase: 'offensive-roll',
    seed: 1,
    dice,
    steps,
  };
  for (const reload of [false, true]) {
    const verdict = playScenario(scenario, { reload });
    expect(verdict.kind === 'fails' ? verdict.lines.join('\n') : verdict.kind).toBe('ok');
  }
}

const sweep = (...before: Step[]): Step[] => [
  act({ seat: 0, do: 'roll' }),
  act({ seat: 0, do: 'activate', ability: 'sweep' }),
  ...before,
];
const SWORDS = [1, 2, 3, 1, 2] as const;

describe('an Attack on all opponents in a king of the hill of four', () => {
  it('has a defence for each, reactions to reactions, one who avoids, one who reflects and one who falls', () => {
    play(
      'koth',
      [
        { hero: 'sweeper', health: 20, cp: 5, hand: ['tip-it'], deck: ['double-up', 'triple-up'] },
        {
          hero: 'paladin',
          health: 25,
          cp: 5,
          hand: ['absolution', 'so-wild'],
          tokens: { retribution: 1 },
        },
        { hero: 'gunslinger', health: 25, tokens: { evasive: 1 } },
        { hero: 'barbarian', health: 5 },
      ],
      // The Sweep; Divine Defense; Absolution!; Evasive.
      [...SWORDS, 1, 1, 3, 5, 2],
      [
        ...sweep(),
        act({ seat: 1, do: 'spend', token: 'retribution' }),
        act({ seat: 1, do: 'defend', ability: 'divine-defense' }),
        act({ seat: 1, do: 'play', card: 'absolution', at: 'after-defense-roll' }),
        // The life of the prevention becomes a helmet, and is set to life again.
        act({ seat: 0, do: 'play', card: 'tip-it', at: 'dice' }),
        act({ seat: 0, do: 'alter', die: 1, to: 4 }),
        act({ seat: 1, do: 'play', card: 'so-wild', at: 'dice' }),
        act({ seat: 1, do: 'alter', die: 1, to: 5 }),
        act({ seat: 2, do: 'spend', token: 'evasive' }),
        act({ seat: 2, do: 'no-defense' }),
        act({ seat: 3, do: 'no-defense' }),
        untilMain2,
        // 8 less 5 and 1; half of that, and 2 swords, come back. 2 were hurt: 1 CP for the Then, 2 for each.
        seats({
          0: { health: 17, cp: 9, hand: ['double-up'] },
          1: { health: 23, cp: 2, tokens: { concussion: 1, retribution: 0 } },
          2: { health: 25, tokens: { concussion: 1, evasive: 0 } },
          3: { health: 0 },
        }),
      ],
    );
  });

  it('takes the sum off a dial that targets share, and throws no targeting die', () => {
    play(
      '3v3',
      [
        { hero: 'sweeper' },
        { hero: 'moon-elf' },
        { hero: 'monk' },
        { hero: 'paladin', tokens: { protect: 1 } },
        { hero: 'treant' },
        { hero: 'ninja' },
      ],
      [...SWORDS],
      [
        ...sweep(),
        act({ seat: 1, do: 'no-defense' }),
        act({ seat: 3, do: 'spend', token: 'protect' }),
        act({ seat: 3, do: 'no-defense' }),
        act({ seat: 5, do: 'no-defense' }),
        untilMain2,
        seats({ 0: { cp: 9 }, 1: { health: 30 }, 3: { health: 30 }, 5: { health: 30 }, 2: { health: 50 } }),
      ],
    );
  });

  it('fells a team at once when what comes to its players empties their dial', () => {
    play(
      '3v3',
      [
        { hero: 'sweeper' },
        { hero: 'moon-elf', health: 20 },
        { hero: 'monk' },
        { hero: 'paladin', health: 20, cp: 5, hand: ['absolution'] },
        { hero: 'treant' },
        { hero: 'ninja', health: 20 },
      ],
      // 8 to each of three; a helmet of Absolution! holds back 3 of the 24.
      [...SWORDS, 3],
      [
        ...sweep(),
        act({ seat: 1, do: 'no-defense' }),
        act({ seat: 3, do: 'no-defense' }),
        act({ seat: 5, do: 'no-defense' }),
        act({ seat: 3, do: 'play', card: 'absolution' }),
        untilMain2,
        {
          kind: 'expect',
          expect: { winner: 0, seats: { 1: { health: 0 }, 3: { health: 0 }, 5: { health: 0 } } },
        },
      ],
    );
  });

  it('lets what lies there pay for each, and raises the damage of whom it lies with only', () => {
    play(
      'koth',
      [
        { hero: 'sweeper', cp: 0 },
        { hero: 'moon-elf', tokens: { bounty: 1 } },
        { hero: 'monk' },
        { hero: 'gunslinger', tokens: { bounty: 1 } },
      ],
      [...SWORDS],
      [
        ...sweep(),
        act({ seat: 1, do: 'no-defense' }),
        // Both bounties have paid before anybody defends; the Then came after the concussions.
        seats({ 0: { cp: 3 } }),
        act({ seat: 2, do: 'no-defense' }),
        act({ seat: 3, do: 'no-defense' }),
        untilMain2,
        seats({ 0: { cp: 9 }, 1: { health: 16 }, 2: { health: 17 }, 3: { health: 16 } }),
      ],
    );
  });

  it('asks for each target by itself where the ability counts by it', () => {
    play(
      'koth',
      [
        { hero: 'sweeper' },
        { hero: 'moon-elf', tokens: { bounty: 1 } },
        { hero: 'monk' },
        { hero: 'gunslinger' },
      ],
      [1, 2, 3, 1, 6],
      [
        act({ seat: 0, do: 'roll' }),
        act({ seat: 0, do: 'activate', ability: 'hound' }),
        act({ seat: 1, do: 'no-defense' }),
        act({ seat: 2, do: 'no-defense' }),
        act({ seat: 3, do: 'no-defense' }),
        untilMain2,
        seats({ 1: { health: 18 }, 2: { health: 23 }, 3: { health: 23 } }),
      ],
    );
  });
});

describe('what is used on an Attack on several targets', () => {
  it('adds to one of them, which its owner names', () => {
    play(
      'koth',
      [
        { hero: 'sweeper', cp: 9, hand: ['get-some'] },
        { hero: 'moon-elf' },
        { hero: 'monk' },
        { hero: 'barbarian' },
      ],
      [...SWORDS, 1, 2, 4, 4, 4],
      [
        ...sweep(),
        act({ seat: 1, do: 'no-defense' }),
        act({ seat: 2, do: 'no-defense' }),
        act({ seat: 3, do: 'no-defense' }),
        act({ seat: 0, do: 'play', card: 'get-some', at: 'before-damage' }),
        act({ seat: 0, do: 'target', player: 2 }),
        untilMain2,
        seats({ 1: { health: 17 }, 2: { health: 15 }, 3: { health: 17 } }),
      ],
    );
  });

  it('waits for the targets where it is used before they are known', () => {
    play(
      'koth',
      [
        { hero: 'sweeper', tokens: { accuracy: 1 } },
        { hero: 'moon-elf' },
        { hero: 'monk' },
        { hero: 'barbarian' },
      ],
      [...SWORDS],
      [
        ...sweep(),
        act({ seat: 0, do: 'spend', token: 'accuracy', at: 'offense-end' }),
        act({ seat: 0, do: 'target', player: 2 }),
        act({ seat: 1, do: 'no-defense' }),
        act({ seat: 2, do: 'no-defense', illegal: true }),
        act({ seat: 3, do: 'no-defense' }),
        untilMain2,
        seats({ 1: { health: 17 }, 2: { health: 17 }, 3: { health: 17 } }),
      ],
    );
  });
});

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
