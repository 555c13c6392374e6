/** How hard a Mission is: the choices of the command and of the lobby, and what they are called. */
import { missionById } from '../../engine/index.ts';
import { type Lobby, MOST_RAISED } from '../../games/lobby/lobby.ts';
import type { Words } from '../../words/index.ts';

export type LobbyMission = NonNullable<Lobby['mission']>;
export type Difficulty = Omit<LobbyMission, 'id'>;

export const PRINTED: Difficulty = { raised: 0, eased: [] };

/** Every difficulty by the value of its choice, the easiest first (rule: m-difficulty-up, m-difficulty-down). */
const DIFFICULTIES: ReadonlyMap<string, Difficulty> = new Map([
  ['both', { raised: 0, eased: ['health', 'momentum'] }],
  ['health', { raised: 0, eased: ['health'] }],
  ['momentum', { raised: 0, eased: ['momentum'] }],
  ['printed', PRINTED],
  ...Array.from({ length: MOST_RAISED }, (_, at): [string, Difficulty] => [
    `raised-${at + 1}`,
    { raised: at + 1, eased: [] },
  ]),
]);

/** The values of all choices, the easiest first. */
export const DIFFICULTY_VALUES: readonly string[] = [...DIFFICULTIES.keys()];

/** The difficulty of a choice; null for a value that stands for none. */
export function difficultyFrom(value: string): Difficulty | null {
  return DIFFICULTIES.get(value) ?? null;
}

/** The value of a difficulty's choice. */
export function difficultyValue({ raised, eased }: Difficulty): string {
  if (raised > 0) return `raised-${raised}`;
  return eased.length > 1 ? 'both' : (eased[0] ?? 'printed');
}

/** Such as `harder by 2`. */
export function difficultyWords({ raised, eased }: Difficulty, { lobby }: Words): string {
  const say = lobby.difficulties;
  if (raised > 0) return say.raised(raised);
  const [first] = eased;
  return eased.length > 1 ? say.both : first === undefined ? say.printed : say[first];
}

/** What a table is called: the kind of game, or the name of the Mission. */
export function gameName(
  { mode, mission }: { readonly mode: Lobby['mode']; readonly mission?: { readonly id: string } },
  { lobby }: Words,
): string {
  return mission ? lobby.mission(missionById(mission.id).name) : lobby.modes[mode];
}
