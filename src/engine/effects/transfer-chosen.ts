/**
 * Moves a status effect from one player to another. One player chooses both players and the token: the owner of the
 * effect, or who `ask` names (rule: transfer-status).
 */

import { type Game, presentFrom } from '../core/game.ts';
import { holdsStatuses } from '../core/mission/conversion.ts';
import { movableTokens } from '../core/seat/tokens.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { Action } from '../model/action.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { Who } from '../vocabulary/amount.ts';
import type { TransferChosen } from '../vocabulary/effects/tokens.ts';
import { deciderOf } from './parts/asking.ts';
import { mustPickAnew, openReply } from './parts/removal-reply.ts';
import { ask, noteForced, type Step } from './parts/step.ts';
import { takeTokens } from './parts/take-tokens.ts';
import type { EffectRule } from './rule.ts';
import { INFLICT_OR_MOMENTUM, isAskedToConvert, settleMove } from './status-or-momentum.ts';

export const transferChosen: EffectRule<TransferChosen> = {
  do: 'transfer-chosen',
  run: runTransferChosen,
  legal: (game, frame, effect) =>
    isAskedToConvert(game)
      ? [...INFLICT_OR_MOMENTUM]
      : transferOptions(game, frame, effect).map(transferAnswer),
  answer(game, frame, effect, action) {
    if (action.type === 'target') frame.picked.push(action.player);
    else if (action.type === 'choose') frame.picked.push(action.option);
    return runTransferChosen(game, frame, effect);
  },
  aimedAt: ({ from, to }) => (from === 'target' || to === 'target' ? 'target' : 'owner'),
  unmet(game, seat, effect, { spent }) {
    const sources = transferSources(game, effect).filter((one) => effect.from !== 'owner' || one === seat);
    const isThere = sources.some((one) => {
      const movable = movableTokens(game, one, effect.filter);
      return one !== seat || movable.some((token) => token !== spent);
    });
    return isThere ? null : (say) => say.noStatusToMove;
  },
  concernsTokens: true,
  opensReply: true,
};

/** Players who hold a token that can be moved, whoever is named. */
function transferSources(game: Game, effect: TransferChosen): Seat[] {
  return presentFrom(game, 0).filter((seat) => movableTokens(game, seat, effect.filter).length > 0);
}

/** Those of some seats whom the effect names; all of them where it names nobody. */
function named(game: Game, { context }: EffectsFrame, who: Who | undefined, seats: readonly Seat[]): Seat[] {
  const meant = who === undefined ? null : seatsOfWho(game, context, who);
  return seats.filter((seat) => meant?.includes(seat) ?? true);
}

/**
 * Choices in order: from whom, to whom, which token. A single candidate is taken without asking. If the holder spends
 * tokens in reply, all three are chosen again (R90, R91).
 */
function runTransferChosen(game: Game, frame: EffectsFrame, effect: TransferChosen): Step {
  const [source, , named] = frame.picked;
  // A fourth entry comes from a saved game of an older version and marks a transfer whose reply is over.
  if (typeof source === 'number' && typeof named === 'string' && frame.picked.length === 3) {
    if (openReply(game, frame, source, [named], effect.filter)) return 'wait';
    if (mustPickAnew(game, frame)) return [effect];
  }
  const decider = deciderOf(game, frame.context, effect);
  if (frame.picked.length >= 3) return finishTransfer(game, frame, decider ?? frame.context.owner);
  const options = transferOptions(game, frame, effect);
  const [only] = options;
  if (only === undefined || decider === null) {
    delete frame.aim;
    return 'done';
  }
  if (options.length === 1) {
    noteForced(game, decider, transferAnswer(only));
    frame.picked.push(only);
    return runTransferChosen(game, frame, effect);
  }
  if (frame.picked.length === 0) return ask(game, frame, decider, 'target', { ask: 'status-from' });
  if (frame.picked.length === 1) return ask(game, frame, decider, 'target', { ask: 'status-to' });
  return ask(game, frame, decider, 'choose', { ask: 'status-to-move' });
}

function transferOptions(game: Game, frame: EffectsFrame, effect: TransferChosen): (string | number)[] {
  const [from] = frame.picked;
  if (typeof from !== 'number')
    return named(
      game,
      frame,
      effect.from,
      frame.aim ? presentFrom(game, 0) : movableFrom(game, frame, effect),
    );
  if (frame.picked.length === 1) return takers(game, frame, effect, from);
  return movableTokens(game, from, effect.filter);
}

/** Players from whom a token could go to one of those who are named. */
function movableFrom(game: Game, frame: EffectsFrame, effect: TransferChosen): Seat[] {
  const sources = transferSources(game, effect);
  // Where nobody is named, anybody else may take it.
  return effect.to === undefined
    ? sources
    : sources.filter((seat) => takers(game, frame, effect, seat).length > 0);
}

function takers(game: Game, frame: EffectsFrame, { to }: TransferChosen, from: Seat): Seat[] {
  const others = presentFrom(game, 0).filter((seat) => seat !== from && holdsStatuses(game, seat));
  return named(game, frame, to, others);
}

function finishTransfer(game: Game, frame: EffectsFrame, chooser: Seat): 'done' | 'wait' {
  const [from, to, token] = frame.picked;
  delete frame.aim;
  if (typeof from !== 'number' || typeof to !== 'number' || typeof token !== 'string') return 'done';
  const move = settleMove(game, frame, chooser, to, token);
  if (move === 'waits') return 'wait';
  if (move === 'place') takeTokens(game, { seat: from, token, count: 1, how: 'moved', chooser, to });
  if (move === 'take') takeTokens(game, { seat: from, token, count: 1, how: 'removed', chooser });
  return 'done';
}

function transferAnswer(option: string | number): Action {
  return typeof option === 'number' ? { type: 'target', player: option } : { type: 'choose', option };
}
