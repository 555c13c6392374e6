/** Redis returns wrong answers: another server at its address, or a proxy that mixes answers up. */
import { expect, it } from 'vitest';
import { openDuel, pressAndWait, waitForPrivateText } from '../scene.ts';
import { openRedisStage } from './store-redis-stage.ts';

const ANSWERS = [
  { name: 'are those of a web server', answer: 'HTTP/1.1 400 Bad Request\r\n\r\n' },
  { name: 'are numbers', answer: ':42\r\n' },
  { name: 'are nothing', answer: '$-1\r\n' },
] as const;

it.each(ANSWERS)(
  'answers that $name count as none, and all goes on when they make sense',
  async ({ answer }) => {
    const stage = await openRedisStage();
    await stage.startBot();
    const { ada, table, thread } = await openDuel(stage);
    const before = await stage.kept(thread);
    stage.line.rewrite(() => answer);
    await ada.press(table, 'Go on, roll later');
    await waitForPrivateText(ada, thread, /[Nn]othing was changed|Look at the table/);
    const found = await (await ada.command(stage.hall, 'token', { name: 'Knockdown' })).settled();
    expect(found.text).toContain('Knockdown');
    expect((await stage.kept(thread)).version).toBe(before.version);
    stage.line.heal();
    await stage.backAgain();
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
  },
);
