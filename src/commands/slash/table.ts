import { deferPrivately, fillIn } from '../answers.ts';
import { IN_SERVERS } from '../install.ts';
import { slashPress } from '../press-of.ts';
import type { SlashCommand } from '../ways-in.ts';

export const table: SlashCommand = {
  data: { name: 'table', description: "Post this channel's game anew, with its buttons", ...IN_SERVERS },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    const result = await desk.tables.repost(slashPress(interaction));
    await fillIn(interaction, {
      content: result.result === 'done' ? 'Here it comes: the table is posted below.' : result.sentence,
    });
  },
};
