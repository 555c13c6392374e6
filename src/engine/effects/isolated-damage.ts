/** Deals damage that lands at once, separately from pooled damage (rule: isolated-damage). */

import { phaseWideAvoidances } from '../core/damage/ledger.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { IsolatedDamage } from '../vocabulary/effects/damage.ts';
import { explained, ledgerSource } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const isolatedDamage: EffectRule<IsolatedDamage> = {
  do: 'isolated-damage',
  asksWhom: () => ({ ask: 'whom-to-damage' }),
  /** The damage has a ledger of its own for preventions. As part of an Ultimate it cannot be prevented (R141). */
  run(game, frame, effect) {
    const { owner } = frame.context;
    const amount = amountOf(game, frame.context, effect.amount);
    const seats = seatsOfWho(game, frame.context, effect.to);
    if (amount <= 0 || seats.length === 0) return 'done';
    const phase = game.lane.rollPhase;
    const isOfUltimate = phase?.activated?.ultimate === true && phase.attack.attacker === owner;
    const source = ledgerSource(frame);
    const why = explained(game, frame, effect.amount);
    const isolated = seats.map((to): LedgerEntry => {
      const type = isOfUltimate ? 'ultimate' : 'undefendable';
      return { entry: 'damage', to, from: owner, amount, type, attack: false, locked: false, source, ...why };
    });
    if (phase) isolated.push(...phaseWideAvoidances(phase.ledger));
    frame.list = frame.list.slice(1);
    game.lane.stack.push({ k: 'landing', step: 'before', isolated });
    return 'wait';
  },
};
