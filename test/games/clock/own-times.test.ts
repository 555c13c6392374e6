/** Quiet hours, weekends off, and bots that play for people who asked for it. */
import { describe, expect, it } from 'vitest';
import {
  countedFrom,
  isResting,
  nextQuiet,
  nextWeekend,
  type OwnTimes,
  restsOf,
} from '../../../src/games/clock/own-times.ts';
import { Profiles } from '../../../src/games/repository/profiles.ts';
import { ANNA, BEN, CHANNEL, type Kit, missionKit, missionSetup, tableKit } from '../table-kit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Thursday, 0:00 UTC: the begin of the kit's clock. */
const THURSDAY = Date.UTC(2026, 0, 1);
/** From 22:00 to 6:00 in UTC. */
const NIGHT: OwnTimes = { ahead: 0, quiet: { from: 22 * 60, minutes: 8 * 60 } };

describe('time that counts', () => {
  const weekend = restsOf('daily-weekdays', null);

  it('passes over a weekend, and over quiet hours of each day', () => {
    const friday = THURSDAY + DAY + 20 * HOUR;
    expect(countedFrom(friday, 8 * HOUR, weekend)).toBe(THURSDAY + 4 * DAY + 4 * HOUR);
    expect(countedFrom(friday, 4 * HOUR, weekend)).toBe(THURSDAY + 2 * DAY);
    const nights = restsOf('daily', NIGHT);
    expect(countedFrom(THURSDAY + 21 * HOUR, 2 * HOUR, nights)).toBe(THURSDAY + DAY + 7 * HOUR);
    expect(countedFrom(THURSDAY + 23 * HOUR, 0, nights)).toBe(THURSDAY + DAY + 6 * HOUR);
    expect(countedFrom(THURSDAY + 6 * HOUR, 2 * DAY, nights)).toBe(THURSDAY + 2 * DAY + 22 * HOUR);
  });

  it('passes over both where they meet', () => {
    const both = restsOf('daily-weekdays', NIGHT);
    expect(countedFrom(THURSDAY + DAY + 21 * HOUR, 2 * HOUR, both)).toBe(THURSDAY + 4 * DAY + 7 * HOUR);
  });

  it.each([1, 17, 700, 6_000])('of %i minutes from any moment is as many minutes that count', (minutes) => {
    const both = restsOf('daily-weekdays', { ...NIGHT, ahead: 330 });
    for (let hour = 0; hour < 200; hour += 7) {
      const to = countedFrom(THURSDAY + hour * HOUR, minutes * MINUTE, both);
      let counting = 0;
      for (let at = THURSDAY + hour * HOUR; at < to; at += MINUTE) counting += isResting(at, both) ? 0 : 1;
      expect(counting).toBe(minutes);
    }
  });

  it('follows the clock of the person', () => {
    const tokyo: OwnTimes = { ...NIGHT, ahead: 9 * 60 };
    // 22:00 there is 13:00 UTC.
    expect(nextQuiet(tokyo, THURSDAY)).toEqual({ from: THURSDAY + 13 * HOUR, until: THURSDAY + 21 * HOUR });
    expect(nextWeekend(tokyo, THURSDAY)).toEqual({
      from: THURSDAY + 2 * DAY - 9 * HOUR,
      until: THURSDAY + 4 * DAY - 9 * HOUR,
    });
    expect(restsOf('live', tokyo)).toEqual([]);
    expect(nextQuiet({}, THURSDAY)).toBeNull();
  });
});

async function kitWith(
  times: Readonly<Record<string, OwnTimes>>,
  open: Parameters<Kit['open']>[0],
): Promise<Kit> {
  const kit = await tableKit();
  const profiles = new Profiles(kit.store, { info() {}, warn() {}, error() {} });
  for (const [userId, own] of Object.entries(times)) await profiles.keepTimes(userId, own);
  await kit.open(open);
  return kit;
}

