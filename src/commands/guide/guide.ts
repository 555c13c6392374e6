/** The guide of a person's first game: private lines at their questions, each once, off at a press. */
import { ButtonStyle, ComponentType, DiscordAPIError, MessageFlags } from 'discord.js';
import type { TableSnapshot } from '../../games/game-service.ts';
import { errorFields } from '../../games/ports/log.ts';
import { StoreUnavailable } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import type { PressInteraction } from '../routing/handlers.ts';
import { hintAt } from './hints.ts';

export const GUIDE_PREFIX = 'g1';
export const GUIDE_OFF_ID = `${GUIDE_PREFIX}:off`;

/**
 * Tells the person what to do with the question that they are asked now, if they have never been told. The press is
 * answered already; nothing that goes wrong here matters to it.
 * @param game as the press has found or left it; nothing is told without one
 */
export async function guide(
  interaction: PressInteraction,
  context: BotContext,
  game: TableSnapshot | null,
): Promise<void> {
  if (!context.guide || game === null) return;
  try {
    const own = context.tables.viewFor(game, interaction.user.id);
    const hint = own ? hintAt(own.view, own.seat) : null;
    if (hint === null) return;
    const seen = await context.profiles.hintsSeenBy(interaction.user.id);
    if (seen === 'off' || seen.includes(hint)) return;
    await context.profiles.keepHints(interaction.user.id, [...seen, hint]);
    const { guide: say } = wordsFor(interaction.locale);
    const { id: messageId } = await interaction.followUp({
      content: `-# ${say.title}\n${say.hints[hint]}`,
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.Button,
              style: ButtonStyle.Secondary,
              label: say.off,
              custom_id: GUIDE_OFF_ID,
            },
          ],
        },
      ],
      flags: MessageFlags.Ephemeral,
    });
    // One hint at a time: several would push the table out of a phone's view.
    const { applicationId, token, user } = interaction;
    await context.panels.opened(GUIDE_PREFIX, user.id, 'other', { applicationId, token, messageId });
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof DiscordAPIError)) throw error;
    context.log.info(errorFields(error), 'a hint was not given');
  }
}
