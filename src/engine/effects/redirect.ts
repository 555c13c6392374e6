/** Redirects damage that is about to land on the owner to a companion of theirs (rule: hero-huntress). */
import { dialOf } from '../core/damage/companion-dials.ts';
import { openLedger } from '../core/damage/open-ledger.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { Amount } from '../vocabulary/amount.ts';
import type { EffectRule } from './rule.ts';
import { ledgerSource } from './step.ts';

export interface Redirect {
  readonly do: 'redirect';
  /** The id of the companion. */
  readonly dial: string;
  readonly amount: Amount;
}

export const redirect: EffectRule<Redirect> = {
  do: 'redirect',
  run(game, frame, effect) {
    const ledger = openLedger(game);
    const to = frame.context.owner;
    const amount = amountOf(game, frame.context, effect.amount);
    if (ledger && amount > 0 && dialOf(game, to, effect.dial)) {
      ledger.push({ entry: 'redirect', to, dial: effect.dial, amount, source: ledgerSource(frame) });
    }
    return 'done';
  },
};

/** Allows the owner to split the damage that lands on them in this Roll Phase with a companion. */
export interface AllowSplit {
  readonly do: 'allow-split';
  readonly dial: string;
}

export const allowSplit: EffectRule<AllowSplit> = {
  do: 'allow-split',
  run(game, frame, { dial }) {
    const to = frame.context.owner;
    game.lane.rollPhase?.ledger.push({ entry: 'split', to, dial, source: ledgerSource(frame) });
    return 'done';
  },
};
