/** Handles the panel of `/expansions`: each press is kept and shown at once. */
import type { ChatInputCommandInteraction } from 'discord.js';
import { PermissionFlagsBits } from 'discord.js';
import {
  keepServerRules,
  type RulesChoice,
  rulesChoiceShape,
  serverRules,
} from '../../games/repository/played-rules.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { expansionsPanel } from '../panels/expansions.ts';
import {
  EXPANSIONS_PREFIX,
  type ExpansionsPress,
  type RulesScope,
  readExpansionsId,
} from '../panels/expansions-id.ts';
import type { PressRoute } from '../routing/handlers.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { deferUpdate, fillIn, tellPrivately } from '../routing/replies.ts';
import { isPrivate } from './panel-press.ts';

export const expansionsPress: PressRoute = {
  prefixes: [EXPANSIONS_PREFIX],

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const press = readExpansionsId(interaction.customId);
    // The permission may be gone since the panel was opened.
    if (press?.scope === 'server' && !managesServer(interaction)) {
      return tellPrivately(interaction, words.expansions.onlyManagers);
    }
    if (press === null || !isPrivate(interaction)) {
      return tellPrivately(interaction, words.replies.foreignButton);
    }
    await deferUpdate(interaction);
    if (press.do !== 'show') {
      const before = await choiceOf(interaction, context, press.scope);
      const values = interaction.isStringSelectMenu() ? interaction.values : null;
      const after = choiceAfter(before, press, values);
      if (after === null) return tellPrivately(interaction, words.replies.foreignButton);
      await keep(interaction, context, press.scope, after);
    }
    await showExpansions(interaction, context, press.scope);
  },
};

/** Shows the panel in the private answer that is already deferred. */
export async function showExpansions(
  interaction: ChatInputCommandInteraction | PressInteraction,
  context: BotContext,
  scope: RulesScope,
): Promise<void> {
  const [person, server] = await Promise.all([
    context.profiles.rulesOf(interaction.user.id),
    serverRules(context.store, interaction.guildId),
  ]);
  const view = { scope, person, server, managesServer: managesServer(interaction) };
  await fillIn(interaction, expansionsPanel(view, wordsFor(interaction.locale)));
}

/**
 * The choice after a press; null when the values are none that the panel offers.
 * @param values the picked options of a select; null for buttons
 */
export function choiceAfter(
  before: RulesChoice,
  press: ExpansionsPress,
  values: readonly string[] | null,
): RulesChoice | null {
  switch (press.do) {
    case 'show':
      return before;
    case 'usual':
      return {};
    case 'modes':
      return rulesChoiceShape.safeParse({ ...before, expansions: values }).data ?? null;
    case 'rules':
      return rulesChoiceShape.safeParse({ ...before, houseRules: values }).data ?? null;
  }
}

function managesServer({
  guildId,
  memberPermissions,
}: ChatInputCommandInteraction | PressInteraction): boolean {
  return guildId !== null && memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true;
}

function choiceOf(
  { user, guildId }: PressInteraction,
  { store, profiles }: BotContext,
  scope: RulesScope,
): Promise<RulesChoice> {
  return scope === 'person' ? profiles.rulesOf(user.id) : serverRules(store, guildId);
}

async function keep(
  { user, guildId }: PressInteraction,
  { store, profiles }: BotContext,
  scope: RulesScope,
  choice: RulesChoice,
): Promise<void> {
  if (scope === 'person') await profiles.keepRules(user.id, choice);
  else if (guildId !== null) await keepServerRules(store, guildId, choice);
}
