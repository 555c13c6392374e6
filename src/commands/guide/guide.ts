/** The guide of a person's first game: private hints at their questions, each shown once; a button turns them off. */
import { DiscordAPIError, MessageFlags } from 'discord.js';
import { errorFields } from '../../games/ports/log.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { pressButton, row } from '../../render/components.ts';
import { StoreUnavailable } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { panelOfInteraction } from '../panels/own-panels.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { hintsAt } from './hints.ts';

export const GUIDE_PREFIX = 'g1';
export const GUIDE_OFF_ID = `${GUIDE_PREFIX}:off`;

/**
 * Shows the hint for the person's current question, unless they have already seen it. The press is already answered,
 * and errors here do not affect it.
 * @param game as the press found or left it; no hint is shown without a game
 */
export async function guide(
  interaction: PressInteraction,
  context: BotContext,
  game: TableSnapshot | null,
): Promise<void> {
  if (!context.guide || game === null) return;
  try {
    const own = context.games.viewFor(game, interaction.user.id);
    const hints = own ? hintsAt(own.view, own.seat) : [];
    if (hints.length === 0) return;
    const seen = await context.profiles.hintsSeenBy(interaction.user.id);
    const hint = seen === 'off' ? undefined : hints.find((one) => !seen.includes(one));
    if (seen === 'off' || hint === undefined) return;
    await context.profiles.keepHints(interaction.user.id, [...seen, hint]);
    const { guide: say } = wordsFor(interaction.locale);
    const { id: messageId } = await interaction.followUp({
      content: `-# ${say.title}\n${say.hints[hint]}`,
      components: [row([pressButton(GUIDE_OFF_ID, say.off)])],
      flags: MessageFlags.Ephemeral,
    });
    // Show one hint at a time: several would push the table out of view on a phone.
    const hintPanel = { ...panelOfInteraction(interaction, false), messageId };
    await context.panels.opened(GUIDE_PREFIX, interaction.user.id, 'other', hintPanel);
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof DiscordAPIError)) throw error;
    context.log.info(errorFields(error), 'a hint was not sent');
  }
}
