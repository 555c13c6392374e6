/**
 * The present question as the table may show it. What somebody may do because of what is in their hand is
 * left out here, once and for all: the public message is made from public facts only.
 */

import type { Effect } from '../../engine/definitions.ts';
import { isAssist } from '../../engine/hosting.ts';
import type { Action, GameView, PendingView, Prompt } from '../../engine/index.ts';
import { ruleOf } from '../../engine/rules.ts';
import type { TableAction } from '../action-words.ts';

export interface Question {
  readonly seat: number;
  readonly kind: PendingView['kind'];
  readonly moment: PendingView['moment'];
  /** What is asked; null where the kind says it all. */
  readonly prompt: Prompt | null;
  readonly source: string | null;
  /** The effect that asks, where one does. */
  readonly effect: Effect | null;
  /** What everybody may know that the seat may do. */
  readonly open: readonly TableAction[];
  /** What only the seat itself may know: plays, sales and choices among its own cards. */
  readonly hidden: readonly TableAction[];
  /** The answer itself is secret: it is given in the hand panel. */
  readonly isPrivate: boolean;
}

/**
 * The question that a view shows, with the answers sorted into public and secret ones.
 * @param legal `legalActions` of the seat that is asked
 * @param asking `pending` of the asked seat's own view, for the words of the question; null when unknown
 * @returns null when nobody is asked
 */
export function questionOf(
  view: GameView,
  legal: readonly Action[],
  asking: PendingView | null,
): Question | null {
  const { pending } = view;
  if (!pending) return null;
  // What is done in the lane of a team-mate answers nothing here.
  const actions = legal.filter(isTableAction).filter((action) => !isAssist(action));
  const effect = asking?.effects?.list[0] ?? null;
  const isPrivate = pending.kind === 'discard' || (effect !== null && ruleOf(effect).isSecret === true);
  const isHidden = (action: TableAction) =>
    action.type === 'play' || action.type === 'sell' || (isPrivate && action.type === 'choose');
  return {
    seat: pending.seat,
    kind: pending.kind,
    moment: pending.moment,
    prompt: asking?.prompt ?? null,
    source: pending.source,
    effect,
    open: actions.filter((action) => !isHidden(action)),
    hidden: actions.filter(isHidden),
    isPrivate,
  };
}

/** Whether an action answers a question; the others are possible at any time and have buttons elsewhere. */
export function isTableAction(action: Action): action is TableAction {
  switch (action.type) {
    case 'concede':
    case 'set-orders':
    case 'hand-over':
    case 'take-over':
      return false;
    default:
      return true;
  }
}
