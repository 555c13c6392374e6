/**
 * What a player needs to know first, below the title of the table: the goal and what it still needs, the rule of the
 * side, what the clock does next, and what heroes can do in the current phase. After a victory on a road: what the party decides.
 */
import { missionById } from '../../engine/definitions.ts';
import type { MissionView } from '../../engine/index.ts';
import type { MissionSide } from '../../engine/vocabulary/mission.ts';
import type { Words } from '../../words/index.ts';
import { clipped, escaped } from '../table/phrasing.ts';
import { textFor } from './party-text.ts';
import { isCountedIn, missingFor } from './progress.ts';
import { decisionLines, roadLines } from './road-text.ts';

/** Characters of a line, so that a long text leaves room for the others. */
const LINE = 230;

/** The lines as markdown; empty between the sides of a Mission and before the first round. */
export function briefLines(mission: MissionView, words: Words): string[] {
  if (mission.road?.isDeciding) return decisionLines(mission, words);
  const side = missionById(mission.id).sides[mission.side];
  const say = words.missionTable;
  return [
    say.goal([...goalOf(mission), ...neededNow(mission, side, words)]),
    ...(side.text === ''
      ? []
      : [say.ruleHere(escaped(textFor(side.text, mission.heroes.length)), countersShown(mission, side))]),
    ...phaseLines(mission, words),
    ...roadLines(mission, words),
    say.clockNext(clockTexts(mission, side)),
    ...lossesOf(mission).map(say.lostIf),
    say.can[mission.phase],
  ].map((line) => clipped(line, LINE));
}

/** Where a Mission stands now, for its page: the round, then the lines of the table. */
export function standingText(mission: MissionView, words: Words): string {
  const { round, phases } = words.missionPicture;
  const heading = words.missionTable.standsAt(round(Math.max(1, mission.round)), phases[mission.phase].label);
  return [heading, ...briefLines(mission, words)].join('\n');
}

/** What changes when a boss has fallen so far. */
function phaseLines({ figures }: MissionView, { missionTable: say }: Words): string[] {
  return figures.flatMap(({ nextPhase }) =>
    nextPhase ? [say.phaseAhead(nextPhase.health, escaped(nextPhase.name), escaped(nextPhase.text))] : [],
  );
}

function goalOf({ objectives }: MissionView): string[] {
  return objectives.flatMap(({ kind, text, met }) => (kind === 'main' && !met ? [escaped(text)] : []));
}

function lossesOf({ objectives }: MissionView): string[] {
  return objectives.flatMap(({ kind, text }) => (kind === 'lost' ? [escaped(text)] : []));
}

/** What the rules of the side count; what the goal counts is told with it. */
function countersShown({ counters }: MissionView, { objectives }: MissionSide) {
  return counters
    .filter(({ id }) => !isCountedIn(objectives.main.when, id))
    .map(({ name, now }) => ({ name: escaped(name), now }));
}

/** What is missing: for the exit while it is closed, otherwise for the main objective. */
export function neededNow(mission: MissionView, side: MissionSide, words: Words): string[] {
  const forExit = side.exit ? missingFor(side.exit, side, mission, words) : [];
  const missing = forExit.length > 0 ? forExit : missingFor(side.objectives.main.when, side, mission, words);
  return missing.map(escaped);
}

/** The effects of the segments that the hand passes next; silent ones, and those of fallen enemies, are left out. */
function clockTexts({ clock: { hand, steps }, heroes, figures }: MissionView, side: MissionSide): string[] {
  return Array.from({ length: steps }, (_, step) => {
    const segment = side.clock[(hand + 1 + step) % side.clock.length];
    if (segment?.does === 'effects') return escaped(textFor(segment.text, heroes.length));
    if (segment?.does !== 'crisis') return '';
    const panel = side.panels.find(({ id }) => id === segment.panel);
    if (!panel?.crisis || !figures.some((figure) => figure.panel === panel.id)) return '';
    return `${escaped(panel.name)}: ${escaped(textFor(panel.crisis.text, heroes.length))}`;
  }).filter((text) => text !== '');
}