describe('the clock of a duel', () => {
  it('stands still over the weekend at a pace with the weekend off', async () => {
    const kit = await kitWith({}, { pace: 'daily-weekdays' });
    await kit.pass(DAY + 20 * HOUR);
    // Each stage of the outage before gave an hour; a question of Friday evening:
    await kit.answer();
    await kit.tables.idle();
    expect((await kit.look()).dueAt).toBe(THURSDAY + 4 * DAY + 4 * HOUR);
    expect((await kit.look()).answerDueAt).toBe(THURSDAY + 4 * DAY + 20 * HOUR);
    const told = kit.chat.notices('nudge').length;
    await kit.pass(2 * DAY);
    expect(kit.chat.notices('nudge')).toHaveLength(told);
    await kit.pass(8 * HOUR);
    expect(kit.chat.notices('nudge')).toHaveLength(told + 1);
  });

  it('stands still in the quiet hours of whoever is asked, and not in those of others', async () => {
    const kit = await kitWith({ anna: NIGHT }, { pace: 'eight-hours' });
    // Asked at 0:00: three hours from 6:00 on.
    expect((await kit.look()).dueAt).toBe(THURSDAY + 9 * HOUR);
    expect((await kit.look()).answerDueAt).toBe(THURSDAY + 14 * HOUR);
    await kit.pass(9 * HOUR);
    expect(kit.chat.notices('nudge')).toHaveLength(1);
    await kit.pass(3 * HOUR);
    expect(kit.chat.notices('warning')[0]?.payload).toMatchObject({
      notice: { until: THURSDAY + 14 * HOUR },
    });
    const others = await kitWith({ ben: NIGHT }, { pace: 'eight-hours' });
    expect((await others.look()).dueAt).toBe(THURSDAY + 3 * HOUR);
  });

  it('takes new quiet hours from its next act on, so that they cannot stop it', async () => {
    const kit = await kitWith({}, { pace: 'eight-hours' });
    expect(await kit.tables.setOwnTimes('anna', NIGHT)).toBe(1);
    expect((await kit.look()).dueAt).toBe(THURSDAY + 3 * HOUR);
    await kit.pass(3 * HOUR);
    expect(kit.chat.notices('nudge')).toHaveLength(1);
    // Three hours from 6:00 on.
    expect((await kit.look()).dueAt).toBe(THURSDAY + 9 * HOUR);
    expect(await kit.tables.setOwnTimes('anna', {})).toBe(1);
    expect((await kit.look()).dueAt).toBe(THURSDAY + 9 * HOUR);
  });

  it('lets nobody remind a person in quiet hours', async () => {
    const kit = await kitWith({ anna: NIGHT }, { pace: 'eight-hours' });
    const remind = () =>
      kit.tables.remind({ channelId: CHANNEL, userId: 'ben', interactionId: null, rev: null }, []);
    expect(await remind()).toMatchObject({
      result: 'refused',
      sentence: expect.stringContaining('have quiet hours'),
    });
    await kit.pass(7 * HOUR);
    expect((await remind()).result).toBe('done');
  });

  it('calls a wait long without the quiet hours', async () => {
    const kit = await kitWith({ anna: NIGHT }, { pace: 'eight-hours' });
    await kit.pass(9 * HOUR);
    expect((await kit.look()).waitedFor).toMatchObject([{ seat: 0, longFrom: THURSDAY + DAY + 14 * HOUR }]);
  });
});

describe('the clock of a party', () => {
  it('warns everybody before it decides, whoever has quiet hours', async () => {
    const kit = await missionKitWith({ ben: NIGHT });
    // Anna and Ben choose their spaces at the same time, from 0:00 on; Ben sleeps until 6:00.
    const warnedBefore: string[] = [];
    for (let hours = 0; hours < 60 && kit.chat.notices('replaced').length < 1; hours += 1) {
      await kit.pass(HOUR);
      for (const { payload } of kit.chat.notices('warning')) {
        const { notice } = payload as { notice: { userId: string; also?: readonly { userId: string }[] } };
        warnedBefore.push(notice.userId, ...(notice.also ?? []).map(({ userId }) => userId));
      }
    }
    const decided = kit.chat
      .notices('replaced')
      .map(({ payload }) => (payload as { notice: { userId: string } }).notice.userId);
    expect(decided.length).toBeGreaterThan(0);
    for (const userId of decided) expect(warnedBefore).toContain(userId);
  });
});

async function missionKitWith(times: Readonly<Record<string, OwnTimes>>): Promise<Kit> {
  return kitWith(times, { occupants: [ANNA, BEN], setup: missionSetup(2), pace: 'eight-hours' });
}

