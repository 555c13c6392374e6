/** The view of the activated ability and its Attack. All of it is public. */

import { attackBase, attackType } from '../core/damage/attack.ts';
import { type Game, heroSeatOf } from '../core/game.ts';
import { enemyAttackById } from '../core/mission/board.ts';
import { abilityOf } from '../core/registry.ts';
import { isBenign } from '../effects/lists/harm.ts';
import { attackLedger } from '../evaluation/evaluate.ts';
import type { Seat } from '../model/ids.ts';
import type { ActivatedAbility } from '../model/state.ts';
import type { DamageType, Effect } from '../vocabulary/effect.ts';

/** The Attack on one of its targets. */
export interface TargetView {
  readonly seat: Seat;
  /** An effect has made the Attack on this target undefendable. */
  readonly undefendable: boolean;
  /** The name of the Defensive Ability that was used; null if none was. */
  readonly defense: string | null;
}

/** The activated ability and its Attack. */
export interface AttackView {
  readonly attacker: Seat;
  /** In turn order; empty until targets are found. `GameView.sums` has the damage to each. */
  readonly targets: readonly TargetView[];
  /** The seat of the target whose defence runs, or was the last. */
  readonly defending: number | null;
  readonly ability: string;
  readonly name: string;
  readonly type: DamageType | null;
  /** Damage before modifiers; if it differs between targets, the highest. */
  readonly base: number;
  readonly ultimate: boolean;
  /** Effects have made the Attack undefendable for all targets. */
  readonly undefendable: boolean;
  /** The ability neither harms another player nor takes anything: its targets lose nothing by it. */
  readonly benign: boolean;
  readonly landed: boolean;
}

/** Returns the view of the Attack in the current Roll Phase; null before an ability is activated. */
export function attackView(game: Game): AttackView | null {
  const phase = game.lane.rollPhase;
  if (!phase?.activated) return null;
  const { attacker, targets, defending, undefendable } = phase.attack;
  const ledger = attackLedger(game);
  const aims = targets.length === 0 ? [null] : targets.map(({ seat }) => seat);
  return {
    attacker,
    targets: targets.map((target) => ({
      seat: target.seat,
      undefendable: target.undefendable,
      defense: target.defense
        ? abilityOf(heroSeatOf(game, target.seat).hero, target.defense.ability).name
        : null,
    })),
    defending,
    ability: phase.activated.ability,
    name: variantName(game, attacker, phase.activated),
    type: attackType(ledger, aims[0] ?? null),
    base: Math.max(...aims.map((seat) => attackBase(ledger, seat))),
    ultimate: phase.activated.ultimate,
    undefendable: targets.length === 0 ? undefendable : targets.every((target) => target.undefendable),
    benign: isBenign(activatedEffects(game, attacker, phase.activated)),
    landed: phase.landed !== null,
  };
}

function activatedEffects(game: Game, seat: Seat, { ability, variant }: ActivatedAbility): readonly Effect[] {
  const attack = enemyAttackById(game, seat, variant);
  if (attack) return attack.effects;
  const { variants } = abilityOf(heroSeatOf(game, seat).hero, ability);
  return variants.find(({ id }) => id === variant)?.effects ?? [];
}

function variantName(game: Game, seat: Seat, { ability, variant }: ActivatedAbility): string {
  const attack = enemyAttackById(game, seat, variant);
  if (attack) return attack.name;
  const { variants, name } = abilityOf(heroSeatOf(game, seat).hero, ability);
  return variants.find(({ id }) => id === variant)?.name ?? name;
}
