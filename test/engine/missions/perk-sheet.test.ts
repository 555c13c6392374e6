/** A player's perk sheet: what Missions bring, and what points may be spent on. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { createGame, type GameState } from '../../../src/engine/index.ts';
import {
  completePerks,
  fillablePerks,
  fillCircle,
  NEW_SHEET,
  type PerkSheet,
  rewardOf,
  startNewSheet,
} from '../../../src/engine/rules.ts';

function ended(
  id: string,
  how: { perfect?: boolean; won?: boolean; doubled?: boolean; raised?: number },
): GameState {
  const state = createGame({
    mode: 'mission',
    seats: [{ hero: 'barbarian' }],
    seed: 'sheet',
    first: 0,
    mission: { id, raised: how.raised ?? 0, eased: how.doubled ? ['points'] : [] },
  });
  const { mission } = state;
  if (!mission) throw new Error('no Mission');
  Object.assign(mission, { side: 1, perfect: how.perfect ?? false });
  return { ...state, outcome: { kind: 'won', team: how.won === false ? 1 : 0, how: 'objective' } };
}

function filled(sheet: PerkSheet, perk: string, times: number): PerkSheet {
  let now = sheet;
  for (let i = 0; i < times; i += 1) now = fillCircle(now, perk, 5);
  return now;
}

describe('what a Mission brings', () => {
  it('is 2 points when it is won, 3 when it is perfect for the first time, 1 when it is lost on side 2', () => {
    expect(rewardOf(NEW_SHEET, ended('toll-bridge', {}))).toMatchObject({ points: 2, column: 1 });
    const first = rewardOf(NEW_SHEET, ended('toll-bridge', { perfect: true }));
    expect(first).toMatchObject({ points: 3, sheet: { perfected: ['toll-bridge'] } });
    expect(rewardOf(first.sheet, ended('toll-bridge', { perfect: true })).points).toBe(2);
    expect(rewardOf(first.sheet, ended('embers-below', { perfect: true })).points).toBe(3);
    expect(rewardOf(NEW_SHEET, ended('toll-bridge', { won: false, perfect: true }))).toMatchObject({
      points: 1,
      sheet: NEW_SHEET,
    });
  });

  it('is twice as much where the difficulty was lowered so', () => {
    expect(rewardOf(NEW_SHEET, ended('toll-bridge', { doubled: true })).points).toBe(4);
    expect(rewardOf(NEW_SHEET, ended('toll-bridge', { doubled: true, perfect: true })).points).toBe(6);
  });

  it('may be spent in the column of the level, further where it was raised', () => {
    expect(rewardOf(NEW_SHEET, ended('sunken-archive', { raised: 3 })).column).toBe(5);
  });

  it('lets mythic abilities be taken along once a Mission of each level was perfected', () => {
    let sheet: PerkSheet = NEW_SHEET;
    for (const id of ['toll-bridge', 'sunken-archive', 'siege-engine', 'court-of-thorns']) {
      ({ sheet } = rewardOf(sheet, ended(id, { perfect: true })));
    }
    expect(sheet.mythic).toBe(false);
    ({ sheet } = rewardOf(sheet, ended('empty-throne', { perfect: true })));
    expect(sheet.mythic).toBe(true);
    expect(startNewSheet(sheet)).toEqual({ ...NEW_SHEET, mythic: true, plus: 1 });
  });
});

describe('circles', () => {
  it('are filled one by one; the perk works with the last of them', () => {
    const some = filled(NEW_SHEET, 'leadership-1', 2);
    expect(completePerks(some)).toEqual(['momentum-1']);
    const all = filled(some, 'leadership-1', 1);
    expect(completePerks(all)).toEqual(['momentum-1', 'leadership-1']);
    expect(() => fillCircle(all, 'leadership-1', 5)).toThrow(RangeError);
  });

  it('are those of columns that the points may go into', () => {
    expect(new Set(fillablePerks(NEW_SHEET, 1).map(({ column }) => column))).toEqual(new Set([1]));
    expect(() => fillCircle(NEW_SHEET, 'grit-2', 1)).toThrow(RangeError);
  });

  it('of momentum cards are filled in order', () => {
    const cards = (sheet: PerkSheet) =>
      fillablePerks(sheet, 5).flatMap(({ id, card }) => (card === undefined ? [] : [id]));
    expect(cards(NEW_SHEET)).toEqual(['momentum-2']);
    expect(cards(filled(NEW_SHEET, 'momentum-2', 3))).toEqual(['momentum-3']);
  });
});
