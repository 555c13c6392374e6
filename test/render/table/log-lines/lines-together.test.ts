import '../../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../src/engine/index.ts';
import { logLines } from '../../../../src/render/table/index.ts';
import { NAMES } from './event-lines.ts';

describe('several events in the public log', () => {
  it('says once what a price, a sale or a theft brings', () => {
    const events: GameEvent[] = [
      { e: 'played', seat: 0, card: 'smack-ii', cost: 2 },
      { e: 'cp', seat: 0, change: -2, now: 1 },
      { e: 'upgraded', seat: 0, ability: 'smack-ii', cost: 2 },
      { e: 'sold', seat: 0, card: 'six-it', cp: 1 },
      { e: 'cp', seat: 0, change: 1, now: 2 },
      { e: 'cp', seat: 1, change: -2, now: 0 },
      { e: 'cp', seat: 0, change: 2, now: 4 },
      { e: 'stole', seat: 0, from: 1, what: 'cp', amount: 2 },
    ];
    expect(logLines(events, NAMES)).toEqual([
      'Alice put Smack II into play (2 CP).',
      'Alice sold Six-It! for 1 CP.',
      'Alice stole 2 CP from B\\*b.',
    ]);
  });

  it('tells a hero who reaches nobody once, and a choice to activate nothing as that', () => {
    const events: GameEvent[] = [
      { e: 'out-of-reach', seat: 0 },
      { e: 'no-ability', seat: 0 },
      { e: 'no-ability', seat: 1 },
    ];
    expect(logLines(events, NAMES)).toEqual([
      'Alice reaches nobody: nothing of the attack resolves.',
      'B\\*b activated nothing.',
    ]);
  });

  it('puts an income and a run of tokens into one line each', () => {
    const events: GameEvent[] = [
      { e: 'phase', seat: 0, phase: 'income' },
      { e: 'cp', seat: 0, change: 1, now: 3 },
      { e: 'drew', seat: 0, count: 1, reshuffled: false },
      { e: 'gained', seat: 1, token: 'blind', count: 1, by: 0 },
      { e: 'gained', seat: 1, token: 'entangle', count: 1, by: 0 },
      { e: 'gained', seat: 0, token: 'evasive', count: 2, by: 0 },
    ];
    expect(logLines(events, NAMES)).toEqual([
      'Alice gained 1 CP (now 3) and drew a card.',
      'B\\*b got Blind and Entangle.',
      'Alice got 2 Evasive.',
    ]);
  });

  it('sums what a seat got of one token in a run', () => {
    const gain = (seat: number, token: string, count: number): GameEvent => ({
      e: 'gained',
      seat,
      token,
      count,
      by: seat,
    });
    const events = [
      gain(0, 'electrokinesis', 1),
      gain(0, 'evasive', 1),
      gain(0, 'electrokinesis', 2),
      gain(1, 'evasive', 1),
      gain(1, 'evasive', 1),
    ];
    expect(logLines(events, NAMES)).toEqual([
      'Alice got 3 Electrokinesis and Evasive.',
      'B\\*b got 2 Evasive.',
    ]);
  });

  it('puts steps of the clock and tiles of one kind into one line each', () => {
    const events: GameEvent[] = [
      { e: 'clock', segment: 4 },
      { e: 'clock', segment: 5 },
      { e: 'tile', space: 'C1', kind: 'plot' },
      { e: 'tile', space: 'E3', kind: 'plot' },
      { e: 'tile', space: 'C1', kind: 'plot', gone: true },
      { e: 'clock', segment: 6 },
    ];
    expect(logLines(events, NAMES)).toEqual([
      'The crisis clock moves on by 2.',
      'Plot tokens come onto C1 and E3.',
      'A plot token is taken from C1.',
      'The crisis clock moves on.',
    ]);
  });

  it('tells the incomes of several in one line, and those that they skip', () => {
    const income = (seat: number): GameEvent[] => [
      { e: 'turn', seat, number: 2, inRound: true },
      { e: 'phase', seat, phase: 'income' },
      { e: 'cp', seat, change: 1, now: 3 },
      { e: 'drew', seat, count: 1, reshuffled: false },
    ];
    const skipped = (seat: number): GameEvent => ({
      e: 'phase',
      seat,
      phase: 'income',
      skipped: 'first-round',
    });
    expect(logLines([...income(0), ...income(1)], NAMES)).toEqual([
      'Alice and B\\*b gained 1 CP and drew a card each.',
    ]);
    expect(logLines([...income(0), ...income(0)], NAMES)).toHaveLength(2);
    expect(logLines([skipped(0), skipped(1)], NAMES)).toEqual([
      'Alice and B\\*b skipped the Income (first round).',
    ]);
  });

  it('tells a boost tile once: in the line of the move, and not what it gives', () => {
    const events: GameEvent[] = [
      { e: 'moved', seat: 0, from: 'D1', to: 'C6' },
      { e: 'boost', seat: 0, space: 'C6', boost: 'boost-heal-4' },
      { e: 'boost', seat: 0, space: 'C6' },
      { e: 'moved', seat: 1, from: 'C5', to: 'D2' },
      { e: 'boost', seat: 1, space: 'D2', boost: 'boost-cp-1' },
      { e: 'healed', seat: 0, amount: 4, now: 27 },
      { e: 'cp', seat: 1, change: 1, now: 3 },
      { e: 'turn', seat: 1, number: 2, inRound: true },
      { e: 'cp', seat: 1, change: 1, now: 4 },
      { e: 'healed', seat: 0, amount: 4, now: 31 },
    ];
    expect(logLines(events, NAMES)).toEqual([
      'Alice moved to C6 and got 4 Health and a face-down boost tile.',
      'B\\*b moved to D2 and got 1 CP.',
      'B\\*b gained 1 CP (now 4).',
      'Alice healed 4 (now 31).',
    ]);
  });

  it('tells what a boost tile gives where it is less than the tile says', () => {
    const events: GameEvent[] = [
      { e: 'boost', seat: 0, space: null, boost: 'boost-cp-2' },
      { e: 'boost', seat: 0, space: null, boost: 'boost-shield' },
      { e: 'cp', seat: 0, change: 1, now: 15 },
      { e: 'gained', seat: 0, token: 'shield', count: 1, by: 0 },
    ];
    expect(logLines(events, NAMES)).toEqual([
      'Alice got 2 CP.',
      'Alice got Shield.',
      'Alice gained 1 CP (now 15).',
    ]);
  });

  it('names a boost tile and a Mission that do something, and the defence of a boss', () => {
    const events: GameEvent[] = [
      { e: 'defended', seat: 1, ability: 'Toll Bar' },
      { e: 'lost', seat: 0, token: 'poison', count: 1, how: 'removed', source: 'boost-cleanse' },
    ];
    expect(logLines(events, NAMES)).toEqual(['B\\*b defended with Toll Bar.', 'Alice lost Poison (Relief).']);
  });

  it('leaves out an announcement that took effect at once, and keeps one that lapsed', () => {
    const announced: GameEvent = { e: 'announced', seat: 0, ability: 'smack', variant: 'smack' };
    const activated: GameEvent = {
      e: 'activated',
      seat: 0,
      ability: 'smack',
      variant: 'smack',
    };
    expect(logLines([announced, activated], NAMES)).toEqual(['Alice activated Smack.']);
    expect(logLines([announced, { e: 'lapsed', seat: 0, variant: 'smack' }], NAMES)).toHaveLength(2);
  });
});
