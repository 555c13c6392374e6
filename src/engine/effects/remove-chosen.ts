/** Removes status effects that a player chooses: the owner of the effect, or who `ask` names (rule: remove-status). */

import { type Game, tokenCount } from '../core/game.ts';
import { removableTokens, removeAllTokens } from '../core/seat/tokens.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { Action } from '../model/action.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { RemoveChosen } from '../vocabulary/effects/tokens.ts';
import { deciderOf } from './parts/asking.ts';
import { isChosenByList, seatsBefore } from './parts/candidates.ts';
import { mustPickAnew, openReply, picksAgain } from './parts/removal-reply.ts';
import { ask, noteForced, oneByOne, type Step } from './parts/step.ts';
import { takeTokens } from './parts/take-tokens.ts';
import type { EffectRule } from './rule.ts';

export const removeChosen: EffectRule<RemoveChosen> = {
  do: 'remove-chosen',
  asksWhom: () => ({ ask: 'whose-status' }),
  run: runRemoveChosen,
  legal(game, frame, effect) {
    const [seat] = seatsOfWho(game, frame.context, effect.who);
    if (seat === undefined) return [];
    const tokens = pickable(game, frame, effect, seat).map(
      (token): Action => ({ type: 'choose', option: token }),
    );
    return effect.optional ? [...tokens, { type: 'choose', option: 'skip' }] : tokens;
  },
  answer(game, frame, effect, action) {
    if (action.type !== 'choose' || typeof action.option !== 'string') return 'wait';
    const [seat] = seatsOfWho(game, frame.context, effect.who);
    if (action.option === 'skip' && seat !== undefined) return takeNamed(game, frame, effect, seat);
    frame.picked.push(action.option);
    return runRemoveChosen(game, frame, effect);
  },
  unmet(game, seat, { who, filter }, { chosen, spent }) {
    if (isChosenByList(who)) return null;
    const seats = seatsBefore(game, seat, who, chosen);
    const isThere = seats.some((one) =>
      removableTokens(game, one, filter).some((token) => one !== seat || token !== spent),
    );
    return isThere ? null : (say) => say.noStatus;
  },
  couldAffect: (game, seat, { filter }, spent) =>
    removableTokens(game, seat, filter).some((token) => token !== spent),
  nobodyAffected: () => (say) => say.nobodyHasStatus,
  aimedAt: ({ who }) => who,
  isBenign: ({ who }) => who === 'owner',
  concernsTokens: true,
  opensReply: true,
};

function runRemoveChosen(game: Game, frame: EffectsFrame, effect: RemoveChosen): Step {
  const [seat, ...others] = seatsOfWho(game, frame.context, effect.who);
  if (seat === undefined) return 'done';
  if (others.length > 0) return oneByOne(effect.who, { ...effect, who: 'chosen' });
  if (frame.aim && !frame.aim.settled) return carryOut(game, frame, effect, seat);
  if (effect.count === 'all') {
    const named = removableTokens(game, seat, effect.filter);
    return openReply(game, frame, seat, named, effect.filter) ? 'wait' : carryOut(game, frame, effect, seat);
  }
  const candidates = pickable(game, frame, effect, seat);
  if (frame.picked.length >= effect.count || candidates.length === 0) {
    return takeNamed(game, frame, effect, seat);
  }
  const [only] = candidates;
  const decider = deciderOf(game, frame.context, effect);
  if (decider === null) return 'done';
  if (candidates.length === 1 && only !== undefined && !effect.optional) {
    noteForced(game, decider, { type: 'choose', option: only });
    frame.picked.push(only);
    return runRemoveChosen(game, frame, effect);
  }
  return ask(game, frame, decider, 'choose', { ask: 'status-to-remove' });
}

function takeNamed(game: Game, frame: EffectsFrame, effect: RemoveChosen, seat: Seat): Step {
  const named = frame.picked.map(String);
  if (named.length === 0) return 'done';
  return openReply(game, frame, seat, named, effect.filter) ? 'wait' : carryOut(game, frame, effect, seat);
}

/** Called after any reply: removes the chosen tokens, or chooses again if some of them were spent (R89). */
function carryOut(game: Game, frame: EffectsFrame, effect: RemoveChosen, seat: Seat): Step {
  if (mustPickAnew(game, frame)) return picksAgain(game, frame, effect);
  delete frame.aim;
  if (effect.count === 'all') {
    for (const token of removableTokens(game, seat, effect.filter))
      removeAllTokens(game, seat, token, 'removed');
    return 'done';
  }
  const named = frame.picked.map(String);
  for (const token of new Set(named)) {
    const count = named.filter((other) => other === token).length;
    takeTokens(game, {
      seat,
      token,
      count,
      how: 'removed',
      chooser: deciderOf(game, frame.context, effect) ?? frame.context.owner,
    });
  }
  return 'done';
}

/** Tokens of which the seat holds more than were chosen so far. */
function pickable(game: Game, frame: EffectsFrame, effect: RemoveChosen, seat: Seat): string[] {
  return removableTokens(game, seat, effect.filter).filter(
    (token) => frame.picked.filter((other) => other === token).length < tokenCount(game, seat, token),
  );
}
