/** Places a token on somebody; who may still prevent a status effect in this roll phase is asked first. */
import { leastOf, seatsForeseen } from '../damage/foresight.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import { tokenById } from '../registry.ts';
import { addTokens } from '../seat/tokens.ts';
import type { Amount, Who } from '../vocabulary/amount.ts';
import { paidAsPlaced } from './attacked-hooks.ts';
import { amountOf, seatsMeant } from './evaluate.ts';
import { ofGain } from './footprint.ts';
import type { EffectRule } from './rule.ts';
import { ask, type Step, YES_OR_NO } from './step.ts';

export interface Inflict {
  readonly do: 'inflict';
  readonly token: string;
  readonly count: Amount;
  readonly who: Who;
}

export const inflict: EffectRule<Inflict> = {
  do: 'inflict',
  run: runInflict,
  legal: () => YES_OR_NO,
  answer(game, frame, effect, action) {
    const seat = seatsMeant(game, frame.context, effect.who)[frame.picked.length];
    const phase = game.lane.rollPhase;
    if (action.type !== 'choose' || seat === undefined || !phase) return 'wait';
    const count = amountOf(game, frame.context, effect.count);
    if (action.option === 'yes') {
      phase.statusGuards[String(seat)] = (phase.statusGuards[String(seat)] ?? 1) - 1;
      game.events.push({ e: 'status-prevented', seat, token: effect.token });
      if (count > 1) place(game, frame, seat, effect.token, count - 1);
    } else {
      place(game, frame, seat, effect.token, count);
    }
    frame.picked.push(seat);
    return runInflict(game, frame, effect);
  },
  aimedAt: ({ who }) => who,
  concernsTokens: true,
  inflicts: ({ token }) => token,
  touches(known, effect) {
    // In a roll phase its recipient may prevent one of several.
    return known.game.lane.rollPhase === null ? ofGain(known, effect) : 'everything';
  },
  foresee(sight, { token, count, who }) {
    for (const seat of seatsForeseen(sight, who)) {
      if (leastOf(sight, count) > 0) sight.inflicted.push({ token, seat });
    }
  },
};

/** Several recipients are served one after another. */
function runInflict(game: Game, frame: EffectsFrame, effect: Inflict): Step {
  const count = amountOf(game, frame.context, effect.count);
  const seats = seatsMeant(game, frame.context, effect.who);
  for (const seat of seats.slice(frame.picked.length)) {
    const guards = game.lane.rollPhase?.statusGuards[String(seat)] ?? 0;
    if (guards > 0 && count > 0 && tokenById(effect.token).kind === 'negative') {
      return ask(game, frame, seat, 'choose', { ask: 'prevent', token: effect.token });
    }
    place(game, frame, seat, effect.token, count);
    frame.picked.push(seat);
  }
  return 'done';
}

function place(game: Game, frame: EffectsFrame, seat: number, token: string, count: number): void {
  const added = addTokens(game, seat, token, count, frame.context.owner);
  const phase = game.lane.rollPhase;
  if (added === 0 || !phase || seat === frame.context.owner) return;
  phase.inflicted.push({ seat, token, count: added, by: frame.context.owner });
  paidAsPlaced(game, frame, seat, token);
}
