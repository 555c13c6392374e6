/** Selects the hint for each kind of question, in the first two turns of each player. */
import type { GameView } from '../../engine/index.ts';

export const HINT_IDS = ['main', 'dice', 'attacked', 'answer', 'second-main'] as const;
export type HintId = (typeof HINT_IDS)[number];

/** The number of turns of each player in which hints are given. */
const TURNS = 2;

/** The hint for the person's current question; null when there is none. */
export function hintAt(view: GameView, seat: number): HintId | null {
  const { pending, turn, seats } = view;
  if (pending?.seat !== seat || turn.number > TURNS * seats.length) return null;
  switch (pending.kind) {
    case 'main':
      return turn.phase === 'main-1' ? 'main' : 'second-main';
    case 'roll':
      return view.rolls.length === 0 ? null : 'dice';
    case 'defend':
      return 'attacked';
    case 'window':
      return pending.plans.some((plan) => plan.do === 'defend') ? 'attacked' : 'answer';
    default:
      return null;
  }
}
