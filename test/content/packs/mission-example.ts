/** The example of docs/missions.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import '../../../src/content/index.ts';
import { checkMission } from '../../../src/content/packs/check-mission.ts';
import { knownContent } from '../../../src/content/packs/checks/existing-content.ts';
import { formatProblem } from '../../../src/content/packs/problem.ts';

export const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/missions.md'), 'utf8');
/** The pack that the page shows. */
export const EXAMPLE = /^```json\n([\s\S]*?)^```$/m.exec(PAGE)?.[1] ?? '';
/** The content of the bot. */
export const known = () => knownContent(new Set());

/** What is said of the example when something is changed in it. */
export function problemsWith(change: (text: string) => string): string[] {
  const changed = change(EXAMPLE);
  expect(changed).not.toBe(EXAMPLE);
  const checked = checkMission(changed, known());
  return 'problems' in checked ? checked.problems.map(formatProblem) : [];
}
