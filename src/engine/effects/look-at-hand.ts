/**
 * The owner looks at another player's hand. The owner's view holds its cards while the question is open. No event and
 * no question contains them, so other players never see them and the log does not keep them.
 */

import { type Game, handOf } from '../core/game.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { Seat } from '../model/ids.ts';
import type { LookAtHand } from '../vocabulary/effects/cards.ts';
import { ask, oneByOne } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const lookAtHand: EffectRule<LookAtHand> = {
  do: 'look-at-hand',
  asksWhom: () => ({ ask: 'whose-hand' }),
  run(game, frame, effect) {
    const { owner } = frame.context;
    const [seat, ...others] = seatsOfWho(game, frame.context, effect.who);
    if (seat === undefined) return 'done';
    if (others.length > 0) return oneByOne(effect.who, { ...effect, who: 'chosen' });
    game.events.push({ e: 'looked', seat: owner, of: seat });
    if (handOf(game, seat).length === 0) return 'done';
    return ask(game, frame, owner, 'choose', { ask: 'hand-shown' });
  },
  legal: () => [{ type: 'choose', option: 'seen' }],
  answer: () => 'done',
  isSecret: true,
  couldAffect: (game, seat) => handOf(game, seat).length > 0,
  nobodyAffected: () => (say) => say.noCard,
};

/** Whether the seat `viewer` is looking at the hand of `seat` now. */
export function looksAtHand(game: Game, viewer: number, seat: Seat): boolean {
  const { stack, pending } = game.lane;
  const top = stack.at(-1);
  if (pending?.seat !== viewer || top?.k !== 'effects') return false;
  const [effect] = top.list;
  return effect?.do === 'look-at-hand' && seatsOfWho(game, top.context, effect.who)[0] === seat;
}
