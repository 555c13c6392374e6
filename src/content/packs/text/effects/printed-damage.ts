/** Damage that is dealt, as it is printed on boards. These sentences are read and not written. */
import type { Amount } from '../../../../engine/vocabulary/amount.ts';
import { NO } from '../cursor.ts';
import { measured } from '../measured.ts';
import { alsoReads, type Phrase, phrase, type SplitSlot } from '../phrase.ts';
import { isBareDamage } from '../sentence-ends.ts';
import { bareNumber, number, usually } from '../slot.ts';
import { damageType, who } from '../who.ts';
import type { Of } from './says.ts';

/** The number of `5 dmg`, which an offensive ability deals. */
const bare: SplitSlot<Amount> = {
  ...measured,
  read: (cursor) => (isBareDamage(cursor, cursor.at) ? measured.read(cursor) : NO),
  write: () => null,
};

const target = usually(who, 'target');

/** Forms that begin like others and go on; they are tried first. */
export const UNDEFENDED: readonly Phrase<Of<'deal'>>[] = [
  "that/which cannot/can't be defended/blocked [against]",
  'that/which is undefendable/unblockable',
].map((words) =>
  alsoReads(
    phrase<Of<'deal'>, 'do' | 'locked' | 'type'>(
      { do: 'deal', locked: undefined, type: 'undefendable' },
      `deal {amount} dmg/damage ${words} {amount*} [to {to}]`,
      { amount: measured, to: target },
    ),
  ),
);

/** Forms that others begin with; they are tried last. */
export const BARE: readonly Phrase<Of<'deal'>>[] = [
  phrase<Of<'deal'>, 'do' | 'locked' | 'type'>(
    { do: 'deal', locked: undefined, type: 'normal' },
    'attack for {amount} [dmg/damage]',
    { amount: number, to: target },
  ),
  phrase<Of<'deal'>, 'do' | 'locked'>(
    { do: 'deal', locked: undefined },
    '{amount} [{type}] dmg/damage {amount*} [to {to}]',
    { amount: bare, type: usually(damageType, 'normal'), to: target },
  ),
  phrase<Of<'deal'>, 'do' | 'locked' | 'type'>(
    { do: 'deal', locked: undefined, type: 'normal' },
    'deal {amount} [to {to}]',
    { amount: bareNumber, to: target },
  ),
].map(alsoReads);
