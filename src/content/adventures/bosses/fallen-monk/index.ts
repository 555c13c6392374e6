import type { BossDefinition } from '../../../../engine/vocabulary/adventure.ts';
import { bossBoard } from '../../../../engine/vocabulary/adventure-builders.ts';
import { chi } from '../../../tokens/chi.ts';
import { cleanse } from '../../../tokens/cleanse.ts';
import { concussion } from '../../../tokens/concussion.ts';
import { evasive } from '../../../tokens/evasive.ts';
import { knockdown } from '../../../tokens/knockdown.ts';
import { wither } from '../../../tokens/wither.ts';
import { ABILITIES } from './abilities.ts';
import { BOSS_CARDS, CARDS, COPIES, PRIORITIES } from './cards.ts';

export const fallenMonk: BossDefinition = {
  board: bossBoard('Fallen Monk', {
    abilities: ABILITIES,
    cards: CARDS,
    tokens: [chi, cleanse, evasive, knockdown, wither, concussion],
    unconfirmed: ['Only its name is known: board, cards and figures are ours.'],
  }),
  copies: COPIES,
  cards: BOSS_CARDS,
  priorities: PRIORITIES,
};
