import {
  all,
  alter,
  anyActivated,
  atLeast,
  eachValue,
  extraOffenseAgainst,
  lostThisTurn,
  not,
  remove,
  roll,
  trigger,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

/** The values with which it succeeds, on every scenario card that is known. */
const succeeds = atLeast(eachValue(4, 5, 6), 1);
/** One in each turn of any player, on every scenario card that is known. */
const unspent = not(lostThisTurn('kings-hand', 'holder'));

export const kingsHand: TokenDefinition = {
  id: 'kings-hand',
  name: "King's Hand",
  kind: 'unique',
  limit: 9,
  fixed: true,
  triggers: [
    // After the tokens that leave with the Roll Phase are gone (rule: a-kings-hand, A).
    trigger(
      'roll-phase-end',
      [remove('kings-hand'), roll(1), when(succeeds, [extraOffenseAgainst('target')])],
      { when: all(unspent, not(anyActivated)) },
    ),
    // Before the Targeting Roll Phase (rule: a-kings-hand, B; R378).
    trigger(
      'ultimate-announced',
      [remove('kings-hand'), roll(1), when(succeeds, [alter({ how: 'force-reroll' }, 1, 'opponent')])],
      { when: unspent },
    ),
  ],
  text: 'Spent by itself, once a turn: if no ability was activated, a roll of 4 to 6 gives another Offensive Roll Phase; against an Ultimate, a roll of 4 to 6 has one of its dice re-rolled.',
  unconfirmed: 'The values of scenarios 3 to 8 are not known; those of 1 and 2 are used.',
};
