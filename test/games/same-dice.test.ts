import { describe, expect, it, vi } from 'vitest';
import { openLobby } from '../../src/commands/lobby/lobby-message.ts';
import { optionsPanel } from '../../src/commands/lobby/options-panel.ts';
import { secondLobby } from '../../src/commands/same-dice/second-lobby.ts';
import type { NewTable, SeatOccupant } from '../../src/games/game-service.ts';
import { withoutPerson } from '../../src/games/lobby/seating.ts';
import { compared } from '../../src/games/same-dice/comparison.ts';
import type { TableSnapshot } from '../../src/games/table-snapshot.ts';
import { StoreUnavailable } from '../../src/store/index.ts';
import { ENGLISH } from '../../src/words/index.ts';
import { ANNA, BEN, CHANNEL, type Kit, ROBOT, SEED, tableKit } from './table-kit.ts';

const CARA: SeatOccupant = { kind: 'person', userId: 'cara', name: 'Cara' };
const DAN: SeatOccupant = { kind: 'person', userId: 'dan', name: 'Dan' };
const OTHER_CHANNEL = 'thread-2';

/** A table for the second game; its set-up is not what counts. */
function second(of: string, occupants: readonly SeatOccupant[] = [CARA, DAN]): NewTable {
  return {
    channelId: OTHER_CHANNEL,
    guildId: 'guild-1',
    occupants,
    setup: { mode: 'duel', seats: [{ hero: 'monk' }, { hero: 'ninja' }], first: 1 },
    pace: 'live',
    sameDice: { of },
    interactionId: null,
  };
}

/** The first game, over by Ben's concession. */
async function firstGame(occupants: readonly SeatOccupant[] = [ANNA, BEN]) {
  const kit = await tableKit();
  const gameId = await kit.open({ sameDice: { of: null }, occupants });
  for (let answers = 0; answers < 3; answers += 1) await kit.answer();
  await kit.press(occupants[1] === BEN ? 'ben' : 'anna', { type: 'concede' });
  await kit.tables.idle();
  return { kit, gameId };
}

async function begun(kit: Kit, table: NewTable): Promise<TableSnapshot> {
  const opened = await kit.tables.open(table);
  if ('refused' in opened) throw new Error(opened.refused);
  await kit.tables.idle();
  const game = await kit.tables.lookAtGame(opened.gameId);
  if (!game) throw new Error('There is no second game.');
  return game;
}

async function refusalOf({ tables }: Kit, table: NewTable): Promise<string> {
  const opened = await tables.open(table);
  return 'refused' in opened ? opened.refused : '';
}

/** All that tells of the dice of a finished game. */
async function toldOf({ tables }: Kit, gameId: string, channelId = CHANNEL) {
  return {
    replay: await tables.retold(gameId, 'en-US'),
    seeds: [(await tables.verifyGame(gameId))?.seed, (await tables.verify(channelId))?.seed],
    report: await tables.report(channelId, 'anna'),
    log: await tables.readLog(channelId),
  };
}

const closed = { replay: null, seeds: [null, null], report: null, log: [ENGLISH.sameDice.sealed] };

describe('the first of two games on the same dice', () => {
  it('is sealed from its end until the second one is over', async () => {
    const { kit, gameId } = await firstGame();
    expect(await kit.tables.isSealed(gameId)).toBe(true);
    expect(await toldOf(kit, gameId)).toEqual(closed);
    const other = await begun(kit, second(gameId));
    expect(await toldOf(kit, gameId)).toEqual(closed);
    expect(JSON.stringify(await toldOf(kit, gameId))).not.toContain(SEED);
    await kit.press('cara', { type: 'concede' }, { channelId: OTHER_CHANNEL });
    await kit.tables.idle();
    expect(await kit.tables.isSealed(gameId)).toBe(false);
    for (const [id, channel] of [
      [gameId, CHANNEL],
      [other.gameId, OTHER_CHANNEL],
    ] as const) {
      const told = await toldOf(kit, id, channel);
      expect(told.seeds).toEqual([SEED, SEED]);
      expect(told.replay).not.toBeNull();
      expect(told.report).not.toBeNull();
      expect(told.log.length).toBeGreaterThan(1);
    }
  });

  it('is no secret of another game, and a usual game has no seal', async () => {
    const kit = await tableKit();
    const gameId = await kit.open();
    await kit.press('ben', { type: 'concede' });
    expect(await kit.tables.isSealed(gameId)).toBe(false);
    expect((await toldOf(kit, gameId)).seeds).toEqual([SEED, SEED]);
    expect(await refusalOf(kit, second(gameId))).toBe(ENGLISH.sameDice.gone);
    expect(await refusalOf(kit, second('nosuchgame'))).toBe(ENGLISH.sameDice.gone);
  });

  it('can be opened by its people while nobody plays on its dice, and then nobody can', async () => {
    const { kit, gameId } = await firstGame();
    expect(await kit.tables.openDice(gameId)).toBe(true);
    expect(await kit.tables.openDice(gameId)).toBe(true);
    expect((await toldOf(kit, gameId)).seeds).toEqual([SEED, SEED]);
    expect(await refusalOf(kit, second(gameId))).toBe(ENGLISH.sameDice.gone);
    const { kit: taken, gameId: takenId } = await firstGame();
    await begun(taken, second(takenId));
    expect(await taken.tables.openDice(takenId)).toBe(false);
    expect(await toldOf(taken, takenId)).toEqual(closed);
  });
});

