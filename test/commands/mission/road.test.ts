/** Tables on the road of Missions: what follows a game, and the lobby. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { openLobby } from '../../../src/commands/lobby/lobby-message.ts';
import {
  firstOnRoad,
  missionAfter,
  nextOnRoad,
  openRoad,
  roadLabel,
} from '../../../src/commands/mission/road.ts';
import { roadById } from '../../../src/engine/definitions.ts';
import { createGame, type MissionSetup } from '../../../src/engine/index.ts';
import { freeSeats, type Lobby, lobbySchema } from '../../../src/games/lobby/lobby.ts';
import type { KeptRoad } from '../../../src/games/repository/campaign-sheets.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import { CONTENT_LENGTH } from '../../../src/render/discord-limits.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { QUIET_TABLE } from '../../games/sample-snapshot.ts';

const ROAD = roadById('empty-throne');
const EASED = { raised: 0, eased: ['health'] } as const;

function sessionsBefore(at: number, option = 0) {
  return ROAD.stages.slice(0, at).map(({ decision }, before) => ({
    gameId: `game-${before}`,
    scenario: before + 1,
    won: true,
    points: 2,
    bonus: true as const,
    choice: decision.options[option]?.id ?? '',
  }));
}

/** A Mission of the road after its end. */
function ended(
  at: number,
  how: 'won' | 'lost' | 'called-off',
  isOnRoad = true,
): TableSnapshot & { mission: MissionSetup } {
  const { mission: id = '', decision } = ROAD.stages[at] ?? {};
  const campaign = { id: 'game-0', sessions: sessionsBefore(at) };
  const mission: MissionSetup = { id, ...EASED, ...(isOnRoad ? { road: { id: ROAD.id, campaign } } : {}) };
  const state = createGame({ mode: 'mission', seats: [{ hero: 'monk' }], seed: 'after', first: 0, mission });
  if (state.mission?.road && how === 'won') state.mission.road.choice = decision?.options[0]?.id ?? null;
  state.outcome =
    how === 'called-off' ? null : { kind: 'won', team: how === 'won' ? 0 : 1, how: 'objective' };
  return {
    ...QUIET_TABLE,
    gameId: `game-${at}`,
    occupants: [{ kind: 'person', userId: '10', name: 'Ada' }],
    state,
    mission,
  };
}

const following = (game: ReturnType<typeof ended>) => missionAfter(game, game.mission);

describe('the table after a Mission of the road', () => {
  it('is that of the next Mission after a victory, with the same difficulty', () => {
    const game = ended(1, 'won');
    expect(following(game)).toMatchObject({
      id: 'sunken-archive',
      ...EASED,
      road: { id: ROAD.id, campaign: { id: 'game-0' } },
    });
    expect(following(game).road?.campaign?.sessions.map(({ gameId }) => gameId)).toEqual([
      'game-0',
      'game-1',
    ]);
    expect(roadLabel(game, ENGLISH)).toBe('On to The Sunken Archive');
  });

  it('is that of the same Mission after a defeat', () => {
    const game = ended(1, 'lost');
    expect(following(game)).toMatchObject({ id: 'embers-below', ...EASED, road: { id: ROAD.id } });
    expect(following(game).road?.campaign?.sessions).toHaveLength(2);
    expect(roadLabel(game, ENGLISH)).toBe('Try Embers Below again');
  });

  it('is the same session again without a result', () => {
    const game = ended(1, 'called-off');
    expect(following(game).road).toEqual({
      id: ROAD.id,
      campaign: { id: 'game-0', sessions: sessionsBefore(1) },
    });
    expect(roadLabel(game, ENGLISH)).toBeNull();
  });

  it('is a Mission by itself after the last one, and off the road', () => {
    for (const game of [ended(5, 'won'), ended(2, 'won', false)]) {
      expect(following(game)).toEqual({ id: game.mission.id, ...EASED });
      expect(roadLabel(game, ENGLISH)).toBeNull();
    }
  });
});

describe('the road of a person', () => {
  const kept = (next: string | null): KeptRoad => ({
    id: 'game-0',
    road: ROAD.id,
    sessions: sessionsBefore(2),
    next,
    hero: 'monk',
    ...EASED,
  });

  it('goes on with the one that was walked last, unless that has ended', () => {
    expect(openRoad([])).toBeNull();
    expect(openRoad([kept('siege-engine'), kept(null)])).toBeNull();
    expect(openRoad([kept(null), kept('siege-engine')])?.next).toBe('siege-engine');
    expect(nextOnRoad(kept(null), EASED)).toBeNull();
    expect(nextOnRoad(kept('siege-engine'), EASED)?.road?.campaign?.sessions).toHaveLength(2);
  });
});

describe('the lobby on the road', () => {
  const person = (seat: number) => ({
    id: `20000000000000000${seat}`,
    name: `Nameless Wanderer of the West ${seat}`,
  });
  const places = ROAD.stages.flatMap((_, at) => [0, 1].map((option) => [at, option] as const));

  it.each(places)('fits into a message with a full party: Mission %i, options %i', (at, option) => {
    const first = firstOnRoad({ raised: 0, eased: ['health', 'momentum', 'points'] });
    const { mission: id = '' } = ROAD.stages[at] ?? {};
    if (!first) throw new Error('there is no road');
    const campaign = { id: 'game-0', sessions: sessionsBefore(at, option) };
    const lobby: Lobby = {
      id: 'lobby',
      guildId: '6',
      channelId: '5',
      messageId: null,
      host: person(0),
      mode: 'mission',
      mission: { ...first, id, road: { id: ROAD.id, campaign } },
      seats: freeSeats('mission').map((_, seat) => ({
        occupant: { kind: 'person', ...person(seat) },
        hero: 'black-widow',
      })),
      invited: [4, 5, 6, 7, 8].map(person),
      pace: 'asynchronous',
      first: 'roll',
      houseRules: [],
      drafted: true,
      expiresAt: 1_800_000_000_000,
    };
    expect(lobbySchema.parse(lobby)).toEqual(lobby);
    const { content } = openLobby(lobby);
    expect(content.length).toBeLessThanOrEqual(CONTENT_LENGTH);
    expect(content.includes('What you did before')).toBe(at > 0);
  });
});
