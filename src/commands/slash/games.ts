import { deferPrivately, fillIn } from '../answers.ts';
import { described } from '../definition.ts';
import { gamesList } from '../games-list.ts';
import { EVERYWHERE } from '../install.ts';
import type { SlashCommand } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const games: SlashCommand = {
  data: { ...described(({ commands }) => commands.games), ...EVERYWHERE },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    const { user, guildId } = interaction;
    const own = await desk.tables.listFor(user.id);
    await fillIn(interaction, { content: gamesList(own, user.id, guildId, wordsOf(interaction)) });
  },
};
