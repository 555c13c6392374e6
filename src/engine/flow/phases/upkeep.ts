/**
 * The Upkeep Phase: abilities and tokens act on the active player, who orders them. Their damage lands together at
 * the end (rule: upkeep-phase, R38).
 */

import { KINGS_HAND } from '../../core/crawl/engage.ts';
import { type Game, seatOf, seatsFrom } from '../../core/game.ts';
import { isBossSeat } from '../../core/modes/mode.ts';
import { addTokens } from '../../core/seat/tokens.ts';
import { usesTokensIn } from '../../core/seat/uses.ts';
import { openWindow } from '../../core/stack/open-window.ts';
import { pushTriggers } from '../../effects/triggers/dispatch.ts';
import type { PhaseFrame } from '../../model/frame.ts';
import { announcePhase } from './turn.ts';

/** Runs one step of the Upkeep Phase. */
export function runUpkeep(game: Game, frame: PhaseFrame): void {
  const { active } = game.lane.turn;
  switch (frame.step) {
    case 'begin':
      frame.step = 'hooks';
      announcePhase(game, 'upkeep');
      reachOutKingsHands(game);
      return;
    case 'hooks':
      // A play in the window at the start of the phase may have opened the pool already.
      game.lane.pool ??= [];
      frame.step = 'land';
      pushTriggers(game, [{ event: 'upkeep', of: active }]);
      return;
    case 'work':
      // Games stored by older versions in this step have the remaining tokens in `queue`.
      frame.step = 'land';
      pushTriggers(game, [{ event: 'upkeep', of: active }], frame.queue);
      frame.queue = [];
      return;
    case 'land':
      frame.step = 'landing';
      pushTriggers(game, [{ event: 'upkeep-end', of: active }]);
      return;
    case 'landing':
      frame.step = 'end';
      // Without damage the landing opens no window, so tokens that are used in an Upkeep Phase need one here.
      if (game.lane.pool?.length === 0 && usesTokensIn(game, active, 'own-upkeep')) {
        openWindow(game, 'before-damage', seatsFrom(game, active));
      }
      return;
    default:
      game.lane.stack.pop();
      game.lane.stack.push({ k: 'landing', step: 'before' });
  }
}

/** Bosses that people play gain a King's Hand in the Upkeep Phase of every player (rule: boss-vs-many). */
function reachOutKingsHands(game: Game): void {
  const { seats, mode } = game.state;
  for (const seat of seats.keys()) {
    if (isBossSeat(mode, seat) && !seatOf(game, seat).defeated) addTokens(game, seat, KINGS_HAND, 1, seat);
  }
}
