import { minion } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  atLeast,
  atMost,
  attackBase,
  deal,
  half,
  heal,
  ownHealth,
  prevent,
  removeChosen,
  sum,
  undefendable,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { attack, faces, onFail, toward, uniqueDefence } from '../chaos-rolls.ts';

export const goblinHorde = minion(
  'Goblin Horde',
  {
    level: 4,
    health: 25,
    cp: 6,
    kingsHand: 1,
    objective: toward('SSSSS'),
    unconfirmed: 'Modifiers that come after its defence are not held to the cap.',
  },
  attack('Swarm', 'Damage equal to half of its health; undefendable when that is 5 or less.', [
    faces('SSSSS'),
    deal(half(ownHealth)),
    when(atMost(half(ownHealth), 5), [undefendable]),
  ]),
  onFail(
    'Heals 3; the hero loses all positive status effects.',
    heal(3),
    removeChosen('target', 'all', { kinds: ['positive'] }),
  ),
  uniqueDefence(
    1,
    'Against any Attack but an Ultimate: at most 5 damage.',
    when(atLeast(attackBase, 6), [prevent(sum(attackBase, -5))]),
  ),
);
