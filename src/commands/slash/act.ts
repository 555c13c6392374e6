import { CHOICE_LENGTH } from '../../render/discord-limits.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import {
  choiceLabelled,
  fittingChoices,
  type OwnChoices,
  readSuggested,
  suggestChoices,
} from '../acting/own-choices.ts';
import { actByCommand, type Meant } from '../acting/take-choice.ts';
import { command, IN_SERVERS, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';

/** Lines of a list of choices in an answer. */
const MOST_LISTED = 12;

export const act: SlashCommand = {
  data: command(({ commands }) => commands.act, IN_SERVERS)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.act.options.what)
        .setRequired(true)
        .setMaxLength(CHOICE_LENGTH)
        .setAutocomplete(true),
    )
    .toJSON(),

  run: (interaction, context) =>
    actByCommand(interaction, context, (own, words) =>
      meantBy(own, interaction.options.getString('what', true), words),
    ),

  complete: ({ channelId, user, locale, options }, context) =>
    suggestChoices(context, { channelId, userId: user.id, locale, typed: options.getFocused() }),
};

function meantBy(own: OwnChoices, value: string, words: Words): Meant {
  const suggested = readSuggested(value);
  const isPresent = suggested?.rev === own.input.view.rev && suggested.seat === own.seat;
  // A suggestion of an earlier question answers no other one.
  if (suggested !== null && !isPresent) return { sentence: words.presses.stale };
  const typed = suggested?.label ?? value;
  const { found, only } = fittingChoices(own, typed);
  const exact = choiceLabelled(own, typed) ?? only;
  if (exact) return { choice: exact };
  if (own.choices.length === 0) return { sentence: words.act.nothing };
  const asked = escaped(clipped(typed, CHOICE_LENGTH));
  const [title, listed] =
    found.length > 0 ? [words.act.several(asked), found] : [words.act.unknown(asked), own.choices];
  const lines = listed.slice(0, MOST_LISTED).map(({ label }) => `- ${escaped(label)}`);
  const rest = listed.length - lines.length;
  return { sentence: [title, ...lines, ...(rest > 0 ? [`- ${words.act.more(rest)}`] : [])].join('\n') };
}
