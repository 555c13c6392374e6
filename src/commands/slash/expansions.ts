import { showExpansions } from '../components/expansions-press.ts';
import { command, EVERYWHERE } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately } from '../routing/replies.ts';

export const expansions: SlashCommand = {
  data: command(({ commands }) => commands.expansions, EVERYWHERE).toJSON(),

  async run(interaction, context) {
    await deferPrivately(interaction);
    await showExpansions(interaction, context, 'person');
  },
};
