/** The log as a private answer: short ones as text, long ones with a file. */
import { AttachmentBuilder } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { logAnswer } from '../../../src/commands/panels/private-panels.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const answerWith = (lines: readonly string[]) =>
  logAnswer(
    { look: () => Promise.resolve({ gameId: 'g' }), readLog: () => Promise.resolve(lines) },
    '1',
    ENGLISH,
    'en-US',
  );

describe('the log of a game', () => {
  const line = 'Ada\\_B rolled 1, 2 \\(**Smack**\\).';

  it('is attached without the markup of the message when it is too long for it', async () => {
    const { content, files = [] } = await answerWith(Array.from({ length: 200 }, () => line));
    expect(content).toContain('Ada\\_B rolled');
    const shown = (content ?? '').split('\n').filter((one) => one.startsWith('- ')).length;
    expect(content).toMatch(new RegExp(`^-# ${200 - shown} earlier lines are in the file below\\.`));
    const [file] = files;
    if (!(file instanceof AttachmentBuilder)) throw new TypeError('no file was attached');
    const [first, ...more] = String(file.attachment).split('\n');
    expect(first).toBe('Ada_B rolled 1, 2 (Smack).');
    expect(more).toHaveLength(200);
  });

  it('has no file when it is short', async () => {
    expect(await answerWith([line])).toEqual({ content: `- ${line}` });
  });
});
