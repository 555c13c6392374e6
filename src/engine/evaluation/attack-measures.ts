/** Facts about the Attack of the Roll Phase, for amounts and conditions. */

import { aimedOrSoleTarget } from '../core/attack.ts';
import { attackBase, attackParts, typeNow } from '../core/damage/attack.ts';
import { isAvoided } from '../core/damage/ledger.ts';
import { isolatedLedger } from '../core/damage/open-ledger.ts';
import { type Game, heroAt } from '../core/game.ts';
import { ownAbility } from '../core/registry.ts';
import { areOpponents } from '../core/seat/relations.ts';
import type { EffectContext } from '../model/effect-context.ts';
import type { Seat } from '../model/ids.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { DamageType, Who } from '../vocabulary/amount.ts';
import { seatsOfWho } from './seats-of-who.ts';

/** Whether damage by the ability of an attacking opponent is in the ledger and not avoided (R24, R202). */
export function abilityDamageComes(game: Game, seat: Seat): boolean {
  const phase = game.lane.rollPhase;
  // A response to an ability applies to the pooled damage of the Roll Phase, never to isolated damage (R104).
  if (!phase || phase.landed !== null || !areTargetsFinal(game) || isolatedLedger(game)) return false;
  const { attacker } = phase.attack;
  if (!areOpponents(game, seat, attacker) || isAvoided(phase.ledger, seat)) return false;
  return phase.ledger.some(
    (entry) =>
      entry.entry === 'damage' &&
      entry.to === seat &&
      entry.from === attacker &&
      entry.amount > 0 &&
      entry.source.kind === 'ability',
  );
}

/** Whether the targets are final. Only from then on is anybody Attacked or has damage coming (R53, R99, R103). */
export function areTargetsFinal(game: Game): boolean {
  return game.lane.turn.phase === 'defensive-roll';
}

/** Damage that the Attack has dealt to the context's target; 0 before it has landed (rule: successfully-dealt). */
export function damageDealt(game: Game, context: EffectContext): number {
  const phase = game.lane.rollPhase;
  const target = aimedOrSoleTarget(phase, context.target);
  if (!phase?.landed || !target || attackBase(phase.ledger, target.seat) === 0) return 0;
  return phase.landed[String(target.seat)] ?? 0;
}

/**
 * The Attack's damage to the context's target before modifiers. It is defined before targets are known, too.
 * @param ledger the ledger of the Roll Phase with the damage that is certain to be added (`attackLedger`)
 */
export function attackBaseOnTarget(
  game: Game,
  context: EffectContext,
  ledger: readonly LedgerEntry[],
): number {
  const target = aimedOrSoleTarget(game.lane.rollPhase, context.target);
  const targets = target ? [target] : (game.lane.rollPhase?.attack.targets ?? []);
  // Without a target in the context, the user may still choose the target with the most damage.
  return Math.max(attackBase(ledger, null), ...targets.map(({ seat }) => attackBase(ledger, seat)));
}

/**
 * The damage types that the parts of the Attack have now; see `typeNow`.
 * @param ledger the ledger of the Roll Phase with the damage that is certain to be added (`attackLedger`)
 * @param on only parts on these seats; absent: all parts
 */
export function attackTypes(
  game: Game,
  context: EffectContext,
  ledger: readonly LedgerEntry[],
  on?: Who,
): DamageType[] {
  const parts =
    on === undefined
      ? attackParts(ledger)
      : seatsOfWho(game, context, on).flatMap((seat) => attackParts(ledger, seat));
  return parts.map((part) => typeNow(game.lane.rollPhase, part));
}

/** Whether an ability in this slot of a board has prevented damage to a seat in the current Roll Phase. */
export function isPreventedBy(game: Game, seat: Seat, slot: string): boolean {
  const ledger = game.lane.rollPhase?.ledger ?? [];
  return ledger.some(({ entry, to, source }) => {
    if (to !== seat || source.kind !== 'ability') return false;
    if (entry !== 'prevent' && entry !== 'halve' && entry !== 'avoid') return false;
    const hero = heroAt(game, source.seat);
    return hero !== null && ownAbility(hero.hero, source.id)?.slot === slot;
  });
}
