/** A table is edited with the token of the press; if that fails, by its id. */
import { describe, expect, it } from 'vitest';
import { openDuel, pressAndWait, SEED } from './scene.ts';
import { openStage, type Stage } from './stage.ts';

const editsOf = ({ playground }: Stage, from: number) =>
  playground
    .requests()
    .slice(from)
    .filter(({ method }) => method === 'PATCH')
    .map(({ path, status }) => `${path.startsWith('/webhooks/') ? 'by press' : 'by id'} ${status}`);

describe('a table that was pressed', () => {
  it('is brought up to date by the press, which Discord does not count', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED });
    const { ada, table } = await openDuel(stage);
    const before = stage.playground.requests().length;
    await pressAndWait(stage, ada, table, /^Go on/);
    expect(editsOf(stage, before)).toEqual(['by press 200']);
  });

  it('is brought up to date by its id when the press is good for nothing', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED });
    const { ada, table } = await openDuel(stage);
    const before = stage.playground.requests().length;
    stage.playground.fault(
      { method: 'PATCH', path: /^\/webhooks\// },
      { kind: 'refuse', status: 404, code: 10015 },
    );
    await pressAndWait(stage, ada, table, /^Go on/);
    expect(editsOf(stage, before)).toEqual(['by press 404', 'by id 200']);
  });
});
