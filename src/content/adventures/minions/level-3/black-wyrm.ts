import { flee, minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  atMost,
  dealIsolated,
  dealUndefendable,
  heal,
  inflict,
  ownHealth,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { burn } from '../../../tokens/burn.ts';
import { poison } from '../../../tokens/poison.ts';
import { attack, defence, eachTurn, faces, onFaces, toward } from '../chaos-rolls.ts';

export const blackWyrm = minion(
  'Black Wyrm',
  {
    level: 3,
    translated: true,
    health: 20,
    cp: 10,
    objective: toward('CC'),
    tokens: [poison, burn],
    unconfirmed: 'Who loses 1 health on Swipe of its defense is not quite clear: it does so itself.',
  },
  attack('Acid Breath', 'Poison, Burn and 3 undefendable damage.', [
    faces('CC'),
    inflict('poison'),
    inflict('burn'),
    dealUndefendable(3),
  ]),
  eachTurn('With less than 5 health it flees.', when(atMost(ownHealth, 4), [flee])),
  defence(
    1,
    'On Swipe it loses 1 health; otherwise it heals 1.',
    when(onFaces('S'), [dealIsolated(1, 'owner')], [heal(1)]),
  ),
);
