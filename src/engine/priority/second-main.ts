/**
 * The second Main Phase of a hero of a party, which ends by itself where nothing is left to do: what could be done when
 * the first one ended was declined there. Nobody on the other side reads hands, so that the real one may decide.
 */
import type { Action } from '../action.ts';
import { boardOf, cardAt, type Game, heroSeatOf } from '../game.ts';
import { RECRUIT } from '../missions/power-lines.ts';
import { modeOf } from '../modes/mode.ts';
import { priceOf } from '../plays/cards.ts';
import { legalPlays } from '../plays/legal.ts';
import { affordablePowers, fittingPowers } from '../plays/powers.ts';
import { mayAnswer } from '../plays/relevance.ts';
import { tokenById } from '../registry.ts';
import { HAND_LIMIT } from '../seat/cards.ts';
import { askingIn } from './orders.ts';

/** Notes what the hero of the lane leaves undone as the first Main Phase ends. */
export function noteLeftUndone(game: Game): void {
  if (modeOf(game.state.mode).isCooperative) game.lane.turn.leftUndone = withinMeans(game);
}

/**
 * What the hero holds and can pay. It goes by nothing of the others: what they do meanwhile in their own lanes would
 * else decide what counts as declined.
 */
function withinMeans(game: Game): string[] {
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

type Noted =
  | { readonly type: 'play'; readonly card: string }
  | { readonly type: 'spend'; readonly token: string; readonly use: string }
  | { readonly type: 'use'; readonly ability: string; readonly line: string };

function keyOf(play: Noted): string {
  switch (play.type) {
    case 'play':
      return `play ${play.card}`;
    case 'spend':
      return `spend ${play.token} ${play.use}`;
    case 'use':
      return `use ${play.ability} ${play.line}`;
  }
}

/** Whether the second Main Phase of the lane's hero is over without a question. */
export function endsByItself(game: Game): boolean {
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
 * What can be done now that is made for a Main Phase. Sales are left aside, and allies: they can be recruited as well
 * before the next attack.
 */
function playsOfMain(game: Game): Noted[] {
  const { active } = game.lane.turn;
  const powers = game.state.mission
    ? fittingPowers(game, active, 'main').filter(({ line }) => line !== RECRUIT)
    : [];
  const plays = legalPlays(game, active, 'main').filter((action) => isOfMain(game, active, action));
  return [...plays, ...powers];
}

function isOfMain(game: Game, seat: number, action: Action): action is Action & Noted {
  switch (action.type) {
    case 'play': {
      const card = cardAt(game, seat, action.card);
      return card.kind !== 'roll' && !mayAnswer(card);
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
