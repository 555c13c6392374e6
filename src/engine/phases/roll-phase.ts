/** The Roll Phase as a whole: its record, and what goes away when it concludes. */

import { aimAttack, newAttack } from '../attack.ts';

import type { SimultaneousEffects } from '../frames/frame.ts';
import { contextOf } from '../frames/push-effects.ts';
import { hooksOf, pushSimultaneous } from '../frames/simultaneous.ts';
import { type Game, rollPhaseOf, seatOf, seatsFrom, tokenCount } from '../game.ts';
import { tokenById } from '../registry.ts';
import { removeAllTokens } from '../seat/tokens.ts';
import type { RollPhase } from '../state.ts';

/** Roll Attempts of an Offensive Roll Phase before anything changes them (rule: roll-attempt). */
export const ROLL_ATTEMPTS = 3;

export function newRollPhase(attacker: number, forcedTarget: number | null): RollPhase {
  const attack = newAttack(attacker);
  if (forcedTarget !== null) aimAttack(attack, [forcedTarget]);
  return {
    attack,
    targetingDie: null,
    forcedTarget,
    attemptsUsed: 0,
    attemptsMax: ROLL_ATTEMPTS,
    roll: null,
    announced: null,
    actions: 0,
    activated: null,
    context: null,
    waiting: [],
    afterDamage: [],
    inflicted: [],
    statusGuards: {},
    ledger: [],
    landed: null,
    rerollGrants: [],
    expiring: [],
  };
}

/**
 * Roll Attempts that the roller has in all: extra ones count, tokens held since the start take some away as
 * long as they lie there (rule: entangle).
 */
export function attemptsAllowed(game: Game, phase: RollPhase): number {
  let fewer = 0;
  for (const id of phase.expiring) {
    fewer += (tokenById(id).hooks?.fewerAttempts ?? 0) * tokenCount(game, phase.attack.attacker, id);
  }
  return Math.max(0, phase.attemptsMax - fewer);
}

/**
 * Tokens that act at the end of their holder's Roll Phase: each goes, then its effects come next, so that its
 * damage lands with the rest (rule: barbed-vine).
 * @returns whether any acted
 */
export function pushOffenseEndHooks(game: Game): boolean {
  const {
    attack: { attacker },
    expiring,
  } = rollPhaseOf(game);
  const acting: SimultaneousEffects[] = [];
  for (const id of expiring) {
    const effects = tokenById(id).hooks?.offenseEnd;
    const newest = seatOf(game, attacker).tokens[id]?.at(-1);
    if (!effects || !newest) continue;
    const context = contextOf(newest.by, { kind: 'token', id }, attacker);
    removeAllTokens(game, attacker, id, 'expired');
    acting.push({ list: effects, context: { ...context, holder: attacker }, whileHeld: false });
  }
  pushSimultaneous(game, acting);
  return acting.length > 0;
}

/** Tokens that leave at the conclusion, then those that act there (rule: conclusion-of-roll-phase). */
export function concludeRollPhase(game: Game): void {
  const phase = game.lane.rollPhase;
  if (!phase) return;
  for (const token of phase.expiring) {
    removeAllTokens(game, phase.attack.attacker, token, 'expired');
  }
  const hooks = seatsFrom(game, phase.attack.attacker).flatMap((seat) =>
    hooksOf(game, seat, 'rollPhaseEnd', Object.keys(seatOf(game, seat).tokens)),
  );
  pushSimultaneous(game, hooks);
}
