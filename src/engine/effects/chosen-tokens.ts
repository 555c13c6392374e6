/** Removing or moving tokens that a player picks (rule: remove-status, transfer-status). */
import type { Action } from '../action.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import { type Game, seatOf, seatsFrom, tokenCount } from '../game.ts';
import { addTokens, firstToGo, removableTokens, removeTokens } from '../seat/tokens.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { seatsMeant } from './evaluate.ts';
import { mustPickAnew, openReply, picksAgain } from './removal-reply.ts';
import { ask, noteForced, type Step } from './step.ts';

type RemoveChosen = Extract<Effect, { do: 'remove-chosen' }>;
type TransferChosen = Extract<Effect, { do: 'transfer-chosen' }>;

export function runRemoveChosen(game: Game, frame: EffectsFrame, effect: RemoveChosen): Step {
  const [seat] = seatsMeant(game, frame.context, effect.who);
  if (seat === undefined) return 'done';
  if (frame.aim && !frame.aim.settled) return takeHold(game, frame, effect, seat);
  if (effect.count === 'all') {
    const named = removableTokens(game, seat, effect.filter);
    return openReply(game, frame, seat, named, effect.filter) ? 'wait' : takeHold(game, frame, effect, seat);
  }
  const candidates = pickable(game, frame, effect, seat);
  if (frame.picked.length >= effect.count || candidates.length === 0) {
    const named = frame.picked.map(String);
    return openReply(game, frame, seat, named, effect.filter) ? 'wait' : takeHold(game, frame, effect, seat);
  }
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) {
    noteForced(game, frame.context.owner, { type: 'choose', option: only });
    frame.picked.push(only);
    return runRemoveChosen(game, frame, effect);
  }
  return ask(game, frame, frame.context.owner, 'choose', { ask: 'status-to-remove' });
}

/** After any reply: removes what was named, or picks anew where that was spent (R89). */
function takeHold(game: Game, frame: EffectsFrame, effect: RemoveChosen, seat: number): Step {
  if (mustPickAnew(game, frame)) return picksAgain(game, frame, effect);
  delete frame.aim;
  if (effect.count === 'all') {
    for (const token of removableTokens(game, seat, effect.filter))
      removeTokens(game, seat, token, tokenCount(game, seat, token), 'removed');
  } else {
    for (const token of frame.picked) removeTokens(game, seat, String(token), 1, 'removed');
  }
  return 'done';
}

/** Candidates that were not picked as often as they are there. */
function pickable(game: Game, frame: EffectsFrame, effect: RemoveChosen, seat: number): string[] {
  return removableTokens(game, seat, effect.filter).filter(
    (token) => frame.picked.filter((other) => other === token).length < tokenCount(game, seat, token),
  );
}

export function legalRemoveChosen(game: Game, frame: EffectsFrame, effect: RemoveChosen): Action[] {
  const [seat] = seatsMeant(game, frame.context, effect.who);
  if (seat === undefined) return [];
  return pickable(game, frame, effect, seat).map((token) => ({ type: 'choose', option: token }));
}

export function answerRemoveChosen(
  game: Game,
  frame: EffectsFrame,
  effect: RemoveChosen,
  action: Action,
): Step {
  if (action.type !== 'choose' || typeof action.option !== 'string') return 'wait';
  frame.picked.push(action.option);
  return runRemoveChosen(game, frame, effect);
}

/** Players who have something that can be moved. */
export function transferSources(game: Game, effect: TransferChosen): number[] {
  return seatsFrom(game, 0).filter((seat) => removableTokens(game, seat, effect.filter).length > 0);
}

/**
 * Picked in order: from whom, to whom, which token; a single candidate is not asked for. Where the owner of
 * the token spends any in reply, all three are picked anew (R90, R91).
 */
export function runTransferChosen(game: Game, frame: EffectsFrame, effect: TransferChosen): Step {
  const [source, , named] = frame.picked;
  // Older versions marked a transfer that was answered by a fourth pick.
  if (typeof source === 'number' && typeof named === 'string' && frame.picked.length === 3) {
    if (openReply(game, frame, source, [named], effect.filter)) return 'wait';
    if (mustPickAnew(game, frame)) return [effect];
  }
  if (frame.picked.length >= 3) return finishTransfer(game, frame);
  const options = transferOptions(game, frame, effect);
  const [only] = options;
  if (only === undefined) {
    delete frame.aim;
    return 'done';
  }
  if (options.length === 1) {
    noteForced(game, frame.context.owner, transferAnswer(only));
    frame.picked.push(only);
    return runTransferChosen(game, frame, effect);
  }
  const owner = frame.context.owner;
  if (frame.picked.length === 0) return ask(game, frame, owner, 'target', { ask: 'status-from' });
  if (frame.picked.length === 1) return ask(game, frame, owner, 'target', { ask: 'status-to' });
  return ask(game, frame, owner, 'choose', { ask: 'status-to-move' });
}

