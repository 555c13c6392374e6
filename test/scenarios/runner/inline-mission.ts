/** Missions that scenario files bring themselves, written as packs write them. */
import { checkMission } from '../../../src/content/packs/check-mission.ts';
import { knownContent } from '../../../src/content/packs/checks/known.ts';
import { formatProblem } from '../../../src/content/packs/problem.ts';
import { registerMission } from '../../../src/engine/definitions.ts';
import { WrongScenario } from './build.ts';

/** The text of each Mission that was brought, by its id: a file is played several times. */
const brought = new Map<string, string>();

/**
 * Makes the Mission playable.
 * @throws WrongScenario when it is not right, or another file brings one of that id
 */
export function bringInline(id: string, inline: Readonly<Record<string, unknown>>): void {
  const text = JSON.stringify({ pack: 1, mission: { id, ...inline } });
  const known = brought.get(id);
  if (known === text) return;
  if (known !== undefined) throw new WrongScenario(`two scenarios bring a mission of the id ${id}`);
  const checked = checkMission(text, knownContent(new Set()));
  if ('problems' in checked) throw new WrongScenario(checked.problems.map(formatProblem).join('\n'));
  registerMission(checked.mission);
  brought.set(id, text);
}
