/**
 * For the rest of the roll phase the owner may re-roll one die of each roll of a name; a die re-rolled so is worth
 * more, noted as `reroll-bonus`.
 */
import type { Game } from '../game.ts';
import { foreseen } from './evaluate.ts';
import type { EffectRule } from './rule.ts';

export interface GrantReroll {
  readonly do: 'grant-reroll';
  /** The name of the rolls. */
  readonly of: string;
  readonly bonus: number;
}

export const grantReroll: EffectRule<GrantReroll> = {
  do: 'grant-reroll',
  isBenign: () => true,
  run(game, { context }, { of, bonus }) {
    game.lane.rollPhase?.rerollGrants.push({ seat: context.owner, of, bonus });
    return 'done';
  },
  fits: () => true,
  foresee(sight, { of, bonus }) {
    sight.rerolls.push({ of, bonus });
  },
};

/** Re-rolls granted to a seat, those of its activated ability from the activation on. */
export function rerollGrantsOf(game: Game, seat: number): readonly { of: string; bonus: number }[] {
  const phase = game.lane.rollPhase;
  if (!phase) return [];
  const granted = phase.rerollGrants.filter((grant) => grant.seat === seat);
  return phase.attack.attacker === seat ? [...granted, ...foreseen(game).rerolls] : granted;
}
