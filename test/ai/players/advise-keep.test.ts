import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { offenseOf } from '../../../src/ai/players/ability-worth.ts';
import { adviseKeep } from '../../../src/ai/players/advise-keep.ts';
import { outcomesOf } from '../../../src/ai/players/dice-outcomes.ts';
import { plainTable, type TableFacts } from '../../../src/ai/players/table-facts.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import type { DieValue } from '../../../src/engine/rules.ts';

type Dice = readonly DieValue[];

const heroes = () => listHeroes().map(({ id }) => id);

function table(hero: string, opponent: string, own: number, other: number, cp: number): TableFacts {
  const plain = plainTable(hero, opponent);
  const seats = plain.seats.map((facts) =>
    facts.seat === 0 ? { ...facts, health: own, cp } : { ...facts, health: other },
  );
  return { ...plain, seats };
}

/** The kept dice in rolling order, against every hero, with much and little health and CP. */
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

/** Every seventh result of five dice, which covers every kind of roll in acceptable time. */
const SOME = outcomesOf(5).filter((_, index) => index % 7 === 0);

describe('the advised keep', () => {
  it.each<[string, Dice, number, readonly string[]]>([
    ['gunslinger', [3, 3, 3, 3, 1], 1, ['33331', '3', '']],
    ['paladin', [4, 3, 5, 3, 2], 1, ['4352', '5']],
    ['pyromancer', [3, 1, 1, 6, 1], 1, ['31161']],
    ['shadow-thief', [2, 1, 2, 3, 3], 1, ['212', '33', '']],
  ])('of %s with %j and %i left is one of %j, whoever they meet', (hero, dice, left, allowed) => {
    for (const kept of advised(hero, dice, left)) expect(allowed).toContain(kept);
  });

  it('throws only what promises more than the hand is worth, and a tenth more where the hand may be lost', () => {
    for (const hero of heroes()) {
      const facts = plainTable(hero, 'barbarian');
      const worth = offenseOf(facts, 0);
      for (const { dice } of SOME) {
        const keep = adviseKeep(facts, 0, dice, 2);
        if (keep.length === 5) continue;
        const kept = keep.flatMap((at) => dice[at] ?? []);
        const now = worth.valueAt(dice, 0);
        const least = Math.min(
          ...outcomesOf(5 - kept.length).map((thrown) => worth.valueAt([...kept, ...thrown.dice], 0)),
        );
        const promised = worth.valueOfKeep(kept, 2);
        expect(promised, `${hero} ${dice.join(' ')}`).toBeGreaterThan(now);
        if (least < now - 1e-9)
          expect(promised, `${hero} ${dice.join(' ')}`).toBeGreaterThanOrEqual(1.1 * now);
      }
    }
  });

  it('promises nearly as much as the best play does', () => {
    for (const hero of heroes()) {
      const facts = plainTable(hero, 'barbarian');
      const worth = offenseOf(facts, 0);
      for (const { dice } of SOME) {
        const kept = adviseKeep(facts, 0, dice, 1).flatMap((at) => dice[at] ?? []);
        const promised = worth.valueOfKeep(kept, 1);
        expect(1.1 * promised, `${hero} ${dice.join(' ')}`).toBeGreaterThanOrEqual(
          worth.valueAt(dice, 1) - 1e-9,
        );
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
