import { wordsFor } from '../../words/index.ts';
import { cannotPost } from '../discord/permissions.ts';
import { spectatorAnswer } from '../panels/spectator-answer.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { slashPress } from '../routing/press-interaction.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const table: SlashCommand = {
  data: command(({ commands }) => commands.table, IN_SERVERS).toJSON(),
  async run(interaction, context) {
    await deferPrivately(interaction);
    const words = wordsFor(interaction.locale);
    const result = await context.games.repost(slashPress(interaction));
    const reason = cannotPost(interaction.appPermissions, interaction.channel, words);
    const done = reason === null ? words.replies.reposted : words.replies.cannotShow(reason);
    if (result.result === 'done') return fillIn(interaction, { content: done });
    const watching =
      result.result === 'not-seated' ? await spectatorAnswer(context, interaction.channelId, words) : null;
    await fillIn(interaction, { content: watching ?? result.sentence });
  },
};
