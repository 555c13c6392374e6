/**
 * What opponents' effects are about to take from a seat: known to everybody, as the cards and abilities are
 * open. Its owner may use it first (R90, R94, R98).
 */
import { contextsByTarget } from '../attack.ts';
import { foreseen } from '../effects/evaluate.ts';
import type { Taken, Taking } from '../effects/rule.ts';
import { ruleOf } from '../effects/rule-of.ts';
import type { WindowFrame } from '../frames/frame.ts';
import { type Game, roomFor } from '../game.ts';
import { legalSpends } from '../plays/spends.ts';
import { tokenById } from '../registry.ts';
import { areOpponents } from '../seat/relations.ts';
import type { Moment } from '../state.ts';
import type { Effect } from '../vocabulary/effect.ts';

/** What is taken from a seat when nobody acts in this window. */
export function aboutToBeTaken(game: Game, frame: WindowFrame, seat: number): ReadonlySet<Taken> {
  if (frame.moment === 'interruption') return takenByInterrupted(game, frame, seat);
  if (frame.moment === 'phase-start') return takenAtDefense(game, seat);
  return NOTHING;
}

const NOTHING: ReadonlySet<Taken> = new Set();

/** By the effects that the window interrupts. */
function takenByInterrupted(game: Game, frame: WindowFrame, seat: number): ReadonlySet<Taken> {
  const { stack } = game.lane;
  const below = stack[stack.lastIndexOf(frame) - 1];
  if (below?.k !== 'effects' || !areOpponents(game, below.context.owner, seat)) return NOTHING;
  const taken = new Set<Taken>();
  if (below.aim?.seat === seat && below.aim.tokens.some(isWorthKeeping)) taken.add('tokens');
  noteTaken({ game, seat, context: below.context, taken }, below.list);
  return taken;
}

/** By what waits for the start of the Defensive Roll Phase. */
function takenAtDefense(game: Game, seat: number): ReadonlySet<Taken> {
  const phase = game.lane.rollPhase;
  if (game.lane.turn.phase !== 'defensive-roll' || !phase) return NOTHING;
  if (!areOpponents(game, phase.attack.attacker, seat)) return NOTHING;
  const taken = new Set<Taken>();
  for (const { context, effects } of phase.waiting) {
    for (const each of contextsByTarget(phase, context)) {
      noteTaken({ game, seat, context: each, taken }, effects);
    }
  }
  return taken;
}

/** Nobody minds losing a negative status effect. */
function isWorthKeeping(token: string): boolean {
  return tokenById(token).kind !== 'negative';
}

/**
 * Whether the activated ability will bring its owner more of a token than fits while they could spend some first
 * (R51, R52). Only what is on the table counts: tokens, limits and what the ability is certain to do.
 */
export function losesOwnGain(game: Game, frame: WindowFrame, seat: number): boolean {
  if (game.lane.rollPhase?.attack.attacker !== seat || !MOMENTS_BEFORE_GAINS.includes(frame.moment))
    return false;
  return Object.entries(foreseen(game).gained).some(
    ([token, gained]) =>
      gained > 0 &&
      gained > roomFor(game, seat, token, seat) &&
      legalSpends(game, seat, frame.moment).some((spend) => spend.token === token),
  );
}

/** The windows in which an ability waits with what it brings. */
const MOMENTS_BEFORE_GAINS: readonly Moment[] = ['after-activation', 'at-then'];

/** Notes what a list takes from a seat, as far as that can be known before it is carried out. */
export function noteTaken(taking: Taking, effects: readonly Effect[]): void {
  for (const effect of effects) ruleOf(effect).takes?.(taking, effect);
}
