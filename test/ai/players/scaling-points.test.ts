import '../../../src/content/index.ts';
import { expect, test } from 'vitest';
import { damagePerPoint } from '../../../src/ai/players/scaling-points.ts';
import { plainTable } from '../../../src/ai/players/table-facts.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';

/** What one more combat point brings to the hero's attacks in the middle of a duel. */
function perPoint(hero: string): number {
  const table = plainTable(hero, 'barbarian');
  const [facts] = table.seats;
  if (!facts) throw new Error('the table has no seat');
  return damagePerPoint(table, facts);
}

test('more combat points make only attacks stronger that count them', () => {
  const scaling = listHeroes()
    .map(({ id }) => id)
    .filter((id) => perPoint(id) > 0);
  expect(scaling).toEqual(['shadow-thief']);
});
