import { rollLootDie } from '../../engine/vocabulary/adventure-builders.ts';
import {
  all,
  alter,
  any,
  anyActivated,
  atMost,
  brings,
  choose,
  during,
  extraAttempt,
  extraOffenseAgainst,
  gain,
  gainCp,
  inScenario,
  kingsHandSucceeds,
  lostThisTurn,
  not,
  noted,
  option,
  optionWhen,
  remove,
  roll,
  setAny,
  trigger,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { Spend, TokenDefinition } from '../../engine/vocabulary/token.ts';

const isFirst = not(lostThisTurn('kings-hand', 'holder'));
/** One in the turn of each hero, with all of its steps, on every scenario card that is known; beside Vis'eer two (rule: a-difficulty). */
const unspent = any(
  isFirst,
  all(brings('viseers-gaze', 'team-mates'), not(lostThisTurn('viseers-gaze', 'holder'))),
);
const spend: readonly Effect[] = [
  when(isFirst, [], [gain('viseers-gaze', 1, 'holder'), remove('viseers-gaze')]),
  remove('kings-hand'),
];

/** CP for a Loot die of 1 to 10. No source tells how many. */
const CP = 2;
const oneReroll: Effect = alter({ how: 'force-reroll' });

/** Where a person plays the boss, the Loot die decides what a King's Hand does (rule: boss-vs-many). */
const byLootDie = (middle: Effect): readonly Effect[] => [
  rollLootDie('loot'),
  when(atMost(noted('loot'), 10), [gainCp(CP)], [when(atMost(noted('loot'), 15), [middle], [setAny()])]),
];
const spends: readonly Spend[] = [
  {
    use: 'loot-die',
    timing: 'own-dice',
    when: not(inScenario),
    takes: 1,
    effects: byLootDie(
      choose(
        'Re-roll a die, or gain a Roll Attempt?',
        option('re-roll', 'Re-roll a die', oneReroll),
        optionWhen(
          all(during('offensive-roll'), not(anyActivated)),
          'attempt',
          'One more Roll Attempt',
          extraAttempt('offensive', 'owner'),
        ),
      ),
    ),
  },
  {
    use: 'loot-die-on-others',
    timing: 'opponent-dice',
    when: not(inScenario),
    takes: 1,
    effects: byLootDie(oneReroll),
  },
];

export const kingsHand: TokenDefinition = {
  id: 'kings-hand',
  name: "King's Hand",
  kind: 'unique',
  limit: 9,
  fixed: true,
  spends,
  triggers: [
    // After the tokens that leave with the Roll Phase are gone (rule: a-kings-hand, A).
    trigger('roll-phase-end', [...spend, roll(1), when(kingsHandSucceeds, [extraOffenseAgainst('target')])], {
      when: all(inScenario, unspent, not(anyActivated)),
    }),
    // Before the Targeting Roll Phase (rule: a-kings-hand, B; R378).
    trigger(
      'ultimate-announced',
      [...spend, roll(1), when(kingsHandSucceeds, [alter({ how: 'force-reroll' }, 1, 'opponent')])],
      { when: all(inScenario, unspent) },
    ),
  ],
  // Spending is explained in few characters, so that what concerns a person comes first.
  text: "When a person plays the boss, at most five: spend one while dice can be changed to roll the Loot die: 1 to 10 gain 2 CP, 11 to 15 re-roll a die or gain a Roll Attempt, 16 to 20 change a die. When the program plays it, it is spent by itself, once a turn (beside Vis'eer twice): if no ability was activated, a roll of 4 to 6 gives another Offensive Roll Phase; against an Ultimate, a roll of 4 to 6 has one of its dice re-rolled.",
  unconfirmed:
    'The values of scenarios 3 to 8 are not known; those of 1 and 2 are used. How much CP the Loot die gives is not known, and that it may be rolled for the dice of any player.',
};
