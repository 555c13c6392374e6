/** Handing over heroes of a Mission: to a bot and back, to another person, and to people who join later. */
import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../src/engine/hosting.ts';
import { viewOf } from '../../src/engine/index.ts';
import { endingVoteOf } from '../../src/games/actions/ending-vote.ts';
import type { PlayerChange, PressResult, SeatOccupant } from '../../src/games/game-service.ts';
import { parseRecord } from '../../src/games/repository/game-record.ts';
import {
  ANNA,
  askedSeat,
  BEN,
  CHANNEL,
  type Kit,
  MISSION_HEROES,
  missionKit,
  plainAction,
  ROBOT,
  tableKit,
} from './table-kit.ts';

const HOUR = 3_600_000;
const CARA: SeatOccupant = { kind: 'person', userId: 'cara', name: 'Cara' };

async function change(
  kit: Kit,
  userId: string,
  seat: number,
  playerChange: PlayerChange,
): Promise<PressResult> {
  const press = { channelId: CHANNEL, userId, interactionId: null, rev: null, seat };
  const result = await kit.tables.changePlayer(press, playerChange);
  await kit.tables.idle();
  return result;
}

const take = (kit: Kit, userId: string, seat: number) =>
  change(kit, userId, seat, { to: 'taker', name: userId[0]?.toUpperCase() + userId.slice(1), stops: null });

async function handOf(kit: Kit, userId: string, seat: number): Promise<readonly string[] | null> {
  const own = kit.tables.viewFor(await kit.look(), userId, seat);
  return own?.view.seats[seat]?.hand ?? null;
}

const occupantsOf = async (kit: Kit) => (await kit.look()).occupants;
const isVerified = async (kit: Kit) => (await kit.tables.verify(CHANNEL))?.same;

describe('a hero that its player hands to a bot', () => {
  it('is played on by the bot, and by the player again when they take it back', async () => {
    const kit = await missionKit([ANNA, BEN]);
    const before = await kit.look();
    expect(await change(kit, 'anna', 0, { to: 'bot' })).toMatchObject({ result: 'done' });
    expect(await occupantsOf(kit)).toEqual([{ kind: 'bot', name: 'Anna (bot)', for: 'anna' }, BEN]);
    expect((await kit.look()).state.seats[0]?.bot).toBe(true);
    expect(openQuestions((await kit.look()).state).map(({ seat }) => seat)).toEqual([1]);
    expect(await kit.tables.readLog(CHANNEL)).toContain('Anna hands Barbarian to a bot.');
    const late = await kit.press('anna', plainAction(before, 0), { seat: 0, rev: before.state.rev });
    expect(late).toMatchObject({ result: 'not-seated' });
    expect(late).toHaveProperty('sentence', expect.stringContaining('/mission take-hero'));

    expect(await take(kit, 'anna', 0)).toMatchObject({ result: 'done' });
    expect(await occupantsOf(kit)).toEqual([ANNA, BEN]);
    const { state } = await kit.look();
    expect(state.seats[0]?.bot).toBe(false);
    expect(await handOf(kit, 'anna', 0)).toEqual(state.seats[0]?.hand);
    await kit.answerUntil((game) => askedSeat(game) === 0);
    expect(await isVerified(kit)).toBe(true);
  });

  it('stays with the last person of a party', async () => {
    const kit = await missionKit([ANNA, ROBOT]);
    const answer = await change(kit, 'anna', 0, { to: 'bot' });
    expect(answer).toMatchObject({ result: 'refused' });
    expect(answer).toHaveProperty('sentence', expect.stringContaining('last person'));
    expect((await occupantsOf(kit))[0]).toEqual(ANNA);
  });

  it('may be one of two heroes of the last person', async () => {
    const kit = await missionKit([ANNA, ANNA]);
    expect(await change(kit, 'anna', 1, { to: 'bot' })).toMatchObject({ result: 'done' });
    expect((await occupantsOf(kit)).map(({ kind }) => kind)).toEqual(['person', 'bot']);
  });

  it('is kept for its player and the party, not for strangers', async () => {
    const kit = await missionKit([ANNA, BEN]);
    await change(kit, 'anna', 0, { to: 'bot' });
    expect(await take(kit, 'cara', 0)).toMatchObject({ result: 'refused' });
    expect(await take(kit, 'ben', 0)).toMatchObject({ result: 'done' });
    expect((await occupantsOf(kit))[0]).toEqual(BEN);
    const tooLate = await take(kit, 'anna', 0);
    expect(tooLate).toMatchObject({ result: 'refused' });
  });
});

