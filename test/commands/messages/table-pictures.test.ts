import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TablePictures } from '../../../src/commands/messages/table-pictures.ts';
import { missionModel } from '../../render/picture/mission/mission-fixture.ts';

/** What is requested, with what the queue calls when a late picture is there. */
const requests: { readonly name: string; readonly onDrawnLate: (() => void) | null }[] = [];
const isLate = { map: true, boards: true };

vi.mock('../../../src/render/picture/mission/render-mission.ts', () => ({
  renderMissionSoon: (
    gameId: string,
    _: unknown,
    part: 'map' | 'boards',
    onDrawnLate: (() => void) | null,
  ) => {
    requests.push({ name: `${gameId} ${part}`, onDrawnLate });
    return Promise.resolve(isLate[part] ? null : { png: Buffer.from(part), width: 1, height: 1 });
  },
}));

beforeEach(() => {
  requests.length = 0;
  Object.assign(isLate, { map: true, boards: true });
});

const quiet = pino({ level: 'silent' });

/** Both pictures of a Mission's table; whether a person is asked there. */
async function render(pictures: TablePictures, gameId: string, isAwaited: boolean) {
  const table = pictures.atTable(gameId, isAwaited);
  const model = missionModel();
  // One after the other: of two imports at the same moment, the test runner replaces only one.
  return [await table.mission(model, 'map'), await table.mission(model, 'boards')];
}

describe('The pictures of a table that are late', () => {
  it('show it again once all of them are drawn', async () => {
    const pictures = new TablePictures(quiet);
    expect(await render(pictures, 'a', true)).toEqual([null, null]);
    requests[0]?.onDrawnLate?.();
    expect(pictures.takeDrawnLate()).toBeNull();
    requests[1]?.onDrawnLate?.();
    expect(pictures.takeDrawnLate()).toBe('a');
    expect(pictures.takeDrawnLate()).toBeNull();
    expect(pictures.takeUndrawn()).toBeNull();
  });

  it('do not show it again when a newer table of the game was rendered', async () => {
    const pictures = new TablePictures(quiet);
    await render(pictures, 'a', true);
    await render(pictures, 'a', true);
    for (const { onDrawnLate } of requests.slice(0, 2)) onDrawnLate?.();
    expect(pictures.takeDrawnLate()).toBeNull();
    for (const { onDrawnLate } of requests.slice(2)) onDrawnLate?.();
    expect(pictures.takeDrawnLate()).toBe('a');
  });

  it('are not drawn late where nobody is asked, but once there is capacity', async () => {
    const pictures = new TablePictures(quiet);
    await render(pictures, 'a', false);
    expect(requests.map(({ onDrawnLate }) => onDrawnLate)).toEqual([null, null]);
    expect([pictures.takeUndrawn(), pictures.takeUndrawn()]).toEqual(['a', null]);
  });

  it('bring the table back when only one of two is missing', async () => {
    const pictures = new TablePictures(quiet);
    isLate.boards = false;
    await render(pictures, 'a', false);
    await render(pictures, 'b', true);
    requests[2]?.onDrawnLate?.();
    expect(pictures.takeDrawnLate()).toBe('b');
    expect(pictures.takeUndrawn()).toBe('a');
  });
});
