import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { IS_LONG_RUN, oneIn } from '../sampling.ts';
import { findScenarios } from './runner/find-files.ts';
import { removeInlineMissions } from './runner/inline-mission.ts';
import { playScenario } from './runner/play.ts';
import { readScenario } from './runner/read.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const FILES = findScenarios([HERE]);

afterAll(removeInlineMissions);

/** On a push each file is played once, half of them through JSON; with another commit they change places. */
const IN_MEMORY = oneIn(2, FILES);
const RELOADED = IS_LONG_RUN ? FILES : FILES.filter((file) => !IN_MEMORY.includes(file));

describe.each([
  { mode: 'in memory', files: IN_MEMORY, reload: false },
  { mode: 'through JSON after every action', files: RELOADED, reload: true },
])('scenarios $mode', ({ files, reload }) => {
  it.each(files.map((file) => [relative(HERE, file), file]))('%s', (_, file) => {
    const scenario = readScenario(file ?? '');
    const verdict = playScenario(scenario, { reload });
    // A file that names what it waits for may wait; once that is in the build, it must hold.
    if (verdict.kind === 'waiting') expect(scenario['waits-for'], verdict.missing.join(', ')).toBeDefined();
    else expect(verdict.kind === 'fails' ? verdict.lines.join('\n') : '').toBe('');
  });
});
