/** Sends look-up answers: private ones, updates after presses, and public copies. */
import {
  AttachmentBuilder,
  type ChatInputCommandInteraction,
  type InteractionEditReplyOptions,
  MessageFlags,
} from 'discord.js';
import { RULE_MODES } from '../../content/rules/schema.ts';
import { houseRulesIn } from '../../engine/hosting.ts';
import { ruleAnswer } from '../../lookup/index.ts';
import {
  type Audience,
  type ChosenReadings,
  type Page,
  pageTitle,
  type RuleFilter,
  type ShownPage,
  shownPage,
  trailTo,
} from '../../render/lookup/index.ts';
import type { MessagePayload } from '../../render/table/index.ts';
import { StoreUnavailable, UnreadableGame } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { playedRulesOf } from '../played-rules.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { acknowledge, deferPrivately, deferUpdate, fillIn, tellPrivately } from '../routing/replies.ts';
import type { LookupMessage, PageContext } from './lookup-message.ts';
import { pageMessage } from './page-message.ts';
import { type LookupAsker, NO_FILTER, playedModes, ruleFilter } from './rule-filter.ts';

type Answerable = ChatInputCommandInteraction | PressInteraction;

/** Answers a command with a private message. */
export async function answerPrivately(
  interaction: Answerable,
  { components, files = [] }: MessagePayload & Partial<LookupMessage>,
): Promise<void> {
  if (interaction.deferred) return fillIn(interaction, replacing({ components, files }));
  await acknowledge(interaction, 'reply', () =>
    interaction.reply({
      components,
      files: uploads(files),
      flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
    }),
  );
}

/** Answers a command with a page. */
export async function answerWithPage(
  interaction: Answerable,
  context: BotContext,
  page: Page,
  more: Partial<Pick<PageContext, 'others' | 'filter' | 'standing' | 'audience'>> = {},
): Promise<void> {
  if ((page.kind === 'hero' || page.kind === 'mission') && !interaction.deferred)
    await deferPrivately(interaction);
  const message = await pageMessage(page, await pageContextOf(interaction, context, page, more));
  if (message === null)
    return tellPrivately(interaction, wordsFor(interaction.locale).lookup.shared.unreadable);
  await answerPrivately(interaction, message);
}

/** Shows a page after a press: replaces the pressed private answer, otherwise sends a new private answer. */
export async function turnToPage(
  interaction: PressInteraction,
  context: BotContext,
  page: Page,
  more: Partial<Pick<PageContext, 'filter'>> = {},
): Promise<void> {
  if (!interaction.message.flags.has(MessageFlags.Ephemeral)) {
    // A public copy tells the rule by which its links lead to others.
    const { from, ...opened } = page.kind === 'rule' ? page : { ...page, from: undefined };
    const trail: Page[] = from === undefined ? [] : [{ kind: 'rule', id: from }];
    return answerWithPage(interaction, context, opened, { ...more, audience: cameBy(interaction, trail) });
  }
  await deferUpdate(interaction);
  const shown = shownIn(interaction);
  const audience = cameBy(interaction, trailTo(page, shown));
  const asking = await pageContextOf(interaction, context, page, { others: shown.others, ...more, audience });
  const message = await pageMessage(page, asking);
  if (message === null) return tellPrivately(interaction, asking.words.lookup.shared.unreadable);
  await fillIn(interaction, replacing(message));
}

function shownIn({ message }: PressInteraction): ShownPage {
  return shownPage(message.components.map((component) => component.toJSON()));
}

/** A reader who came by these pages; those that are gone are left out. */
function cameBy(
  { locale }: PressInteraction,
  trail: readonly Page[],
): Extract<Audience, { kind: 'private' }> {
  const words = wordsFor(locale);
  const came = trail.flatMap((page) => {
    const label = pageTitle(page, words);
    return label === undefined ? [] : [{ label, page }];
  });
  return { kind: 'private', came };
}

/** Posts a public copy of a page. The private answer then says so, and offers it only once. */
export async function showEveryone(
  interaction: PressInteraction,
  context: BotContext,
  page: Page,
): Promise<void> {
  await deferUpdate(interaction);
  const { trail, others } = shownIn(interaction);
  const asking = await pageContextOf(interaction, context, page, { others });
  const shown = await pageMessage(page, {
    ...asking,
    audience: { ...cameBy(interaction, trail), shown: true },
  });
  const copy = await pageMessage(page, {
    ...forEverybody(asking),
    pictures: true,
    audience: { kind: 'public', shownBy: interaction.user.id },
  });
  if (shown === null || copy === null) {
    return tellPrivately(interaction, asking.words.lookup.shared.unreadable);
  }
  await fillIn(interaction, replacing(shown));
  await interaction.followUp({
    components: copy.components,
    files: uploads(copy.files),
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { parse: [] },
  });
}

/** Others may play something else: what one person chose for themselves does not shape a public copy. */
function forEverybody({ filter, houseRules, ...asking }: PageContext): PageContext {
  return {
    ...asking,
    filter: { ...filter, plays: RULE_MODES },
    houseRules: houseRules?.by === 'person' ? undefined : houseRules,
  };
}

async function pageContextOf(
  interaction: Answerable,
  context: BotContext,
  page: Page,
  more: Partial<PageContext> = {},
): Promise<PageContext> {
  const words = wordsFor(interaction.locale);
  const filter = more.filter ?? (await filterOf(page, context, interaction));
  return {
    words,
    language: interaction.locale,
    audience: { kind: 'private' },
    // Sheets are pictures also where boards are not.
    pictures: !(await context.wordsOnly.isChosenBy(interaction.user.id)),
    log: context.log,
    rulesUrl: context.rulesUrl,
    houseRules: await houseRulesOf(page, context, interaction),
    ...more,
    filter,
  };
}

/** Choices are read only for a rule on which the other reading may be chosen; those of the channel's game go first. */
async function houseRulesOf(
  page: Page,
  context: BotContext,
  asker: LookupAsker,
): Promise<ChosenReadings | undefined> {
  if (page.kind !== 'rule' || ruleAnswer(page.id)?.contested === undefined) return undefined;
  const { channelId } = asker;
  try {
    const game = await context.games.look(channelId);
    if (game !== null) return { rules: houseRulesIn(game.state.rules), by: 'game' };
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof UnreadableGame)) throw error;
    context.log.warn({ channelId, error }, 'a rule is looked up without the house rules of its game');
    return undefined;
  }
  const { houseRules, by } = await playedRulesOf(context, asker);
  return by.houseRules === 'nobody' ? undefined : { rules: houseRules, by: by.houseRules };
}

/** Only rules depend on the game in the channel; sections and tokens on what the person plays. */
async function filterOf(page: Page, context: BotContext, asker: LookupAsker): Promise<RuleFilter> {
  switch (page.kind) {
    case 'rule':
      return ruleFilter(context, asker);
    case 'section':
    case 'token':
      return { ...NO_FILTER, plays: await playedModes(context, asker) };
    default:
      return NO_FILTER;
  }
}

/** Builds the answer as an edit that drops the previous pictures. */
function replacing({
  components,
  files,
}: Pick<LookupMessage, 'components' | 'files'>): InteractionEditReplyOptions {
  return { components, files: uploads(files), attachments: [], flags: MessageFlags.IsComponentsV2 };
}

function uploads(files: LookupMessage['files']): AttachmentBuilder[] {
  return files.map(
    ({ name, data, description }) =>
      new AttachmentBuilder(data, { name, ...(description === undefined ? {} : { description }) }),
  );
}
