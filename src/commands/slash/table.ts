import { deferPrivately, fillIn } from '../answers.ts';
import { described } from '../definition.ts';
import { cannotPost } from '../discord/permissions.ts';
import { IN_SERVERS } from '../install.ts';
import { slashPress } from '../press-of.ts';
import { watchingAnswer } from '../watching.ts';
import type { SlashCommand } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const table: SlashCommand = {
  data: { ...described(({ commands }) => commands.table), ...IN_SERVERS },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    const words = wordsOf(interaction);
    const result = await desk.tables.repost(slashPress(interaction));
    const reason = cannotPost(interaction.appPermissions, interaction.channel, words);
    const done = reason === null ? words.replies.reposted : words.replies.cannotShow(reason);
    if (result.result === 'done') return fillIn(interaction, { content: done });
    const watching =
      result.result === 'not-seated' ? await watchingAnswer(desk, interaction.channelId, words) : null;
    await fillIn(interaction, { content: watching ?? result.sentence });
  },
};
