/** The events of an Attack and of the start of the game, and attempts that are over, with a made-up hero. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { heroById, registerHero } from '../../../src/engine/definitions.ts';
import { createGame, type GameState } from '../../../src/engine/index.ts';
import type { DieValue } from '../../../src/engine/rules.ts';
import { line, offensive, passive, secondary } from '../../../src/engine/vocabulary/abilities.ts';
import {
  atLeast,
  attackOf,
  attemptsOfTurn,
  dealPure,
  dealUndefendable,
  gain,
  gainCp,
  heal,
  on,
  roll,
  symbols,
  trigger,
  when,
} from '../../../src/engine/vocabulary/builders.ts';
import { duel, foe, me, until } from '../../content/kit.ts';
import { tokenCount, tokenWithTriggers } from './made-up.ts';

const dealOnSword = [roll(1), when(on({ sword: 1 }), [dealUndefendable(5)])];

let forget = () => {};
beforeAll(() => {
  const barbarian = heroById('barbarian');
  forget = registerHero({
    ...barbarian,
    id: 'gambler',
    abilities: [
      ...barbarian.abilities,
      offensive(
        'Gamble',
        { text: 'Made up.' },
        line(symbols({ life: 3 }), ...dealOnSword),
        secondary('Rest', symbols({ life: 2 }), heal(1)),
        secondary('Sting', symbols({ life: 1 }), dealPure(2)),
      ),
      passive(
        'Habit',
        { text: 'Made up.' },
        {
          triggers: [
            trigger('game-start', [gain('bead', 3)]),
            trigger('turn-end', [when(atLeast(attemptsOfTurn, 2), [gain('bead')])]),
          ],
        },
      ),
    ],
    tokens: [
      tokenWithTriggers('bead'),
      tokenWithTriggers('tally', trigger('attack', [gainCp(1, 'holder')])),
      tokenWithTriggers(
        'red',
        trigger('attack', [gainCp(2, 'holder')], { when: attackOf('normal', 'undefendable') }),
      ),
    ],
  });
});
afterAll(() => forget());

const gambler = { me: { hero: 'gambler', cp: 0, tokens: { tally: 1, red: 1 } } };
const HEARTS: DieValue[] = [4, 4, 4, 1, 6];

describe('an Attack', () => {
  test('acts with the activation, before the first effect', () => {
    duel(
      { me: { hero: 'gambler', cp: 0, tokens: { tally: 1, red: 1 }, hand: ['buh-bye'] } },
      me.rolls(1, 1, 2, 4, 6),
      me.activates('smack'),
      me.has({ cp: 0 }),
      me.playsAt('after-activation', 'buh-bye'),
      me.chooses('tally'),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 1 }),
    );
  });

  test.each<[DieValue, number]>([
    [1, 3],
    [6, 0],
  ])('acts once the die of the ability has made it one: with a %i %i points', (die, points) => {
    duel(gambler, me.rolls(...HEARTS), me.activates('gamble', die), until('main-2'), me.has({ cp: points }));
  });

  test('is none without damage; the types of its damage can be asked for', () => {
    duel(
      gambler,
      me.rolls(4, 5, 1, 1, 6),
      me.activatesLine('gamble', 'rest'),
      until('main-2'),
      me.has({ cp: 0 }),
    );
    duel(
      gambler,
      me.rolls(4, 1, 1, 6, 6),
      me.activatesLine('gamble', 'sting'),
      until('main-2'),
      me.has({ cp: 1 }),
    );
  });
});

describe('attempts of a phase that is over', () => {
  test.each([
    [0, 0],
    [1, 1],
  ])('%i re-rolls', (rerolls, beads) => {
    duel(
      { me: { hero: 'gambler' } },
      me.rolls(...HEARTS),
      ...Array.from({ length: rerolls }, () => me.rerolls([1], 4)),
      me.activatesNothing(),
      until('upkeep'),
      me.has({ tokens: { bead: beads } }),
    );
  });
});

test('the start of the game is its start player’s alone', () => {
  const beads = (first: number): number[] => {
    const seats = [{ hero: 'gambler' }, { hero: 'gambler' }];
    const state: GameState = createGame({ mode: 'duel', seats, seed: 'start', first });
    return [tokenCount(state, 0, 'bead'), tokenCount(state, 1, 'bead')];
  };
  expect([beads(0), beads(1)]).toEqual([
    [3, 0],
    [0, 3],
  ]);
});