function transferOptions(game: Game, frame: EffectsFrame, effect: TransferChosen): (string | number)[] {
  const [from] = frame.picked;
  if (typeof from !== 'number') return frame.aim ? seatsFrom(game, 0) : transferSources(game, effect);
  if (frame.picked.length === 1) return seatsFrom(game, 0).filter((seat) => seat !== from);
  return removableTokens(game, from, effect.filter);
}

function finishTransfer(game: Game, frame: EffectsFrame): 'done' {
  const [from, to, token] = frame.picked;
  delete frame.aim;
  if (typeof from !== 'number' || typeof to !== 'number' || typeof token !== 'string') return 'done';
  const by = seatOf(game, from).tokens[token]?.by ?? from;
  const first = firstToGo(game, from, token, frame.context.owner);
  if (removeTokens(game, from, token, 1, 'moved', first) === 0) return 'done';
  addTokens(game, to, token, 1, by);
  return 'done';
}

export function legalTransfers(game: Game, frame: EffectsFrame, effect: TransferChosen): Action[] {
  return transferOptions(game, frame, effect).map(transferAnswer);
}

function transferAnswer(option: string | number): Action {
  return typeof option === 'number' ? { type: 'target', player: option } : { type: 'choose', option };
}

export function answerTransfer(
  game: Game,
  frame: EffectsFrame,
  effect: TransferChosen,
  action: Action,
): Step {
  if (action.type === 'target') frame.picked.push(action.player);
  else if (action.type === 'choose') frame.picked.push(action.option);
  return runTransferChosen(game, frame, effect);
}

/**
 * The owner may stop one status effect: one that this Attack just placed, or else one still to come in this
 * roll phase, for which the owner is asked when it comes.
 */
export function runPreventStatus(game: Game, frame: EffectsFrame, effect: PreventStatus): Step {
  const seat = frame.context.owner;
  const tokens = preventable(game, seat);
  const [token, ...others] = tokens;
  if (token === undefined) return guardAgainstLater(game, seat, effect.count - frame.picked.length);
  if (frame.picked.length >= effect.count) return 'done';
  const isOnly = others.length === 0;
  return ask(game, frame, seat, 'choose', isOnly ? { ask: 'prevent', token } : { ask: 'status-to-prevent' });
}

type PreventStatus = Extract<Effect, { do: 'prevent-status' }>;

function guardAgainstLater(game: Game, seat: number, count: number): 'done' {
  const guards = game.lane.rollPhase?.statusGuards;
  if (guards && count > 0) guards[String(seat)] = (guards[String(seat)] ?? 0) + count;
  return 'done';
}

function preventable(game: Game, seat: number): string[] {
  const inflicted = game.lane.rollPhase?.inflicted ?? [];
  const tokens = inflicted.filter((entry) => entry.seat === seat && tokenCount(game, seat, entry.token) > 0);
  return [...new Set(tokens.map((entry) => entry.token))];
}

export function legalPreventStatus(game: Game, frame: EffectsFrame): Action[] {
  const tokens = preventable(game, frame.context.owner);
  const options = tokens.length === 1 ? ['yes', 'no'] : [...tokens, 'no'];
  return options.map((option) => ({ type: 'choose', option }));
}

export function answerPreventStatus(
  game: Game,
  frame: EffectsFrame,
  effect: PreventStatus,
  action: Action,
): Step {
  if (action.type !== 'choose' || typeof action.option !== 'string') return 'wait';
  const seat = frame.context.owner;
  if (action.option === 'no') return guardAgainstLater(game, seat, effect.count - frame.picked.length);
  const token = action.option === 'yes' ? preventable(game, seat)[0] : action.option;
  if (token === undefined) return 'done';
  // What is prevented is the token that was just placed.
  removeTokens(game, seat, token, 1, 'removed', 'newer');
  game.events.push({ e: 'status-prevented', seat, token });
  frame.picked.push(token);
  return frame.picked.length >= effect.count ? 'done' : runPreventStatus(game, frame, effect);
}
