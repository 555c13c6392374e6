/** Questions of a Mission, of which several are open: whose comes next, and how those answer for whom no step speaks. */
import { type Action, type GameState, legalActions, type Pending } from '../../../src/engine/index.ts';

/** The question that a step of a seat looks at: its own, otherwise the first that is open. */
export function questionFor(state: GameState, seat: number | null): Pending | null {
  const open = state.lanes.flatMap(({ pending }) => (pending ? [pending] : []));
  return open.find((pending) => pending.seat === seat) ?? open[0] ?? null;
}

/**
 * What somebody does for whom no step speaks: stays where they are, enters at the first space, activates and defends
 * nothing, shares out to the first.
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
