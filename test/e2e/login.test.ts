import { describe, expect, it } from 'vitest';
import { CannotConnect, WrongToken } from '../../src/commands/bot.ts';
import { openStage } from './stage.ts';

describe('logging in', () => {
  it('says so when the token is not taken', async () => {
    const stage = await openStage();
    await expect(stage.startBot({ token: 'not.the.token' })).rejects.toBeInstanceOf(WrongToken);
  });

  it('says so when nobody answers', async () => {
    const stage = await openStage();
    await stage.playground.close();
    await expect(stage.startBot()).rejects.toBeInstanceOf(CannotConnect);
  });
});