describe('a second game whose program ended before it began', () => {
  async function marked() {
    const { kit, gameId } = await firstGame();
    const writing = vi
      .spyOn(kit.store, 'create')
      .mockRejectedValueOnce(new StoreUnavailable('the program ended'));
    expect(await refusalOf(kit, second(gameId))).toBe(ENGLISH.presses.storeDown);
    writing.mockRestore();
    return { kit, gameId };
  }

  it('can be begun again, and keeps the dice closed until it could have begun', async () => {
    const { kit, gameId } = await marked();
    expect(await kit.tables.openDice(gameId)).toBe(false);
    await kit.pass(45_000);
    const other = await begun(kit, second(gameId));
    expect(other.ended).toBeNull();
    await kit.pass(45_000);
    expect(await kit.tables.openDice(gameId)).toBe(false);
    expect(await toldOf(kit, gameId)).toEqual(closed);
  });

  it('does not close the dice for ever to the people of the first', async () => {
    const { kit, gameId } = await marked();
    await kit.pass(61_000);
    expect(await kit.tables.openDice(gameId)).toBe(true);
    expect((await toldOf(kit, gameId)).seeds).toEqual([SEED, SEED]);
    expect(await refusalOf(kit, second(gameId))).toBe(ENGLISH.sameDice.gone);
  });
});

describe('the second of two games on the same dice', () => {
  it('has the heroes, rules, start player, decks and seed of the first', async () => {
    const { kit, gameId } = await firstGame();
    const first = await kit.look();
    const other = await begun(kit, second(gameId));
    expect(other.seedHash).toBe(first.seedHash);
    expect(other.state.seats.map(({ hero }) => hero)).toEqual(['barbarian', 'moon-elf']);
    expect(other.state.lanes[0]?.turn.startPlayer).toBe(0);
    const cardsOf = ({ state }: TableSnapshot) =>
      state.seats.map(({ hand, deck, discard }) => [...hand, ...deck, ...discard].sort());
    expect(cardsOf(other)).toEqual(cardsOf(first));
    expect(other.state.chance.byTurn).toBe(true);
  });

  it('is for people who did not play the first, and there is one', async () => {
    const { kit, gameId } = await firstGame();
    expect(await refusalOf(kit, second(gameId, [CARA, ANNA]))).toBe(ENGLISH.sameDice.playedFirst);
    expect(await refusalOf(kit, second(gameId, [BEN, CARA]))).toBe(ENGLISH.sameDice.playedFirst);
    await begun(kit, second(gameId));
    expect(await refusalOf(kit, { ...second(gameId), channelId: 'thread-3' })).not.toBe('');
    expect(await kit.store.loadByChannel('thread-3')).toBeNull();
  });

  it('can be played against the bot as the first was', async () => {
    const { kit, gameId } = await firstGame([ANNA, ROBOT]);
    const other = await begun(kit, second(gameId, [CARA, ROBOT]));
    const [, robot] = (await kit.tables.lookAtGame(gameId))?.occupants ?? [];
    expect(robot).toMatchObject({ ...ROBOT, habit: expect.any(String) });
    expect(other.occupants).toEqual([CARA, robot]);
    expect(other.state.seats[1]?.bot).toBe(true);
  });

  it('is compared with the first in both channels at its end', async () => {
    const { kit, gameId } = await firstGame();
    await begun(kit, second(gameId));
    await kit.press('cara', { type: 'concede' }, { channelId: OTHER_CHANNEL });
    await kit.tables.idle();
    const told = kit.chat.posted.flatMap(({ channelId, payload }) =>
      payload.kind === 'notice' && payload.notice.kind === 'compared' ? [channelId] : [],
    );
    expect(told).toEqual([CHANNEL]);
    expect(await kit.waiting()).toBe(0);
  });
});

