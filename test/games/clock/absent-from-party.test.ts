/** Somebody who stays away from a party costs the others one deadline, at all paces and sizes. */
import { describe, expect, it } from 'vitest';
import { noticeText } from '../../../src/commands/messages/notices.ts';
import { awaitedPeople } from '../../../src/games/actions/play.ts';
import { type Pace, timesOfPace } from '../../../src/games/clock/paces.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import { CHANNEL, type Kit, missionSetup, plainAction, tableKit } from '../table-kit.ts';

const PEOPLE = ['anna', 'ben', 'cara', 'dan'].map((userId) => ({
  kind: 'person' as const,
  userId,
  name: `${userId.charAt(0).toUpperCase()}${userId.slice(1)}`,
}));
const ABSENT = 'dan';
const ROUNDS = 2;

async function partyOf(size: number, pace: Pace): Promise<Kit> {
  const kit = await tableKit();
  const people = [...PEOPLE.slice(0, size - 1), PEOPLE[3]].flatMap((one) => (one ? [one] : []));
  await kit.open({ occupants: people, setup: missionSetup(size), pace });
  return kit;
}

/** All who are there answer until only the absent person is asked, or the round is over. */
async function playPresent(kit: Kit, round: number): Promise<TableSnapshot> {
  for (;;) {
    const game = await kit.look();
    if (game.state.outcome || (game.state.mission?.round ?? 0) > round) return game;
    const awaited = awaitedPeople(game);
    const next = awaited.find(({ occupant }) => occupant.userId !== ABSENT);
    if (!next && awaited.length > 0) return game;
    // Nobody is asked while the bot plays.
    if (!next) await kit.pass(1);
    else await kit.press(next.occupant.userId, plainAction(game, next.seat), { rev: null });
  }
}

describe.each([2, 3, 4])('a person away from a party of %i', (size) => {
  it.each<Pace>(['live', 'hourly', 'daily'])('costs one deadline (%s)', async (pace) => {
    const kit = await partyOf(size, pace);
    const { nudgeMs, warningMs, timeoutMs } = timesOfPace(pace).step;
    let waited = 0;
    for (;;) {
      const game = await playPresent(kit, ROUNDS);
      if (game.state.outcome || (game.state.mission?.round ?? 0) > ROUNDS) break;
      waited += 1;
      expect(waited).toBe(1);
      for (const ms of [nudgeMs, warningMs - nudgeMs, timeoutMs - warningMs]) await kit.pass(ms);
    }
    expect(waited).toBe(1);
    const game = await kit.look();
    expect(game.occupants.at(-1)).toMatchObject({ kind: 'bot', for: ABSENT });
    expect(kit.chat.notices('autopilot')).toEqual([]);
    const told = kit.chat
      .notices('replaced')
      .flatMap(({ payload }) => (payload.kind === 'notice' ? [payload.notice] : []));
    expect(told).toMatchObject([{ userId: ABSENT, late: true }]);
    const [notice] = told;
    if (notice) expect(noticeText(game, notice)).toMatch(/<@dan> was away too long, so a bot plays .* now/);
    expect((await kit.tables.readLog(CHANNEL)).join('\n')).toContain(
      'Dan ran out of time: a bot plays on until they are back.',
    );
    const back = await kit.tables.changePlayer(
      { channelId: CHANNEL, userId: ABSENT, interactionId: null, rev: null, seat: size - 1 },
      { to: 'taker', name: 'Dan', stops: null },
    );
    expect(back.result).toBe('done');
  });
});
