import { makeWayFor, minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  dealUndefendable,
  reflectHalf,
  roll,
  stealCp,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, onFaces, toward } from '../chaos-rolls.ts';

export const disciple = minion(
  'Disciple',
  {
    level: 1,
    translated: true,
    health: 12,
    cp: 2,
    objective: toward('SSVVV'),
    chests: [1, 1],
    unconfirmed: 'The level of its two chests is not told; level 1 is used.',
  },
  attack(
    'Self-Denial',
    '5 undefendable damage. Roll a die: Vortex steals 1 CP; on Chaos it makes way for a minion of level III.',
    [
      faces('SSVVV'),
      dealUndefendable(5),
      roll(1),
      when(onFaces('V'), [stealCp(1)]),
      when(onFaces('C'), [{ do: 'after-damage', effects: [makeWayFor(3)] }]),
    ],
  ),
  defence(2, 'On Chaos half of the damage goes back.', when(onFaces('C'), [reflectHalf])),
);
