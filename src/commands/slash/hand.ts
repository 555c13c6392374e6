import { openHand } from '../components/panel-press.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately } from '../routing/replies.ts';

export const hand: SlashCommand = {
  data: command(({ commands }) => commands.hand, IN_SERVERS).toJSON(),
  async run(interaction, context) {
    await deferPrivately(interaction);
    await openHand(interaction, context);
  },
};
