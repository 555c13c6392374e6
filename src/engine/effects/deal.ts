/** Damage: into the open ledger, or at once where it is isolated. */

import { attackAllows } from '../damage/attack.ts';
import { checkDefeat, HEAL_CAP, lowerHealth } from '../damage/health.ts';
import type { LedgerEntry, LedgerSource } from '../damage/ledger.ts';
import { pooledLedger } from '../damage/open-ledger.ts';
import { DAMAGE_TYPES } from '../damage/types.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import { type Game, poolOf } from '../game.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { amountOf, attackLedger, seatsMeant } from './evaluate.ts';
import type { Step } from './step.ts';

export function ledgerSource(frame: EffectsFrame): LedgerSource {
  const { source, owner } = frame.context;
  return { kind: source.kind === 'setup' ? 'ability' : source.kind, id: source.id, seat: owner };
}

/** Whether this list is the ability that was activated in the roll phase. */
function isActivatedAbility(game: Game, frame: EffectsFrame): boolean {
  const phase = game.lane.rollPhase;
  return phase !== null && frame.context.source.kind === 'ability' && phase.attacker === frame.context.owner;
}

/** An activated ability deals to its target also before that one is known (rule: targeting-roll-phase). */
function recipientsOf(
  game: Game,
  frame: EffectsFrame,
  { to }: Extract<Effect, { do: 'deal' }>,
): readonly (number | null)[] {
  if (to === 'target' && frame.stage === 'offense' && frame.context.target === null) return [null];
  return seatsMeant(game, frame.context, to);
}

/** Adds a part of damage; an amount of 0 adds nothing and makes no Attack (rule: attack). */
export function runDeal(game: Game, frame: EffectsFrame, effect: Extract<Effect, { do: 'deal' }>): 'done' {
  const amount = amountOf(game, frame.context, effect.amount);
  if (amount <= 0) return 'done';
  const ledger = pooledLedger(game) ?? openPool(game, frame);
  for (const to of recipientsOf(game, frame, effect)) {
    const aimed = to === game.lane.rollPhase?.target && DAMAGE_TYPES[effect.type].attack;
    ledger.push({
      entry: 'damage',
      to,
      from: frame.context.owner,
      amount,
      type: effect.type,
      attack: aimed && ledger === game.lane.rollPhase?.ledger && isActivatedAbility(game, frame),
      locked: effect.locked ?? false,
      source: ledgerSource(frame),
    });
    game.events.push({
      e: 'damage-added',
      seat: frame.context.owner,
      amount,
      to,
      source: frame.context.source.id,
    });
  }
  return 'done';
}

/**
 * Damage outside a Roll Phase lands at the end of its phase (rule: simultaneous-damage, R8). What follows the
 * damage of a Roll Phase lands by itself when its list is over.
 */
function openPool(game: Game, frame: EffectsFrame): LedgerEntry[] {
  const pool: LedgerEntry[] = [];
  game.lane.pool = pool;
  frame.landsPool = game.lane.rollPhase !== null;
  return pool;
}

/** Attack modifier (rule: attack-modifier). Without an Attack that can be modified it is lost. */
export function runAddDamage(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'add-damage' }>,
): 'done' {
  const phase = game.lane.rollPhase;
  const amount = amountOf(game, frame.context, effect.amount);
  frame.context.notes.added = (frame.context.notes.added ?? 0) + amount;
  if (!phase || phase.landed || amount === 0) return 'done';
  if (!attackAllows(attackLedger(game), 'modifiable')) return 'done';
  phase.ledger.push({ entry: 'add', to: phase.target, amount, source: ledgerSource(frame) });
  game.events.push({
    e: 'damage-added',
    seat: frame.context.owner,
    amount,
    to: phase.target,
    source: frame.context.source.id,
  });
  return 'done';
}

/**
 * Lands at once as its own instance, apart from all pooled damage, and is prevented by itself
 * (rule: isolated-damage). In the course of an Ultimate it belongs to that: nothing prevents it (R141).
 */
export function runIsolatedDamage(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'isolated-damage' }>,
): Step {
  const { owner } = frame.context;
  const amount = amountOf(game, frame.context, effect.amount);
  const seats = seatsMeant(game, frame.context, effect.to);
  if (amount <= 0 || seats.length === 0) return 'done';
  const phase = game.lane.rollPhase;
  const isOfUltimate = phase?.activated?.ultimate === true && phase.attacker === owner;
  const source = ledgerSource(frame);
  const isolated = seats.map((to): LedgerEntry => {
    const type = isOfUltimate ? 'ultimate' : 'undefendable';
    return { entry: 'damage', to, from: owner, amount, type, attack: false, locked: false, source };
  });
  frame.list = frame.list.slice(1);
  game.lane.stack.push({ k: 'landing', step: 'before', isolated });
  return 'wait';
}

/**
 * Health moves from one to another at once: no damage, nothing prevents it (rule: steal, R109). At the thief's
 * cap the other loses it all the same (R111); who is brought to 0 falls before any pooled damage (R110).
 */
export function runStealHealth(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'steal-health' }>,
): 'done' {
  const amount = amountOf(game, frame.context, effect.amount);
  for (const from of seatsMeant(game, frame.context, effect.from)) {
    const stolen = Math.max(0, Math.min(amount, poolOf(game, from).health));
    lowerHealth(game, from, stolen);
    const own = poolOf(game, frame.context.owner);
    own.health = Math.max(own.health, Math.min(own.start + HEAL_CAP, own.health + stolen));
    game.events.push({ e: 'stole', seat: frame.context.owner, from, what: 'health', amount: stolen });
  }
  checkDefeat(game);
  return 'done';
}
