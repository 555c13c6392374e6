/** The message between the sides of a Mission: what was done, what it brings, and the story of a road. */
import { missionById, stageOf } from '../../engine/definitions.ts';
import { perkColumn, perkPoints } from '../../engine/rules.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { quoted } from '../../render/mission/road-text.ts';
import { escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';

/** Returns the text as markdown; only the names of the sides in other modes and where nothing is told of the game. */
export function sideEndText({ state, chronicle }: TableSnapshot, words: Words): string {
  const { mission } = state;
  if (!mission) return '';
  const { sideEnd: say } = words.missionTable;
  const { name, sides } = missionById(mission.id);
  const [first, second] = sides;
  const incidents = chronicle?.told.mission ?? [];
  const end = incidents.findLastIndex(({ did }) => did === 'side');
  const before = incidents.slice(0, Math.max(0, end));
  const met = new Set(before.flatMap((one) => (one.did === 'objective' ? [one.id] : [])));
  const { bonus = [], perfect } = first.objectives;
  const optional = [...bonus, ...(perfect ? [perfect] : [])];
  const rounds = Math.max(0, ...before.map(({ round }) => round));
  const { road } = mission;
  return [
    say.heading(escaped(first.name), escaped(name)),
    ...(rounds > 0 ? [say.rounds(rounds)] : []),
    ...(before.length === 0
      ? []
      : optional.map(({ id, text }) => (met.has(id) ? say.met : say.missed)(escaped(text)))),
    say.points(perkPoints(state), perkColumn(state)),
    ...(road ? [quoted(stageOf(road.id, mission.id).stage.story.between)] : []),
    say.next(escaped(second.name)),
  ].join('\n');
}
