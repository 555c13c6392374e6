/** What effects have in common while they are carried out: what becomes of them, what they ask, where they come from. */
import type { Action } from '../action.ts';
import type { LedgerSource } from '../damage/ledger.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import type { Prompt } from '../prompts.ts';
import type { PendingKind } from '../state.ts';
import type { Who } from '../vocabulary/amount.ts';
import type { Effect } from '../vocabulary/effect.ts';

/**
 * What became of the effect at the head of a list: `done` drops it; `wait` leaves it there because a
 * question is open or another frame runs first; a list takes its place.
 */
export type Step = 'done' | 'wait' | readonly Effect[];

/** Asks a seat; the answer goes to the frame on top of the stack. */
export function ask(
  game: Game,
  frame: EffectsFrame,
  seat: number,
  kind: PendingKind,
  prompt: Prompt,
): 'wait' {
  game.lane.pending = { seat, kind, moment: null, prompt, source: frame.context.source.id };
  return 'wait';
}

export const YES_OR_NO: Action[] = [
  { type: 'choose', option: 'yes' },
  { type: 'choose', option: 'no' },
];

/** An effect that asks about one player, for several of them: once for each, one after another. */
export function oneByOne(who: Who, forChosen: Effect): Step {
  return [{ do: 'for-each', who, effects: [forChosen] }];
}

/** Says that a choice was made for a seat because it had one candidate. */
export function noteForced(game: Game, seat: number, answer: Action): void {
  game.events.push({ e: 'forced', seat, answer });
}

/** Under what a ledger keeps the entries of a list. */
export function ledgerSource({ context: { source, owner } }: EffectsFrame): LedgerSource {
  return { kind: source.kind === 'setup' ? 'ability' : source.kind, id: source.id, seat: owner };
}
