/** Selects among the open questions of a Mission, and answers for seats without a step. */
import { type Action, type GameState, legalActions, type Pending } from '../../../src/engine/index.ts';

/** The open question that a step refers to: that of its seat, otherwise the first. */
export function questionFor(state: GameState, seat: number | null): Pending | null {
  const open = state.lanes.flatMap(({ pending }) => (pending ? [pending] : []));
  return open.find((pending) => pending.seat === seat) ?? open[0] ?? null;
}

/**
 * The default action of a seat without a step: it does not move, enters at the first space, activates nothing, does
 * not defend, and gives everything to the first.
 */
export function declineInMission(state: GameState, { seat, kind }: Pending): Action | null {
  const legal = legalActions(state, seat);
  if (kind === 'move') {
    const at = state.mission?.heroes[seat]?.at;
    return legal.find((action) => action.type === 'move' && action.to === at) ?? legal[0] ?? null;
  }
  const declines = legal.find(
    (action) =>
      action.type === 'no-ability' ||
      action.type === 'no-defense' ||
      action.type === 'pass' ||
      (action.type === 'choose' && (action.option === 'skip' || action.option === 'no')),
  );
  return declines ?? legal[0] ?? null;
}
