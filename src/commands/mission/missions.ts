/** Missions as people type and read them. */
import type { ApplicationCommandOptionChoiceData } from 'discord.js';
import { listMissions } from '../../engine/definitions.ts';
import type { Words } from '../../words/index.ts';

const MOST_CHOICES = 25;

type Mission = ReturnType<typeof listMissions>[number];

/** The Mission whose id or name somebody typed; null when there is none. */
export function readMission(typed: string): Mission | null {
  const wanted = plain(typed);
  return listMissions().find(({ id, name }) => plain(id) === wanted || plain(name) === wanted) ?? null;
}

/** Missions whose names have what was typed in them, each with its level; those that begin with it first. */
export function suggestMissions(
  typed: string,
  { lobby, missionPicture }: Words,
): readonly ApplicationCommandOptionChoiceData<string>[] {
  const wanted = plain(typed);
  const fitting = listMissions().filter(({ name }) => plain(name).includes(wanted));
  const begins = ({ name }: Mission) => Number(plain(name).startsWith(wanted));
  return [...fitting]
    .sort((a, b) => begins(b) - begins(a))
    .slice(0, MOST_CHOICES)
    .map(({ id, name, level }) => ({
      name: lobby.missionChoice(name, missionPicture.levels[level]),
      value: id,
    }));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
