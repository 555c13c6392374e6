import { RULE_MODES } from '../../content/rules/schema.ts';
import { encodeClaim, suggestRules, type ThingPage, thingEntry } from '../../lookup/index.ts';
import { CHOICE_LENGTH, MAX_CHOICES } from '../../render/discord-limits.ts';
import { offerMessage, type Page, ruleLink } from '../../render/lookup/index.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import { answerPrivately, answerWithPage } from '../lookup/deliver.ts';
import { type FoundRule, findRule } from '../lookup/find-rule.ts';
import { chooseMode, playedModes, readMode, ruleFilter } from '../lookup/rule-filter.ts';
import { choice, command, EVERYWHERE, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';

/** The maximum length of a question, in characters. */
const LONGEST_QUESTION = 160;

export const rule: SlashCommand = {
  data: command(({ commands }) => commands.rule, EVERYWHERE)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.rule.options.words)
        .setMaxLength(LONGEST_QUESTION)
        .setAutocomplete(true),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.rule.options.mode).addChoices(
        (['any', ...RULE_MODES] as const).map((value) => choice(value, (words) => words.lookup.modes[value])),
      ),
    )
    .toJSON(),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const typed = interaction.options.getString('words');
    const wanted = readMode(interaction.options.getString('mode'));
    const filter =
      wanted === undefined
        ? await ruleFilter(context, interaction)
        : await chooseMode(context, interaction, wanted);
    if (typed === null || typed.trim() === '') {
      return answerWithPage(interaction, context, { kind: 'section', subject: null, part: 1 }, { filter });
    }
    const found = findRule(typed, filter.mode, filter.plays);
    if (found.id !== null) {
      const others = found.others.map((entry) => ruleLink(entry, words, filter.plays));
      return answerWithPage(interaction, context, pageOfRule(found), { filter, others });
    }
    // The log helps maintainers to add aliases to rules; it does not record who asked.
    context.log.info({ words: typed, mode: filter.mode }, 'a rule look-up found nothing');
    const asked = escaped(clipped(typed, LONGEST_QUESTION));
    const sentence =
      found.elsewhere && filter.mode !== null
        ? words.lookup.offers.ruleInMode(asked, words.lookup.modeNames[filter.mode])
        : found.elsewhere
          ? words.lookup.offers.ruleInPlayed(asked)
          : words.lookup.offers.rule(asked);
    await answerPrivately(
      interaction,
      offerMessage(
        sentence,
        found.nearest.map((entry) => ruleLink(entry, words)),
        words,
      ),
    );
  },

  async complete(interaction, context) {
    const wanted = readMode(interaction.options.getString('mode'));
    const words = wordsFor(interaction.locale);
    const kinds =
      wanted === undefined
        ? { plays: await playedModes(context, interaction) }
        : { mode: wanted ?? undefined };
    return suggestRules(interaction.options.getFocused(), kinds, MAX_CHOICES).map((entry) => {
      const { label, description } = ruleLink(entry, words);
      const scope =
        description === undefined ? '' : ` (${entry.modes.map((m) => words.lookup.modeNames[m]).join(', ')})`;
      return { name: clipped(`${label}${scope}`, CHOICE_LENGTH), value: entry.id };
    });
  },
};

/** A thing that another look-up shows better opens there, unless the question was answered by yes or no. */
function pageOfRule({ id, near, verdict }: Extract<FoundRule, { readonly id: string }>): Page {
  const opens = thingEntry(id)?.opens;
  if (opens !== undefined && verdict === undefined) return pageOfThing(opens);
  return {
    kind: 'rule',
    id,
    ...(verdict && { claim: encodeClaim(verdict.claim) }),
    ...(near === undefined ? {} : { near }),
  };
}

function pageOfThing(opens: ThingPage): Page {
  return opens.kind === 'hero' ? { kind: 'hero', id: opens.id, tab: 'overview', part: 1 } : opens;
}
