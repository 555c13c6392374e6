/** Missions in the game service: heroes who act side by side, and absent players. */
import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../src/engine/hosting.ts';
import { type Action, legalActions } from '../../src/engine/index.ts';
import type { RunningGameService } from '../../src/games/create-game-service.ts';
import { parseRecord } from '../../src/games/repository/game-record.ts';
import type { LoadedGame } from '../../src/games/repository/game-update.ts';
import { snapshotOf } from '../../src/games/snapshot.ts';
import type { TableSnapshot } from '../../src/games/table-snapshot.ts';
import type { Json } from '../../src/store/index.ts';
import { corruptRecord, fieldsOf } from './corrupt-record.ts';
import { ANNA, BEN, CHANNEL, type Kit, missionKit, plainAction, ROBOT } from './table-kit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

async function loadedIn({ store }: Kit): Promise<LoadedGame> {
  const stored = await store.loadByChannel(CHANNEL);
  if (!stored) throw new Error('there is no game');
  return { stored, record: parseRecord(stored.id, stored.data) };
}

const askedSeats = ({ state }: TableSnapshot) => openQuestions(state).map(({ seat }) => seat);

function userAt({ occupants }: TableSnapshot, seat: number): string {
  const occupant = occupants[seat];
  if (occupant?.kind !== 'person') throw new Error(`nobody sits at seat ${seat}`);
  return occupant.userId;
}

/** A press on a button that was made for the game as it was shown. */
function pressFor(tables: RunningGameService, shown: TableSnapshot, seat: number, action: Action) {
  const press = { channelId: CHANNEL, interactionId: null, userId: userAt(shown, seat) };
  return tables.act({ ...press, seat, rev: shown.state.rev, gameId: shown.gameId }, action);
}

/** To a space that no other seat goes to by this. */
function ownMove({ state }: TableSnapshot, seat: number): Action {
  const move = legalActions(state, seat).filter(({ type }) => type === 'move')[seat];
  if (!move) throw new Error(`seat ${seat} has no move`);
  return move;
}

function ownAction(shown: TableSnapshot, seat: number): Action {
  const isMove = legalActions(shown.state, seat).some(({ type }) => type === 'move');
  return isMove ? ownMove(shown, seat) : plainAction(shown, seat);
}

