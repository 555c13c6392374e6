/** Selects the hints for each kind of question, in the first turns of a game; a Mission has hints of its own. */
import type { GameView, Seat } from '../../engine/index.ts';

export const HINT_IDS = [
  'main',
  'dice',
  'attacked',
  'answer',
  'second-main',
  'mission-move',
  'mission-momentum',
  'mission-allies',
  'mission-range',
  'mission-clock',
] as const;
export type HintId = (typeof HINT_IDS)[number];

/** The number of turns of each player in which hints are given. */
const TURNS = 2;

/** The number of rounds of a Mission in which hints are given. */
const ROUNDS = 3;

/** The hints for the person's current question, the most important first: the first one that is new is shown. */
export function hintsAt(view: GameView, seat: Seat): readonly HintId[] {
  if (view.mission) return missionHints(view, seat);
  const hint = duelHint(view, seat);
  return hint === null ? [] : [hint];
}

function missionHints({ mission, pending, turn }: GameView, seat: Seat): readonly HintId[] {
  if (pending?.seat !== seat || mission === null || mission.side > 0 || mission.round > ROUNDS) return [];
  switch (pending.kind) {
    case 'move':
      return ['mission-move'];
    case 'main':
      return turn.phase === 'main-1' ? ['mission-momentum', 'mission-allies'] : ['mission-clock'];
    case 'roll':
    case 'target':
      return ['mission-range'];
    default:
      return [];
  }
}

function duelHint({ pending, turn, seats, rolls }: GameView, seat: Seat): HintId | null {
  if (pending?.seat !== seat || turn.number > TURNS * seats.length) return null;
  switch (pending.kind) {
    case 'main':
      return turn.phase === 'main-1' ? 'main' : 'second-main';
    case 'roll':
      return rolls.length === 0 ? null : 'dice';
    case 'defend':
      return 'attacked';
    case 'window':
      return pending.plans.some((plan) => plan.do === 'defend') ? 'attacked' : 'answer';
    default:
      return null;
  }
}
