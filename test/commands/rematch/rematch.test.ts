import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { rematchHeroes, rematchLobby } from '../../../src/commands/rematch/rematch.ts';
import { readRematchId, rematchCustomId } from '../../../src/commands/rematch/rematch-id.ts';
import { replayRow, startedRematchText } from '../../../src/commands/rematch/rematch-message.ts';
import { createGame } from '../../../src/engine/index.ts';
import { lobbySchema } from '../../../src/games/lobby/lobby.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { QUIET_TABLE } from '../../games/sample-snapshot.ts';

const first = () => 0;

const hill: TableSnapshot = {
  ...QUIET_TABLE,
  occupants: [
    { kind: 'person', userId: '10', name: 'Ada' },
    { kind: 'person', userId: '11', name: 'Bo' },
    { kind: 'bot', name: 'Bot 1' },
  ],
  pace: 'asynchronous',
  state: createGame({
    mode: 'koth',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }, { hero: 'monk' }],
    seed: 'hill',
    first: 0,
  }),
};

describe('the heroes of a rematch', () => {
  it('are the same, changed over, or others', () => {
    const played = ['barbarian', 'moon-elf'];
    expect(rematchHeroes('same', played, first)).toEqual(played);
    expect(rematchHeroes('friendly', played, first)).toEqual(played);
    expect(rematchHeroes('sides', played, first)).toEqual(['moon-elf', 'barbarian']);
    const others = rematchHeroes('heroes', played, first);
    expect(others).toHaveLength(2);
    for (const hero of others) expect(played).not.toContain(hero);
  });
});

describe('a rematch of more than two', () => {
  it('is a table where the asker and the bots sit as before and the others are called', () => {
    const lobby = rematchLobby(hill, { id: '11', name: 'Bo' }, 1_000, () => 0);
    expect(lobbySchema.parse(lobby)).toEqual(lobby);
    expect(lobby).toMatchObject({ mode: 'koth', pace: 'asynchronous', host: { id: '11' } });
    expect(lobby.invited).toEqual([{ id: '10', name: 'Ada' }]);
    expect(lobby.seats.slice(0, 3)).toEqual([
      { occupant: null, hero: null },
      { occupant: { kind: 'person', id: '11', name: 'Bo' }, hero: 'moon-elf' },
      { occupant: { kind: 'bot' }, hero: 'monk' },
    ]);
    expect(rematchLobby(hill, { id: '10', name: 'Ada' }, 2_000, () => 0).id).toBe(lobby.id);
  });
});

describe('the next table of a party', () => {
  const party: TableSnapshot = {
    ...hill,
    occupants: [
      { kind: 'person', userId: '10', name: 'Ada' },
      { kind: 'bot', name: ENGLISH.table.botFor('Bo'), for: '11' },
      { kind: 'bot', name: 'Monk (bot)' },
      { kind: 'bot', name: ENGLISH.table.botFor('Dan'), for: '13' },
    ],
    state: createGame({
      mode: 'mission',
      seats: ['barbarian', 'moon-elf', 'monk', 'ninja'].map((hero) => ({ hero })),
      mission: { id: 'toll-bridge' },
      seed: 'party',
      first: 0,
    }),
    mission: { id: 'toll-bridge' },
  };

  it('calls the people for whom bots played at the end, and keeps their seats free', () => {
    const lobby = rematchLobby(party, { id: '10', name: 'Ada' }, 1_000, () => 0);
    expect(lobbySchema.parse(lobby)).toEqual(lobby);
    expect(lobby.invited).toEqual([
      { id: '11', name: 'Bo' },
      { id: '13', name: 'Dan' },
    ]);
    expect(lobby.seats.map(({ occupant }) => occupant?.kind ?? null)).toEqual(['person', null, 'bot', null]);
  });

  it('gives one of them who opens it the hero that a bot played', () => {
    const lobby = rematchLobby(party, { id: '13', name: 'Dan' }, 1_000, () => 0);
    expect(lobby.seats[3]).toEqual({ occupant: { kind: 'person', id: '13', name: 'Dan' }, hero: 'ninja' });
    expect(lobby.invited.map(({ id }) => id)).toEqual(['10', '11']);
  });

  it('leaves the bots of people who cannot be called', () => {
    const lobby = rematchLobby(party, { id: '10', name: 'Ada' }, 1_000, () => 0, ['13']);
    expect(lobby.invited.map(({ id }) => id)).toEqual(['11']);
    expect(lobby.seats[3]).toEqual({ occupant: { kind: 'bot' }, hero: 'ninja' });
  });
});

describe('a friendly rematch', () => {
  const duel: TableSnapshot = {
    ...hill,
    occupants: hill.occupants.slice(0, 2),
    state: createGame({
      mode: 'duel',
      seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
      seed: 'duel',
      first: 0,
    }),
  };
  const offered = (game: TableSnapshot) => JSON.stringify(replayRow(game)).includes(':ask:friendly');

  it('is offered after a duel of two people that counted for ratings', () => {
    expect(offered(duel)).toBe(true);
    expect(offered({ ...duel, friendly: true })).toBe(false);
    expect(offered({ ...duel, occupants: [...duel.occupants.slice(0, 1), ...hill.occupants.slice(2)] })).toBe(
      false,
    );
    expect(offered(hill)).toBe(false);
  });

  it('says that it does not count, and so does the table of many that follows a friendly game', () => {
    const started = { channelId: '5', mode: 'duel' as const, occupants: duel.occupants, seal: null };
    const heroes = ['barbarian', 'moon-elf'];
    expect(startedRematchText({ ...started, heroes, friendly: true }, ENGLISH)).toContain('ratings');
    expect(startedRematchText({ ...started, heroes }, ENGLISH)).not.toContain('ratings');
    const host = { id: '10', name: 'Ada' };
    expect(rematchLobby({ ...hill, friendly: true }, host, 1, () => 0).friendly).toBe(true);
    expect(rematchLobby(hill, host, 1, () => 0)).not.toHaveProperty('friendly');
  });
});

describe('the custom ids of a rematch', () => {
  it('are read as they were made, and nothing else is', () => {
    const gameId = 'a2b3c4d5e6';
    for (const buttonAction of [
      { verb: 'dice' },
      { verb: 'ask', kind: 'sides' },
      { verb: 'accept', kind: 'heroes', askerId: '10' },
      { verb: 'decline', kind: 'same', askerId: '10' },
      { verb: 'ask', kind: 'friendly' },
      { verb: 'ask', kind: 'best-of-5' },
      { verb: 'next' },
    ] as const) {
      expect(readRematchId(rematchCustomId({ gameId, buttonAction }))).toEqual({ gameId, buttonAction });
    }
    for (const text of ['', 'r1', 'r1:a:ask', 'r1:a:ask:better', 'r1:a:accept:same', 'r1:a:accept:same:x']) {
      expect(readRematchId(text)).toBeNull();
    }
  });
});