describe('two games of many on the same dice', () => {
  const HEROES = ['barbarian', 'moon-elf', 'monk'];
  const manyOf = (occupants: readonly SeatOccupant[]) => ({
    occupants,
    setup: { mode: 'koth', seats: HEROES.map((hero) => ({ hero })), first: 1 as const },
  });
  const EVE: SeatOccupant = { kind: 'person', userId: 'eve', name: 'Eve' };

  it('have the same heroes in the same seats, and are compared seat by seat', async () => {
    const kit = await tableKit();
    const firstId = await kit.open({ sameDice: { of: null }, ...manyOf([ANNA, BEN, ROBOT]) });
    await kit.press('anna', { type: 'concede' });
    await kit.press('ben', { type: 'concede' });
    await kit.tables.idle();
    expect(await kit.tables.isSealed(firstId)).toBe(true);
    const lobby = secondLobby(await kit.look(), '5', { id: 'cara', name: 'Cara' }, 1_000);
    expect(lobby.mode).toBe('koth');
    // They left their heroes to bots, and know the dice all the same.
    expect(lobby.sameDice?.barred).toEqual(['anna', 'ben']);
    expect(lobby.seats.map(({ occupant }) => occupant?.kind ?? null)).toEqual(['person', null, 'bot']);
    expect(openLobby(lobby).content).toContain('*free*, Moon Elf');
    const table = { ...second(firstId), ...manyOf([CARA, DAN, ROBOT]) };
    const other = await begun(kit, table);
    expect(other.state.seats.map(({ hero }) => hero)).toEqual(HEROES);
    expect(other.state.seats.map(({ bot = false }) => bot)).toEqual([false, false, true]);
    expect(other.state.chance.byTurn).toBe(true);
    const seats = compared(await kit.look(), other);
    expect(seats.map(({ hero }) => hero)).toEqual(HEROES);
    expect(seats.map((seat) => seat.second.name)).toEqual(['Cara', 'Dan', 'Robot']);
  });

  it('do not compare a hero that somebody left to a bot', async () => {
    const kit = await tableKit();
    await kit.open({ sameDice: { of: null }, ...manyOf([ANNA, BEN, EVE]) });
    await kit.press('anna', { type: 'concede' });
    const game = await kit.look();
    const endedAt = (health: readonly number[], team: number) => ({
      ...game,
      state: {
        ...game.state,
        pools: game.state.pools.map((pool, at) => ({ ...pool, health: health[at] ?? 0 })),
        outcome: { kind: 'won', team, how: 'defeat' } as const,
      },
    });
    const seats = compared(endedAt([0, 12, 0], 1), endedAt([9, 0, 0], 0));
    expect(seats.map(({ first }) => first.lead)).toEqual([-12, 12, -12]);
    expect(seats.map(({ better }) => better)).toEqual([null, 'first', 'second']);
  });
});

describe('the lobby of a second game', () => {
  const first = async () => (await firstGame()).kit.look();
  const host = { id: 'cara', name: 'Cara' };

  it('has the heroes of the first, offers no choice that it sets, and stays as it is when opened twice', async () => {
    const game = await first();
    const lobby = secondLobby(game, '5', host, 1_000);
    expect(secondLobby(game, '5', host, 2_000).id).toBe(lobby.id);
    expect(lobby.sameDice).toEqual({
      of: game.gameId,
      heroes: ['barbarian', 'moon-elf'],
      barred: ['anna', 'ben'],
    });
    const shown = JSON.stringify([openLobby(lobby), optionsPanel(lobby, ENGLISH)]);
    expect(shown).toContain('*free*, Moon Elf');
    expect(shown).toContain('decided as in that game');
    for (const verb of [':hero', ':add-bot', ':first', ':rules', ':draft', ':series', ':bot-level']) {
      expect(shown).not.toContain(verb);
    }
  });

  it('forgets a person who is barred from it and asks to be forgotten', async () => {
    const lobby = secondLobby(await first(), '5', host, 1_000);
    expect(withoutPerson(lobby, 'ben')?.sameDice?.barred).toEqual(['anna']);
    expect(withoutPerson(lobby, 'dan')).toBe(lobby);
  });
});

describe('the comparison', () => {
  it('puts a win before the lead in health, by seat', async () => {
    const { kit } = await firstGame();
    const first = await kit.look();
    const over = { ...first, ended: first.ended ?? null };
    const [anna, ben] = compared(over, over);
    // Ben gave up, which says nothing of how far he was behind.
    expect(anna).toMatchObject({
      hero: 'barbarian',
      first: { name: 'Anna', result: 'won', lead: null },
      better: null,
    });
    expect(ben).toMatchObject({ hero: 'moon-elf', first: { name: 'Ben', result: 'lost' } });
    const lost = {
      ...over,
      state: { ...over.state, outcome: { kind: 'won', team: 1, how: 'concession' } as const },
    };
    expect(compared(over, lost).map(({ better }) => better)).toEqual(['first', 'second']);
    const endedAt = (health: readonly number[]) => ({
      ...over,
      state: {
        ...over.state,
        seats: over.state.seats.map(({ conceded: _, ...seat }) => seat),
        pools: over.state.pools.map((pool, at) => ({ ...pool, health: health[at] ?? 0 })),
        outcome: { kind: 'won', team: 0, how: 'defeat' } as const,
      },
    });
    const [closer, clear] = [endedAt([5, 0]), endedAt([30, 0])];
    expect(compared(closer, clear).map(({ better }) => better)).toEqual(['second', 'first']);
    expect(compared(clear, clear)[0]?.first.lead).toBe(30);
    expect(compared(clear, over).map(({ better }) => better)).toEqual([null, null]);
    const off = { ...over, state: { ...over.state, outcome: null } };
    expect(compared(over, off).map(({ better }) => better)).toEqual([null, null]);
  });
});
