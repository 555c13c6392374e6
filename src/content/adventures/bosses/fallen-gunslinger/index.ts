import type { BossDefinition } from '../../../../engine/vocabulary/adventure.ts';
import { bossBoard } from '../../../../engine/vocabulary/adventure-builders.ts';
import { blind } from '../../../tokens/blind.ts';
import { bounty } from '../../../tokens/bounty.ts';
import { evasive } from '../../../tokens/evasive.ts';
import { knockdown } from '../../../tokens/knockdown.ts';
import { reload } from '../../../tokens/reload.ts';
import { ABILITIES } from './abilities.ts';
import { BOSS_CARDS, CARDS, COPIES, PRIORITIES } from './cards.ts';

export const fallenGunslinger: BossDefinition = {
  board: bossBoard('Fallen Gunslinger', {
    abilities: ABILITIES,
    cards: CARDS,
    tokens: [bounty, knockdown, blind, evasive, reload],
    unconfirmed: ['Only its name is known: board, cards and figures are ours.'],
  }),
  copies: COPIES,
  cards: BOSS_CARDS,
  priorities: PRIORITIES,
};
