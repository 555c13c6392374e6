import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { offenseOf } from '../../../src/ai/players/ability-worth.ts';
import { adviseKeep } from '../../../src/ai/players/advise-keep.ts';
import { damageSolutionOf } from '../../../src/ai/players/damage-solution.ts';
import { outcomesOf } from '../../../src/ai/players/dice-outcomes.ts';
import { plainTable, type TableFacts } from '../../../src/ai/players/table-facts.ts';
import { type DieValue, listHeroes } from '../../../src/engine/index.ts';

type Dice = readonly DieValue[];

const heroes = () => listHeroes().map(({ id }) => id);

function table(hero: string, opponent: string, own: number, other: number, cp: number): TableFacts {
  const plain = plainTable(hero, opponent);
  const seats = plain.seats.map((facts) =>
    facts.seat === 0 ? { ...facts, health: own, cp } : { ...facts, health: other },
  );
  return { ...plain, seats };
}

/** Against every hero, hale and hurt, poor and rich: the kept dice, in the order of the roll. */
function advised(hero: string, dice: Dice, left: number, health?: number): Set<string> {
  const kept = new Set<string>();
  for (const opponent of heroes()) {
    for (const own of health === undefined ? [50, 20, 3] : [health]) {
      for (const other of [50, 12]) {
        for (const cp of [1, 7]) {
          const keep = adviseKeep(table(hero, opponent, own, other, cp), 0, dice, left);
          kept.add(keep.map((at) => dice[at]).join(''));
        }
      }
    }
  }
  return kept;
}

describe('the advised keep', () => {
  it.each<[string, Dice, readonly string[], number?]>([
    ['gunslinger', [3, 3, 3, 3, 1], ['33331']],
    ['paladin', [4, 3, 5, 3, 2], ['4352', '43532']],
    ['treant', [1, 1, 1, 6, 3], ['1113', '11163'], 1],
    ['pyromancer', [3, 1, 1, 6, 1], ['3111', '31161']],
    ['shadow-thief', [2, 1, 2, 3, 3], ['212', '2123', '21233']],
  ])('of %s never gives %s away', (hero, dice, allowed, health) => {
    for (const left of [1, 2]) {
      for (const kept of advised(hero, dice, left, health)) expect(allowed).toContain(kept);
    }
  });

  it('never throws dice of a hand that is worth more than new dice promise', () => {
    for (const hero of heroes()) {
      const facts = plainTable(hero, 'barbarian');
      const solutions = [offenseOf(facts, 0), damageSolutionOf(facts, 0)];
      // Every seventh result is enough to meet each kind of hand.
      for (const [index, { dice }] of outcomesOf(5).entries()) {
        if (index % 7 !== 0) continue;
        const kept = adviseKeep(facts, 0, dice, 2).flatMap((at) => dice[at] ?? []);
        for (const solution of solutions) {
          const now = solution.valueAt(dice, 0);
          if (now === 0 || now < solution.fromScratch(2)) continue;
          const least = Math.min(
            ...outcomesOf(5 - kept.length).map((thrown) => solution.valueAt([...kept, ...thrown.dice], 0)),
          );
          expect(least, `${hero} ${dice.join(' ')}`).toBeGreaterThanOrEqual(now - 1e-9);
        }
      }
    }
  });

  it('throws what nothing is made of, and reaches for more where that costs nothing', () => {
    const barbarian = plainTable('barbarian', 'moon-elf');
    // Three swords are sure; the other dice may become more swords or pows.
    const kept = adviseKeep(barbarian, 0, [1, 2, 3, 4, 6], 2);
    expect(kept).toEqual(expect.arrayContaining([0, 1, 2]));
    expect(kept.length).toBeLessThan(5);
  });
});
