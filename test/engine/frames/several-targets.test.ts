/** Attacks on several targets: one Attack against each, and all damage lands at once. */
import { describe, it } from 'vitest';
import '../../../src/content/index.ts';
import { act, play, SWORDS, seats, sweep, untilMain2, withSweeper } from './several-targets-play.ts';

withSweeper();

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
