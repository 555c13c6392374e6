/** Chooses the space where a hero ends its move, by reachable targets, effects of the space and enemy threats. */

import { boostById } from '../../../engine/definitions.ts';
import type { Action, GameView, Seat } from '../../../engine/index.ts';
import { spaceAt } from '../../../engine/rules.ts';
import { holds } from '../conditions.ts';
import { worthOfList } from '../effect-worth.ts';
import { type EvalContext, evalContextOf } from '../eval-context.ts';
import { PRICES } from '../prices.ts';
import { bestOf, type Situation } from '../situation.ts';
import { factsOf, seatAt, type TableFacts } from '../table-facts.ts';
import { type BoardFacts, movedTo } from './board-facts.ts';
import { standingOf } from './progress.ts';
import { withMission } from './table.ts';
import { attackable, usualDamage } from './targets.ts';
import { threatTo } from './threat.ts';

/** The worth of a face-down boost tile: a later gain, but it makes boss attacks worse. */
const FACE_DOWN = 0.5;
/**
 * What it is worth to leave a space to a team-mate who has chosen it: the team-mate need not come back and choose again.
 */
const COURTESY = 4;
/** The share of a figure's threat that is avoided when the hero defeats it first. */
const SPARED = 0.6;

/** Returns the best move; null without a Mission board or without moves. */
export function decideMove(
  { table, me, weighs }: Situation,
  legal: readonly Action[],
  random: () => number,
): Action | null {
  const scored = scoredMoves(table, me, legal);
  weighs?.(scored);
  return bestOf(scored, random)?.action ?? null;
}

/**
 * Returns the spaces that a hero may move to, the best first: by what the hero reaches from there, what lies there, and
 * what could hit there.
 * @param view any view of a Mission; only public facts are used
 * @param legal the legal actions of the seat
 */
export function bestSpaces(view: GameView, seat: Seat, legal: readonly Action[]): readonly string[] {
  return scoredMoves(withMission(factsOf(view), view, seat), seat, legal)
    .sort((a, b) => b.worth - a.worth)
    .map(({ action }) => action.to);
}

function scoredMoves(table: TableFacts, me: number, legal: readonly Action[]) {
  const { board } = table;
  if (!board) return [];
  const damage = usualDamage(table, me);
  return legal.flatMap((action) =>
    action.type === 'move' ? [{ action, worth: worthOfSpace(table, board, me, action.to, damage) }] : [],
  );
}

function worthOfSpace(
  before: TableFacts,
  board: BoardFacts,
  me: number,
  space: string,
  damage: number,
): number {
  const there = movedTo(board, me, [space]);
  const table = { ...before, board: there };
  const context = evalContextOf(table, PRICES, me, board.owner, { target: me });
  const left = worthOfExit(context, there, space);
  if (left !== null) return left;
  const isChosen = Object.entries(board.chosen).some(([seat, at]) => at === space && Number(seat) !== me);
  let worth =
    worthOfRules(context, there) + worthOfBoosts(table, me, there, space) - (isChosen ? COURTESY : 0);
  const [best] = attackable(table, there, me, damage);
  worth += best?.worth ?? 0;
  const { health } = seatAt(table, me);
  for (const figure of Object.keys(there.figures).map(Number)) {
    const threat = threatTo(table, PRICES, there, figure, me);
    const isFelled = best?.seat === figure && damage * SPARED >= seatAt(table, figure).health && health > 0;
    worth += isFelled ? threat * (1 - SPARED) : threat;
  }
  return worth;
}

/** Returns the worth of leaving the map from this space; null when the hero cannot leave there now. */
function worthOfExit(context: EvalContext, board: BoardFacts, space: string): number | null {
  const { exit } = board.side;
  if (!spaceAt(board.map, space).mark.exit) return null;
  if (exit && !holds({ ...context, target: null }, exit)) return null;
  return standingOf(context, { ...board, exited: board.exited + 1 }) - standingOf(context, board);
}

/** Returns the worth of the Mission side's rules that apply to a hero who ends its move there. */
function worthOfRules(context: EvalContext, { side }: BoardFacts): number {
  return (side.rules ?? []).reduce((sum, { on, do: effects }) => {
    if (on.event !== 'moved' || on.whose !== 'opponents' || (on.when && !holds(context, on.when))) return sum;
    return sum + worthOfList(context, effects);
  }, 0);
}

function worthOfBoosts(table: TableFacts, me: number, { tiles }: BoardFacts, space: string): number {
  return (tiles[space] ?? []).reduce((sum, { kind, id, faceDown }) => {
    if (kind !== 'boost') return sum;
    if (faceDown || id === null) return sum + FACE_DOWN;
    return sum + worthOfList(evalContextOf(table, PRICES, me, me), boostById(id).effects);
  }, 0);
}
