/** Ends of games that several modes share. */
import type { GameState, Outcome } from '../../model/state.ts';

/** The last team with a living seat wins. If all fall together, it is a draw (rule: draw-game). Otherwise null. */
export function lastTeamStanding(state: GameState): Outcome | null {
  const standing = new Set<number>();
  for (const seat of state.seats) if (!seat.defeated) standing.add(seat.team);
  if (standing.size === 0) return { kind: 'draw' };
  const [team] = standing;
  return standing.size === 1 && team !== undefined ? { kind: 'won', team, how: 'defeat' } : null;
}
