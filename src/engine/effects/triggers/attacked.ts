/**
 * The event `attacked`, for tokens that act when their holder is Attacked (rule: bounty). It occurs once per target, at
 * the start of the Defensive Roll Phase, whether or not the damage is prevented. A token that the ability places at
 * that time acts when it is placed (R195 to R201).
 */

import { targetAt } from '../../core/attack.ts';
import { attackBase } from '../../core/damage/attack.ts';
import { type Game, rollPhaseOf } from '../../core/game.ts';
import { attackLedger } from '../../evaluation/evaluate.ts';
import type { EffectsFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import { pushTriggers } from './dispatch.ts';

/** Raises `attacked` for every target that has damage of the Attack coming; its triggers run next. */
export function pushAttackedTriggers(game: Game): void {
  const { attack } = rollPhaseOf(game);
  const ledger = attackLedger(game);
  const attacked = attack.targets.filter(({ seat }) => attackBase(ledger, seat) > 0);
  pushTriggers(
    game,
    attacked.map(({ seat }) => ({ event: 'attacked', of: seat, target: attack.attacker })),
  );
}

/**
 * Raises `attacked` for one token that the activated ability has just placed on its target, after the tokens placed
 * before have acted. The token acts at once, so its effect stands even if the ability's Then removes it (R198, R200,
 * R201). Does nothing at other times.
 */
export function pushTriggersOfPlacedToken(
  game: Game,
  { context }: EffectsFrame,
  seat: Seat,
  token: string,
): void {
  const phase = game.lane.rollPhase;
  const defense = game.lane.stack.find((frame) => frame.k === 'phase' && frame.phase === 'defensive-roll');
  if (!phase || defense?.k !== 'phase' || defense.step !== 'attacked' || !targetAt(phase, seat)) return;
  if (context.source.kind !== 'ability' || context.source.id !== phase.activated?.ability) return;
  const { attacker } = phase.attack;
  if (context.owner === attacker && attackBase(attackLedger(game), seat) > 0) {
    pushTriggers(game, [{ event: 'attacked', of: seat, target: attacker }], [token]);
  }
}
