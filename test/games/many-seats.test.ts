import { describe, expect, it } from 'vitest';
import { type Mode, turnOf } from '../../src/engine/hosting.ts';
import { endingVoteOf } from '../../src/games/actions/ending-vote.ts';
import type { SeatOccupant } from '../../src/games/game-service.ts';
import { ANNA, askedSeat, BEN, CHANNEL, type Kit, ROBOT, tableKit } from './table-kit.ts';

const MINUTE = 60_000;
const CARA: SeatOccupant = { kind: 'person', userId: 'cara', name: 'Cara' };
const DAN: SeatOccupant = { kind: 'person', userId: 'dan', name: 'Dan' };
const HEROES = ['barbarian', 'moon-elf', 'monk', 'ninja', 'paladin', 'treant'];

async function opened(
  mode: Mode,
  occupants: readonly SeatOccupant[],
  options: Parameters<typeof tableKit>[0] = {},
) {
  const kit = await tableKit(options);
  const seats = occupants.map((_, seat) => ({ hero: HEROES[seat] ?? 'monk' }));
  await kit.open({ occupants, setup: { mode, seats, first: 0 } });
  return kit;
}

const kindsAt = async (kit: Kit) => (await kit.look()).occupants.map(({ kind }) => kind);
const concede = (kit: Kit, userId: string) => kit.press(userId, { type: 'concede' });

describe('a person who leaves a game of more than two', () => {
  it('hands the seat to a bot, which plays on at once, and the game goes on', async () => {
    const kit = await opened('koth', [ANNA, BEN, CARA]);
    const left = await concede(kit, 'anna');
    expect(left.result).toBe('done');
    await kit.tables.idle();
    const game = await kit.look();
    expect(game.occupants[0]).toEqual({ kind: 'bot', name: 'Anna (bot)', for: 'anna' });
    expect(game.state.outcome).toBeNull();
    expect(game.state.seats[0]).toMatchObject({ defeated: false, bot: true });
    // It was Anna's turn: the bot has played until a person is asked.
    expect(askedSeat(game)).not.toBe(0);
    expect(await kit.tables.readLog(CHANNEL)).toContain('Anna left the game: a bot plays on for them.');
    expect((await kit.press('anna', { type: 'roll' })).result).toBe('not-seated');
    expect(await kit.tables.listFor('anna')).toEqual([]);
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });

  it('gives the others no new time and no new question', async () => {
    const kit = await opened('koth', [ANNA, BEN, CARA]);
    const before = await kit.look();
    await kit.pass(MINUTE);
    await concede(kit, 'cara');
    await kit.tables.idle();
    const after = await kit.look();
    expect(after.dueAt).toBe(before.dueAt);
    expect(after.state.lanes[0]?.asked).toBe(before.state.lanes[0]?.asked);
    const answer = await kit.press('anna', { type: 'pass' }, { rev: before.state.rev });
    expect(answer.result).toBe('done');
  });

  it('ends it when nobody is left at it', async () => {
    const kit = await opened('koth', [ANNA, ROBOT, ROBOT]);
    await concede(kit, 'anna');
    await kit.tables.idle();
    const { state } = await kit.look();
    expect(state.outcome).toMatchObject({ kind: 'won', how: 'concession' });
    expect(state.seats[0]?.defeated).toBe(true);
    expect(kit.chat.notices('over')[0]?.payload).toMatchObject({ notice: { how: 'conceded' } });
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });

  it('gives up for the team when the team-mate has left as well', async () => {
    const kit = await opened('2v2', [ANNA, BEN, CARA, DAN]);
    await concede(kit, 'ben');
    await kit.tables.idle();
    expect((await kit.look()).state.outcome).toBeNull();
    expect(await kindsAt(kit)).toEqual(['person', 'bot', 'person', 'person']);
    await concede(kit, 'dan');
    await kit.tables.idle();
    expect((await kit.look()).state.outcome).toEqual({ kind: 'won', team: 0, how: 'concession' });
    expect(kit.chat.notices('over')[0]?.payload).toMatchObject({
      notice: { how: 'conceded', winners: [0, 2] },
    });
  });

  it('by leaving the server loses the seat to a bot after the warning', async () => {
    const there = new Set(['anna', 'ben', 'cara']);
    const membership = { isMember: async (_guild: string, user: string) => there.has(user) };
    const kit = await opened('koth', [ANNA, BEN, CARA], { membership });
    there.delete('anna');
    await kit.pass(3 * MINUTE);
    expect(kit.chat.notices('gone')[0]?.mentions).toEqual(['ben', 'cara']);
    await kit.pass(2 * MINUTE);
    expect(await kindsAt(kit)).toEqual(['bot', 'person', 'person']);
    expect((await kit.look()).state.outcome).toBeNull();
    expect(await kit.tables.readLog(CHANNEL)).toContain('Anna left the server: a bot plays on for them.');
  });

  it('is forgotten with the name of the bot', async () => {
    const kit = await opened('koth', [ANNA, BEN, CARA]);
    await concede(kit, 'anna');
    await kit.tables.idle();
    expect(await kit.tables.forget('anna')).toEqual({ games: 0, live: 1 });
    for (const person of ['ben', 'cara']) await concede(kit, person);
    await kit.tables.idle();
    const kept = JSON.stringify(await kit.store.loadByChannel(CHANNEL));
    expect(kept).not.toMatch(/anna/i);
    expect((await kit.tables.readLog(CHANNEL)).join()).not.toContain('Anna');
  });
});

