/** Writes a Mission as text, which `readMission` reads as the same Mission. */
import { listTokens } from '../../../../engine/definitions.ts';
import { idOf } from '../../../../engine/vocabulary/abilities.ts';
import type { AllyDefinition } from '../../../../engine/vocabulary/ally.ts';
import type { EnemyPanel, MissionDefinition, MissionSide } from '../../../../engine/vocabulary/mission.ts';
import { headingName } from '../headings.ts';
import { Names } from '../names.ts';
import type { Said } from '../phrase.ts';
import { writeLines } from '../section.ts';
import { laidOutLines, section, writeToken } from '../write-parts.ts';
import { ALLY_LINES, ALLY_OPTIONS } from './allies.ts';
import { PANEL_LINES, PANEL_OPTIONS, panelKind } from './enemies.ts';
import { MISSION_LINES, SIDE_LINES, type TypedObjective, type TypedSegment } from './side.ts';

/** The text of a Mission's pack. */
export function writeMission(mission: MissionDefinition): string {
  const names = new Names();
  for (const { id, name } of [...(mission.tokens ?? []), ...listTokens()]) names.addToken(id, name);
  const { id, name, level, text, sides, tokens = [], allies = [], unconfirmed } = mission;
  const head = writeLines(
    {
      name,
      ...(idOf(name) === id ? {} : { id }),
      level,
      text,
      ...(unconfirmed === undefined ? {} : { unconfirmed: unconfirmed.map((why) => ({ why })) }),
    },
    MISSION_LINES,
    names,
  );
  const sections = [
    ...sides.flatMap((side) => [
      writeSide(side, names),
      ...side.panels.map((panel) => writePanel(panel, names)),
    ]),
    ...tokens.map((token) => writeToken(token, names)),
    ...allies.map((ally) => writeAlly(ally, names)),
  ];
  return [head, ...sections.map((one) => [one])].map((lines) => laidOutLines(lines)).join('\n');
}

function writeSide({ name, legend, clock, counters, objectives, ...side }: MissionSide, names: Names): Said {
  const typed = {
    ...side,
    ...(legend === undefined ? {} : { legend: Object.entries(legend).map(([sign, is]) => ({ sign, is })) }),
    ...(counters === undefined
      ? {}
      : {
          counters: counters.map(({ id, ...one }) => (id === idOf(one.name) ? one : { ...one, id })),
        }),
    clock: clock.flatMap(segmentsOf),
    objectives: goalsOf(objectives),
  };
  return section(`side ${headingName.write(name, names)}`, typed, [], SIDE_LINES, names, []);
}

function segmentsOf(segment: MissionSide['clock'][number], index: number): TypedSegment[] {
  const at = index + 1;
  if (segment.does === 'nothing') return [];
  if (segment.does === 'crisis') return [{ at, panel: segment.panel }];
  return [{ at, effects: segment.effects, text: segment.text }];
}

function goalsOf({ main, bonus = [], perfect, lost = [] }: MissionSide['objectives']): TypedObjective[] {
  return [
    { ...main, kind: 'main' },
    ...bonus.map((goal) => ({ ...goal, kind: 'bonus' as const })),
    ...(perfect === undefined ? [] : [{ ...perfect, kind: 'perfect' as const }]),
    ...lost.map((goal) => ({ ...goal, kind: 'lost' as const })),
  ];
}

function writePanel(
  { name, kind, attacks, phases, crisis, defense, passive, text, ...panel }: EnemyPanel,
  names: Names,
): Said {
  const typed = {
    ...panel,
    ...passive,
    ...(text === '' ? {} : { text }),
    attacks: attacks.map(({ id, ...attack }) => (id === idOf(attack.name) ? attack : { ...attack, id })),
    ...(phases === undefined
      ? {}
      : { phases: phases.map(({ id, ...phase }) => (id === idOf(phase.name) ? phase : { ...phase, id })) }),
    ...(crisis === undefined ? {} : { crisis: [crisis] }),
    ...(defense === undefined ? {} : { defense: [defense] }),
  };
  const heading = `${panelKind.write(kind, names)} ${headingName.write(name, names)}`;
  return section(heading, typed, PANEL_OPTIONS, PANEL_LINES, names, []);
}

function writeAlly({ id, name, ...ally }: AllyDefinition, names: Names): Said {
  const typed = { ...ally, ...(id === idOf(name) ? {} : { id }) };
  return section(`ally ${headingName.write(name, names)}`, typed, ALLY_OPTIONS, ALLY_LINES, names, []);
}
