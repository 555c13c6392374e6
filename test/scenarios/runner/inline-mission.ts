/** Missions that are defined inside scenario files, in the format of packs. */
import { checkMission } from '../../../src/content/packs/check-mission.ts';
import { knownContent } from '../../../src/content/packs/checks/existing-content.ts';
import { formatProblem } from '../../../src/content/packs/problem.ts';
import { registerMission } from '../../../src/engine/definitions.ts';
import { InvalidScenario } from './build.ts';

interface Inline {
  readonly text: string;
  /** Removes the Mission from the registry. */
  readonly remove: () => void;
}

/** The registered inline Missions by id. A scenario file may be played several times. */
const registered = new Map<string, Inline>();

/**
 * Makes the Mission playable until `removeInlineMissions`.
 * @throws InvalidScenario when it is invalid, or another file has a Mission with that id
 */
export function registerInline(id: string, inline: Readonly<Record<string, unknown>>): void {
  const text = JSON.stringify({ pack: 1, mission: { id, ...inline } });
  const known = registered.get(id);
  if (known?.text === text) return;
  if (known) throw new InvalidScenario(`two scenarios bring a mission of the id ${id}`);
  const checked = checkMission(text, knownContent(new Set()));
  if ('problems' in checked) throw new InvalidScenario(checked.problems.map(formatProblem).join('\n'));
  registered.set(id, { text, remove: registerMission(checked.mission) });
}

/** Removes all inline Missions from the registry. */
export function removeInlineMissions(): void {
  for (const { remove } of registered.values()) remove();
  registered.clear();
}
