import '../../../src/content/index.ts';
import { describe, expect, test } from 'vitest';
import { type DiceOutcome, outcomesOf } from '../../../src/ai/players/dice-outcomes.ts';
import { alikeResults, listedRoll } from '../../../src/ai/players/dice-reads.ts';
import { worthOfList } from '../../../src/ai/players/effect-worth.ts';
import { evalContextOf } from '../../../src/ai/players/eval-context.ts';
import { worthOfLine } from '../../../src/ai/players/line-worths.ts';
import { midGameTable } from '../../../src/ai/players/mid-game-table.ts';
import { PRICES } from '../../../src/ai/players/prices.ts';
import { type Effect, listHeroes } from '../../../src/engine/definitions.ts';
import {
  best,
  deal,
  each,
  eachValue,
  heal,
  noted,
  roll,
  total,
} from '../../../src/engine/vocabulary/builders.ts';

const RESULTS = outcomesOf(5);

/** Every effect list of a hero that rolls dice, of lines, defences, passive abilities, cards and tokens. */
function listsWithRolls(content: unknown): (readonly Effect[])[] {
  const found: (readonly Effect[])[] = [];
  JSON.stringify(content, (_, part: unknown) => {
    if (isEffectList(part) && part.some((effect) => effect.do === 'roll')) found.push(part);
    return part;
  });
  return found;
}

function isEffectList(part: unknown): part is readonly Effect[] {
  return (
    Array.isArray(part) &&
    part.length > 0 &&
    part.every((one: unknown) => typeof one === 'object' && one !== null && 'do' in one)
  );
}

function expected(
  hero: string,
  outcomes: readonly DiceOutcome[],
  note: string | undefined,
  rest: readonly Effect[],
) {
  const table = midGameTable(hero, 'moon-elf');
  return outcomes.reduce((sum, { dice, chance }) => {
    const notes: Record<string, number> =
      note === undefined ? {} : { [note]: dice.reduce<number>((all, die) => all + die, 0) };
    const context = evalContextOf(table, PRICES, 0, 0, { target: 1, holder: 0, rolled: dice, notes });
    return sum + chance * worthOfList(context, rest);
  }, 0);
}

describe.each(listHeroes())('$id', (hero) => {
  test('dice of a group give a line the same worth', () => {
    const table = midGameTable(hero.id, 'moon-elf');
    for (const line of hero.abilities.flatMap(({ variants }) => variants)) {
      const groups = alikeResults(hero.id, line.effects);
      const worths: number[] = [];
      for (const [result, { dice }] of RESULTS.entries()) {
        const group = groups[result] ?? -1;
        const worth = worthOfLine(table, 0, line, dice);
        worths[group] ??= worth;
        if (worth !== worths[group])
          expect.fail(`${line.id}: ${dice} gives ${worth}, its group ${worths[group]}`);
      }
    }
  });

  test('the results that stand for others give the same expected worth as all results', () => {
    for (const list of listsWithRolls([hero.abilities, hero.cards, hero.tokens])) {
      for (const [at, effect] of list.entries()) {
        if (effect.do !== 'roll' || effect.opposed) continue;
        const { rest, outcomes } = listedRoll(list, at, hero.id);
        const merged = expected(hero.id, outcomes, effect.note, rest);
        const all = expected(hero.id, outcomesOf(effect.dice), effect.note, rest);
        expect(merged, JSON.stringify(list)).toBeCloseTo(all, 9);
      }
    }
  });
});

/** How many results of a Barbarian's roll are told apart, of two dice. */
function toldApart(...rest: Effect[]): number {
  return listedRoll([roll(2), ...rest], 0, 'barbarian').outcomes.length;
}

test('results are told apart by what the effects after the roll read', () => {
  expect(toldApart(heal(3))).toBe(1);
  // None, one or two swords.
  expect(toldApart(deal(each('sword')))).toBe(3);
  expect(toldApart(deal(eachValue(6)))).toBe(3);
  // 2 to 12, and 1 to 6.
  expect(toldApart(deal(total))).toBe(11);
  expect(toldApart(deal(best(1)))).toBe(6);
});

test('a noted total is told apart although no effect before the next roll reads it', () => {
  const list = [roll(2, { note: 'first' }), roll(2), deal(noted('first'))];
  expect(listedRoll(list, 0, 'barbarian').outcomes).toHaveLength(11);
  expect(listedRoll(list, 1, 'barbarian').rest).toEqual([deal(noted('first'))]);
});
