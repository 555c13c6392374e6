/**
 * The owner may put an upgrade from their hand into play without paying, in any phase. Against other players the question
 * is asked even without an upgrade in the hand, so that they cannot tell why none was played.
 */

import { cardAt, type Game, heroSeatOf } from '../core/game.ts';
import { modeOf } from '../core/modes/mode.ts';
import { takeFromHand } from '../core/seat/cards.ts';
import type { Action } from '../model/action.ts';
import type { CardId, Seat } from '../model/ids.ts';
import type { PlayUpgrade } from '../vocabulary/effects/cards.ts';
import { ask } from './parts/step.ts';
import { canComeIntoPlay, putIntoPlay } from './parts/upgrades.ts';
import type { EffectRule } from './rule.ts';

export const playUpgrade: EffectRule<PlayUpgrade> = {
  do: 'play-upgrade',
  isBenign: () => true,
  isSecret: true,
  run(game, frame, effect) {
    const { owner } = frame.context;
    const isInVain = modeOf(game.state.mode).isCooperative
      ? candidates(game, owner, effect).length === 0
      : heroSeatOf(game, owner).hand.length === 0;
    if (isInVain) return 'done';
    return ask(game, frame, owner, 'choose', { ask: 'upgrade-to-play' });
  },
  legal(game, { context: { owner } }, effect) {
    const cards = candidates(game, owner, effect).map((card): Action => ({ type: 'choose', option: card }));
    return [...cards, { type: 'choose', option: 'skip' }];
  },
  answer(game, { context: { owner } }, _effect, action) {
    if (action.type !== 'choose' || typeof action.option !== 'string' || action.option === 'skip')
      return 'done';
    takeFromHand(game, owner, action.option);
    putIntoPlay(game, owner, [action.option], 0);
    return 'done';
  },
  // Any card in the hand meets the requirement: whether one is an upgrade is hidden from other players.
  unmet: (game, seat) => (heroSeatOf(game, seat).hand.length > 0 ? null : (say) => say.noCard),
};

/** The upgrades in the hand that can be put into play. */
function candidates(game: Game, owner: Seat, { most = Number.POSITIVE_INFINITY }: PlayUpgrade): CardId[] {
  return [...new Set(heroSeatOf(game, owner).hand)].filter((id) => {
    const card = cardAt(game, owner, id);
    return card.cost <= most && canComeIntoPlay(game, owner, card);
  });
}
