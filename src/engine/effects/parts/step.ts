/** Shared parts of effect rules: the result of a step, questions, the source of ledger entries. */

import type { Game } from '../../core/game.ts';
import { partsOfAmount, symbolsBehind } from '../../evaluation/amount-parts.ts';
import { seatsOfWho } from '../../evaluation/seats-of-who.ts';
import type { Action } from '../../model/action.ts';
import type { AmountPart } from '../../model/amount-part.ts';
import type { EffectsFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { LedgerSource } from '../../model/ledger.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { PendingKind } from '../../model/state.ts';
import type { Amount, Who } from '../../vocabulary/amount.ts';
import type { Effect } from '../../vocabulary/effect.ts';

/**
 * The result of running the effect at the head of a list. `done` drops the effect. `wait` leaves the list as it is,
 * because a question is open or another frame runs first. A list replaces the effect.
 */
export type Step = 'done' | 'wait' | readonly Effect[];

/**
 * Asks a seat a question. The answer goes to the frame on top of the stack, which must be `frame`. If the effect at the
 * head of its list names several seats ("your opponents choose") and this is the first of them, any of them may answer.
 */
export function ask(game: Game, frame: EffectsFrame, seat: Seat, kind: PendingKind, prompt: Prompt): 'wait' {
  const head = frame.list[0];
  const named =
    head && 'ask' in head && head.ask !== undefined ? seatsOfWho(game, frame.context, head.ask) : [];
  const [first, ...also] = named;
  game.lane.pending = {
    seat,
    ...(first === seat && also.length > 0 ? { also } : {}),
    kind,
    moment: null,
    prompt,
    source: frame.context.source.id,
  };
  return 'wait';
}

export const YES_OR_NO: Action[] = [
  { type: 'choose', option: 'yes' },
  { type: 'choose', option: 'no' },
];

/** Splits an effect that handles one player at a time: a `for-each` over `who`, with the effect for `chosen`. */
export function oneByOne(who: Who, forChosen: Effect): Step {
  return [{ do: 'for-each', who, effects: [forChosen] }];
}

/** Logs that a choice was made for a seat because it had a single candidate. */
export function noteForced(game: Game, seat: Seat, answer: Action): void {
  game.events.push({ e: 'forced', seat, answer });
}

/** What an amount of damage consists of, for the ledger entry of an effect at the head of a list. */
export function explained(
  game: Game,
  { context, because, list }: EffectsFrame,
  amount: Amount,
): { readonly why?: readonly AmountPart[] } {
  const why = partsOfAmount(game, context, amount, symbolsBehind(because, list.length));
  return why === undefined ? {} : { why };
}

/** The source that ledger entries of a list carry. */
export function ledgerSource({ context: { source, owner } }: EffectsFrame): LedgerSource {
  return { kind: source.kind === 'setup' ? 'ability' : source.kind, id: source.id, seat: owner };
}
