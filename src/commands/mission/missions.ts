/** Finds and suggests Missions in command options. */
import type { ApplicationCommandOptionChoiceData } from 'discord.js';
import { listMissions } from '../../engine/definitions.ts';
import { MAX_CHOICES } from '../../render/discord-limits.ts';
import type { Words } from '../../words/index.ts';

type Mission = ReturnType<typeof listMissions>[number];

/** Finds the Mission with the typed id or name; null when there is none. */
export function readMission(typed: string): Mission | null {
  const wanted = plain(typed);
  return listMissions().find(({ id, name }) => plain(id) === wanted || plain(name) === wanted) ?? null;
}

/** Suggests Missions whose names contain the typed text, each with its level; names that begin with it come first. */
export function suggestMissions(
  typed: string,
  { lobby, missionPicture }: Words,
): readonly ApplicationCommandOptionChoiceData<string>[] {
  const wanted = plain(typed);
  const fitting = listMissions().filter(({ name }) => plain(name).includes(wanted));
  const begins = ({ name }: Mission) => Number(plain(name).startsWith(wanted));
  return [...fitting]
    .sort((a, b) => begins(b) - begins(a))
    .slice(0, MAX_CHOICES)
    .map(({ id, name, level }) => ({
      name: lobby.missionChoice(name, missionPicture.levels[level]),
      value: id,
    }));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
