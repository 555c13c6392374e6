import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderBoard } from '../../../src/render/picture/render-board.ts';
import { duel } from './board-fixture.ts';

/** How nice each thread of this process is, as the kernel says (field 19 of its stat; the name may hold spaces). */
function niceness(): readonly number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}

describe.runIf(process.platform === 'linux')('the drawing thread', () => {
  it('gives way to the others of its process, which stay as they were', async () => {
    const [usual = 0] = niceness();
    await renderBoard({ ...duel, turn: 'Turn 99' });
    const after = niceness();
    expect(after.filter((nice) => nice === Math.min(usual + 10, 19))).toHaveLength(1);
    expect(after.filter((nice) => nice === usual).length).toBe(after.length - 1);
  });
});
