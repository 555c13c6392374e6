import { describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { newRollPhase } from '../../../src/engine/core/roll-phase.ts';
import { totalsOf } from '../../../src/engine/evaluation/damage/totals.ts';
import { createGame } from '../../../src/engine/index.ts';
import type { LandedDamage } from '../../../src/engine/model/landed-damage.ts';
import type { LedgerEntry, LedgerSource } from '../../../src/engine/model/ledger.ts';
import type { DamageType } from '../../../src/engine/vocabulary/effect.ts';

const ATTACKER = 0;
const DEFENDER = 1;
const source = (id: string, seat: number): LedgerSource => ({ kind: 'card', id, seat });

const hit = (amount: number, type: DamageType = 'normal'): LedgerEntry => ({
  entry: 'damage',
  to: DEFENDER,
  from: ATTACKER,
  amount,
  type,
  attack: type !== 'collateral',
  locked: false,
  source: source('attack', ATTACKER),
});
const back = (amount: number): LedgerEntry => ({
  entry: 'damage',
  to: ATTACKER,
  from: DEFENDER,
  amount,
  type: 'typeless',
  attack: false,
  locked: false,
  source: source('defense', DEFENDER),
});
const unpreventable = (amount: number): LedgerEntry => ({
  entry: 'damage',
  to: DEFENDER,
  from: ATTACKER,
  amount,
  type: 'undefendable',
  attack: false,
  locked: true,
  source: source('curse', ATTACKER),
});
const add = (amount: number): LedgerEntry => ({
  entry: 'add',
  to: DEFENDER,
  amount,
  source: source('add', ATTACKER),
});
const prevent = (amount: number): LedgerEntry => ({
  entry: 'prevent',
  to: DEFENDER,
  amount,
  source: source('prevent', DEFENDER),
});
const halve: LedgerEntry = { entry: 'halve', to: DEFENDER, source: source('halve', DEFENDER) };
const avoid: LedgerEntry = { entry: 'avoid', to: DEFENDER, source: source('avoid', DEFENDER) };
const reflect: LedgerEntry = {
  entry: 'reflect',
  to: ATTACKER,
  of: DEFENDER,
  source: source('reflect', DEFENDER),
};

function land(ledger: readonly LedgerEntry[], tokens: { onDefender?: string[] } = {}) {
  const state = createGame({
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
    seed: 'totals',
    first: 0,
  });
  for (const id of tokens.onDefender ?? []) {
    const seat = state.seats[DEFENDER];
    if (seat) seat.tokens[id] = [{ by: ATTACKER, fresh: false, count: 1 }];
  }
  return totalsOf(openGame(state), ledger);
}

/** What lands on a holder of Shadows in the opponent's Roll Phase. */
function landOnShadows(ledger: readonly LedgerEntry[]) {
  const state = createGame({
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'shadow-thief' }],
    seed: 'totals',
    first: 0,
  });
  const [lane] = state.lanes;
  const holder = state.seats[DEFENDER];
  if (lane) lane.rollPhase = newRollPhase(ATTACKER, DEFENDER);
  if (holder) holder.tokens.shadows = [{ by: DEFENDER, fresh: false, count: 1 }];
  return totalsOf(openGame(state), ledger);
}

const taken = (landed: readonly LandedDamage[], seat: number) =>
  landed.find((entry) => entry.seat === seat)?.total ?? 0;
const subtotal = (landed: readonly LandedDamage[]) =>
  landed.find((entry) => entry.seat === DEFENDER)?.subtotal;

