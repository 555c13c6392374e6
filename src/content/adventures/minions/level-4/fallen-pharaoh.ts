import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  any,
  atLeast,
  dealUndefendable,
  gain,
  heal,
  inflict,
  roll,
  roomFor,
  stealHealth,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { hex } from '../../../tokens/hex.ts';
import { lifeSiphon } from '../../../tokens/life-siphon.ts';
import { silence } from '../../../tokens/silence.ts';
import { attack, defence, eachTurn, faces, onFaces, toward } from '../chaos-rolls.ts';

export const fallenPharaoh = minion(
  'Fallen Pharaoh',
  {
    level: 4,
    health: 25,
    cp: 5,
    kingsHand: 1,
    objective: toward('SSVVC'),
    tokens: [silence, hex, lifeSiphon],
  },
  attack('Ancient Curse', '5 undefendable damage. Roll a die: Swipe Silence, Vortex Hex, Chaos both.', [
    faces('SSVVC'),
    dealUndefendable(5),
    roll(1),
    when(any(onFaces('S'), onFaces('C')), [inflict('silence')]),
    when(any(onFaces('V'), onFaces('C')), [inflict('hex')]),
  ]),
  eachTurn(
    'Gains Life Siphon; at its limit it heals 3.',
    when(atLeast(roomFor('life-siphon'), 1), [gain('life-siphon')], [heal(3)]),
  ),
  defence(3, 'On Chaos steals 2 health.', when(onFaces('C'), [stealHealth(2)])),
);
