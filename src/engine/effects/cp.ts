/** Combat points (CP) gained and lost, between 0 and the cap (rule: cp-cap). */

import { cpOf, type Game } from '../core/game.ts';
import { CP_CAP, changeCp } from '../core/seat/combat-points.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { Footprint, FootprintContext } from '../evaluation/foresight.ts';
import { accessOfAmount, accessSeatOf, isNeverNegative } from '../evaluation/order/footprint.ts';
import { leastAmount } from '../evaluation/prediction/prediction-context.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { GainCp, LoseCp } from '../vocabulary/effects/health-and-cp.ts';
import type { InVainCheck } from './occasion.ts';
import { changesNobody } from './parts/in-vain.ts';
import type { EffectRule } from './rule.ts';

export const gainCp: EffectRule<GainCp> = {
  do: 'cp',
  isBenign: () => true,
  sameForAnyOwner: true,
  run: (game, frame, effect) => change(game, frame, effect, 1),
  isInVain: (check, { who }) => changesNobody(check, who, (seat) => cpLeft(check, seat) >= CP_CAP),
  touches: touchesCp,
  predict(prediction, { who, amount }) {
    if (who === 'owner') prediction.cp.gained += leastAmount(prediction, amount);
  },
};

export const loseCp: EffectRule<LoseCp> = {
  do: 'lose-cp',
  sameForAnyOwner: true,
  run: (game, frame, effect) => change(game, frame, effect, -1),
  aimedAt: ({ who }) => who,
  takes({ game, seat, context, taken }, { who, amount }) {
    if (cpOf(game, seat) === 0 || !seatsOfWho(game, context, who).includes(seat)) return;
    if (amountOf(game, context, amount) > 0) taken.add('cp');
  },
  touches: touchesCp,
};

/** The CP that a seat has when the list starts, after its price. */
function cpLeft({ game, seat: payer, price }: InVainCheck, seat: Seat): number {
  return cpOf(game, seat) - (seat === payer ? (price.cp ?? 0) : 0);
}

function change(game: Game, { context }: EffectsFrame, effect: GainCp | LoseCp, sign: 1 | -1): 'done' {
  const amount = amountOf(game, context, effect.amount);
  for (const seat of seatsOfWho(game, context, effect.who)) changeCp(game, seat, sign * amount);
  return 'done';
}

function touchesCp(known: FootprintContext, effect: GainCp | LoseCp): Footprint {
  const how = isNeverNegative(effect.amount) ? effect.do : 'change';
  return [
    { what: 'cp', seat: accessSeatOf(known, effect.who), how },
    ...accessOfAmount(known, effect.amount),
  ];
}
