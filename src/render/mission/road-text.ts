/** What a road says on the table of a Mission: consequences of earlier Missions, and the choice after a victory. */
import { missionById, stageOf } from '../../engine/definitions.ts';
import type { MissionView } from '../../engine/index.ts';
import type { Consequence, Decision } from '../../engine/vocabulary/road.ts';
import type { Words } from '../../words/index.ts';
import { escaped } from '../table/phrasing.ts';
import type { Question } from '../table/question.ts';
import { textFor } from './party-text.ts';

/** The consequences on the side in play as markdown, one line each; none off a road. */
export function roadLines({ road, heroes }: MissionView, words: Words): string[] {
  return (road?.consequences ?? []).map((text) => words.road.brought(escaped(textFor(text, heroes.length))));
}

/** The story of the victory, the question and the options with what they bring; none while nothing is to be decided. */
export function decisionLines(mission: MissionView, words: Words): string[] {
  const { road, heroes } = mission;
  if (!road?.isDeciding) return [];
  const { story, decision } = stageOf(road.id, mission.id).stage;
  return [
    quoted(story.won),
    words.road.question(escaped(decision.question)),
    ...optionLines(decision, heroes.length, words),
  ];
}

function optionLines({ options }: Decision, heroes: number, words: Words): string[] {
  return options.map(({ label, brings }) =>
    words.road.option(escaped(label), consequenceTexts(brings, heroes, words)),
  );
}

/** Consequences as markdown: for each Mission in which they act one text with its name. */
export function consequenceTexts(
  brings: readonly Consequence[],
  heroes: number,
  { road }: Words,
): readonly string[] {
  const byMission = new Map<string, string[]>();
  for (const { mission, text } of brings) {
    byMission.set(mission, [...(byMission.get(mission) ?? []), escaped(textFor(text, heroes))]);
  }
  return [...byMission].map(([mission, texts]) => road.inMission(escaped(missionById(mission).name), texts));
}

/** A text of several lines as a quote. */
export function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${escaped(line)}`)
    .join('\n');
}

/** The label of an option at a decision; null for other questions. */
export function decisionLabel(
  mission: MissionView | null,
  { prompt }: Pick<Question, 'prompt'>,
  option: string | number,
): string | null {
  const road = mission?.road;
  if (!mission || !road || typeof prompt !== 'object' || prompt?.ask !== 'decision') return null;
  const { options } = stageOf(road.id, mission.id).stage.decision;
  return options.find(({ id }) => id === option)?.label ?? null;
}
