import {
  all,
  alter,
  any,
  anyActivated,
  atLeast,
  brings,
  eachValue,
  extraOffenseAgainst,
  gain,
  lostThisTurn,
  not,
  remove,
  roll,
  trigger,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

/** The values with which it succeeds, on every scenario card that is known. */
const succeeds = atLeast(eachValue(4, 5, 6), 1);
const isFirst = not(lostThisTurn('kings-hand', 'holder'));
/** One in each turn of any player, on every scenario card that is known; beside Vis'eer two (rule: a-difficulty). */
const unspent = any(
  isFirst,
  all(brings('viseers-gaze', 'team-mates'), not(lostThisTurn('viseers-gaze', 'holder'))),
);
const spend: readonly Effect[] = [
  when(isFirst, [], [gain('viseers-gaze', 1, 'holder'), remove('viseers-gaze')]),
  remove('kings-hand'),
];

export const kingsHand: TokenDefinition = {
  id: 'kings-hand',
  name: "King's Hand",
  kind: 'unique',
  limit: 9,
  fixed: true,
  triggers: [
    // After the tokens that leave with the Roll Phase are gone (rule: a-kings-hand, A).
    trigger('roll-phase-end', [...spend, roll(1), when(succeeds, [extraOffenseAgainst('target')])], {
      when: all(unspent, not(anyActivated)),
    }),
    // Before the Targeting Roll Phase (rule: a-kings-hand, B; R378).
    trigger(
      'ultimate-announced',
      [...spend, roll(1), when(succeeds, [alter({ how: 'force-reroll' }, 1, 'opponent')])],
      { when: unspent },
    ),
  ],
  text: "Spent by itself, once a turn (beside Vis'eer twice): if no ability was activated, a roll of 4 to 6 gives another Offensive Roll Phase; against an Ultimate, a roll of 4 to 6 has one of its dice re-rolled.",
  unconfirmed: 'The values of scenarios 3 to 8 are not known; those of 1 and 2 are used.',
};
