/** What the message at a game's end tells of its winners. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { trophyLines } from '../../../src/commands/messages/trophy.ts';
import { createGame } from '../../../src/engine/index.ts';
import { beginChronicle, type Chronicle } from '../../../src/history/chronicle.ts';
import type { Strike } from '../../../src/history/statistics/strikes.ts';
import { QUIET_TABLE } from '../../games/sample-snapshot.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** The lines at the end of a game in turn 9 that team 0 has won with these strikes. */
function told(mode: 'duel' | '3v3', strikes: readonly Strike[]): readonly string[] {
  const names = NAMES.slice(0, mode === 'duel' ? 2 : 6);
  const setup = { mode, seats: names.map(() => ({ hero: 'barbarian' })), seed: 'trophy', first: 0 };
  const state = createGame(setup);
  const begun = beginChronicle(setup, state, []);
  const chronicle: Chronicle = { ...begun, turn: 9, told: { ...begun.told, strikes } };
  return trophyLines(
    {
      ...QUIET_TABLE,
      occupants: names.map((name) => ({ kind: 'person', userId: name.toLowerCase(), name })),
      state: { ...state, outcome: { kind: 'won', team: state.seats[0]?.team ?? 0, how: 'defeat' } },
      chronicle,
      ended: 'played',
    },
    null,
  );
}

const hit = (by: number, seat: number, turn: number, total: number): Strike => ({
  step: turn,
  turn,
  by,
  source: 'smack',
  to: [{ seat, incoming: total, total, before: 50, after: 50 - total }],
});

describe('titles of the winners', () => {
  it('that team-mates share with their health are told once', () => {
    const { length } = told('3v3', []);
    expect(length).toBe(1);
    expect(told('3v3', [])[0]).toMatch(/^-# .*Ada.*, .*Cleo.* and .*Eve.*: untouched for 9 turns$/);
  });

  it('that one of them has alone are told beside those', () => {
    const lines = told('3v3', [hit(2, 1, 1, 15)]);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^-# .*Cleo.*: a hit of 15 with Smack$/);
  });

  it('stand in one line for a single winner', () => {
    const lines = told('duel', [hit(0, 1, 1, 15)]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^-# .*Ada.*: untouched for 9 turns and a hit of 15 with Smack$/);
  });
});
