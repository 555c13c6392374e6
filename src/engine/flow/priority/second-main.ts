/**
 * In cooperative modes the second Main Phase of a hero ends without a question if no new play is possible. Plays that
 * the hero could pay at the end of the first Main Phase count as declined. The real hand may decide here, because no
 * opponent could learn about it.
 */

import { boardOf, cardAt, type Game, heroSeatOf } from '../../core/game.ts';
import { RECRUIT } from '../../core/mission/power-lines.ts';
import { modeOf } from '../../core/modes/mode.ts';
import { askingIn } from '../../core/orders.ts';
import { tokenById } from '../../core/registry.ts';
import { HAND_LIMIT } from '../../core/seat/cards.ts';
import type { Action } from '../../model/action.ts';
import type { Seat } from '../../model/ids.ts';
import { priceOf } from '../plays/cards.ts';
import { hasFittingMoment } from '../plays/fitting.ts';
import { legalPlays } from '../plays/legal.ts';
import { affordablePowers, fittingPowers } from '../plays/powers.ts';

/** Records the plays that the active hero declines by ending the first Main Phase. */
export function noteDeclinedPlays(game: Game): void {
  if (modeOf(game.state.mode).isCooperative) game.lane.turn.leftUndone = affordablePlays(game);
}

/**
 * Keys of everything that the hero holds and can pay. Only the hero's own seat is looked at. If other requirements
 * counted, actions in other lanes would change which plays count as declined.
 */
function affordablePlays(game: Game): string[] {
  const { active } = game.lane.turn;
  const { hand, cp, tokens } = heroSeatOf(game, active);
  const cards = hand.filter((id) => priceOf(game, active, cardAt(game, active, id)) <= cp);
  const spends = Object.keys(tokens).flatMap((token) =>
    (tokenById(token).spends ?? []).map(({ use }) => ({ token, use })),
  );
  const sold = boardOf(game, active).flatMap(({ id, passive }) =>
    (passive?.actions ?? []).flatMap((line) => (line.cp <= cp ? [{ ability: id, line: line.id }] : [])),
  );
  const powers = game.state.mission ? affordablePowers(game, active) : [];
  return [
    ...cards.map((card) => keyOf({ type: 'play', card })),
    ...spends.map((spend) => keyOf({ type: 'spend', ...spend })),
    ...[...sold, ...powers].map((use) => keyOf({ type: 'use', ...use })),
  ];
}

type MainPlay =
  | { readonly type: 'play'; readonly card: string }
  | { readonly type: 'spend'; readonly token: string; readonly use: string }
  | { readonly type: 'use'; readonly ability: string; readonly line: string };

function keyOf(play: MainPlay): string {
  switch (play.type) {
    case 'play':
      return `play ${play.card}`;
    case 'spend':
      return `spend ${play.token} ${play.use}`;
    case 'use':
      return `use ${play.ability} ${play.line}`;
  }
}

/** Whether the second Main Phase of the active hero ends without a question. */
export function skipsSecondMain(game: Game): boolean {
  const { active, leftUndone = [] } = game.lane.turn;
  const { orders, hand } = heroSeatOf(game, active);
  if (game.state.askAlways || orders.askNext || !modeOf(game.state.mode).isCooperative) return false;
  switch (askingIn(orders, 'second-main')) {
    case 'always':
      return false;
    case 'never':
      return true;
    case 'fitting':
      return hand.length <= HAND_LIMIT && playsOfMain(game).every((play) => leftUndone.includes(keyOf(play)));
  }
}

/**
 * The legal plays that belong into a Main Phase. Sales do not count, nor does the recruiting of allies, which is also
 * possible in the next first Main Phase.
 */
function playsOfMain(game: Game): MainPlay[] {
  const { active } = game.lane.turn;
  const powers = game.state.mission
    ? fittingPowers(game, active, 'main').filter(({ line }) => line !== RECRUIT)
    : [];
  const plays = legalPlays(game, active, 'main').filter((action) => isOfMain(game, active, action));
  return [...plays, ...powers];
}

function isOfMain(game: Game, seat: Seat, action: Action): action is Action & MainPlay {
  switch (action.type) {
    case 'play': {
      const card = cardAt(game, seat, action.card);
      return card.kind !== 'roll' && !hasFittingMoment(card);
    }
    case 'spend':
      return tokenById(action.token).spends?.find(({ use }) => use === action.use)?.timing === 'own-main';
    case 'use':
      return boardOf(game, seat).some(({ id, passive }) =>
        passive?.actions?.some(
          (line) => id === action.ability && line.id === action.line && line.timing === 'own-main',
        ),
      );
    default:
      return false;
  }
}
