/** What amounts and conditions ask about the Attack of the roll phase. */
import { targetMeant } from '../attack.ts';
import { attackBase, attackParts } from '../damage/attack.ts';
import { isAvoided, type LedgerEntry } from '../damage/ledger.ts';
import { isolatedLedger } from '../damage/open-ledger.ts';
import { type Game, heroAt } from '../game.ts';
import { ownAbility } from '../registry.ts';
import { areOpponents } from '../seat/relations.ts';
import type { EffectContext } from '../state.ts';
import type { DamageType, Who } from '../vocabulary/amount.ts';
import { seatsMeant } from './seats-meant.ts';

/** Damage that the ability of an attacking opponent has put into the sum, and that is not avoided yet (R24, R202). */
export function abilityDamageComes(game: Game, seat: number): boolean {
  const phase = game.lane.rollPhase;
  // Isolated damage lands by itself, apart from the sum that what answers an ability joins (R104).
  if (!phase || phase.landed !== null || !isTargeted(game) || isolatedLedger(game)) return false;
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

/** Targets are settled: only now is anybody being Attacked, or has damage coming (R53, R99, R103). */
export function isTargeted(game: Game): boolean {
  return game.lane.turn.phase === 'defensive-roll';
}

/** What the Attack of the roll phase really did to the target that is meant (rule: successfully-dealt). */
export function damageDealt(game: Game, context: EffectContext): number {
  const phase = game.lane.rollPhase;
  const target = targetMeant(phase, context.target);
  if (!phase?.landed || !target || attackBase(phase.ledger, target.seat) === 0) return 0;
  return phase.landed[String(target.seat)] ?? 0;
}

/**
 * The Attack on the target that is meant before modifiers, also while nobody is aimed at yet.
 * @param ledger of the roll phase, with what its Attack is certain to bring yet
 */
export function attackBaseMeant(game: Game, context: EffectContext, ledger: readonly LedgerEntry[]): number {
  const target = targetMeant(game.lane.rollPhase, context.target);
  const targets = target ? [target] : (game.lane.rollPhase?.attack.targets ?? []);
  // What is to be used on one of several may be used on the one that it fits best.
  return Math.max(attackBase(ledger, null), ...targets.map(({ seat }) => attackBase(ledger, seat)));
}

/**
 * The types of the parts of the Attack.
 * @param ledger of the roll phase, with what its Attack is certain to bring yet
 * @param on of the parts on those who are meant; without it of all
 */
export function attackTypes(
  game: Game,
  context: EffectContext,
  ledger: readonly LedgerEntry[],
  on?: Who,
): DamageType[] {
  if (on === undefined) return attackParts(ledger).map(({ type }) => type);
  return seatsMeant(game, context, on).flatMap((seat) => attackParts(ledger, seat).map(({ type }) => type));
}

/** Whether an ability on this place of a board has prevented damage to a seat in the roll phase under way. */
export function isPreventedBy(game: Game, seat: number, slot: string): boolean {
  const ledger = game.lane.rollPhase?.ledger ?? [];
  return ledger.some(({ entry, to, source }) => {
    if (to !== seat || source.kind !== 'ability') return false;
    if (entry !== 'prevent' && entry !== 'halve' && entry !== 'avoid') return false;
    const hero = heroAt(game, source.seat);
    return hero !== null && ownAbility(hero.hero, source.id)?.slot === slot;
  });
}
