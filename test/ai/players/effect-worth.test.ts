import { expect, test } from 'vitest';
import { worthOfEffects } from '../../../src/ai/players/index.ts';
import { PRICES } from '../../../src/ai/players/prices.ts';
import { type Effect, listHeroes, listTokens } from '../../../src/engine/definitions.ts';
import { viewOf } from '../../../src/engine/index.ts';
import {
  atLeast,
  chooseOpponent,
  choosePlayer,
  chooseTeammate,
  deal,
  dealUltimate,
  dealUndefendable,
  draw,
  gain,
  gainCp,
  heal,
  held,
  inflict,
  may,
  receive,
  removeChosen,
  repeat,
  roll,
  stealCp,
  sum,
  total,
  transferChosen,
  when,
} from '../../../src/engine/vocabulary/builders.ts';
import { duel, type SeatPlan } from './duel-table.ts';

const ELF: SeatPlan = { hero: 'moon-elf' };

function worth(
  effects: readonly Effect[],
  own: SeatPlan = { hero: 'barbarian' },
  other: SeatPlan = ELF,
): number {
  return worthOfEffects(viewOf(duel(own, other), 0), 0, effects);
}

test('damage that a defence may meet is worth less', () => {
  expect(worth([deal(8)])).toBeLessThan(worth([dealUndefendable(8)]));
  expect(worth([deal(8)])).toBeGreaterThan(0);
});

test('the last points of health are worth the most', () => {
  const healthy = worth([dealUltimate(6)]);
  expect(worth([dealUltimate(6)], undefined, { ...ELF, health: 7 })).toBeGreaterThan(healthy);
  expect(worth([dealUltimate(6)], undefined, { ...ELF, health: 6 })).toBeGreaterThan(healthy + 20);
});

test('damage to oneself is a loss, and a deadly one is the worst', () => {
  expect(worth([receive(4)])).toBeLessThan(-3);
  expect(worth([receive(4)], { hero: 'barbarian', health: 4 })).toBeLessThan(-25);
});

test('a heal counts up to the cap', () => {
  expect(worth([heal(5)])).toBeCloseTo(worth([heal(5)], { hero: 'barbarian', health: 55 }), 1);
  expect(worth([heal(5)], { hero: 'barbarian', health: 58 })).toBeLessThan(2.5);
  expect(worth([heal(5)], { hero: 'barbarian', health: 60 })).toBe(0);
});

test('fresh dice are averaged over all their results', () => {
  const each = [1, 2, 3, 4, 5, 6].map((value) => worth([dealUndefendable(value)]));
  const mean = each.reduce((a, b) => a + b, 0) / 6;
  expect(worth([roll(1), dealUndefendable(total)])).toBeCloseTo(mean, 9);
});

test('a branch of dice counts by its chance', () => {
  const card = worth([draw()]);
  expect(worth([roll(1), when(atLeast(total, 5), [draw()])])).toBeCloseTo(card / 3, 9);
});

test('later effects see what earlier ones brought', () => {
  const alone = worth([dealUndefendable(held('evasive'))]);
  const after = worth([gain('evasive', 2), dealUndefendable(held('evasive'))]) - worth([gain('evasive', 2)]);
  expect(alone).toBe(0);
  expect(after).toBeCloseTo(worth([dealUndefendable(2)]), 9);
});

test('tokens count within their limit', () => {
  expect(worth([inflict('targeted', 2)])).toBeCloseTo(worth([inflict('targeted')]), 9);
  expect(worth([inflict('targeted')], undefined, { ...ELF, tokens: { targeted: 1 } })).toBe(0);
});

test('Targeted on the opponent makes an Attack worth more', () => {
  const marked = { ...ELF, tokens: { targeted: 1 } };
  expect(worth([dealUndefendable(5)], undefined, marked)).toBeCloseTo(worth([dealUndefendable(7)]), 9);
});

test('choices are made for the best', () => {
  expect(worth([may('?', [receive(3)])])).toBe(0);
  expect(worth([may('?', [heal(3)])])).toBeCloseTo(worth([heal(3)]), 9);
  expect(worth([choosePlayer, gain('evasive', 1, 'chosen')])).toBeCloseTo(worth([gain('evasive')]), 9);
  expect(worth([chooseOpponent, inflict('stun', 1, 'chosen')])).toBeGreaterThan(5);
});

test('where nobody can be chosen the rest still counts', () => {
  expect(worth([chooseTeammate, gain('evasive', 1, 'chosen'), dealUltimate(9)])).toBeCloseTo(
    worth([dealUltimate(9)]),
    9,
  );
});

test('a removal is worth what it takes away', () => {
  const burdened = { hero: 'barbarian', tokens: { targeted: 1, concussion: 1 } };
  expect(worth([removeChosen('owner')], burdened)).toBeCloseTo(worth([inflict('targeted')]), 1);
  expect(worth([transferChosen()], burdened)).toBeGreaterThan(worth([removeChosen('owner')], burdened));
  expect(worth([removeChosen('owner')], { hero: 'barbarian', tokens: { evasive: 1 } })).toBeLessThan(0);
});

test('stolen points count twice, but not more than there are', () => {
  const rich = { ...ELF, cp: 4 };
  expect(worth([stealCp(2)], undefined, rich)).toBeGreaterThan(worth([gainCp(2)]));
  expect(worth([stealCp(2)], undefined, { ...ELF, cp: 0 })).toBe(0);
});

test('a repeated list counts as often as it runs', () => {
  const once = worth([roll(1), dealUndefendable(sum(total, 1))]);
  expect(worth([repeat(3, roll(1), dealUndefendable(sum(total, 1)))])).toBeCloseTo(3 * once, 9);
});

test('every token is a burden, a gift or a companion for every hero', () => {
  for (const token of listTokens()) {
    for (const hero of listHeroes()) {
      const price = PRICES.token(token, hero.id);
      expect(Number.isFinite(price), token.id).toBe(true);
      if (token.kind === 'negative') expect(price, token.id).toBeLessThan(0);
      if (token.kind === 'positive') expect(price, token.id).toBeGreaterThan(0);
    }
  }
});
