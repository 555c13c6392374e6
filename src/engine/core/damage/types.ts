/** The damage types of the rulebook as one table (rule: damage-chart). */
import type { DamageType } from '../../vocabulary/effect.ts';

/** What the rules allow against damage of one type. */
export interface DamageRules {
  /** A Defensive Ability may be used against it. */
  readonly defendable: boolean;
  /** Tokens and cards may prevent or avoid it. */
  readonly avoidable: boolean;
  /** Attack modifiers change it. */
  readonly modifiable: boolean;
  /** An ability that deals it is an Attack. */
  readonly attack: boolean;
}

/** The rules of each damage type. */
export const DAMAGE_TYPES: Readonly<Record<DamageType, DamageRules>> = {
  normal: { defendable: true, avoidable: true, modifiable: true, attack: true },
  undefendable: { defendable: false, avoidable: true, modifiable: true, attack: true },
  pure: { defendable: false, avoidable: true, modifiable: false, attack: true },
  collateral: { defendable: false, avoidable: true, modifiable: false, attack: false },
  // Modifiers only increase it; opponents, who would reduce it, are locked out (rule: ultimate-boost).
  ultimate: { defendable: false, avoidable: false, modifiable: true, attack: true },
  typeless: { defendable: false, avoidable: true, modifiable: false, attack: false },
};
