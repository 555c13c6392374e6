import {
  addDamage,
  atMost,
  choose,
  defenseRolled,
  inflict,
  not,
  option,
  optionWhen,
  roll,
  total,
  undefendable,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

const mastery = choose(
  'What does Ninjutsu bring?',
  option('damage', '2 more damage', addDamage(2)),
  option('delayed-poison', 'Inflict Delayed Poison', inflict('delayed-poison')),
  optionWhen(not(defenseRolled), 'undefendable', 'Make the Attack undefendable', undefendable),
);

export const ninjutsu: TokenDefinition = {
  id: 'ninjutsu',
  name: 'Ninjutsu',
  kind: 'positive',
  limit: 3,
  spends: [
    {
      use: 'damage',
      timing: 'own-attack',
      takes: 1,
      effects: [
        roll(1),
        when(atMost(total, 3), [addDamage(1)], [when(atMost(total, 5), [addDamage(2)], [mastery])]),
      ],
    },
  ],
  text: 'After Attacking, spend and roll. 1-3: +1 damage. 4-5: +2. 6: choose +2, Delayed Poison, or an undefendable Attack if no defense was rolled yet.',
};