describe('a bot that plays after a wait', () => {
  const AFTER: OwnTimes = { botAfterMs: HOUR };

  it('takes the seat at that time, is told of, and gives it back at one press', async () => {
    const kit = await kitWith({ anna: AFTER }, { pace: 'daily' });
    expect((await kit.look()).dueAt).toBe(THURSDAY + HOUR);
    expect((await kit.look()).answerDueAt).toBe(THURSDAY + DAY);
    await kit.pass(HOUR - 1);
    expect(kit.chat.notices()).toEqual([]);
    await kit.pass(1);
    expect(kit.chat.notices('replaced')[0]?.payload).toMatchObject({ notice: { seat: 0, userId: 'anna' } });
    expect((await kit.look()).occupants[0]).toMatchObject({ kind: 'bot', for: 'anna' });
    expect((await kit.tables.readLog(CHANNEL)).join('\n')).toContain('who wants a bot to play on then');
    const back = await kit.tables.changePlayer(
      { channelId: CHANNEL, userId: 'anna', interactionId: null, rev: null, seat: 0 },
      { to: 'taker', name: 'Anna', stops: null },
    );
    expect(back.result).toBe('done');
    expect((await kit.look()).occupants[0]).toMatchObject({ kind: 'person', userId: 'anna' });
  });

  it('does not come for whoever moves in time, nor for the others', async () => {
    const kit = await kitWith({ ben: AFTER }, { pace: 'daily' });
    await kit.pass(2 * HOUR);
    expect(kit.chat.notices('replaced')).toEqual([]);
    await kit.answerUntil(({ state }) => state.lanes[0]?.pending?.seat === 1);
    await kit.pass(HOUR - 1);
    await kit.answer();
    await kit.pass(1);
    expect(kit.chat.notices('replaced')).toEqual([]);
  });

  it('waits for an hour after an outage, in which nobody could move', async () => {
    const kit = await kitWith({ anna: AFTER }, { pace: 'asynchronous' });
    // Nothing ran for ten hours.
    await kit.pass(10 * HOUR);
    expect(kit.chat.notices('replaced')).toEqual([]);
    await kit.pass(HOUR - 1);
    expect(kit.chat.notices('replaced')).toEqual([]);
    await kit.pass(1);
    expect(kit.chat.notices('replaced')).toHaveLength(1);
  });

  it('leaves the reminders of the clock where they are', async () => {
    const kit = await kitWith({ anna: { botAfterMs: 12 * HOUR } }, { pace: 'daily' });
    await kit.pass(8 * HOUR);
    expect(kit.chat.notices('nudge')).toHaveLength(1);
    await kit.pass(4 * HOUR);
    expect(kit.chat.notices('replaced')).toHaveLength(1);
    expect(kit.chat.notices('warning')).toEqual([]);
  });

  it('never takes the seat of the last person', async () => {
    const kit = await kitWith({ anna: AFTER, ben: AFTER }, { pace: 'daily' });
    await kit.pass(HOUR);
    await kit.pass(HOUR);
    await kit.pass(HOUR);
    const { occupants } = await kit.look();
    expect(occupants.map(({ kind }) => kind)).toEqual(['bot', 'person']);
    const party = await missionKitWith({ anna: AFTER, ben: AFTER });
    await party.pass(HOUR);
    await party.pass(2 * HOUR);
    expect((await party.look()).occupants.filter(({ kind }) => kind === 'person')).toHaveLength(1);
  });

  it('plays in a Mission while the others go on, and the setting can be changed meanwhile', async () => {
    const kit = await missionKit([ANNA, BEN]);
    expect(await kit.tables.setOwnTimes('ben', { botAfterMs: 3 * HOUR })).toBe(1);
    await kit.pass(3 * HOUR);
    const { occupants } = await kit.look();
    expect(occupants.map(({ kind }) => kind)).toEqual(['person', 'bot']);
  });

  it('is forgotten with the game', async () => {
    const kit = await kitWith({ anna: AFTER }, { pace: 'daily' });
    const id = (await kit.look()).gameId;
    await kit.press('anna', { type: 'concede' });
    const kept = await kit.store.loadById(id);
    expect(JSON.stringify(kept?.data)).not.toContain('ownTimes');
  });
});
