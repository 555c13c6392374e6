/** None of the pooled damage is taken; other effects stay (rule: avoidable, evasive). */
import { openLedger } from '../damage/open-ledger.ts';
import { isThreatened, OF_DAMAGE } from '../plays/fitting.ts';
import type { Who } from '../vocabulary/amount.ts';
import { seatsMeant } from './evaluate.ts';
import type { EffectRule } from './rule.ts';
import { ledgerSource } from './step.ts';

export interface Avoid {
  readonly do: 'avoid';
  readonly who: Who;
}

export const avoid: EffectRule<Avoid> = {
  do: 'avoid',
  run(game, frame, effect) {
    const ledger = openLedger(game);
    const source = ledgerSource(frame);
    for (const to of seatsMeant(game, frame.context, effect.who)) {
      ledger?.push({ entry: 'avoid', to, source });
      game.events.push({ e: 'damage-prevented', seat: to, amount: 'all', source: source.id });
    }
    return 'done';
  },
  fits: (game, seat, _effect, moment) => OF_DAMAGE.includes(moment) && isThreatened(game, seat),
};
