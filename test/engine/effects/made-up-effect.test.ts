/** A new effect is one file and one line: a made-up one is registered here and played through `apply`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import type { Effect } from '../../../src/engine/definitions.ts';
import { registerEffect, ruleOf } from '../../../src/engine/effects/rule-of.ts';
import { player, spec } from '../../content/kit.ts';
import { type Levy, levy } from './levy.ts';
import { playCard, registerMadeUpHero } from './made-up-hero.ts';

const LEVY: Levy = { do: 'levy', cp: 3, who: 'opponents' };
/** As a stored game holds it: what the list knows of the effect is its name. */
const tax: readonly Effect[] = JSON.parse(JSON.stringify([LEVY, { do: 'draw', count: 1, who: 'owner' }]));

let takeOut: (() => void)[] = [];
beforeAll(() => {
  takeOut = [registerEffect(levy), registerMadeUpHero({ Tax: tax })];
});
afterAll(() => {
  for (const undo of takeOut.reverse()) undo();
});

test('asks everybody meant, one after another, and goes on with its list', () => {
  playCard(
    'tax',
    { mode: 'koth', players: 4, me: { cp: 1, deck: ['tip-it'] }, others: [{ cp: 5 }, { cp: 5 }, { cp: 5 }] },
    player(1).chooses('yes'),
    player(2).chooses('no'),
    player(3).chooses('yes'),
    player(0).has({ hand: ['tip-it'] }),
    player(1).has({ cp: 2, health: 25 }),
    player(2).has({ cp: 5, health: 22 }),
    player(3).has({ cp: 2, health: 25 }),
  );
});

test('is refused where it could do nothing', () => {
  const seats = [
    { hero: 'made-up-hero', hand: ['tax'], cp: 0 },
    { hero: 'barbarian', hand: [] },
  ];
  spec({ mode: 'duel', seats, phase: 'main-1' }, player(0).cannot(player(0).plays('tax')));
});

test('an effect that nobody registered is named', () => {
  expect(() => ruleOf({ do: 'unheard-of' })).toThrow('unheard-of is not known');
  expect(() => registerEffect(levy)).toThrow('levy is registered already');
});
