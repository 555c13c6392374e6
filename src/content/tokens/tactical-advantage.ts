import {
  chooseOpponent,
  choosePlayer,
  draw,
  gain,
  gainCp,
  inflict,
  rerollOwn,
  transferChosen,
} from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const tacticalAdvantage: TokenDefinition = {
  id: 'tactical-advantage',
  name: 'Tactical Advantage',
  kind: 'positive',
  limit: 5,
  spends: [
    { use: 'cp', timing: 'any-time', takes: 1, effects: [gainCp(1)] },
    { use: 'reroll', timing: 'own-dice', takes: 1, effects: [rerollOwn(1)] },
    { use: 'draw', timing: 'any-time', takes: 3, effects: [draw(1)] },
    {
      use: 'targeted',
      timing: 'any-time',
      takes: 3,
      effects: [chooseOpponent, inflict('targeted', 1, 'chosen')],
    },
    { use: 'protect', timing: 'any-time', takes: 4, effects: [choosePlayer, gain('protect', 1, 'chosen')] },
    { use: 'transfer', timing: 'own-main', takes: 4, effects: [transferChosen()] },
  ],
  text: 'Spend 1: 1 CP, or re-roll one of your dice. Spend 3: draw a card, or Targeted on an opponent. Spend 4: a player gains Protect, or in your Main Phase move a status effect.',
  confidence: 'high',
  unconfirmed: 'One source lets only its holder gain the Protect.',
};
