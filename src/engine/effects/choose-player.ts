/** Names the player for whom what follows is: `chosen` from there on. */

import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import { opponentsOf } from '../seat/relations.ts';
import type { Relation } from '../vocabulary/amount.ts';
import { nobodyFor, playerCandidates, userOfChoice } from './candidates.ts';
import type { EffectRule } from './rule.ts';
import { ask, noteForced } from './step.ts';

export interface ChoosePlayer {
  readonly do: 'choose-player';
  readonly among: Relation;
  /** Not the one whom the list has chosen last ("up to 2 opponents"). */
  readonly another?: true;
}

export const choosePlayer: EffectRule<ChoosePlayer> = {
  do: 'choose-player',
  run(game, frame, effect) {
    const { context } = frame;
    const candidates = candidatesNow(game, frame, effect);
    const [only] = candidates;
    if (candidates.length === 1 && only !== undefined) {
      noteForced(game, context.owner, { type: 'target', player: only });
      context.chosen = only;
      return 'done';
    }
    if (only === undefined) {
      context.chosen = null;
      return 'done';
    }
    return ask(game, frame, context.owner, 'target', { ask: 'player' });
  },
  legal: (game, frame, effect) =>
    candidatesNow(game, frame, effect).map((player) => ({ type: 'target', player })),
  answer(_game, frame, _effect, action) {
    if (action.type !== 'target') return 'wait';
    frame.context.chosen = action.player;
    return 'done';
  },
  unmet(game, seat, { among, another }, { next, chosen }) {
    const candidates = playerCandidates(game, seat, among, next);
    return candidates.some((other) => !another || other !== chosen) ? null : nobodyFor(next);
  },
  namesPlayer: true,
  foresee({ game, context }, { among, another }) {
    const [only, ...others] = among === 'opponents' ? opponentsOf(game, context.owner) : [];
    if (another) context.chosen = null;
    else if (only !== undefined && others.length === 0) context.chosen = only;
  },
};

function candidatesNow(game: Game, frame: EffectsFrame, { among, another }: ChoosePlayer): number[] {
  const { owner, chosen } = frame.context;
  const candidates = playerCandidates(game, owner, among, userOfChoice(frame));
  return another ? candidates.filter((seat) => seat !== chosen) : candidates;
}
