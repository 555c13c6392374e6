/** The message between the sides of a Mission. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { noticeText } from '../../../src/commands/messages/notices.ts';
import { roadById } from '../../../src/engine/definitions.ts';
import { createGame, type GameSetup, type MissionSetup } from '../../../src/engine/index.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import { beginChronicle } from '../../../src/history/chronicle.ts';
import type { Incident } from '../../../src/history/statistics/mission.ts';
import { QUIET_TABLE } from '../../games/sample-snapshot.ts';

/** The Toll Bridge on its second side, with these objectives met on the first one. */
function secondSide(
  met: readonly string[],
  mission: Partial<MissionSetup> = {},
  isTold = true,
): TableSnapshot {
  const setup: GameSetup = {
    mode: 'mission',
    seats: [{ hero: 'barbarian' }, { hero: 'monk' }],
    seed: 'side',
    first: 0,
    mission: { id: 'toll-bridge', ...mission },
  };
  const state = createGame(setup);
  const chronicle = beginChronicle(setup, state, []);
  const incidents: Incident[] = [
    { step: 0, round: 0, did: 'side', name: 'The Crossing' },
    { step: 9, round: 4, did: 'round' },
    ...met.map((id): Incident => ({ step: 10, round: 4, did: 'objective', id })),
    { step: 11, round: 5, did: 'round' },
    { step: 12, round: 5, did: 'side', name: 'The Tollkeeper' },
    { step: 13, round: 9, did: 'round' },
    { step: 14, round: 9, did: 'objective', id: 'swift' },
  ];
  if (state.mission) state.mission.side = 1;
  return {
    ...QUIET_TABLE,
    occupants: [
      { kind: 'person', userId: '10', name: 'Ada' },
      { kind: 'bot', name: 'Bot 1' },
    ],
    state,
    ...(setup.mission ? { mission: setup.mission } : {}),
    ...(isTold
      ? { chronicle: { ...chronicle, told: { ...chronicle.told, mission: incidents } } }
      : { chronicle: null }),
  };
}

const told = (snapshot: TableSnapshot) => noticeText(snapshot, { kind: 'side' }).split('\n');

describe('the message between the sides', () => {
  it('says what was done on the first side, in how many rounds, and what it brings', () => {
    expect(told(secondSide(['gate', 'crossed']))).toEqual([
      '### The Crossing is done (The Toll Bridge)',
      '- It took 5 rounds.',
      '- Done: When no more than one Bridge Guard is left, the gate opens and each hero gains 1 momentum.',
      expect.stringContaining('- Not done: Be done within 6 rounds'),
      '- So far the Mission brings 1 perk point, for columns up to 1, even if it is lost.',
      'Next: **The Tollkeeper**. Health, cards, tokens, momentum and allies stay as they are; each hero chooses where to enter.',
    ]);
  });

  it('tells the story of the road, and none off it', () => {
    const story = roadById('empty-throne').stages[0]?.story.between.split('\n') ?? [];
    const onRoad = told(secondSide([], { road: { id: 'empty-throne' } }));
    expect(onRoad.filter((line) => line.startsWith('> '))).toHaveLength(story.length);
    expect(told(secondSide([])).filter((line) => line.startsWith('> '))).toEqual([]);
  });

  it('says less of a game of which nothing is told', () => {
    expect(told(secondSide([], {}, false))).toEqual([
      '### The Crossing is done (The Toll Bridge)',
      expect.stringContaining('1 perk point'),
      expect.stringContaining('Next: **The Tollkeeper**'),
    ]);
  });
});
