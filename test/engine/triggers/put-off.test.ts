/** Effects delayed to the end of a turn, and text of a token that works for the hero who owns it. */
import { afterEach, describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import {
  atLeast,
  atTurnEnd,
  dealtTo,
  forEach,
  gainCp,
  trigger,
  when,
} from '../../../src/engine/vocabulary/builders.ts';
import { duel, foe, me, player, spec, until } from '../../content/kit.ts';
import {
  cpOf,
  inMemory,
  passTurns,
  registerMadeUp,
  reloaded,
  sceneOf,
  tokenWithTriggers,
} from './made-up.ts';

let forget = () => {};
afterEach(() => {
  forget();
  forget = () => {};
});

describe.each([
  ['in memory', inMemory],
  ['through JSON', reloaded],
])('%s', (_, play) => {
  test('it comes once, at the end of the turn in which it was put off', () => {
    const state = sceneOf({ heroes: ['barbarian', 'moon-elf', 'monk'], effects: [atTurnEnd(gainCp(3))] });
    expect(cpOf(state)).toEqual([0, 0, 0]);
    const end = passTurns(play, state);
    expect(cpOf(end)[1]).toBe(3);
    expect(cpOf(passTurns(play, end))[1]).toBeLessThan(3 + 3);
  });

  test('a token acts for its bringer while it lies nowhere', () => {
    const pact = { ...tokenWithTriggers('pact'), forBringer: [trigger('turn-end', [gainCp(2)])] };
    forget = registerMadeUp([pact]);
    expect(cpOf(passTurns(play, sceneOf({})))[0]).toBe(2);
    expect(
      cpOf(passTurns(play, sceneOf({ heroes: ['barbarian', 'moon-elf', 'monk'], tokens: [{ pact: 1 }] })))[0],
    ).toBe(0);
  });
});

describe('damage dealt to each', () => {
  test('counts who was attacked, nobody else', () => {
    const mark = {
      ...tokenWithTriggers('mark'),
      forBringer: [
        trigger('roll-phase-end', [
          forEach('opponents', when(atLeast(dealtTo('chosen'), 1), [gainCp(4, 'chosen')])),
        ]),
      ],
    };
    forget = registerMadeUp([mark]);
    spec(
      {
        mode: 'koth',
        seats: [
          { hero: 'made-up', hand: [], cp: 0, health: 35 },
          { hero: 'barbarian', hand: [], cp: 0, health: 30 },
          { hero: 'monk', hand: [], cp: 0, health: 30 },
        ],
        phase: 'offensive-roll',
      },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      me.targets(2),
      player(2).takesIt(),
      until('main-2'),
      player(1).has({ cp: 0 }),
      player(2).has({ cp: 4 }),
    );
    duel(
      { me: { hero: 'made-up', cp: 0 }, foe: { hero: 'barbarian', cp: 0 } },
      me.rolls(1, 1, 4, 4, 6),
      me.activatesNothing(),
      until('main-2'),
      foe.has({ cp: 0 }),
    );
  });
});
