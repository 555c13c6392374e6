/** Handles presses on look-up answers, private or public. */
import { decodePage, LOOKUP_PREFIX, readLookupId } from '../../render/lookup/index.ts';
import { wordsFor } from '../../words/index.ts';
import { showEveryone, turnToPage } from '../lookup/deliver.ts';
import { chooseMode, readMode } from '../lookup/rule-filter.ts';
import type { PressRoute } from '../routing/handlers.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { tellPrivately } from '../routing/replies.ts';

export const lookupPress: PressRoute = {
  prefixes: [LOOKUP_PREFIX],

  async run(interaction, context) {
    const buttonAction = readLookupId(interaction.customId);
    switch (buttonAction?.verb) {
      case 'open':
      case 'turn':
      case 'back':
        return turnToPage(interaction, context, buttonAction.page);
      case 'show':
        return showEveryone(interaction, context, buttonAction.page);
      case 'pick': {
        const page = decodePage(chosen(interaction));
        return page === null ? refuse(interaction) : turnToPage(interaction, context, page);
      }
      case 'mode': {
        const mode = readMode(chosen(interaction));
        if (mode === undefined) return refuse(interaction);
        const filter = await chooseMode(context, interaction, mode);
        return turnToPage(interaction, context, buttonAction.page, { filter });
      }
      default:
        return refuse(interaction);
    }
  },
};

function chosen(interaction: PressInteraction): string {
  return (interaction.isStringSelectMenu() ? interaction.values[0] : undefined) ?? '';
}

async function refuse(interaction: PressInteraction): Promise<void> {
  await tellPrivately(interaction, wordsFor(interaction.locale).lookup.shared.unreadable);
}
