/** Chooses the player whom later effects call `chosen`. If `ask` means several seats, the first who answers decides. */

import { type Game, tokenCount } from '../core/game.ts';
import { relatedTo } from '../core/seat/relations.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { ChoosePlayer } from '../vocabulary/effects/timing.ts';
import { deciderOf } from './parts/asking.ts';
import {
  effectAfterChoice,
  excludedSeats,
  noCandidateRefusal,
  playerCandidates,
  promptFor,
  seatsBefore,
} from './parts/candidates.ts';
import { ask, noteForced } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const choosePlayer: EffectRule<ChoosePlayer> = {
  do: 'choose-player',
  isBenign: () => true,
  storesResult: true,
  run(game, frame, effect) {
    const { context } = frame;
    const candidates = candidatesNow(game, frame, effect);
    const [only] = candidates;
    const decider = deciderOf(game, context, effect);
    if (candidates.length === 1 && only !== undefined) {
      noteForced(game, decider ?? context.owner, { type: 'target', player: only });
      context.chosen = only;
      return 'done';
    }
    if (only === undefined || decider === null) {
      context.chosen = null;
      return 'done';
    }
    return ask(game, frame, decider, 'target', promptFor(frame));
  },
  legal: (game, frame, effect) =>
    candidatesNow(game, frame, effect).map((player) => ({ type: 'target', player })),
  answer(_game, frame, _effect, action) {
    if (action.type !== 'target') return 'wait';
    frame.context.chosen = action.player;
    return 'done';
  },
  unmet(game, seat, { among, except, having }, { next, chosen, spent }) {
    const left = except === undefined ? [] : seatsBefore(game, seat, except, chosen);
    const candidates = playerCandidates(game, seat, among, next, spent);
    const isThere = candidates.some((other) => !left.includes(other) && hasToken(game, other, having));
    return isThere ? null : noCandidateRefusal(next);
  },
  choosesAmong: ({ game, seat }, { among }) => relatedTo(game, seat, among),
  namesPlayer: true,
  predict({ game, context }, { among, except, having }) {
    const [only, ...others] = relatedTo(game, context.owner, among);
    if (except !== undefined || having !== undefined) context.chosen = null;
    else if (only !== undefined && others.length === 0) context.chosen = only;
  },
};

function candidatesNow(game: Game, frame: EffectsFrame, { among, except, having }: ChoosePlayer): Seat[] {
  const { context } = frame;
  const candidates = playerCandidates(game, context.owner, among, effectAfterChoice(frame));
  const left = excludedSeats(game, context, except);
  return candidates.filter((seat) => !left.includes(seat) && hasToken(game, seat, having));
}

function hasToken(game: Game, seat: Seat, token: string | undefined): boolean {
  return token === undefined || tokenCount(game, seat, token) > 0;
}