describe('two heroes who act side by side', () => {
  it('are asked at once, and neither makes the other’s buttons stale', async () => {
    const kit = await missionKit([ANNA, BEN]);
    const shown = await kit.look();
    expect(askedSeats(shown)).toEqual([0, 1]);
    // Ben's button is older than Anna's move, and is pressed in another process that reads the game again.
    expect((await pressFor(kit.tables, shown, 0, ownMove(shown, 0))).result).toBe('done');
    expect((await pressFor(kit.another(), shown, 1, ownMove(shown, 1))).result).toBe('done');
    expect((await pressFor(kit.tables, shown, 0, ownMove(shown, 0))).result).toBe('stale');
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });

  it('learn of a space that was taken meanwhile', async () => {
    const kit = await missionKit([ANNA, BEN]);
    const shown = await kit.look();
    const move = ownMove(shown, 0);
    await pressFor(kit.tables, shown, 0, move);
    expect(await pressFor(kit.tables, shown, 1, move)).toMatchObject({ result: 'refused' });
    expect(askedSeats(await kit.look())).toContain(1);
  });

  it('are both taken when they press in the same moment', async () => {
    const kit = await missionKit([ANNA, BEN]);
    for (let presses = 0; presses < 12; presses += 1) {
      await kit.tables.idle();
      const shown = await kit.look();
      if (shown.state.outcome) break;
      const seats = askedSeats(shown);
      const answers = await Promise.all(
        seats.map((seat, at) =>
          pressFor(at === 0 ? kit.tables : kit.another(), shown, seat, ownAction(shown, seat)),
        ),
      );
      expect(answers.map(({ result }) => result)).toEqual(seats.map(() => 'done'));
    }
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });

  it('help each other with the dice that the helper has seen', async () => {
    const kit = await missionKit([ANNA, BEN]);
    await kit.tables.idle();
    await corruptRecord(kit, withHand(1, ['tip-it']));
    const seen = await until(kit, (game) =>
      [0, 1].every((seat) => legalActions(game.state, seat).some(({ type }) => type === 'reroll')),
    );
    const help = { type: 'play', card: 'tip-it', into: 0 } as const;
    expect(legalActions(seen.state, 1)).toContainEqual(help);
    await pressFor(kit.tables, seen, 0, { type: 'reroll', dice: [1, 2] });
    // Ben's own question is unchanged, but Anna's dice are not.
    expect((await pressFor(kit.tables, seen, 1, help)).result).toBe('stale');
    expect((await pressFor(kit.tables, await kit.look(), 1, help)).result).toBe('done');
    const asked = await kit.look();
    expect(askedSeats(asked)).toEqual([1]);
    expect((await pressFor(kit.another(), asked, 1, plainAction(asked, 1))).result).toBe('done');
    expect(askedSeats(await kit.look())).toEqual([0, 1]);
  });

  it('are helped by a bot that waits for them', async () => {
    const kit = await missionKit([ANNA, ROBOT]);
    const before = await until(kit, ({ state }) =>
      legalActions(state, 0).some(({ type }) => type === 'roll'),
    );
    expect(askedSeats(before)).toEqual([0]);
    await corruptRecord(kit, withHand(1, ['so-wild']));
    await corruptRecord(kit, withDice([6, 6, 6, 1, 4, 5, 4]));
    for (const action of [{ type: 'roll' }, again, again] as const) {
      expect((await kit.look()).state.seats[1]?.hand).toEqual(['so-wild']);
      await pressFor(kit.tables, await kit.look(), 0, action);
      await kit.tables.idle();
    }
    const { state } = await kit.look();
    expect(state.seats[1]?.discard).toContain('so-wild');
    expect(legalActions(state, 0)).toContainEqual(expect.objectContaining({ type: 'activate' }));
  });

  it('are not kept waiting by a helper who leaves in the middle', async () => {
    const kit = await missionKit([ANNA, BEN]);
    await kit.tables.idle();
    await corruptRecord(kit, withHand(1, ['tip-it']));
    const seen = await until(kit, (game) =>
      [0, 1].every((seat) => legalActions(game.state, seat).some(({ type }) => type === 'reroll')),
    );
    await pressFor(kit.tables, seen, 1, { type: 'play', card: 'tip-it', into: 0 });
    expect(askedSeats(await kit.look())).toEqual([1]);
    await kit.pass(12 * HOUR);
    expect(kit.chat.notices('nudge').map(({ mentions }) => mentions)).toEqual([['ben']]);
    await kit.pass(12 * HOUR);
    await kit.pass(24 * HOUR);
    await kit.tables.idle();
    const { state } = await kit.look();
    expect(state.seats[1]?.discard).toContain('tip-it');
    expect(openQuestions(state).map(({ seat }) => seat)).toContain(0);
  });

  it('mark their own dice', async () => {
    const kit = await missionKit([ANNA, BEN]);
    const rolled = await until(kit, (game) =>
      [0, 1].every((seat) => legalActions(game.state, seat).some(({ type }) => type === 'reroll')),
    );
    const press = { channelId: CHANNEL, interactionId: null, rev: rolled.state.rev };
    await kit.tables.toggleDie({ ...press, userId: 'anna', seat: 0 }, 2);
    await kit.tables.toggleDie({ ...press, userId: 'ben', seat: 1 }, 4);
    const { marks } = await kit.look();
    expect(marks).toEqual([
      { seat: 0, keptDice: [2], picks: [] },
      { seat: 1, keptDice: [4], picks: [] },
    ]);
  });

  it('may be one person’s: each button acts for its own hero', async () => {
    const kit = await missionKit([ANNA, ANNA]);
    const shown = await kit.look();
    expect((await pressFor(kit.tables, shown, 1, ownMove(shown, 1))).result).toBe('done');
    const { mission } = (await kit.look()).state;
    expect(mission?.heroes.map(({ decided }) => decided)).toEqual([false, true]);
  });
});

/** The stored game with just these cards in a seat's hand; the others go back to the deck. */
function withHand(seat: number, hand: readonly string[]) {
  return (old: Readonly<Record<string, Json>>): Json => {
    const state = fieldsOf(old.state ?? null);
    const seats = Array.isArray(state.seats) ? state.seats : [];
    return {
      ...old,
      state: { ...state, seats: seats.map((one, at) => (at === seat ? dealt(fieldsOf(one), hand) : one)) },
    };
  };
}

const again = { type: 'reroll', dice: [5] } as const;

