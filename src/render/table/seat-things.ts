/** What lies with a seat, in words: its companions with their health, its tokens with their sides. */
import type { GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';

type Seat = Pick<GameView['seats'][number], 'companions' | 'tokens'>;

/** A phrase for each thing, companions with health of their own first. */
export function thingsOf({ companions, tokens }: Seat, { table: { alt } }: Words): string[] {
  const dials = new Set(companions.map(({ id }) => id));
  return [
    ...companions.map((one) => alt.companion(one.name, one.health, one.most, one.side?.name ?? null)),
    ...tokens
      .filter(({ id }) => !dials.has(id))
      .map(({ name, count, side }) => {
        if (side) return alt.onSide(name, side.name);
        return count === 1 ? name : alt.tokens(count, name);
      }),
  ];
}
