/** Redirects damage that is about to land on the owner to a companion of theirs (rule: hero-huntress). */
import { dialOf } from '../core/damage/companion-dials.ts';
import { openLedger } from '../core/damage/open-ledger.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { AllowSplit, Redirect } from '../vocabulary/effects/damage.ts';
import { ledgerSource } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

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

export const allowSplit: EffectRule<AllowSplit> = {
  do: 'allow-split',
  run(game, frame, { dial }) {
    const to = frame.context.owner;
    game.lane.rollPhase?.ledger.push({ entry: 'split', to, dial, source: ledgerSource(frame) });
    return 'done';
  },
};