describe('a vote to end a game', () => {
  const vote = (kit: Kit, userId: string) =>
    kit.tables.voteToEnd({ channelId: CHANNEL, userId, interactionId: null, rev: null });

  it('ends it when everybody who has a say agrees: whoever stands best wins', async () => {
    const kit = await opened('koth', [ANNA, BEN, CARA]);
    await kit.answerUntil(({ state }) => new Set(state.pools.map(({ health }) => health)).size === 3);
    const { state: before } = await kit.look();
    await vote(kit, 'anna');
    expect(endingVoteOf(await kit.look())).toEqual({ voted: [0], voters: [0, 1, 2] });
    await vote(kit, 'cara');
    await vote(kit, 'cara');
    expect((await kit.look()).state.outcome).toBeNull();
    expect((await vote(kit, 'ben')).result).toBe('done');
    await kit.tables.idle();
    const healths = before.pools.map(({ health }) => health);
    const best = healths.indexOf(Math.max(...healths));
    expect((await kit.look()).state.outcome).toEqual({ kind: 'won', team: best, how: 'concession' });
    expect(kit.chat.notices('over')[0]?.payload).toMatchObject({
      notice: { how: 'agreed', winners: [best] },
    });
    const log = await kit.tables.readLog(CHANNEL);
    expect(log).toContain('Cara votes to end the game (2 of 3).');
    expect(log).toContain('All want the game to end: whoever stands best wins.');
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  }, 60_000);

  it('asks no bot and nobody who left, and gives nobody a new question', async () => {
    const kit = await opened('2v2', [ANNA, BEN, CARA, ROBOT]);
    await concede(kit, 'cara');
    await kit.tables.idle();
    const before = await kit.look();
    expect(endingVoteOf(before)).toEqual({ voted: [], voters: [0, 1] });
    await vote(kit, 'ben');
    const after = await kit.look();
    expect([after.state.rev, after.dueAt]).toEqual([before.state.rev, before.dueAt]);
    await vote(kit, 'anna');
    expect((await kit.look()).state.outcome).toMatchObject({ kind: 'won', how: 'concession' });
  });

  it('lapses after a round of turns', async () => {
    const kit = await opened('koth', [ANNA, BEN, CARA]);
    await vote(kit, 'anna');
    const turn = turnOf((await kit.look()).state).number;
    await kit.answerUntil(({ state }) => turnOf(state).number === turn + 3);
    expect(endingVoteOf(await kit.look())).toEqual({ voted: [], voters: [0, 1, 2] });
  }, 60_000);

  it('is none in a duel, nor of those who watch or have fallen', async () => {
    const duel = await tableKit();
    await duel.open();
    expect((await vote(duel, 'anna')).result).toBe('refused');
    expect(endingVoteOf(await duel.look())).toBeNull();
    const kit = await opened('koth', [ANNA, BEN, CARA]);
    expect((await vote(kit, 'dan')).result).toBe('not-seated');
    const { state } = await kit.answerUntil((game) => game.state.seats.some(({ defeated }) => defeated));
    const fallen = ['anna', 'ben', 'cara'][state.seats.findIndex(({ defeated }) => defeated)] ?? '';
    expect((await vote(kit, fallen)).result).toBe('refused');
  }, 60_000);
});

describe('a game of more than two', () => {
  it('tells a fallen person once, asks them no more, and names who wins', async () => {
    const kit = await opened('koth', [ANNA, BEN, CARA]);
    const fallen = await kit.answerUntil(({ state }) => state.seats.some(({ defeated }) => defeated));
    const seat = fallen.state.seats.findIndex(({ defeated }) => defeated);
    const user = ['anna', 'ben', 'cara'][seat] ?? '';
    expect((await concede(kit, user)).result).toBe(fallen.state.outcome ? 'over' : 'refused');
    const over = await kit.answerUntil((game) => {
      if (!game.state.outcome) expect(askedSeat(game)).not.toBe(seat);
      return game.state.outcome !== null;
    });
    expect(kit.chat.notices('fallen').map(({ mentions }) => mentions)).toEqual([[user]]);
    expect(over.state.outcome).toMatchObject({ kind: 'won', how: 'defeat' });
    expect(kit.chat.notices('over')).toHaveLength(1);
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
    const report = await kit.tables.report(CHANNEL, 'anna');
    expect(report).not.toBeNull();
  }, 60_000);

  it('lets only the person asked answer', async () => {
    const kit = await opened('2v2', [ANNA, BEN, CARA, DAN]);
    const { state } = await kit.look();
    const refused = await Promise.all(
      ['ben', 'cara', 'dan'].map((user) => kit.press(user, { type: 'pass' }, { rev: state.rev })),
    );
    expect(refused.map(({ result }) => result)).toEqual(['refused', 'refused', 'refused']);
    expect((await kit.press('anna', { type: 'pass' }, { rev: state.rev })).result).toBe('done');
  });

  it('reminds the person asked and no other', async () => {
    const kit = await opened('2v2v2', [ANNA, BEN, CARA, DAN, ROBOT, ROBOT]);
    await kit.pass(3 * MINUTE);
    expect(kit.chat.notices('nudge').map(({ mentions }) => mentions)).toEqual([['anna']]);
  });
});
