/**
 * For the rest of the Roll Phase the owner may re-roll one die of each `roll` effect with this `rerollsFor` name. The
 * bonus is stored as the number `reroll-bonus` if that re-roll was the last one (rule: hero-gunslinger).
 */

import { type Game, heroOf, tokenCount } from '../core/game.ts';
import { predicted } from '../evaluation/evaluate.ts';
import type { Seat } from '../model/ids.ts';
import { DAMAGE_MOMENTS } from '../model/moments.ts';
import type { GrantReroll } from '../vocabulary/effects/dice.ts';
import type { EffectRule } from './rule.ts';

export const grantReroll: EffectRule<GrantReroll> = {
  do: 'grant-reroll',
  isBenign: () => true,
  run(game, { context }, { of, bonus }) {
    game.lane.rollPhase?.rerollGrants.push({ seat: context.owner, of, bonus });
    return 'done';
  },
  // Rolls that add to an Attack are made after the defense roll.
  madeFor: () => DAMAGE_MOMENTS,
  fits: mayComeToRoll,
  isInVain: ({ game, seat }, effect) => !mayComeToRoll(game, seat, effect),
  predict(prediction, { of, bonus }) {
    prediction.rerolls.push({ of, bonus });
  },
};

/** Whether the seat may still make such a roll. If its own tokens make these rolls, it must hold one. */
function mayComeToRoll(game: Game, seat: Seat, { of }: GrantReroll): boolean {
  const tokens = heroOf(game, seat).tokens.filter(({ spends = [] }) =>
    spends.some(({ effects }) => effects.some((effect) => effect.do === 'roll' && effect.rerollsFor === of)),
  );
  return tokens.length === 0 || tokens.some(({ id }) => tokenCount(game, seat, id) > 0);
}

/** Re-rolls granted to a seat in this Roll Phase, including those that its activated ability is certain to grant. */
export function rerollGrantsOf(game: Game, seat: Seat): readonly { of: string; bonus: number }[] {
  const phase = game.lane.rollPhase;
  if (!phase) return [];
  const granted = phase.rerollGrants.filter((grant) => grant.seat === seat);
  return phase.attack.attacker === seat ? [...granted, ...predicted(game).rerolls] : granted;
}
