import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  any,
  dealUndefendable,
  discard,
  prevent,
  roll,
  stealCp,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const trickster = minion(
  'Trickster',
  { level: 2, translated: true, health: 8, cp: 4, firstStrike: true, objective: toward('SVVC') },
  attack(
    'Playtime',
    '4 undefendable damage. Roll a die: Swipe steals 2 CP, Vortex discards a card, Chaos both.',
    [
      faces('SVVC'),
      dealUndefendable(4),
      roll(1),
      when(any(onFaces('S'), onFaces('C')), [stealCp(2)]),
      when(any(onFaces('V'), onFaces('C')), [discard(1, 'target', 'choice')]),
    ],
  ),
  defence(5, 'On 2 Vortices prevent 3.', when(onFaces('VV'), [prevent(3)])),
);
