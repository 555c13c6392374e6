/** The log lines in the table's message. */
import { describe, expect, it } from 'vitest';
import '../../src/content/index.ts';
import type { GameEvent } from '../../src/engine/index.ts';
import { describeEvents } from '../../src/games/actions/play.ts';
import { logTail } from '../../src/games/snapshot.ts';
import { attributedLines } from '../../src/render/table/index.ts';

const told = (by: number, text: string) => ({ turn: 1, text, by });
const came = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => ({ turn: 1, text: `consequence ${from + at}` }));

describe('the log at the table', () => {
  it('is the last six lines', () => {
    expect(logTail(came(9))).toEqual(came(6, 4).map(({ text }) => text));
    expect(logTail(came(2))).toHaveLength(2);
  });

  it('holds what each person did last, in place of the oldest consequences, and marks the gap', () => {
    const lines = [told(0, 'Ada rolled.'), told(0, 'Ada moved.'), told(1, 'Bo moved.'), ...came(8)];
    expect(logTail(lines)).toEqual([
      'Ada moved.',
      'Bo moved.',
      '… consequence 5',
      'consequence 6',
      'consequence 7',
      'consequence 8',
    ]);
  });

  it('keeps the latest consequences, and pushes out no action of anybody', () => {
    const four = [0, 1, 2, 3].map((seat) => told(seat, `${seat} moved.`));
    expect(logTail([...four, ...came(6)])).toEqual([
      '1 moved.',
      '2 moved.',
      '3 moved.',
      '… consequence 4',
      'consequence 5',
      'consequence 6',
    ]);
    const after = [
      told(0, 'Ada moved.'),
      told(1, 'Bo moved.'),
      ...came(2),
      told(1, 'Bo rolled.'),
      ...came(3, 3),
    ];
    expect(logTail(after)).toEqual([
      'Ada moved.',
      '… consequence 2',
      'Bo rolled.',
      'consequence 3',
      'consequence 4',
      'consequence 5',
    ]);
  });

  it('lets go of what was done long ago', () => {
    expect(logTail([told(0, 'Ada moved.'), ...came(18)])).not.toContain('Ada moved.');
  });
});

describe('lines of a record', () => {
  const EVENTS: readonly GameEvent[] = [
    { e: 'moved', seat: 0, from: null, to: 'A1' },
    { e: 'moved', seat: 1, from: null, to: 'B1' },
    { e: 'boost', seat: 1, space: 'B1', boost: 'boost-cp-1' },
    { e: 'turn', seat: 0, number: 2, inRound: true },
    { e: 'cp', seat: 0, change: 1, now: 3 },
    { e: 'drew', seat: 0, count: 1, reshuffled: false },
    { e: 'cp', seat: 1, change: 1, now: 2 },
    { e: 'turn', seat: 1, number: 2, inRound: true },
    { e: 'cp', seat: 1, change: 1, now: 3 },
    { e: 'drew', seat: 1, count: 1, reshuffled: false },
  ];

  it('tell what heroes do in the same turn together, and whose action each is when it is a person’s', () => {
    const occupants = [
      { kind: 'person' as const, userId: '1', name: 'Ada' },
      { kind: 'bot' as const, name: 'Bolt' },
    ];
    expect(describeEvents({ lines: [], occupants }, 2, EVENTS, attributedLines).kept).toEqual([
      { turn: 2, text: 'Ada moved to A1.', by: 0 },
      { turn: 2, text: 'Bolt moved to B1 and got 1 CP.' },
      { turn: 2, text: 'Ada and Bolt gained 1 CP and drew a card each.' },
    ]);
  });
});
