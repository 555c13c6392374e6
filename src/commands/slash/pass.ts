import { actByCommand } from '../acting/take-choice.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';

export const pass: SlashCommand = {
  data: command(({ commands }) => commands.pass, IN_SERVERS).toJSON(),
  run: (interaction, context) =>
    actByCommand(interaction, context, (own, { act }) => {
      const choice = own.choices.find(
        ({ does }) =>
          does.verb === 'act' &&
          does.action.type === 'pass' &&
          does.action.next === undefined &&
          does.action.until === undefined,
      );
      return choice === undefined ? { sentence: act.noPass } : { choice };
    }),
};
