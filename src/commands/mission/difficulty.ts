/** The difficulties of a Mission: their choices in the command and in the lobby, and their names. */
import { missionById, scenarioById } from '../../engine/definitions.ts';
import type { Lobby } from '../../games/lobby/lobby.ts';
import type { Words } from '../../words/index.ts';

export type LobbyMission = NonNullable<Lobby['mission']>;
type Difficulty = Pick<LobbyMission, 'raised' | 'eased'>;

/** Every difficulty by its choice value, easiest first (rule: m-increase-difficulty, m-decrease-difficulty). */
const DIFFICULTIES = {
  all: { raised: 0, eased: ['health', 'momentum', 'points'] },
  both: { raised: 0, eased: ['health', 'momentum'] },
  'health-points': { raised: 0, eased: ['health', 'points'] },
  'momentum-points': { raised: 0, eased: ['momentum', 'points'] },
  health: { raised: 0, eased: ['health'] },
  momentum: { raised: 0, eased: ['momentum'] },
  points: { raised: 0, eased: ['points'] },
  printed: { raised: 0, eased: [] },
  'raised-1': { raised: 1, eased: [] },
  'raised-2': { raised: 2, eased: [] },
  'raised-3': { raised: 3, eased: [] },
  'raised-4': { raised: 4, eased: [] },
  'raised-5': { raised: 5, eased: [] },
} as const satisfies Record<string, Difficulty>;

type DifficultyValue = keyof typeof DIFFICULTIES;

/** All choice values, easiest first. */
export const DIFFICULTY_VALUES: readonly DifficultyValue[] = [
  'all',
  'both',
  'health-points',
  'momentum-points',
  'health',
  'momentum',
  'points',
  'printed',
  'raised-1',
  'raised-2',
  'raised-3',
  'raised-4',
  'raised-5',
];

/** Returns the difficulty of a choice value; the printed difficulty for null or an unknown value. */
export function difficultyFrom(value: string | null): Difficulty {
  return DIFFICULTIES[DIFFICULTY_VALUES.find((known) => known === value) ?? 'printed'];
}

/** Returns the choice value of a difficulty. */
export function difficultyValue({ raised, eased }: Difficulty): DifficultyValue {
  const same = DIFFICULTY_VALUES.find((value) => {
    const known: Difficulty = DIFFICULTIES[value];
    return known.raised === raised && known.eased.join() === eased.join();
  });
  return same ?? 'printed';
}

/** Returns a difficulty in words, such as `harder by 2`. */
export function difficultyWords(difficulty: Difficulty, { commands }: Words): string {
  return commands.mission.difficulties[difficultyValue(difficulty)];
}

/** The name of a table: its kind of game, or the name of the Mission or Portal Crawl. */
export function gameName(
  {
    mode,
    mission,
    crawl,
  }: {
    readonly mode: Lobby['mode'];
    readonly mission?: { readonly id: string };
    readonly crawl?: { readonly id: string };
  },
  { lobby }: Words,
): string {
  if (crawl) return lobby.crawl(scenarioById(crawl.id).name);
  return mission ? lobby.mission(missionById(mission.id).name) : lobby.modes[mode];
}
