import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import { deal, half, heal, inflict, removeChosen, total } from '../../../../engine/vocabulary/builders.ts';
import { blind } from '../../../tokens/blind.ts';
import { attack, defence, eachTurn, faces, toward } from '../chaos-rolls.ts';

export const nimbleElf = minion(
  'Nimble Elf',
  {
    level: 2,
    translated: true,
    health: 13,
    cp: 3,
    objective: toward('SSSVV'),
    tokens: [blind],
    unconfirmed: 'The formula of its defence is not told: it heals half of the die here.',
  },
  attack('Magic Velocity', 'Blind and 6 damage.', [faces('SSSVV'), inflict('blind'), deal(6)]),
  eachTurn(
    'The hero loses all positive status effects.',
    removeChosen('target', 'all', { kinds: ['positive'] }),
  ),
  defence(1, 'Heals half of the die, rounded up.', heal(half(total))),
);