describe('a hero that is offered to somebody', () => {
  it('is played by them once they accept: they see the hand, and the former player does not', async () => {
    const kit = await missionKit([ANNA, BEN]);
    const before = await kit.look();
    await change(kit, 'anna', 0, { to: 'offer', userId: 'cara' });
    expect(kit.chat.notices('hero-offer').map(({ mentions }) => mentions)).toEqual([['cara']]);
    expect((await occupantsOf(kit))[0]).toEqual(ANNA);
    expect(await handOf(kit, 'cara', 0)).toBeNull();
    expect(await take(kit, 'dan', 0)).toMatchObject({ result: 'refused' });

    expect(await take(kit, 'cara', 0)).toMatchObject({ result: 'done' });
    expect(await occupantsOf(kit)).toEqual([CARA, BEN]);
    expect(await handOf(kit, 'cara', 0)).toEqual((await kit.look()).state.seats[0]?.hand);
    expect(await handOf(kit, 'anna', 0)).toBeNull();
    const late = await kit.press('anna', plainAction(before, 0), { seat: 0, rev: before.state.rev });
    expect(late).toMatchObject({ result: 'not-seated' });
    expect(late).toHaveProperty('sentence', expect.stringContaining('Cara plays the hero now'));
    expect((await kit.tables.listFor('anna')).length).toBe(0);
    expect((await kit.tables.listFor('cara')).length).toBe(1);
    await kit.answerUntil(({ occupants, state }) => occupants[0] === undefined || state.rev > 10);
    expect(await isVerified(kit)).toBe(true);
  });

  it('refuses the buttons of its former player also when they play another hero', async () => {
    const kit = await missionKit([ANNA, ANNA]);
    const before = await kit.look();
    await change(kit, 'anna', 0, { to: 'offer', userId: 'cara' });
    await take(kit, 'cara', 0);
    const late = await kit.press('anna', plainAction(before, 0), { seat: 0, rev: before.state.rev });
    expect(late).toMatchObject({ result: 'not-seated' });
    const own = await kit.press('anna', plainAction(await kit.look(), 1), { seat: 1 });
    expect(own).toMatchObject({ result: 'done' });
  });

  it('stays where it is when the offer is dropped', async () => {
    const kit = await missionKit([ANNA, BEN]);
    await change(kit, 'anna', 0, { to: 'offer', userId: 'cara' });
    expect(await change(kit, 'dan', 0, { to: 'nobody' })).toMatchObject({ result: 'refused' });
    expect(await change(kit, 'cara', 0, { to: 'nobody' })).toMatchObject({ result: 'done' });
    expect(await take(kit, 'cara', 0)).toMatchObject({ result: 'refused' });
    expect((await occupantsOf(kit))[0]).toEqual(ANNA);
  });

  it('can be offered only by who plays it, and to nobody who plays two already', async () => {
    const kit = await missionKit([ANNA, BEN, BEN]);
    expect(await change(kit, 'ben', 0, { to: 'offer', userId: 'cara' })).toMatchObject({ result: 'refused' });
    expect(await change(kit, 'anna', 0, { to: 'offer', userId: 'ben' })).toMatchObject({ result: 'refused' });
  });

  it('gives whoever takes it the whole time, and asks them as they want to be asked', async () => {
    const kit = await missionKit([ANNA, BEN]);
    const orders = { ...(await ordersOf(kit)), passUntilMyTurn: true };
    await kit.tables.act(
      { channelId: CHANNEL, userId: 'anna', interactionId: null, rev: null },
      { type: 'set-orders', orders: orders },
    );
    await kit.pass(23 * HOUR);
    await change(kit, 'anna', 0, { to: 'offer', userId: 'cara' });
    await take(kit, 'cara', 0);
    expect((await kit.look()).dueAt).toBe(kit.clock.now() + 12 * HOUR);
    expect(await ordersOf(kit)).toMatchObject({ passUntilMyTurn: false });
  });
});

async function ordersOf(kit: Kit) {
  const orders = viewOf((await kit.look()).state, 0).seats[0]?.orders;
  if (!orders) throw new Error('seat 0 has no orders');
  return orders;
}

