/** Handles presses on a reroll that may lose an ability: asks about it once, and rerolls at once after that. */
import { GAME_PREFIXES } from '../../render/custom-id.ts';
import { wordsFor } from '../../words/index.ts';
import { isRiskAccepted } from '../panels/risky-reroll.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { tellPrivately } from '../routing/replies.ts';
import { panelPress } from './panel-press.ts';
import { tablePress } from './table-press.ts';

export const rerollPress: PressRoute = {
  prefixes: GAME_PREFIXES,
  verbs: ['reroll-asks'],

  async run(interaction, context, press) {
    const words = wordsFor(interaction.locale);
    if (press?.buttonAction.verb !== 'reroll-asks')
      return tellPrivately(interaction, words.replies.foreignButton);
    const { channelId, user } = interaction;
    if (!(await isRiskAccepted({ context, channelId, userId: user.id, words }, press))) {
      return panelPress.run(interaction, context, press);
    }
    const { dice } = press.buttonAction;
    return tablePress.run(interaction, context, { ...press, buttonAction: { verb: 'reroll-now', dice } });
  },
};
