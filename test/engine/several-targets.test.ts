/** Attacks on several targets: one Attack against each of them, all of whose damage lands at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../../src/content/index.ts';
import { registerHero } from '../../src/engine/index.ts';
import { playScenario } from '../scenarios/runner/play.ts';
import type { ActionStep, Expectation, Scenario, SeatSetup, Step } from '../scenarios/runner/schema.ts';
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
        seats({ 1: { health: 25 }, 2: { health: 21 }, 3: { health: 25 } }),
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