describe('an open seat of a bot', () => {
  it('is for whoever joins in the middle, with the clock of several', async () => {
    const kit = await missionKit([ANNA, ROBOT, ROBOT]);
    await kit.answerUntil(({ state }) => state.rev > 12);
    expect(await take(kit, 'cara', 2)).toMatchObject({ result: 'done' });
    expect((await occupantsOf(kit))[2]).toEqual(CARA);
    expect((await kit.look()).dueAt).toBe(kit.clock.now() + 12 * HOUR);
    await kit.answerUntil(({ state }) => state.rev > 40);
    expect(await isVerified(kit)).toBe(true);
  });

  it('is refused to who plays two heroes, and in a game where hands are secret', async () => {
    const kit = await missionKit([ANNA, ANNA, ROBOT]);
    expect(await take(kit, 'anna', 2)).toMatchObject({ result: 'refused' });
    const koth = await tableKit();
    const seats = MISSION_HEROES.slice(0, 3).map((hero) => ({ hero }));
    await koth.open({ occupants: [ANNA, BEN, ROBOT], setup: { mode: 'koth', seats, first: 0 } });
    expect(await take(koth, 'cara', 2)).toMatchObject({ result: 'refused' });
    expect(await change(koth, 'anna', 0, { to: 'bot' })).toMatchObject({ result: 'refused' });
  });
});

describe('who leaves a party', () => {
  it('leaves both of their heroes to bots', async () => {
    const kit = await missionKit([ANNA, ANNA, BEN]);
    await kit.press('anna', { type: 'concede' });
    expect((await occupantsOf(kit)).map(({ kind }) => kind)).toEqual(['bot', 'bot', 'person']);
    expect((await kit.look()).state.outcome).toBeNull();
    expect(await take(kit, 'anna', 1)).toMatchObject({ result: 'done' });
    expect(await isVerified(kit)).toBe(true);
  });

  it('ends the Mission when nobody is left', async () => {
    const kit = await missionKit([ANNA, ROBOT]);
    await kit.press('anna', { type: 'concede' });
    expect((await kit.look()).state.outcome).toMatchObject({ kind: 'won', team: 1, how: 'concession' });
    expect(await isVerified(kit)).toBe(true);
  });

  it('who came back counts as there: the Mission goes on when the other leaves', async () => {
    const kit = await missionKit([ANNA, BEN]);
    await kit.press('anna', { type: 'concede' });
    await kit.tables.idle();
    await take(kit, 'anna', 0);
    await kit.press('ben', { type: 'concede' });
    await kit.tables.idle();
    expect((await kit.look()).state.outcome).toBeNull();
  });

  it('votes with the others to end it, once for two heroes; alone there is no vote', async () => {
    const kit = await missionKit([ANNA, BEN, BEN]);
    expect(endingVoteOf(await kit.look())).toEqual({ voted: [], voters: [0, 1] });
    const vote = (userId: string) =>
      kit.tables.voteToEnd({ channelId: CHANNEL, userId, interactionId: null, rev: null });
    expect(await vote('anna')).toMatchObject({ result: 'done' });
    expect((await kit.look()).state.outcome).toBeNull();
    expect(await vote('ben')).toMatchObject({ result: 'done' });
    expect((await kit.look()).state.outcome).toMatchObject({ kind: 'won', team: 1 });
    expect(endingVoteOf(await (await missionKit([ANNA, ROBOT, ROBOT])).look())).toBeNull();
  });
});

describe('what is kept of heroes that changed hands', () => {
  it('forgets a former player who asks for it', async () => {
    const kit = await missionKit([ANNA, BEN]);
    await change(kit, 'anna', 0, { to: 'offer', userId: 'cara' });
    await take(kit, 'cara', 0);
    expect(await kit.tables.forget('anna')).toEqual({ games: 0, live: 1 });
    await kit.press('cara', { type: 'concede' });
    await kit.press('ben', { type: 'concede' });
    await kit.tables.idle();
    const game = await kit.look();
    expect(game.state.outcome).not.toBeNull();
    const stored = await kit.store.loadById(game.gameId);
    expect(JSON.stringify(stored)).not.toMatch(/anna/i);
    expect(JSON.stringify(await kit.store.readLog(game.gameId))).not.toMatch(/anna/i);
  });

  it('is read from games that were kept before', async () => {
    const kit = await missionKit([ANNA, BEN]);
    const { gameId } = await kit.look();
    const stored = await kit.store.loadById(gameId);
    const older = JSON.parse(JSON.stringify(stored?.data));
    delete older.offers;
    delete older.former;
    expect(parseRecord(gameId, older)).toMatchObject({ offers: [], former: [] });
  });
});
