/** Preventing, avoiding and returning damage; making an Attack undefendable. */
import { openLedger } from '../damage/open-ledger.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { ledgerSource } from './deal.ts';
import { amountOf, seatsMeant } from './evaluate.ts';

/** A fixed prevention counts in step 2, a half in step 3 (rule: prevent-damage, multiply-divide). */
export function runPrevent(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'prevent' }>,
): 'done' {
  const ledger = openLedger(game);
  if (!ledger) return 'done';
  const source = ledgerSource(frame);
  for (const to of seatsMeant(game, frame.context, effect.who)) {
    if (effect.amount === 'half') ledger.push({ entry: 'halve', to, source });
    else if (effect.amount === 'all') ledger.push({ entry: 'avoid', to, source });
    else {
      const amount = amountOf(game, frame.context, effect.amount);
      if (amount <= 0) continue;
      ledger.push({ entry: 'prevent', to, amount, source });
      game.events.push({ e: 'damage-prevented', seat: to, amount, source: source.id });
      continue;
    }
    game.events.push({ e: 'damage-prevented', seat: to, amount: effect.amount, source: source.id });
  }
  return 'done';
}

/** None of the pooled damage is taken; other effects stay (rule: evasive). */
export function runAvoid(game: Game, frame: EffectsFrame, effect: Extract<Effect, { do: 'avoid' }>): 'done' {
  const ledger = openLedger(game);
  const source = ledgerSource(frame);
  for (const to of seatsMeant(game, frame.context, effect.who)) {
    ledger?.push({ entry: 'avoid', to, source });
    game.events.push({ e: 'damage-prevented', seat: to, amount: 'all', source: source.id });
  }
  return 'done';
}

/** Half of what comes to the owner goes to the attacker (rule: retribution). */
export function runReflectHalf(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'reflect-half' }>,
): 'done' {
  const ledger = openLedger(game);
  for (const to of seatsMeant(game, frame.context, effect.who)) {
    ledger?.push({ entry: 'reflect', to, of: frame.context.owner, source: ledgerSource(frame) });
  }
  return 'done';
}

/** The Attack becomes undefendable; too late once a defence was rolled (rule: undefendable-damage). */
export function runUndefendable(game: Game, frame: EffectsFrame): 'done' {
  const phase = game.lane.rollPhase;
  if (!phase || phase.defense?.rolled) return 'done';
  phase.undefendable = true;
  game.events.push({ e: 'undefendable', seat: frame.context.owner, source: frame.context.source.id });
  return 'done';
}
