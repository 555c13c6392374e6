/** `if this attack deals damage, ...`, as it is printed: what happens once the damage has landed, if there was any. */
import type { Effect } from '../../../../engine/vocabulary/effect.ts';
import { alsoReads, type Block, type Phrase, phrase, reshaped } from '../phrase.ts';
import type { Of } from './says.ts';

interface Dealt {
  readonly effects: readonly Effect[];
}

const FORMS = [
  'if the/your/this attack/ability deals/dealt/does [any] dmg/damage {effects}',
  'if [any] dmg/damage is/was dealt {effects}',
  'if you deal/dealt [any] dmg/damage [with this attack] {effects}',
];

export function ifDealt(effects: Block<readonly Effect[]>): readonly Phrase<Of<'after-damage'>>[] {
  return FORMS.map((words) =>
    alsoReads(
      reshaped<Of<'after-damage'>, Dealt>(
        phrase<Dealt>({}, words, { effects }),
        () => null,
        (parts) => {
          const when = { test: 'at-least', amount: { count: 'dealt' }, bound: 1 };
          return { do: 'after-damage', effects: [{ do: 'if', when, ...parts, otherwise: [] }] };
        },
      ),
    ),
  );
}
