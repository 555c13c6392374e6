/** How effects on choices, conditions and numbers are said. */
import { amount } from '../amounts.ts';
import { condition, shownSymbols } from '../conditions.ts';
import { NO } from '../cursor.ts';
import { forEachCounted } from '../for-each-counted.ts';
import { measured, often } from '../measured.ts';
import { alsoReads, phrase } from '../phrase.ts';
import { flag, ownId, question, type Slot, tokenName } from '../slot.ts';
import { oneOfGroup, someOfGroup, who } from '../who.ts';
import type { Blocks } from './blocks-of.ts';
import { type Of, says } from './says.ts';

/** Who decides, when it is not the owner. */
const ask = who;

/** "Choose one:" needs no question of its own. */
const oneOfThese: Slot<string> = {
  read: (cursor) =>
    cursor.take('one') || cursor.take('1') || cursor.word?.text === ':' ? 'Choose one.' : NO,
  write: () => null,
  shown: 'one',
};

export const choicesEffects = ({ block, branch, options }: Blocks) => ({
  if: [
    says('if', 'on {when} {effects}', {
      when: shownSymbols,
      effects: branch('on'),
      otherwise: block('otherwise'),
    }),
    says('if', 'if {when} {effects}', {
      when: condition,
      effects: branch('if'),
      otherwise: block('otherwise'),
    }),
  ],
  may: [
    phrase<Of<'may'>, 'do' | 'ask'>({ do: 'may', ask: undefined }, 'you may {what} {effects}', {
      what: question,
      effects: block(),
      otherwise: block('otherwise'),
    }),
    says('may', 'ask {ask} {what} {effects}', {
      ask,
      what: question,
      effects: block(),
      otherwise: block('otherwise'),
    }),
  ],
  choose: [
    says('choose', 'choose {what} [, asking {ask}] {options}', { what: question, ask, options }),
    says('choose', 'choose {what} [, asking {ask}] {options}', { what: oneOfThese, ask, options }),
    alsoReads(
      phrase<Of<'choose'>, 'do'>({ do: 'choose' }, '{ask} chooses/choose/picks/pick {what} {options}', {
        what: oneOfThese,
        ask,
        options,
      }),
    ),
    alsoReads(
      phrase<Of<'choose'>, 'do' | 'ask'>({ do: 'choose', ask: undefined }, 'pick/select {what} {options}', {
        what: oneOfThese,
        options,
      }),
    ),
  ],
  'choose-amount': [
    says('choose-amount', 'choose a number {what} from {least} to {most} as {note} [, asking {ask}]', {
      what: question,
      least: amount,
      most: amount,
      note: ownId,
      ask,
    }),
  ],
  'choose-player': [
    says('choose-player', 'choose [one of] {among} [except {except}] [with {having}] [, asking {ask}]', {
      among: oneOfGroup,
      except: who,
      having: tokenName,
      ask,
    }),
    ...['who has/have', 'that has/have', 'afflicted with', 'inflicted with', 'holding'].map((words) =>
      alsoReads(
        phrase<Of<'choose-player'>, 'do' | 'ask' | 'except'>(
          { do: 'choose-player', ask: undefined, except: undefined },
          `choose/select/pick {among} ${words} [a/an] {having}`,
          { among: oneOfGroup, having: tokenName },
        ),
      ),
    ),
  ],
  'choose-players': [
    says(
      'choose-players',
      'pick [{upTo}] {count} [{distinct}] [of] {among} {count*} [except {except}] [, asking {ask}]',
      {
        upTo: flag('up to'),
        count: measured,
        distinct: flag('different'),
        among: someOfGroup,
        except: who,
        ask,
      },
    ),
  ],
  'for-each': [says('for-each', 'for each of {who} {effects}', { who, effects: block() })],
  note: [says('note', 'note {amount} as {name}', { amount, name: ownId })],
  repeat: [
    says('repeat', '{times} {effects}', { times: often, effects: block() }),
    says('repeat', 'repeat {times} times|time {times*} {effects}', { times: measured, effects: block() }),
    ...forEachCounted(branch('each')),
  ],
});
