/**
 * The current question as the table may show it. Actions that depend on a hand are
 * left out here, so the public message is made from public facts only.
 */

import type { Effect } from '../../engine/definitions.ts';
import { isAssist } from '../../engine/hosting.ts';
import type { Action, GameView, PendingView, Prompt, Seat } from '../../engine/index.ts';
import { ruleOf } from '../../engine/rules.ts';
import type { TableAction } from '../action-code.ts';

export interface Question {
  readonly seat: Seat;
  readonly kind: PendingView['kind'];
  readonly moment: PendingView['moment'];
  /** The prompt; null if the kind is enough. */
  readonly prompt: Prompt | null;
  readonly source: string | null;
  /** The effect that asks, if any. */
  readonly effect: Effect | null;
  /** The effect that follows it in its list, if any. */
  readonly next?: Effect | null;
  /** The actions that are public. */
  readonly open: readonly TableAction[];
  /** The actions that only the seat may know: plays, sales and choices among its own cards. */
  readonly hidden: readonly TableAction[];
  /** The answer itself is secret: it is given in the hand panel. */
  readonly isPrivate: boolean;
}

/**
 * The question in a view, with the answers divided into public and secret ones.
 * @param legal `legalActions` of the seat that is asked
 * @param asking `pending` of the asked seat's own view, for the text of the question; null when unknown
 * @returns null when nobody is asked
 */
export function questionOf(
  view: GameView,
  legal: readonly Action[],
  asking: PendingView | null,
): Question | null {
  const { pending } = view;
  if (!pending) return null;
  // An action in the lane of a team-mate does not answer this question.
  const actions = legal.filter(isTableAction).filter((action) => !isAssist(action));
  const [effect = null, next = null] = asking?.effects?.list ?? [];
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
    next,
    open: actions.filter((action) => !isHidden(action)),
    hidden: actions.filter(isHidden),
    isPrivate,
  };
}

/** Whether an action answers a question; other actions are always possible and have other buttons. */
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
