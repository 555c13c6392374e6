/**
 * Places a token on players. A player who has a prevention left from this Roll Phase (`prevent-status`) is asked before
 * a status effect is placed.
 */

import type { Game } from '../core/game.ts';
import { type Conversion, conversionOf, turnIntoMomentum } from '../core/mission/conversion.ts';
import { tokenById } from '../core/registry.ts';
import { addTokens } from '../core/seat/tokens.ts';
import { paralyzePrevents } from '../core/standing/paralysed.ts';
import { amountOf, holdsNow } from '../evaluation/evaluate.ts';
import { accessOfGain } from '../evaluation/order/footprint.ts';
import { leastAmount } from '../evaluation/prediction/prediction-context.ts';
import { seatsNamed, seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { Inflict } from '../vocabulary/effects/tokens.ts';
import { changesNobody, isLost } from './parts/in-vain.ts';
import { ask, type Step, YES_OR_NO } from './parts/step.ts';
import type { EffectRule } from './rule.ts';
import { INFLICT_OR_MOMENTUM, isAskedToConvert } from './status-or-momentum.ts';
import { pushTriggersOfPlacedToken } from './triggers/attacked.ts';

export const inflict: EffectRule<Inflict> = {
  do: 'inflict',
  asksWhom: ({ token }) => ({ ask: 'who-gets', token }),
  run: runInflict,
  legal: (game) => (isAskedToConvert(game) ? [...INFLICT_OR_MOMENTUM] : YES_OR_NO),
  answer(game, frame, printed, action) {
    const effect = withActualToken(game, frame, printed);
    const seat = seatsOfWho(game, frame.context, effect.who)[recipientsDone(frame)];
    const phase = game.lane.rollPhase;
    if (action.type !== 'choose' || seat === undefined) return 'wait';
    if (action.option === 'inflict' || action.option === 'momentum') {
      frame.picked.push(action.option);
      return runInflict(game, frame, effect);
    }
    if (!phase) return 'wait';
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
  isInVain: (check, { who, token }) => changesNobody(check, who, (seat) => isLost(check, seat, token)),
  inflicts: ({ token }) => token,
  touches(known, effect) {
    // In a Roll Phase the recipient may be asked whether to prevent the token.
    return known.game.lane.rollPhase === null ? accessOfGain(known, effect) : 'everything';
  },
  predict(prediction, { token, count, who }) {
    for (const seat of seatsNamed(prediction.game, prediction.context, who)) {
      if (leastAmount(prediction, count) > 0) prediction.inflicted.push({ token, seat });
    }
  },
};

/** The effect with the token that is really placed: `comesAs` of a token may replace it (rule: time-bomb). */
function withActualToken(game: Game, { context }: EffectsFrame, effect: Inflict): Inflict {
  const { comesAs } = tokenById(effect.token);
  if (!comesAs || !holdsNow(game, context, comesAs.when)) return effect;
  return { ...effect, token: comesAs.token };
}

/** Handles the recipients one after another. */
function runInflict(game: Game, frame: EffectsFrame, printed: Inflict): Step {
  const effect = withActualToken(game, frame, printed);
  if (paralyzePrevents(game, frame.context, effect.token)) return 'done';
  const count = amountOf(game, frame.context, effect.count);
  const seats = seatsOfWho(game, frame.context, effect.who);
  for (const seat of seats.slice(recipientsDone(frame))) {
    const guards = game.lane.rollPhase?.statusGuards[String(seat)] ?? 0;
    if (guards > 0 && count > 0 && tokenById(effect.token).kind === 'negative') {
      return ask(game, frame, seat, 'choose', { ask: 'prevent', token: effect.token });
    }
    const decided = frame.picked.filter((picked) => typeof picked === 'string');
    const conversion = count > 0 ? conversionFor(game, frame, seat, effect.token) : 'placed';
    if (conversion === 'asked' && decided.length < count) {
      const prompt = { ask: 'status-or-momentum', token: effect.token } as const;
      return ask(game, frame, frame.context.owner, 'choose', prompt);
    }
    const kept = conversion === 'asked' ? decided.filter((picked) => picked === 'inflict').length : count;
    if (conversion === 'asked') turnIntoMomentum(game, frame.context.owner, count - kept);
    if (conversion === 'turned') turnIntoMomentum(game, frame.context.owner, count);
    if (conversion === 'placed' || conversion === 'asked') place(game, frame, seat, effect.token, kept);
    frame.picked = [...frame.picked.filter((picked) => typeof picked === 'number'), seat];
  }
  return 'done';
}

/** What becomes of the token. What a token itself brings back is no new choice (rule: powder-keg). */
function conversionFor(game: Game, { context }: EffectsFrame, seat: Seat, token: string): Conversion {
  const { source, owner } = context;
  if (source.kind === 'token' && source.id === token) return 'placed';
  return conversionOf(game, owner, seat, token);
}

/** Recipients handled so far. `picked` holds their seats, then the decisions about the current one as strings. */
function recipientsDone({ picked }: EffectsFrame): number {
  return picked.filter((entry) => typeof entry === 'number').length;
}

function place(game: Game, frame: EffectsFrame, seat: Seat, token: string, count: number): void {
  const added = addTokens(game, seat, token, count, frame.context.owner);
  const phase = game.lane.rollPhase;
  if (added === 0 || !phase || seat === frame.context.owner) return;
  phase.inflicted.push({ seat, token, count: added, by: frame.context.owner });
  pushTriggersOfPlacedToken(game, frame, seat, token);
}
