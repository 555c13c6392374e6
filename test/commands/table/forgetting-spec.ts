/** What `/forget-me` promises, held against everything that a store keeps. */
import { expect, it } from 'vitest';
import { CHALLENGE_LIFE } from '../../../src/commands/challenge/challenge.ts';
import { Challenges } from '../../../src/commands/challenge/challenges.ts';
import type { Sitter } from '../../../src/commands/table/tables.ts';
import type { GameStore } from '../../../src/store/index.ts';
import type { TestClock } from '../../store/place.ts';
import { BEN, CHANNEL, type Kit, tableKit } from './table-kit.ts';

const ZOE: Sitter = { kind: 'person', userId: '700000000000000001', name: 'Zoe *the* Roll' };
const CLEO: Sitter = { kind: 'person', userId: '700000000000000003', name: 'Cleo' };
const OF_ZOE = /700000000000000001|Zoe|the\*? Roll/;
const MINUTE = 60_000;

export interface Kept {
  readonly store: GameStore;
  readonly clock: TestClock;
  /** All that the store holds, as text. */
  dump(): Promise<string>;
}

/** A game in which everybody was late once, so that the log has remarks of the table's own. */
async function playToTheEnd(kit: Kit, channelId: string, sitters: readonly [Sitter, Sitter]): Promise<void> {
  await kit.open({ channelId, sitters });
  for (const ms of [3, 2, 5]) await kit.pass(ms * MINUTE);
  if (channelId === CHANNEL) await kit.answerUntil(({ state }) => state.turn.number > 6);
  const [loser] = sitters;
  if (loser.kind === 'person')
    await kit.press(loser.userId, { type: 'concede' }, { channelId, interactionId: `end-${channelId}` });
  await kit.tables.idle();
}

function challengeOf(id: string, from: Sitter, to: Sitter) {
  const person = (sitter: Sitter) => ({
    id: sitter.kind === 'person' ? sitter.userId : '',
    name: sitter.name,
  });
  return {
    ...{ id, guildId: null, channelId: 'hall', messageId: null, heroes: [null, null] as [null, null] },
    ...{ challenger: person(from), opponent: person(to), pace: 'live' as const, first: 'roll' as const },
    expiresAt: CHALLENGE_LIFE,
  };
}

/** @param open an empty store */
export function forgetting(open: () => Promise<Kept>): void {
  it('leaves nothing of the person in the store, and a game that the other can read and verify', async () => {
    const { store, clock, dump } = await open();
    const kit = await tableKit({ store, clock });
    await playToTheEnd(kit, CHANNEL, [ZOE, BEN]);
    await playToTheEnd(kit, 'thread-2', [BEN, ZOE]);
    const challenges = new Challenges(store, { error: (_, message) => expect.fail(message) });
    await challenges.add(challengeOf('made', ZOE, CLEO));
    await challenges.add(challengeOf('received', CLEO, ZOE));
    await challenges.add(challengeOf('others', CLEO, BEN));
    await store.writeRecord('profile', '700000000000000001', { name: 'Zoe' });
    const before = await dump();
    expect(OF_ZOE.exec(before)).not.toBeNull();
    const told = await kit.tables.readLog(CHANNEL);
    expect(told.some((line) => line.startsWith('Zoe') && line.includes('ran out of time'))).toBe(true);

    expect(await challenges.forget('700000000000000001')).toBe(2);
    await store.deleteRecord('profile', '700000000000000001');
    expect(await kit.tables.forget('700000000000000001')).toEqual({ games: 2, live: 0 });
    const after = await dump();
    expect(OF_ZOE.exec(after)).toBeNull();
    expect(after.includes('ben')).toBe(true);
    expect(await challenges.find('others')).not.toBeNull();

    const log = await kit.tables.readLog(CHANNEL);
    expect(log).toEqual(told.map((line) => line.replaceAll(/Zoe \\?\*the\\?\* Roll/g, 'Player 1')));
    expect((await kit.tables.verify(CHANNEL))?.same).toBe(true);
    const report = await kit.tables.report(CHANNEL, 'ben');
    expect(report?.text).toContain('"seed"');
    expect((await kit.look()).logTail).toEqual(log.slice(-6));
    expect(await kit.tables.forget('700000000000000001')).toEqual({ games: 0, live: 0 });
    expect((await dump()) === after).toBe(true);

    expect(await kit.tables.forget('ben')).toEqual({ games: 2, live: 0 });
    expect(await kit.tables.readLog(CHANNEL)).toEqual(log.map((line) => line.replaceAll('Ben', 'Player 2')));
    expect((await kit.tables.verify(CHANNEL))?.same).toBe(true);
    expect(kit.logged.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it('leaves games that are still played, and everybody else’s', async () => {
    const { store, clock, dump } = await open();
    const kit = await tableKit({ store, clock });
    await playToTheEnd(kit, 'thread-2', [CLEO, BEN]);
    await kit.open({ sitters: [ZOE, BEN] });
    const before = await dump();
    expect(await kit.tables.forget('700000000000000001')).toEqual({ games: 0, live: 1 });
    expect((await dump()) === before).toBe(true);
    await kit.press('700000000000000001', { type: 'concede' });
    await kit.tables.idle();
    expect(await kit.tables.forget('700000000000000001')).toEqual({ games: 1, live: 0 });
    expect(OF_ZOE.exec(await dump())).toBeNull();
    expect(await kit.tables.readLog('thread-2')).toContainEqual(expect.stringContaining('Cleo'));
  });
}
