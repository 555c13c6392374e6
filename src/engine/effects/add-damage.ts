/** An Attack modifier: adds damage of the Attack's type to the Attack (rule: attack-modifier, attack-modifier-type). */

import { aimedOrSoleTarget } from '../core/attack.ts';
import { attackAllows } from '../core/damage/attack.ts';
import { canLand } from '../evaluation/damage/coming.ts';
import { areAllSureToFall } from '../evaluation/damage/sure-to-fall.ts';
import { amountOf, attackLedger } from '../evaluation/evaluate.ts';
import { ownAttackModifiable } from '../evaluation/timing.ts';
import { DAMAGE_MOMENTS } from '../model/moments.ts';
import type { AddDamage } from '../vocabulary/effects/damage.ts';
import { explained, ledgerSource } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const addDamage: EffectRule<AddDamage> = {
  do: 'add-damage',
  /** Does nothing without an Attack that can be modified. */
  run(game, frame, effect) {
    const phase = game.lane.rollPhase;
    const amount = amountOf(game, frame.context, effect.amount);
    frame.context.notes.added = (frame.context.notes.added ?? 0) + amount;
    if (!phase || phase.landed || amount === 0) return 'done';
    const to = aimedOrSoleTarget(phase, frame.context.target)?.seat ?? null;
    if (!attackAllows(attackLedger(game), 'modifiable', to)) return 'done';
    const why = explained(game, frame, effect.amount);
    phase.ledger.push({ entry: 'add', to, amount, source: ledgerSource(frame), ...why });
    game.events.push({
      e: 'damage-added',
      seat: frame.context.owner,
      amount,
      to,
      source: frame.context.source.id,
      ...why,
    });
    return 'done';
  },
  worksOnAttack: () => true,
  unmet: (game, seat) => (ownAttackModifiable(game, seat) ? null : (say) => say.ownAttack),
  isInVain: ({ game }) => !canLand(game),
  isNeedless: areAllSureToFall,
  madeFor: () => DAMAGE_MOMENTS,
  fits: canLand,
};