describe('the worked examples of the rulebooks', () => {
  test('Barbarian against Paladin: 17 after two steps, two halves leave 0, half goes back as 9', () => {
    const landed = land([hit(18), prevent(3), add(5), prevent(3), halve, halve, reflect]);
    expect(subtotal(landed)).toBe(17);
    expect(taken(landed, DEFENDER)).toBe(0);
    expect(taken(landed, ATTACKER)).toBe(9);
  });

  test('Strange against Widow: 15 after two steps, minus 8 and 8 ends 0, with 2 back', () => {
    const landed = land([hit(9), add(3), prevent(2), add(1), add(4), halve, halve, back(2)]);
    expect(subtotal(landed)).toBe(15);
    expect(taken(landed, DEFENDER)).toBe(0);
    expect(taken(landed, ATTACKER)).toBe(2);
  });
});

describe('Shadows', () => {
  const ofToken = (amount: number): LedgerEntry => ({
    entry: 'damage',
    to: DEFENDER,
    from: ATTACKER,
    amount,
    type: 'collateral',
    attack: false,
    locked: false,
    source: { kind: 'token', id: 'companion', seat: ATTACKER },
  });

  test('stop an Attack of 10 with its modifiers and let the 1 of a companion through (R177)', () => {
    const [landed] = landOnShadows([hit(10), add(3), ofToken(1)]);
    expect(landed).toMatchObject({ incoming: 11, total: 1 });
    expect(landed?.lines).toContainEqual({ step: 3, amount: -13, source: 'shadows', sourceKind: 'token' });
  });

  test('leave something to prevent of what a companion deals', () => {
    expect(taken(landOnShadows([hit(10), ofToken(3), prevent(2)]), DEFENDER)).toBe(1);
  });

  test.each(['normal', 'undefendable', 'pure', 'collateral'] as const)('stop %s damage (R176)', (type) => {
    expect(taken(landOnShadows([hit(4, type)]), DEFENDER)).toBe(0);
  });
});

describe('the three steps', () => {
  test('a half spent early still works on what is added later (95)', () => {
    expect(taken(land([hit(10), halve, add(3)]), DEFENDER)).toBe(6);
  });

  test('a fixed prevention comes before a half (96)', () => {
    expect(taken(land([hit(10), prevent(4), halve]), DEFENDER)).toBe(3);
  });

  test('halves of odd totals are rounded up (97)', () => {
    expect(taken(land([hit(7), halve]), DEFENDER)).toBe(3);
  });

  test('preventing more than comes leaves 0 and heals nothing (98)', () => {
    const [landed] = land([hit(4), prevent(6)]);
    expect(landed).toMatchObject({ total: 0 });
  });

  test('what avoids everything leaves what is locked', () => {
    expect(taken(land([hit(9), unpreventable(4), avoid]), DEFENDER)).toBe(4);
  });

  test.each([
    ['normal', 6],
    ['undefendable', 6],
    ['ultimate', 6],
    ['pure', 4],
    ['collateral', 4],
  ] as const)('Targeted on the defender: 4 %s damage becomes %i', (type, total) => {
    const entry = hit(4, type);
    expect(taken(land([entry], { onDefender: ['targeted'] }), DEFENDER)).toBe(total);
  });

  test.each([
    ['pure', 'normal', 8],
    ['normal', 'pure', 8],
    ['pure', 'pure', 6],
    ['undefendable', 'collateral', 8],
  ] as const)(
    '3 %s and 3 %s damage are one total, to which Targeted adds once (R114)',
    (one, other, total) => {
      expect(taken(land([hit(3, one), hit(3, other)], { onDefender: ['targeted'] }), DEFENDER)).toBe(total);
    },
  );

  test('neither fixed preventions nor halves lower what an Ultimate deals', () => {
    expect(taken(land([hit(10, 'ultimate'), add(3), prevent(4), halve, avoid]), DEFENDER)).toBe(13);
  });

  test('of an avoided Attack nothing goes back, in whatever order both were spent (R183)', () => {
    for (const ledger of [
      [hit(10), avoid, reflect],
      [hit(10), reflect, avoid],
    ]) {
      expect(taken(land([...ledger, back(1)]), ATTACKER)).toBe(1);
    }
  });
});