/** The stored game in which these are the next dice, and in which the second hero can pay for any card. */
function withDice(script: readonly number[]) {
  return (old: Readonly<Record<string, Json>>): Json => {
    const state = fieldsOf(old.state ?? null);
    const seats = Array.isArray(state.seats) ? state.seats : [];
    return {
      ...old,
      state: {
        ...state,
        chance: { ...fieldsOf(state.chance ?? null), script: [...script] },
        seats: seats.map((one, at) => (at === 1 ? { ...fieldsOf(one), cp: 5 } : one)),
      },
    };
  };
}

function dealt(seat: Readonly<Record<string, Json>>, hand: readonly string[]): Json {
  const cards = [seat.hand, seat.deck].flatMap((pile) => (Array.isArray(pile) ? pile : []));
  return { ...seat, hand: [...hand], deck: cards.filter((card) => !hand.some((held) => held === card)) };
}

/** Everybody rolls and passes until it holds. */
async function until(kit: Kit, holds: (game: TableSnapshot) => boolean): Promise<TableSnapshot> {
  for (let presses = 0; presses < 400; presses += 1) {
    await kit.tables.idle();
    const game = await kit.look();
    if (holds(game)) return game;
    const seat = askedSeats(game).find(
      (one) => !legalActions(game.state, one).some(({ type }) => type === 'reroll'),
    );
    if (seat === undefined) throw new Error('nobody is asked');
    const result = await pressFor(kit.tables, game, seat, plainAction(game, seat));
    if (result.result !== 'done') throw new Error(result.sentence);
  }
  throw new Error('it did not come to that');
}

describe('the clock of a Mission', () => {
  it('reminds all who are waited for in one message, and nobody who has answered', async () => {
    const kit = await missionKit([ANNA, BEN]);
    await kit.pass(12 * HOUR);
    expect(kit.chat.notices('nudge').map(({ mentions }) => mentions)).toEqual([['anna', 'ben']]);
    // Anna plays on, which gives Ben no new time.
    for (let presses = 0; presses < 40; presses += 1) {
      const game = await kit.look();
      if (!askedSeats(game).includes(0)) break;
      await pressFor(kit.tables, game, 0, plainAction(game, 0));
      await kit.tables.idle();
    }
    await kit.pass(12 * HOUR);
    expect(kit.chat.notices('warning').map(({ mentions }) => mentions)).toEqual([['ben']]);
    expect(kit.chat.shown()).toMatchObject({ isWarned: true, dueAt: kit.clock.now() + 24 * HOUR });
    await kit.pass(24 * HOUR);
    expect(kit.chat.notices('replaced').map(({ mentions }) => mentions)).toEqual([['ben']]);
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });

  it('lets a bot play for who stays away, and a party sleep that stays away', async () => {
    const kit = await missionKit([ANNA, BEN]);
    for (let hours = 0; hours < 10 * 24; hours += 12) await kit.pass(12 * HOUR);
    const asleep = await kit.look();
    expect(asleep.state.outcome).toBeNull();
    expect(asleep).toMatchObject({ asleep: true, dueAt: null });
    expect(kit.chat.notices('asleep')).toHaveLength(1);
    await kit.pass(30 * DAY);
    expect((await kit.look()).state).toEqual(asleep.state);
    const [seat = 0] = askedSeats(asleep);
    const woken = await pressFor(kit.another(), asleep, seat, plainAction(asleep, seat));
    expect(woken.result).toBe('done');
    const awake = await kit.look();
    expect(awake.asleep).toBeUndefined();
    expect(awake.dueAt).not.toBeNull();
  });

  it('tells the time of its people while bots are asked beside them', async () => {
    const kit = await missionKit([ANNA, BEN, ROBOT]);
    const loaded = await loadedIn(kit);
    const due = kit.clock.now() + 12 * HOUR;
    expect(loaded.record.clock.on?.due).toBe(due);
    const botDue = { ...loaded.stored, dueAt: kit.clock.now() + 3_000 };
    expect(snapshotOf({ ...loaded, stored: botDue })).toMatchObject({ clockDueAt: due });
  });

  it('goes on with bots beside the clock of a person', async () => {
    const kit = await missionKit([ANNA, ROBOT, ROBOT, ROBOT]);
    const game = await kit.look();
    expect(askedSeats(game)).toEqual([0]);
    expect(game.dueAt).toBe(kit.clock.now() + DAY);
  });
});
