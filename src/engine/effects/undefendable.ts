/** Makes the Attack undefendable. It does nothing once a defense was rolled (rule: undefendable-damage). */

import { aimedOrSoleTarget } from '../core/attack.ts';
import { attackAllows, attackBase } from '../core/damage/attack.ts';
import type { Game } from '../core/game.ts';
import { mightBeDefended } from '../core/mission/enemy-tokens.ts';
import { attackLedger } from '../evaluation/evaluate.ts';
import { DAMAGE_MOMENTS, MOMENTS } from '../model/moments.ts';
import type { Undefendable } from '../vocabulary/effects/damage.ts';
import type { EffectRule } from './rule.ts';

const EXCEPT_DAMAGE = MOMENTS.filter((moment) => !DAMAGE_MOMENTS.includes(moment));

export const undefendable: EffectRule<Undefendable> = {
  do: 'undefendable',
  run(game, { context }, { on = 'target' }) {
    const phase = game.lane.rollPhase;
    if (!phase) return 'done';
    const target = aimedOrSoleTarget(phase, context[on]);
    const isKnown = phase.attack.targets.length > 0;
    if (target?.defense || (isKnown && !target)) return 'done';
    (target ?? phase.attack).undefendable = true;
    game.events.push({ e: 'undefendable', seat: phase.attack.attacker, source: context.source.id });
    return 'done';
  },
  worksOnAttack: ({ defense, undefendable }) => defense === null && !undefendable,
  isInVain: ({ game }) => !isStillDefendable(game),
  madeFor: () => EXCEPT_DAMAGE,
  fits: isStillDefendable,
};

/** Whether a defense against the Attack is still possible. */
function isStillDefendable(game: Game): boolean {
  return mightBeDefended(game) && !isUndefendable(game);
}

/**
 * Whether no target can defend: marked as undefendable, or all damage to it is of types without a defense. Before the
 * Targeting Roll the Attack has no targets, and is judged itself.
 */
function isUndefendable(game: Game): boolean {
  const attack = game.lane.rollPhase?.attack;
  if (!attack) return false;
  const ledger = attackLedger(game);
  const judged = attack.targets.length > 0 ? attack.targets : [{ ...attack, seat: null }];
  return judged.every(
    ({ seat, undefendable }) =>
      undefendable || (attackBase(ledger, seat) > 0 && !attackAllows(ledger, 'defendable', seat)),
  );
}
