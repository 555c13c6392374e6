import { describe, expect, it } from 'vitest';
import { readResult } from '../../../src/games/archive/archived-result.ts';
import type { NewTable } from '../../../src/games/game-service.ts';
import { gameIdOf, originOfRematch } from '../../../src/games/repository/game-id.ts';
import { standingOf } from '../../../src/games/series/standing.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import type { SeriesFormat } from '../../../src/history/series.ts';
import { TestClock } from '../../store/place.ts';
import { ANNA, BEN, CHANNEL, embeddedStore, type Kit, ROBOT, tableKit } from '../table-kit.ts';

const MINUTE = 60 * 1_000;
const DAY = 24 * 60 * MINUTE;
const series = (format: SeriesFormat): Pick<NewTable, 'series'> => ({ series: { format, earlier: [] } });
const nextOf = (gameId: string) => gameIdOf(originOfRematch(gameId));
const heroesOf = ({ state }: TableSnapshot) => state.seats.map(({ hero }) => hero);
const starterOf = ({ state }: TableSnapshot) => state.lanes[0]?.turn.startPlayer;

async function concedes(kit: Kit, userId: string): Promise<TableSnapshot> {
  const pressed = await kit.press(userId, { type: 'concede' });
  if (pressed.result !== 'done') throw new Error(pressed.sentence);
  await kit.tables.idle();
  return kit.look();
}

/** The notices that were posted, oldest first. */
const notices = ({ chat }: Kit) =>
  chat.posted.flatMap(({ payload }) => (payload.kind === 'notice' ? [payload.notice.kind] : []));

describe('a series', () => {
  it('goes on by itself until it is decided, in the same channel with the same people and heroes', async () => {
    const kit = await tableKit();
    const first = await kit.open(series('best-of-3'));
    const second = await concedes(kit, 'ben');
    expect(second).toMatchObject({ gameId: nextOf(first), channelId: CHANNEL, ended: null });
    expect(second.series).toEqual({ format: 'best-of-3', earlier: [{ gameId: first, winner: 0 }] });
    expect(heroesOf(second)).toEqual(['barbarian', 'moon-elf']);
    expect(second.occupants).toEqual([ANNA, BEN]);
    const third = await concedes(kit, 'anna');
    expect(standingOf(third)).toMatchObject({ wins: [1, 1], game: 3 });
    const last = await concedes(kit, 'anna');
    expect(last).toMatchObject({ gameId: third.gameId, ended: 'conceded' });
    expect(standingOf(last)).toEqual({ wins: [1, 2], game: 3, winner: 1, isOver: true });
    expect(await kit.store.listByUser('anna', 'live')).toEqual([]);
    expect(notices(kit)).toEqual(['over', 'series-game', 'over', 'series-game', 'over']);
    expect(await kit.waiting()).toBe(0);
  });

  it('lets the other side begin, and dice before the last possible game', async () => {
    const kit = await tableKit();
    await kit.open(series('best-of-5'));
    const begun = [starterOf(await kit.look())];
    for (const loser of ['ben', 'anna', 'ben']) begun.push(starterOf(await concedes(kit, loser)));
    expect(begun).toEqual([0, 1, 0, 1]);
    const last = await concedes(kit, 'anna');
    expect(standingOf(last)).toMatchObject({ wins: [2, 2], game: 5 });
    const stored = await kit.store.loadById(last.gameId);
    expect(stored?.data).toMatchObject({ setup: { first: 'roll' } });
  });

  it('exchanges the heroes of the sides where that was chosen', async () => {
    const kit = await tableKit();
    await kit.open(series('best-of-3-swap'));
    expect(heroesOf(await concedes(kit, 'ben'))).toEqual(['moon-elf', 'barbarian']);
    expect(heroesOf(await concedes(kit, 'anna'))).toEqual(['barbarian', 'moon-elf']);
  });

  it('plays on for a friendly game by the same pace and house rules', async () => {
    const kit = await tableKit();
    const setup: NewTable['setup'] = {
      mode: 'duel',
      seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
      first: 0,
      rules: { returnToAttempts: 'altered-dice' },
    };
    await kit.open({ ...series('best-of-3'), friendly: true, pace: 'daily', setup });
    const next = await concedes(kit, 'ben');
    expect(next).toMatchObject({ friendly: true, pace: 'daily' });
    expect(next.state.rules.returnToAttempts).toBe('altered-dice');
  });

  it('with a bot goes on like one between people', async () => {
    const kit = await tableKit();
    await kit.open({ ...series('best-of-3'), occupants: [ANNA, ROBOT] });
    const next = await concedes(kit, 'anna');
    expect(next.occupants).toMatchObject([ANNA, ROBOT]);
    const last = await concedes(kit, 'anna');
    expect(standingOf(last)).toMatchObject({ winner: 1, isOver: true });
  });

  it('of teams changes sides by team, and exchanges the heroes seat by seat', async () => {
    const kit = await tableKit();
    const heroes = ['barbarian', 'moon-elf', 'monk', 'ninja'];
    const people = ['anna', 'ben', 'cara', 'dan'].map((id) => ({
      kind: 'person' as const,
      userId: id,
      name: id,
    }));
    const seats = heroes.map((hero) => ({ hero }));
    await kit.open({
      ...series('best-of-3-swap'),
      occupants: people,
      setup: { mode: '2v2', seats, first: 2 },
    });
    const teams = (await kit.look()).state.seats.map(({ team }) => team);
    // A team loses when both of its people have left.
    await kit.press('anna', { type: 'concede' });
    const losers = people.filter((_, seat) => teams[seat] === teams[0]);
    await concedes(kit, losers[1]?.userId ?? '');
    const next = await kit.look();
    expect(next.series?.earlier).toMatchObject([{ winner: 1 - (teams[0] ?? 0) }]);
    expect(teams[starterOf(next) ?? 0]).not.toBe(teams[2]);
    expect(heroesOf(next)).toEqual(['moon-elf', 'barbarian', 'ninja', 'monk']);
    // The bots that took the seats over stay, and their games are nobody's.
    expect(next.occupants.map(({ kind }) => kind)).toEqual(
      teams.map((team) => (team === teams[0] ? 'bot' : 'person')),
    );
    expect(next.occupants.some((one) => 'for' in one)).toBe(false);
  });

  it('is lost by whoever does not come any more', async () => {
    const kit = await tableKit();
    await kit.open(series('best-of-5'));
    for (let step = 0; step < 200 && (await kit.look()).ended === null; step += 1) await kit.pass(5 * MINUTE);
    const over = await kit.look();
    expect(over.ended).toBe('forfeited');
    const winner = over.state.outcome?.kind === 'won' ? over.state.outcome.team : null;
    expect(standingOf(over)).toMatchObject({ winner, isOver: true });
    expect(await kit.store.listByUser('anna', 'live')).toEqual([]);
  });

  it('ends when somebody asked to be forgotten', async () => {
    const kit = await tableKit();
    await kit.open(series('best-of-3'));
    await kit.tables.forget('ben');
    const over = await concedes(kit, 'anna');
    expect(over.ended).toBe('conceded');
    expect(standingOf(over)).toMatchObject({ winner: null, isOver: true });
    expect(await kit.store.listByUser('anna', 'live')).toEqual([]);
  });

  it('keeps the absence of somebody who is away', async () => {
    const kit = await tableKit();
    await kit.open({ ...series('best-of-3'), pace: 'asynchronous' });
    const until = kit.clock.now() + 3 * DAY;
    await kit.tables.setAway('ben', until);
    const next = await concedes(kit, 'anna');
    expect(next.away?.[1]?.until).toBe(until);
    // Ben begins this game and is not called before he is back.
    expect(starterOf(next)).toBe(1);
    expect(next.clockDueAt).toBeGreaterThan(until);
  });

  it('is told by the results of its games', async () => {
    const kit = await tableKit();
    const first = await kit.open(series('best-of-3'));
    const { gameId } = await concedes(kit, 'ben');
    await concedes(kit, 'ben');
    const archived = await kit.store.readArchived(gameId);
    if (!archived) throw new Error('nothing is archived');
    expect(readResult(gameId, archived.summary).series).toEqual({
      format: 'best-of-3',
      earlier: [{ gameId: first, winner: 0 }],
    });
  });
});

