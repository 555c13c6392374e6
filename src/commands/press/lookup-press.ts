/** Everything that is pressed on the answer of a look-up, private or shown to everybody. */
import { LOOKUP_PREFIX, readLookupId, readPage } from '../../render/lookup/index.ts';
import { tellPrivately } from '../answers.ts';
import { showEveryone, turnToPage } from '../lookup/deliver.ts';
import { chooseMode, readMode } from '../lookup/rule-filter.ts';
import type { PressInteraction, PressRoute } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const lookupPress: PressRoute = {
  prefixes: [LOOKUP_PREFIX],

  async run(interaction, desk) {
    const deed = readLookupId(interaction.customId);
    switch (deed?.verb) {
      case 'open':
      case 'turn':
        return turnToPage(interaction, desk, deed.page);
      case 'show':
        return showEveryone(interaction, desk, deed.page);
      case 'pick': {
        const page = readPage(chosen(interaction));
        return page === null ? refuse(interaction) : turnToPage(interaction, desk, page);
      }
      case 'mode': {
        const mode = readMode(chosen(interaction));
        if (mode === undefined) return refuse(interaction);
        const filter = await chooseMode(desk, interaction.channelId, mode);
        return turnToPage(interaction, desk, deed.page, { filter });
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
  await tellPrivately(interaction, wordsOf(interaction).lookup.shared.unreadable);
}
