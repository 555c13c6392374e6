/** Which emojis a game may show soon. */
import { heroById, isHero } from '../../engine/definitions.ts';
import { playedSeats } from '../../engine/hosting.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import type { Emojis } from '../../render/emoji/emojis.ts';

/** The dice and tokens of a game's heroes are uploaded before those of heroes whom nobody plays now. */
export function expectEmojis(emojis: Emojis, { state }: TableSnapshot): void {
  const heroes = playedSeats(state).flatMap(({ hero }) => (isHero(hero) ? [heroById(hero)] : []));
  const tokens = heroes.flatMap((hero) => hero.tokens.map(({ id }) => id));
  emojis.expect(
    heroes.map(({ id }) => id),
    tokens,
  );
}
