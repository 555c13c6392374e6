import type { BossDefinition } from '../../../../engine/vocabulary/adventure.ts';
import { bossBoard } from '../../../../engine/vocabulary/adventure-builders.ts';
import { concussion } from '../../../tokens/concussion.ts';
import { entangle } from '../../../tokens/entangle.ts';
import { hex } from '../../../tokens/hex.ts';
import { kingsHand } from '../../../tokens/kings-hand.ts';
import { silence } from '../../../tokens/silence.ts';
import { stun } from '../../../tokens/stun.ts';
import { wither } from '../../../tokens/wither.ts';
import { ABILITIES } from './abilities.ts';
import { BOSS_CARDS, CARDS, COPIES, PRIORITIES } from './cards.ts';

export const madKing: BossDefinition = {
  board: bossBoard('Mad King', {
    abilities: ABILITIES,
    cards: CARDS,
    tokens: [stun, concussion, silence, hex, wither, entangle, kingsHand],
    unconfirmed: ['Only his name is known: board, cards and figures are ours.'],
  }),
  copies: COPIES,
  cards: BOSS_CARDS,
  priorities: PRIORITIES,
};
