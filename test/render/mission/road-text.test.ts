/** What a road says on the table of a Mission. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { missionById, roadById } from '../../../src/engine/definitions.ts';
import { createGame, type MissionView, viewOf } from '../../../src/engine/index.ts';
import { briefLines, standingText } from '../../../src/render/mission/brief.ts';
import { decisionLabel } from '../../../src/render/mission/road-text.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const ROAD = roadById('empty-throne');
const HEROES = ['barbarian', 'moon-elf', 'monk', 'ninja'];

/** A Mission of the road, after all earlier ones with their bonuses and the option at this place. */
function missionAt(
  at: number,
  option: number,
  heroes: number,
  change: Partial<MissionView> = {},
): MissionView {
  const sessions = ROAD.stages.slice(0, at).map(({ decision }, before) => ({
    gameId: `game-${before}`,
    scenario: before + 1,
    won: true,
    points: 2,
    bonus: true as const,
    choice: decision.options[option]?.id ?? '',
  }));
  const { mission: id = '' } = ROAD.stages[at] ?? {};
  const road = { id: ROAD.id, ...(at > 0 ? { campaign: { id: 'game-0', sessions } } : {}) };
  const seats = HEROES.slice(0, heroes).map((hero) => ({ hero }));
  const { mission } = viewOf(
    createGame({ mode: 'mission', seats, seed: 'road', first: 0, mission: { id, road } }),
    'public',
  );
  if (!mission) throw new Error('no Mission');
  return { ...mission, ...change };
}

const deciding = (at: number, heroes: number) =>
  missionAt(at, 0, heroes, { road: { id: ROAD.id, consequences: [], isDeciding: true } });

const PLACES = ROAD.stages.flatMap((_, at) => [0, 1].map((option) => [at, option] as const));

describe('the table on a road', () => {
  it.each(PLACES)('names what was brought along, beside all else: Mission %i, options %i', (at, option) => {
    for (const heroes of [1, 4]) {
      const mission = missionAt(at, option, heroes);
      const lines = briefLines(mission, ENGLISH);
      const brought = lines.filter((line) => line.startsWith('**From the road**'));
      expect(brought).toHaveLength(mission.road?.consequences.length ?? 0);
      expect(brought.length > 0).toBe(at > 0);
      expect(lines.at(-1)).toMatch(/^\*\*You can\*\*/);
      // The block of the table, which would cut the last line.
      expect(lines.join('\n').length).toBeLessThanOrEqual(850);
      expect(standingText(mission, ENGLISH)).toContain(brought[0] ?? '');
    }
  });

  it.each(ROAD.stages.map(({ mission }, at) => [mission, at] as const))(
    'asks the party after %s with what each answer brings',
    (id, at) => {
      const { story, decision } = ROAD.stages[at] ?? {};
      const lines = briefLines(deciding(at, 4), ENGLISH);
      const text = lines.join('\n');
      expect(text.length).toBeLessThanOrEqual(1_600);
      expect(lines[0]?.split('\n')).toHaveLength(story?.won.split('\n').length ?? 0);
      const options = lines.slice(2);
      expect(options).toHaveLength(decision?.options.length ?? 0);
      for (const [place, { label, brings }] of (decision?.options ?? []).entries()) {
        for (const { mission } of brings)
          expect(options[place]).toContain(`In ${missionById(mission).name}: `);
        expect(
          decisionLabel(deciding(at, 4), { prompt: { ask: 'decision' } }, decision?.options[place]?.id ?? ''),
        ).toBe(label);
      }
      expect(
        decisionLabel(deciding(at, 4), { prompt: { ask: 'player' } }, decision?.options[0]?.id ?? ''),
      ).toBeNull();
      expect(text).not.toContain(`In ${missionById(id).name}:`);
    },
  );
});
