import { isAsynchronous } from '../../games/clock/paces.ts';
import { wordsFor } from '../../words/index.ts';
import { awayMenu } from '../panels/away-menu.ts';
import { gamesList } from '../panels/games-list.ts';
import { ownTimesRow } from '../panels/own-times.ts';
import { command, EVERYWHERE } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const games: SlashCommand = {
  data: command(({ commands }) => commands.games, EVERYWHERE).toJSON(),
  async run(interaction, context) {
    await deferPrivately(interaction);
    const { user, guildId } = interaction;
    const own = await context.games.listFor(user.id);
    const words = wordsFor(interaction.locale);
    const channels = interaction.client.channels.cache;
    const hasSlow = own.some(({ pace }) => isAsynchronous(pace));
    await fillIn(interaction, {
      content: gamesList(
        own,
        user.id,
        guildId,
        words,
        (id) => channels.get(id)?.isThread() === true,
        context.now(),
      ),
      components: hasSlow ? [awayMenu(words), ownTimesRow(words)] : [],
    });
  },
};
