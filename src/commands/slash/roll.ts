import type { TableAction } from '../../render/action-code.ts';
import { CHOICE_LENGTH } from '../../render/discord-limits.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import { keepNamed, type OwnChoices } from '../acting/own-choices.ts';
import { actByCommand, type Meant } from '../acting/take-choice.ts';
import { command, IN_SERVERS, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';

export const roll: SlashCommand = {
  data: command(({ commands }) => commands.roll, IN_SERVERS)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.roll.options.keep).setMaxLength(CHOICE_LENGTH),
    )
    .toJSON(),

  run: (interaction, context) =>
    actByCommand(interaction, context, (own, words) =>
      rollOf(own, interaction.options.getString('keep'), words),
    ),
};

/** Whether an action rolls dice, also one that ends the phase before with it. */
function isRoll(action: TableAction): boolean {
  return (
    action.type === 'roll' ||
    action.type === 'reroll' ||
    (action.type === 'pass' && action.next?.do === 'roll')
  );
}

/** The first roll, or the reroll of all dice that are not kept: those that are named, else those that are marked. */
function rollOf(own: OwnChoices, keep: string | null, { act }: Words): Meant {
  const likely = own.choices.find(({ does }) => does.verb === 'act' && isRoll(does.action));
  if (likely === undefined) return { sentence: act.noRoll };
  if (keep === null) return { choice: likely };
  const named = keepNamed(own.input, keep);
  return named === null ? { sentence: act.noKeep(escaped(clipped(keep, CHOICE_LENGTH))) } : { choice: named };
}
