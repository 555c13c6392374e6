/** Chooses several players in order, whom later effects call `picked`. */

import type { Game } from '../core/game.ts';
import { relatedTo } from '../core/seat/relations.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { ChoosePlayers } from '../vocabulary/effects/timing.ts';
import { deciderOf } from './parts/asking.ts';
import {
  effectAfterChoice,
  excludedSeats,
  noCandidateRefusal,
  playerCandidates,
  promptFor,
  seatsBefore,
} from './parts/candidates.ts';
import { ask, noteForced, type Step } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

/** Bounds the number of questions that one effect can ask. */
const MOST_NAMED = 12;

export const choosePlayers: EffectRule<ChoosePlayers> = {
  do: 'choose-players',
  isBenign: () => true,
  storesResult: true,
  run: runChoosePlayers,
  legal(game, frame, effect) {
    const players = candidatesNow(game, frame, effect).map((player) => ({ type: 'target', player }) as const);
    return mayStop(frame, effect) ? [...players, { type: 'choose', option: 'skip' }] : players;
  },
  answer(game, frame, effect, action) {
    if (action.type === 'choose' && mayStop(frame, effect)) return finish(frame);
    if (action.type !== 'target') return 'wait';
    frame.picked.push(action.player);
    return runChoosePlayers(game, frame, effect);
  },
  unmet(game, seat, { among, except }, { next, chosen, spent }) {
    const left = except === undefined ? [] : seatsBefore(game, seat, except, chosen);
    const candidates = playerCandidates(game, seat, among, next, spent);
    return candidates.some((other) => !left.includes(other)) ? null : noCandidateRefusal(next);
  },
  choosesAmong: ({ game, seat }, { among }) => relatedTo(game, seat, among),
  namesPlayer: true,
  predict({ game, context }, { among, except }) {
    const [only, ...others] = relatedTo(game, context.owner, among);
    context.picked = except === undefined && only !== undefined && others.length === 0 ? [only] : [];
  },
};

/** Asks for one player after another. A forced choice is made without asking. */
function runChoosePlayers(game: Game, frame: EffectsFrame, effect: ChoosePlayers): Step {
  const decider = deciderOf(game, frame.context, effect);
  const count = Math.min(MOST_NAMED, amountOf(game, frame.context, effect.count));
  const wanted = count - frame.picked.length;
  const candidates = candidatesNow(game, frame, effect);
  const [next] = candidates;
  if (decider === null || wanted <= 0 || next === undefined) return finish(frame);
  const isForced = candidates.length === 1 || (effect.distinct && candidates.length <= wanted);
  if (!isForced || effect.upTo) {
    // With `upTo`, only a single candidate for the first choice is forced: at least one player must be chosen.
    const isOnly = candidates.length === 1 && frame.picked.length === 0;
    if (!isOnly) return ask(game, frame, decider, 'target', promptFor(frame));
  }
  noteForced(game, decider, { type: 'target', player: next });
  frame.picked.push(next);
  return runChoosePlayers(game, frame, effect);
}

function candidatesNow(game: Game, frame: EffectsFrame, effect: ChoosePlayers): Seat[] {
  const { context, picked } = frame;
  const left = excludedSeats(game, context, effect.except);
  return playerCandidates(game, context.owner, effect.among, effectAfterChoice(frame)).filter(
    (seat) => !left.includes(seat) && !(effect.distinct && picked.includes(seat)),
  );
}

function mayStop({ picked }: EffectsFrame, { upTo }: ChoosePlayers): boolean {
  return upTo === true && picked.length > 0;
}

function finish({ context, picked }: EffectsFrame): 'done' {
  context.picked = picked.filter((seat) => typeof seat === 'number');
  return 'done';
}
