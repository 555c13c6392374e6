/**
 * Deals damage into the ledger that is open: that of the Roll Phase, or outside of one the pool of the present phase,
 * which lands at the phase's end (R8).
 */

import { targetAt } from '../core/attack.ts';
import { phaseWideAvoidances } from '../core/damage/ledger.ts';
import { pooledLedger } from '../core/damage/open-ledger.ts';
import { DAMAGE_TYPES } from '../core/damage/types.ts';
import type { Game } from '../core/game.ts';
import { areAllSureToFall } from '../evaluation/damage/sure-to-fall.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { accessOfAmount } from '../evaluation/order/footprint.ts';
import type { PredictionContext } from '../evaluation/prediction/prediction-context.ts';
import { leastAmount } from '../evaluation/prediction/prediction-context.ts';
import { seatsNamed, seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { Deal } from '../vocabulary/effects/damage.ts';
import { explained, ledgerSource } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const deal: EffectRule<Deal> = {
  do: 'deal',
  asksWhom: () => ({ ask: 'whom-to-damage' }),
  sameForAnyOwner: true,
  run: runDeal,
  // The damage of an activated ability enters the ledger before its target is known.
  neededToStart: ({ amount }) => amount,
  isDefendable: ({ type }) => DAMAGE_TYPES[type].defendable,
  makesAttack: ({ type, to }) => DAMAGE_TYPES[type].attack && to !== 'owner',
  touches(known, { amount }) {
    const { game } = known;
    // Once the Roll Phase's damage has landed, the damage of each list lands by itself.
    if (pooledLedger(game) === null && game.lane.rollPhase !== null) return 'everything';
    return [{ what: 'damage', seat: 'any', how: 'deal' }, ...accessOfAmount(known, amount)];
  },
  predict: predictDamage,
  isNeedless: (game, seat, { to }) => to === 'target' && areAllSureToFall(game, seat),
};

/** Whether this list is the ability that was activated in the roll phase. */
function isActivatedAbility(game: Game, frame: EffectsFrame): boolean {
  const phase = game.lane.rollPhase;
  return (
    phase !== null && frame.context.source.kind === 'ability' && phase.attack.attacker === frame.context.owner
  );
}

/** Recipients; null stands for an activated ability's target that is not known yet (rule: targeting-roll-phase). */
function recipientsOf(game: Game, frame: EffectsFrame, { to }: Deal): readonly (number | null)[] {
  if (to === 'target' && frame.stage === 'offense' && frame.context.target === null) return [null];
  return seatsOfWho(game, frame.context, to);
}

/** Adds the damage to the ledger. An amount of 0 adds nothing and is no Attack (rule: attack). */
function runDeal(game: Game, frame: EffectsFrame, effect: Deal): 'done' {
  const amount = amountOf(game, frame.context, effect.amount);
  if (amount <= 0) return 'done';
  const ledger = pooledLedger(game) ?? openPool(game, frame);
  const why = explained(game, frame, effect.amount);
  for (const to of recipientsOf(game, frame, effect)) {
    const aimed =
      DAMAGE_TYPES[effect.type].attack && (to === null || targetAt(game.lane.rollPhase, to) !== null);
    ledger.push({
      entry: 'damage',
      to,
      from: frame.context.owner,
      amount,
      type: effect.type,
      attack: aimed && ledger === game.lane.rollPhase?.ledger && isActivatedAbility(game, frame),
      locked: effect.locked ?? false,
      source: ledgerSource(frame),
      ...why,
    });
    game.events.push({
      e: 'damage-added',
      seat: frame.context.owner,
      amount,
      to,
      source: frame.context.source.id,
      ...why,
    });
  }
  return 'done';
}

/**
 * Opens a pool. Outside of a Roll Phase it lands at the end of the phase (rule: simultaneous-damage, R8). After the
 * damage of a Roll Phase has landed, it lands when its list is over.
 */
function openPool(game: Game, frame: EffectsFrame): LedgerEntry[] {
  const phase = game.lane.rollPhase;
  const pool: LedgerEntry[] = phase ? phaseWideAvoidances(phase.ledger) : [];
  game.lane.pool = pool;
  frame.landsPool = phase !== null;
  return pool;
}

function predictDamage(prediction: PredictionContext, effect: Deal): void {
  const { phase, context } = prediction;
  if (!DAMAGE_TYPES[effect.type].attack) return;
  const amount = leastAmount(prediction, effect.amount);
  // Damage to the target is an Attack even before the target is known (R51, R53).
  const { targets } = phase.attack;
  const meant = seatsNamed(prediction.game, prediction.context, effect.to);
  const attacked = targets.flatMap(({ seat }) => (meant.includes(seat) ? [seat] : []));
  const recipients = targets.length === 0 && effect.to === 'target' ? [null] : attacked;
  if (amount <= 0) return;
  for (const to of recipients) {
    prediction.damage.push({
      entry: 'damage',
      to,
      from: context.owner,
      amount,
      type: effect.type,
      attack: true,
      locked: effect.locked ?? false,
      source: { kind: 'ability', id: context.source.id, seat: context.owner },
    });
  }
}
