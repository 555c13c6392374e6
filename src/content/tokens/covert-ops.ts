import { lookAtDeck, playUpgrade } from '../../engine/vocabulary/builders.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

const findUpgrade: Effect = { do: 'search', for: 'upgrade', count: 1, to: 'hand', shown: true };

export const covertOps: TokenDefinition = {
  id: 'covert-ops',
  name: 'Covert Ops',
  kind: 'unique',
  limit: 3,
  persistent: true,
  fixed: true,
  spends: [
    { use: 'upgrade', timing: 'own-main', takes: 1, oncePerTurn: 'token', effects: [playUpgrade] },
    {
      use: 'look',
      timing: 'own-main',
      takes: 1,
      oncePerTurn: 'token',
      effects: [lookAtDeck(3, { orReveal: [findUpgrade] })],
    },
  ],
  text: 'Once a turn in your Main Phase: put an upgrade of your hand into play; or look at your top 3 cards and put them back in any order, or, if none is an upgrade, show them and take one from your deck. Nothing removes or moves it.',
};
