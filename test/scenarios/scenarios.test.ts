import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findScenarios } from './runner/find-files.ts';
import { removeInlineMissions } from './runner/inline-mission.ts';
import { playScenario } from './runner/play.ts';
import { readScenario } from './runner/read.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const FILES = findScenarios([HERE]);

afterAll(removeInlineMissions);

describe.each([
  { mode: 'in memory', reload: false },
  { mode: 'through JSON after every action', reload: true },
])('scenarios $mode', ({ reload }) => {
  it.each(FILES.map((file) => [relative(HERE, file), file]))('%s', (_, file) => {
    const scenario = readScenario(file ?? '');
    const verdict = playScenario(scenario, { reload });
    // A file that names what it waits for may wait; once that is in the build, it must hold.
    if (verdict.kind === 'waiting') expect(scenario['waits-for'], verdict.missing.join(', ')).toBeDefined();
    else expect(verdict.kind === 'fails' ? verdict.lines.join('\n') : '').toBe('');
  });
});
