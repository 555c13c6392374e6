/** What a seat can really do, its hand included: for tables at which asking tells nobody anything. */
import { boardOf, cardAt, type Game } from '../game.ts';
import { tokenById } from '../registry.ts';
import type { Moment } from '../state.ts';
import { legalPlays } from './legal.ts';
import { fittingPowers } from './powers.ts';
import { changesAnything, isRelevantCard, isRelevantSpend } from './relevance.ts';

/**
 * @param asking `always`: anything legal; `fitting`: only what is made for such a moment and changes anything
 * @returns whether the seat holds such a thing and may use it now
 */
export function hasLegalPlay(
  game: Game,
  seat: number,
  moment: Moment,
  asking: 'always' | 'fitting',
): boolean {
  const plays = legalPlays(game, seat, moment);
  if (asking === 'always') return plays.length > 0;
  return (
    plays.some((action) => {
      switch (action.type) {
        case 'play':
          return isRelevantCard(game, seat, cardAt(game, seat, action.card), moment);
        case 'spend': {
          const spend = tokenById(action.token).spends?.find(({ use }) => use === action.use);
          return spend !== undefined && isRelevantSpend(game, seat, spend, moment);
        }
        case 'use': {
          const level = boardOf(game, seat).find(({ id }) => id === action.ability);
          const line = level?.passive?.actions?.find(({ id }) => id === action.line);
          return line !== undefined && changesAnything(game, seat, line.effects, moment);
        }
        default:
          return false;
      }
    }) ||
    (game.state.mission !== undefined && fittingPowers(game, seat, moment).length > 0)
  );
}
