/** Allies, momentum cards, mythic abilities and boost tiles in lines of markdown. */
import type { MissionCardLine, MissionCardReference } from '../../content/reference/mission-cards.ts';
import type { Words } from '../../words/index.ts';
import { escaped } from '../table/phrasing.ts';

export function missionCardBlocks(card: MissionCardReference, words: Words): string[] {
  const note = card.notes === undefined ? [] : [`-# ${words.lookup.shared.note(card.notes)}`];
  return [
    `### ${card.name}\n${aboutOf(card, words)}`,
    card.lines.map((line) => lineText(line, words)).join('\n'),
    ...note,
  ];
}

function aboutOf(
  { kind, mission, cost = 0, level = 0, copies = 0 }: MissionCardReference,
  words: Words,
): string {
  const { about } = words.lookup.missionCard;
  switch (kind) {
    case 'ally':
      return about.ally(mission === undefined ? null : escaped(mission), cost);
    case 'momentum':
      return about.momentum(level);
    case 'mythic':
      return about.mythic;
    case 'boost':
      return about.boost(copies);
  }
}

/** `- **Kicker** (offensive roll, 3 of a kind): ...`. */
function lineText({ kind, name, cost, when, text }: MissionCardLine, words: Words): string {
  const { lines, momentum } = words.lookup.missionCard;
  const about = [...(cost === undefined ? [] : [momentum(cost)]), ...when];
  const title = name === undefined ? lines[kind] : `${lines[kind]} “${name}”`;
  return `- **${title}**${about.length === 0 ? '' : ` (${about.join(', ')})`}: ${text}`;
}
