/** Every minion, tile and loot card has the figures of its sources (rule: a-minion-cards, a-environment, a-loot-decks). */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { minionById } from '../../../src/engine/core/crawl/registry.ts';
import { listEnvironments, listLoot } from '../../../src/engine/definitions.ts';
import type { RollObjective } from '../../../src/engine/vocabulary/crawl.ts';
import type { Requirement } from '../../../src/engine/vocabulary/dice.ts';
import { LOOT, MINIONS, TILES } from './printed-figures.ts';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));

function letters(need: Readonly<Record<string, number>>): string {
  const { swipe = 0, vortex = 0, chaos = 0 } = need;
  return 'S'.repeat(swipe) + 'V'.repeat(vortex) + 'C'.repeat(chaos);
}

const objectiveOf = (objective: RollObjective) =>
  objective.kind === 'straights' ? 'straights' : letters(objective.need);

function requirementOf(requires: Requirement): string {
  if (requires.kind === 'straight') return requires.size;
  return requires.kind === 'symbols' ? letters(requires.need) : requires.kind;
}

/** A unique defence that rolls nothing has a die that counts for nothing. */
const DICE_OF_NO_ROLL: Readonly<Record<string, number>> = { 'Goblin Horde': 1 };

describe('the figures of the sources', () => {
  it.each(rowsOf(MINIONS))('are those of %s', (name = '', ...told) => {
    const id = name.toLowerCase().replace(/[^a-z]+/g, '-');
    const { board, level, health, cp, firstStrike, kingsHand, objective, chests } = minionById(
      `minion-${id}`,
    );
    const attacks = board.abilities.filter(({ kind }) => kind === 'offensive');
    const lines = attacks.flatMap(({ variants }) => variants.map(({ requires }) => requirementOf(requires)));
    const defence = board.abilities.find(({ kind }) => kind === 'defensive');
    const marks = (firstStrike ? 'F' : '') + 'K'.repeat(kingsHand);
    const dice = defence?.dice ?? 0;
    expect([
      level,
      health,
      cp,
      marks === '' ? '-' : marks,
      objectiveOf(objective),
      // A set, as the best line stands first on a board.
      [...lines].sort().join(' '),
      dice - (DICE_OF_NO_ROLL[name] ?? 0),
      [...chests].sort().join(' '),
    ]).toEqual([
      Number(told[0]),
      Number(told[1]),
      Number(told[2]),
      told[3],
      told[4],
      (told[5] ?? '').split(' ').sort().join(' '),
      Number(told[6]),
      (told[7] ?? '').split(' ').sort().join(' '),
    ]);
  });

  it.each(rowsOf(TILES))('are those of %s', (name = '', level, gold, cp, minion) => {
    const tile = listEnvironments().find((one) => one.name === name);
    expect(
      [tile?.level === 'portal' ? 'boss' : tile?.level, tile?.gold, tile?.cp, tile?.minion ?? '-'].map(
        String,
      ),
    ).toEqual([level, gold, cp, minion]);
  });

  it.each(rowsOf(LOOT))('are those of %s', (name = '', rarity, cost, kind, swaps) => {
    const plain = (text: string) => text.toLowerCase().replaceAll('!', '');
    const loot = listLoot().find(({ card }) => plain(card.name) === plain(name));
    const kindOf = loot?.card.effects.some((effect) => effect.do === 'gain') ? 'equipment' : loot?.card.kind;
    expect([loot?.rarity, String(loot?.card.cost), kindOf, loot?.swaps === undefined ? '-' : 'swap']).toEqual(
      [rarity, cost, kind, swaps],
    );
  });
});
