/** Avoids all damage that is coming. Other effects of the Attack still apply (rule: avoidable, evasive). */

import { openLedger } from '../core/damage/open-ledger.ts';
import type { Game } from '../core/game.ts';
import { isThreatened } from '../evaluation/damage/coming.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import { DAMAGE_MOMENTS } from '../model/moments.ts';
import type { Avoid } from '../vocabulary/effects/damage.ts';
import { ledgerSource } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const avoid: EffectRule<Avoid> = {
  do: 'avoid',
  run(game, frame, effect) {
    const ledgers = ledgersMeant(game, effect);
    const source = ledgerSource(frame);
    for (const to of seatsOfWho(game, frame.context, effect.who)) {
      for (const ledger of ledgers) {
        ledger.push({ entry: 'avoid', to, source, ...(effect.ofPhase ? { ofPhase: true } : {}) });
      }
      game.events.push({ e: 'damage-prevented', seat: to, amount: 'all', source: source.id });
    }
    return 'done';
  },
  madeFor: () => DAMAGE_MOMENTS,
  fits: isThreatened,
};

function ledgersMeant(game: Game, { ofPhase }: Avoid): Set<LedgerEntry[]> {
  const ledgers = new Set<LedgerEntry[]>();
  const open = openLedger(game);
  if (open) ledgers.add(open);
  if (ofPhase && game.lane.rollPhase) ledgers.add(game.lane.rollPhase.ledger);
  return ledgers;
}
