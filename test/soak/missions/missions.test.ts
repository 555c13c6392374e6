import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { listHeroes, listMissions } from '../../../src/engine/definitions.ts';
import { IS_LONG_RUN } from '../../sampling.ts';
import { printMissions } from './print.ts';
import { missionSetup, soakMissions } from './soak.ts';

const heroes = listHeroes().map(({ id }) => id);
const ALL = listMissions().map(({ id }) => id);
/** Bots think long in Missions, so that a push plays two of them; `.ci/nightly` plays all. */
const PLAYED = { bots: IS_LONG_RUN ? ALL : ALL.slice(0, 2), random: ALL };
const GAMES_TO_WIN = IS_LONG_RUN ? 8 : 4;

describe('the soak of Missions', () => {
  it('draws a party of different heroes, which is the same for the same seed', () => {
    const setup = missionSetup({ heroes, seed: 'x' }, 'toll-bridge', 4, 7);
    expect(new Set(setup.seats.map(({ hero }) => hero)).size).toBe(4);
    expect(missionSetup({ heroes, seed: 'x' }, 'toll-bridge', 4, 7)).toEqual(setup);
  });

  it.each(['bots', 'random'] as const)(
    'finishes Missions by %s, and a replay through JSON gives the same end',
    (players) => {
      const missions = PLAYED[players];
      const options = { missions, parties: [2], games: 1, seed: 'short', heroes, players, reload: true };
      const { rows, failed } = soakMissions(options, () => undefined);
      expect(failed).toEqual([]);
      expect(rows.map(({ mission, tally }) => [mission, tally.games])).toEqual(missions.map((id) => [id, 1]));
      const lines: string[] = [];
      printMissions(rows, (line) => lines.push(line));
      expect(lines.filter((line) => /^\S+ +2 +1 +(0|100) %/.test(line))).toHaveLength(missions.length);
    },
    240_000,
  );

  it('bots win Missions that random play does not win', () => {
    const won = (players: 'bots' | 'random') => {
      const options = {
        missions: ['toll-bridge'],
        parties: [1],
        games: GAMES_TO_WIN,
        seed: 'won',
        heroes,
        players,
        reload: false,
      };
      const { rows, failed } = soakMissions(options, () => undefined);
      expect(failed).toEqual([]);
      return rows.reduce((sum, { tally }) => sum + tally.won, 0);
    };
    expect(won('bots')).toBeGreaterThan(won('random') + 1);
  }, 240_000);
});
