/**
 * Takes fallen seats out of wherever the game stands (rule: defeat): out of windows and questions, out of what
 * they had begun, out of their own turn. What is left goes on in the right place. An Attack that was activated
 * still lands, also when its attacker has fallen meanwhile (R113).
 */
import type { Action } from './action.ts';
import type { Frame, WindowFrame } from './frames/frame.ts';
import { pushSimultaneous } from './frames/simultaneous.ts';
import { type Game, seatOf } from './game.ts';
import { clearFigure } from './missions/fall.ts';
import type { RollPhase } from './state.ts';
import { setOffByTokensOf } from './triggers/dispatch.ts';

/** Unwinds every seat that fell since the last step of the interpreter. */
export function unwindFallen(game: Game): void {
  if (game.fallen.length === 0) return;
  for (const seat of game.fallen.splice(0)) {
    const last = setOffByTokensOf(game, { event: 'defeat', of: seat });
    // What lay on the fallen player goes; what they placed on others stays (rule: status-of-defeated-player).
    seatOf(game, seat).tokens = {};
    const isFigure = seatOf(game, seat).kind === 'enemy';
    if (isFigure) clearFigure(game, seat);
    for (const lane of game.state.lanes) {
      if (isFigure || lane.seats.includes(seat)) unwind({ ...game, lane }, seat);
    }
    if (last.length > 0 && !game.state.outcome) pushSimultaneous(game, last);
  }
}

function unwind(game: Game, seat: number): void {
  const { lane } = game;
  const { turn } = lane;
  turn.extraOffense = turn.extraOffense.filter(({ by, target }) => by !== seat && target !== seat);
  if (lane.rollPhase) {
    if (isDefending(lane.rollPhase, seat)) leaveDefense(game);
    leaveRollPhase(lane.rollPhase, seat);
  }
  if (lane.pool) lane.pool = lane.pool.filter(({ to }) => to !== seat);
  if (turn.active === seat) endTurnOf(game, seat);
  lane.stack = lane.stack.filter((frame) => survives(game, frame, seat));
  if (lane.pending?.seat === seat) lane.pending = null;
}

/** Nothing lands on a fallen target any more, and nobody defends in its place. What has landed stays told. */
function leaveRollPhase(phase: RollPhase, seat: number): void {
  if (phase.context?.target === seat) phase.context.target = null;
  if (phase.landed !== null) return;
  const { attack } = phase;
  phase.ledger = phase.ledger.filter(({ to }) => to !== seat);
  attack.targets = attack.targets.filter((target) => target.seat !== seat);
  if (attack.defending === seat) attack.defending = null;
}

function isDefending({ attack, landed }: RollPhase, seat: number): boolean {
  return landed === null && attack.defending === seat;
}

/** The dice of the fallen defender go: nobody is asked about them any more. */
function leaveDefense(game: Game): void {
  const { lane } = game;
  lane.stack = lane.stack.filter((frame) => frame.k !== 'window' || frame.moment !== 'after-defense-roll');
  const asksForDice = lane.pending?.kind === 'alter' || lane.pending?.kind === 'reroll';
  // What asks finds out by itself that the dice are gone.
  if (asksForDice || lane.pending?.moment === 'after-defense-roll') lane.pending = null;
}

/** The turn is over after the Attack that is under way, or at once. */
function endTurnOf(game: Game, seat: number): void {
  const { lane } = game;
  const [turn] = lane.stack;
  if (turn?.k !== 'turn') return;
  turn.next = 'pass-on';
  if (lane.rollPhase?.attack.attacker === seat && lane.rollPhase.activated) return;
  lane.stack = [turn];
  lane.rollPhase = null;
  lane.pool = null;
}

/** Whether a frame goes on without the seat; windows go on among the others. */
function survives(game: Game, frame: Frame, seat: number): boolean {
  if (frame.k === 'window') return leaveWindow(frame, seat);
  if (frame.k === 'simultaneous') {
    // What their tokens do to others goes on (rule: status-of-defeated-player).
    frame.items = frame.items.filter(({ context, whileHeld }) => whileHeld || context.owner !== seat);
    return true;
  }
  if (frame.k === 'take') return frame.seat !== seat && frame.chooser !== seat;
  if (frame.k !== 'effects' || frame.context.owner !== seat) return true;
  return game.lane.rollPhase?.attack.attacker === seat && frame.context.source.kind === 'ability';
}

function leaveWindow(frame: WindowFrame, seat: number): boolean {
  const at = frame.order.indexOf(seat);
  if (at < 0) return true;
  frame.order.splice(at, 1);
  if (frame.order.length === 0) return false;
  if (at < frame.at) frame.at -= 1;
  frame.at %= frame.order.length;
  // Whoever is left has not answered what has just happened.
  frame.passes = 0;
  return true;
}

/** Answers that decline, in the order in which they are looked for. */
const DECLINES: readonly ((action: Action) => boolean)[] = [
  (action) => action.type === 'pass',
  (action) => action.type === 'no-defense' || action.type === 'no-ability',
  (action) => action.type === 'choose' && (action.option === 'no' || action.option === 'skip'),
];

/**
 * What is answered for a fallen seat whose Attack still resolves: it declines where it can, otherwise the first
 * of what is possible happens.
 * @param legal the answers to the question, at least one
 */
export function answerOfFallen(legal: readonly Action[]): Action | undefined {
  for (const declines of DECLINES) {
    const found = legal.find(declines);
    if (found) return found;
  }
  return legal[0];
}
