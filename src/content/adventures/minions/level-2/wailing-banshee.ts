import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  atMost,
  avoid,
  dealCollateral,
  inflict,
  players,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { silence } from '../../../tokens/silence.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const wailingBanshee = minion(
  'Wailing Banshee',
  { level: 2, health: 12, cp: 2, objective: toward('CCCCC'), tokens: [silence] },
  attack(
    'Sonic Scream',
    '2, 3, 4 or 5 collateral damage to all opponents for 2 to 5 Chaos; with one opponent only also Silence.',
    ...([5, 4, 3, 2] as const).map(
      (count) =>
        [
          faces('C'.repeat(count)),
          when(atMost(players('opponents'), 1), [inflict('silence', 1, 'opponents')]),
          dealCollateral(count),
        ] as const,
    ),
  ),
  defence(2, 'On Chaos takes no damage.', when(onFaces('C'), [avoid('owner')])),
);
