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
import { wither } from '../../../tokens/wither.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const whisperingDeath = minion(
  'Whispering Death',
  {
    level: 4,
    chests: [4],
    health: 30,
    cp: 2,
    kingsHand: 1,
    objective: toward('CCCCC'),
    tokens: [wither, silence],
  },
  attack(
    'Death Song',
    '3, 4, 5 or 6 collateral damage to all opponents for 2 to 5 Chaos; with one opponent only also Wither and Silence.',
    ...([5, 4, 3, 2] as const).map(
      (count) =>
        [
          faces('C'.repeat(count)),
          when(atMost(players('opponents'), 1), [
            inflict('wither', 1, 'opponents'),
            inflict('silence', 1, 'opponents'),
          ]),
          dealCollateral(count + 1),
        ] as const,
    ),
  ),
  defence(2, 'On Chaos takes no damage.', when(onFaces('C'), [avoid('owner')])),
);
