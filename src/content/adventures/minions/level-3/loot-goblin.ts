import { flee, minion, teamGold } from '../../../../engine/vocabulary/adventure-builders.ts';
import {
  afterDamage,
  atMost,
  dealBack,
  dealUndefendable,
  roll,
  stealCp,
  total,
  when,
} from '../../../../engine/vocabulary/builders.ts';
import { attack, defence, faces, onFaces, onFail, toward } from '../chaos-rolls.ts';

export const lootGoblin = minion(
  'Loot Goblin',
  {
    level: 3,
    health: 25,
    cp: 4,
    objective: toward('VVVVV'),
    chests: [1, 2, 3],
    unconfirmed: 'Its objective and reward differ between two sources.',
  },
  attack('Fight or Flight', 'Roll a die: on 1 to 3 4 undefendable damage, otherwise it flees.', [
    faces('VVVVV'),
    roll(1),
    when(atMost(total, 3), [dealUndefendable(4)], [afterDamage(flee)]),
  ]),
  onFail('The party loses 1 gold.', teamGold(-1)),
  defence(
    1,
    'On 1 to 5 steals 1 CP and deals 1; on Chaos it flees.',
    when(onFaces('C'), [flee], [stealCp(1), dealBack(1)]),
  ),
);
