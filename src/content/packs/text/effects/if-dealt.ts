/** `if this attack deals damage, ...`, as it is printed: what happens once the damage has landed, if there was any. */
import type { Effect } from '../../../../engine/vocabulary/effect.ts';
import { alsoReads, type Block, type Phrase, phrase, reshaped } from '../phrase.ts';
import { number } from '../slot.ts';
import type { Of } from './says.ts';

interface Dealt {
  readonly bound: number;
  readonly effects: readonly Effect[];
}

const FORMS = [
  'if the/your/this attack/ability deals/dealt/does [any] dmg/damage {effects}',
  'if [any] dmg/damage is/was dealt {effects}',
  'if you deal/dealt [any] dmg/damage [with this attack] {effects}',
];

/** `if this attack dealt at least 6 damage` */
const ENOUGH = [
  'if the/your/this attack/ability deals/dealt/does {bound} or more dmg/damage {effects}',
  'if the/your/this attack/ability deals/dealt/does at least {bound} dmg/damage {effects}',
  'if you deal/dealt {bound} or more dmg/damage [with this attack] {effects}',
  'if you deal/dealt at least {bound} dmg/damage [with this attack] {effects}',
  'if {bound} or more dmg/damage is/was dealt {effects}',
  'if at least {bound} dmg/damage is/was dealt {effects}',
];

export function ifDealt(effects: Block<readonly Effect[]>): readonly Phrase<Of<'after-damage'>>[] {
  return [...ENOUGH, ...FORMS].map((words) =>
    alsoReads(
      reshaped<Of<'after-damage'>, Dealt>(
        phrase<Dealt>({}, words, { bound: number, effects }),
        () => null,
        (parts) => {
          const { bound, ...rest } = { bound: 1, ...parts };
          const when = { test: 'at-least', amount: { count: 'dealt' }, bound };
          return { do: 'after-damage', effects: [{ do: 'if', when, ...rest, otherwise: [] }] };
        },
      ),
    ),
  );
}
