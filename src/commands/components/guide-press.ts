/** Handles the button that turns off the hints of a first game. */
import { wordsFor } from '../../words/index.ts';
import { GUIDE_OFF_ID, GUIDE_PREFIX } from '../guide/guide.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { acknowledge, tellPrivately } from '../routing/replies.ts';

export const guidePress: PressRoute = {
  prefixes: [GUIDE_PREFIX],

  async run(interaction, context) {
    const { guide, replies } = wordsFor(interaction.locale);
    if (interaction.customId !== GUIDE_OFF_ID) return tellPrivately(interaction, replies.foreignButton);
    await context.profiles.keepHints(interaction.user.id, 'off');
    await acknowledge(interaction, 'update', () =>
      interaction.update({ content: guide.isOff, components: [] }),
    );
  },
};
