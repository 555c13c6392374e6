import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderBoard } from '../../../src/render/picture/render-board.ts';
import { duel } from './board-fixture.ts';

/** Thread -> how nice it is, as the kernel says (field 19 of its stat; the name may hold spaces). */
function niceness(): ReadonlyMap<string, number> {
  const threads = readdirSync('/proc/self/task').map((thread): [string, number] => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return [thread, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])];
  });
  return new Map(threads);
}

describe.runIf(process.platform === 'linux')('the drawing thread', () => {
  it('gives way to the others of its process, which stay as they were', async () => {
    const before = niceness();
    const usual = before.get(String(process.pid)) ?? 0;
    await renderBoard({ ...duel, turn: 'Turn 99' });
    const after = niceness();
    // Another test may have begun it, and what it begins itself, such as the loader of its sources, is as nice.
    expect([...after.values()]).toContain(Math.min(usual + 10, 19));
    for (const [thread, nice] of before) expect(after.get(thread) ?? nice).toBe(nice);
    expect(after.get(String(process.pid))).toBe(usual);
  });
});
