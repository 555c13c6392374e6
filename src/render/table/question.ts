/**
 * The present question as the table may show it. What somebody may do because of what is in their hand is
 * left out here, once and for all: the public message is made from public facts only.
 */
import { type Action, deckOf, type GameView, isHero } from '../../engine/index.ts';
import type { TableAction } from '../action-words.ts';
import type { TablePlayer } from './players.ts';

export interface Question {
  readonly seat: number;
  readonly kind: NonNullable<GameView['pending']>['kind'];
  readonly moment: NonNullable<GameView['pending']>['moment'];
  /** What is asked, in the engine's words; null where the kind says it all. */
  readonly prompt: string | null;
  readonly source: string | null;
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
 * @param prompt the prompt as the asked seat's own view shows it
 * @returns null when nobody is asked
 */
export function questionOf(
  view: GameView,
  players: readonly TablePlayer[],
  legal: readonly Action[],
  prompt: string | null,
): Question | null {
  const { pending } = view;
  if (!pending) return null;
  const actions = legal.filter(isTableAction);
  const isPrivate = pending.kind === 'discard' || choosesCards(view, players, actions);
  const isHidden = (action: TableAction) =>
    action.type === 'play' || action.type === 'sell' || (isPrivate && action.type === 'choose');
  return {
    seat: pending.seat,
    kind: pending.kind,
    moment: pending.moment,
    prompt,
    source: pending.source,
    open: actions.filter((action) => !isHidden(action)),
    hidden: actions.filter(isHidden),
    isPrivate,
  };
}

function isTableAction(action: Action): action is TableAction {
  return action.type !== 'concede' && action.type !== 'set-orders';
}

/** Options that are cards of the asked seat's deck are cards of its hand; when in doubt they are secret. */
function choosesCards(
  view: GameView,
  players: readonly TablePlayer[],
  actions: readonly TableAction[],
): boolean {
  const seat = view.pending?.seat ?? 0;
  const heroId = players[seat]?.heroId ?? '';
  const deck: readonly string[] = isHero(heroId) ? deckOf(heroId) : [];
  const options = actions.flatMap((action) => (action.type === 'choose' ? [action.option] : []));
  if (view.pending?.kind !== 'choose' || options.length > (view.seats[seat]?.handCount ?? 0)) return false;
  return options.length > 0 && options.every((option) => deck.includes(String(option)));
}