describe('the next game of a series', () => {
  it('begins once when the bot dies before it could, whoever starts anew', async () => {
    const clock = new TestClock();
    const kit = await tableKit({ clock, store: await embeddedStore(clock) });
    const first = await kit.open(series('best-of-3'));
    // The messages of the end hang, and with them the next game, until this process is gone.
    kit.chat.hold();
    await kit.press('ben', { type: 'concede' });
    expect((await kit.look()).gameId).toBe(first);
    const [one, two] = [kit.another(), kit.another()];
    kit.chat.release();
    await Promise.all([one.start(), two.start()]);
    await Promise.all([one.idle(), two.idle(), kit.tables.idle()]);
    await Promise.all([one.stop(), two.stop()]);
    expect((await kit.look()).gameId).toBe(nextOf(first));
    expect(await kit.store.listByUser('anna', 'live')).toHaveLength(1);
    expect(notices(kit).filter((kind) => kind === 'series-game')).toHaveLength(1);
  });

  it('is told to wait when another game has the channel, and begins at a press afterwards', async () => {
    const kit = await tableKit();
    const first = await kit.open(series('best-of-3'));
    kit.chat.hold();
    await kit.press('ben', { type: 'concede' });
    const other = await kit.tables.open({
      channelId: CHANNEL,
      guildId: 'guild-1',
      occupants: [ANNA, BEN],
      setup: { mode: 'duel', seats: [{ hero: 'monk' }, { hero: 'ninja' }], first: 0 },
      pace: 'live',
      interactionId: null,
    });
    expect(other).toHaveProperty('gameId');
    kit.chat.release();
    await kit.tables.idle();
    expect(notices(kit)).toContain('series-waits');
    expect(await kit.store.loadById(nextOf(first))).toBeNull();
    const press = { id: 'press-1', locale: 'en-US' };
    expect(await kit.tables.openNext(first, press)).toHaveProperty('refused');
    await concedes(kit, 'ben');
    expect(await kit.tables.openNext(first, { ...press, id: 'press-2' })).toBe('begun');
    expect(await kit.tables.openNext(first, { ...press, id: 'press-3' })).toBe('begun');
    expect((await kit.look()).gameId).toBe(nextOf(first));
    expect(await kit.tables.openNext(nextOf(first), press)).toBe('none');
  });

  it('does not follow a single game', async () => {
    const kit = await tableKit();
    const gameId = await kit.open();
    expect((await concedes(kit, 'ben')).gameId).toBe(gameId);
    expect(notices(kit)).toEqual(['over']);
  });
});
