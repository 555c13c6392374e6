import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  dealUndefendable,
  discard,
  each,
  heal,
  inflict,
  times,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { hex } from '../../../tokens/hex.ts';
import { parasite } from '../../../tokens/parasite.ts';
import { poison } from '../../../tokens/poison.ts';
import { attack, defence, faces, onFaces, onFail, toward } from '../chaos-rolls.ts';

export const orcShaman = minion(
  'Orc Shaman',
  {
    level: 3,
    translated: true,
    health: 15,
    cp: 3,
    objective: toward('SSCC'),
    tokens: [poison, parasite, hex],
  },
  attack('Earth, Fire, Storms', 'Poison, a random card discarded, and 4 undefendable damage.', [
    faces('SSCC'),
    inflict('poison'),
    discard(1, 'target', 'random'),
    dealUndefendable(4),
  ]),
  onFail('Parasite and Hex.', inflict('parasite'), inflict('hex')),
  defence(
    5,
    'Heals 2 for each Vortex; on Chaos inflicts Parasite.',
    heal(times(2, each('vortex'))),
    when(onFaces('C'), [inflict('parasite')]),
  ),
);
