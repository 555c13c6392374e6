/** The spaces of a Mission's map that an effect changes. */
import { shuffle } from '../../core/chance.ts';
import type { Game } from '../../core/game.ts';
import { spacesInSet } from '../../core/mission/spaces.ts';
import { amountOf } from '../../evaluation/evaluate.ts';
import { seatsOfWho } from '../../evaluation/seats-of-who.ts';
import type { EffectContext } from '../../model/effect-context.ts';
import type { SpaceId } from '../../model/ids.ts';
import type { SpacePick, Spaces } from '../../vocabulary/amount.ts';

/**
 * The spaces of `meant` where the effect could do something; with `pick` only as many of them as the effect says.
 * @param serves whether the effect could do something on a space
 */
export function spacesFor(
  game: Game,
  context: EffectContext,
  meant: Spaces,
  { pick, spaces: count = 1 }: SpacePick,
  serves: (space: SpaceId) => boolean,
): SpaceId[] {
  const all = spacesInSet(game, meant, (who) => seatsOfWho(game, context, who)).filter(serves);
  if (pick === undefined) return all;
  const order = pick === 'random' ? shuffle(game.state.chance, all) : all;
  return order.slice(0, Math.max(0, amountOf(game, context, count)));
}
