/** Rerolls that are asked about once more, and those that are not. */
import { ButtonStyle } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { legalActions } from '../../../src/engine/index.ts';
import { customId, readCustomId } from '../../../src/render/custom-id.ts';
import { lostByReroll, tableMessage } from '../../../src/render/table/index.ts';
import { act, gameOf, openQuestion } from '../../ai/players/duel-table.ts';
import { parts } from './message-parts.ts';
import { tableOf } from './tables.ts';

type Mode = Parameters<typeof gameOf>[0];

/** A game in which seat 0 has rolled these dice at its first attempt. */
function rolled(hero: string, dice: readonly number[], mode: Mode = 'duel', players = 2) {
  let state = gameOf(mode, [{ hero }, ...Array.from({ length: players - 1 }, () => ({ hero: 'monk' }))]);
  const may = (type: string) =>
    legalActions(state, openQuestion(state).seat).some((action) => action.type === type);
  while (!may('roll')) state = act(state, { type: 'pass' });
  state = act(state, { type: 'roll' }, dice);
  while (!may('reroll')) state = act(state, { type: 'pass' });
  return state;
}

function lost(
  hero: string,
  dice: readonly number[],
  again: readonly number[],
  mode?: Mode,
  players?: number,
) {
  const { view, legal } = tableOf(rolled(hero, dice, mode, players));
  return lostByReroll(view, legal, again);
}

describe('a reroll', () => {
  it.each([
    ['duel', 2],
    ['koth', 3],
    ['2v2', 4],
  ] as const)('that may lose an Ultimate puts it at risk, in %s of %i', (mode, players) => {
    expect(lost('barbarian', [6, 6, 6, 6, 6], [1, 2, 3, 4, 5], mode, players)).toEqual(['Rage!']);
    expect(lost('barbarian', [6, 6, 6, 6, 6], [5], mode, players)).toEqual(['Rage!']);
  });

  it('that may lose the only ability puts it at risk', () => {
    // Three swords are Smack and nothing else.
    expect(lost('barbarian', [1, 2, 2, 4, 4], [1])).toEqual(['Smack']);
    expect(lost('barbarian', [1, 2, 2, 4, 4], [1, 2, 3, 4, 5])).toEqual(['Smack']);
  });

  it('risks nothing when the kept dice fulfil it by themselves', () => {
    expect(lost('barbarian', [1, 2, 2, 4, 4], [4, 5])).toEqual([]);
    expect(lost('barbarian', [1, 1, 2, 2, 4], [4, 5])).toEqual([]);
  });

  it('risks nothing that is asked about while the dice fulfil several abilities, or none', () => {
    expect(lost('barbarian', [1, 2, 3, 6, 6], [1, 2, 3])).toEqual([]);
    expect(lost('barbarian', [1, 1, 4, 5, 6], [1, 2, 3, 4, 5])).toEqual([]);
  });
});

describe('the table', () => {
  const verbsOf = (dice: readonly number[], keptDice: readonly number[]) =>
    parts(tableMessage(tableOf(rolled('barbarian', dice), { keptDice })))
      .buttons.filter(({ label }) => String(label).startsWith('Reroll'))
      .map(({ custom_id: id }) => readCustomId(String(id))?.buttonAction);

  it('has a button that asks where much is at risk, and one that rolls at once elsewhere', () => {
    expect(verbsOf([6, 6, 6, 6, 6], [1, 2])).toEqual([{ verb: 'reroll-asks', dice: [3, 4, 5] }]);
    expect(verbsOf([1, 2, 2, 4, 4], [1, 2, 3])).toEqual([
      { verb: 'act', action: { type: 'reroll', dice: [4, 5] } },
    ]);
  });

  it.each([
    ['the highest line of what the marks were for', [1, 2, 2, 3, 3], [1, 2, 3, 4], /Smack/],
    [
      'what the marks were for, beside a lesser ability',
      [5, 2, 2, 4, 3],
      [1, 2, 4],
      /· (Triumphant|Glorious)/,
      'seraph',
    ],
    ['dice of no fulfilled ability', [1, 1, 1, 4, 6], [5], /Reroll 4 dice/, 'seraph'],
    ['no line above that of the marked dice', [1, 2, 2, 3, 5], [1, 2, 3, 4], /Reroll 1 die/],
    ['a line that still can grow', [1, 2, 2, 3, 5], [1, 2, 3], /Reroll 2 dice/],
  ])(
    'highlights the reroll, unless the dice fulfil it already: %s',
    (_, dice, keptDice, label, hero = 'barbarian') => {
      const { buttons } = parts(tableMessage(tableOf(rolled(hero, dice), { keptDice })));
      const [highlighted] = buttons.filter(({ style }) => style === ButtonStyle.Primary);
      expect(highlighted?.label).toMatch(label);
    },
  );

  it('reads the ids of both presses back, and no others of their kind', () => {
    const place = { surface: 'table', gameId: 'game', rev: 7 } as const;
    for (const verb of ['reroll-asks', 'reroll-now'] as const) {
      const press = { ...place, buttonAction: { verb, dice: [2, 5] } };
      expect(readCustomId(customId(press))).toEqual(press);
      expect(readCustomId(`t1:game:7:${verb}:0`)).toBeNull();
      expect(readCustomId(`t1:game:7:${verb}:x`)).toBeNull();
    }
  });
});
