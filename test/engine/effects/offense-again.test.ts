/** An Offensive Roll Phase that ends for another one, with a made-up ability. */
import { afterAll, beforeAll, test } from 'vitest';
import '../../../src/content/index.ts';
import { heroById, registerHero } from '../../../src/engine/definitions.ts';
import { line, offensive } from '../../../src/engine/vocabulary/abilities.ts';
import {
  deal,
  dealCollateral,
  heal,
  inflict,
  offenseAgain,
  symbols,
} from '../../../src/engine/vocabulary/builders.ts';
import { duel, foe, me, until } from '../../content/kit.ts';

let forget = () => {};
beforeAll(() => {
  const barbarian = heroById('barbarian');
  forget = registerHero({
    ...barbarian,
    id: 'feinter',
    abilities: [
      ...barbarian.abilities,
      offensive(
        'Feint',
        { text: 'Made up.' },
        line(symbols({ life: 3 }), dealCollateral(3), inflict('burn'), deal(4), offenseAgain, heal(9)),
      ),
    ],
  });
});
afterAll(() => forget());

test('the Attack and what it aims at its target are given up with the rest of its list; other damage lands later', () => {
  duel(
    { me: { hero: 'feinter', health: 30 } },
    me.rolls(4, 4, 4, 6, 1),
    me.activates('feint'),
    me.rolls(1, 2, 4, 4, 6),
    me.has({ health: 30 }),
    foe.has({ health: 50 }),
    me.activatesNothing(),
    until('main-2'),
    me.has({ health: 30 }),
    foe.has({ health: 47, tokens: { burn: 0 } }),
  );
});

test('the Attack of the further phase stands by itself', () => {
  duel(
    { me: { hero: 'feinter', hand: ['get-some'], cp: 2 } },
    me.rolls(4, 4, 4, 6, 1),
    me.activates('feint'),
    me.rolls(1, 2, 4, 4, 6),
    me.cannot(me.plays('get-some')),
    me.rerolls([3], 3),
    me.activates('smack'),
    foe.takesIt(),
    until('main-2'),
    foe.has({ health: 43 }),
  );
});
