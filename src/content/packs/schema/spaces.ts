/** The schemas of spaces on a Mission map, and of tiles that effects place there. */
import { z } from 'zod';
import type { PlacedTile, Spaces, TakenTile } from '../../../engine/vocabulary/amount.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { id } from './texts.ts';
import { who } from './who.ts';

export const placedTile = exactly<PlacedTile>()(z.literal(['boost', 'clear', 'plot', 'blocked']));
export const takenTile = exactly<TakenTile>()(z.literal(['boost', 'clear', 'plot', 'blocked', 'mystery']));

/** A column letter and a row number: `B4`. */
export const space = z.string().regex(/^[A-Z]([1-9]|1\d|20)$/, 'must be the label of a space, such as "B4"');

export const spaces = exactly<Spaces>()(
  z.union([
    z.strictObject({ zone: id }),
    z.strictObject({ labels: z.array(space).min(1).max(BOUNDS.spaces).readonly() }),
    z.strictObject({ of: who }),
    z.strictObject({ beside: who }),
    z.strictObject({ marked: z.literal(['entry', 'exit', 'boost']) }),
    z.strictObject({ lying: z.literal(['boost', 'clear', 'plot', 'blocked', 'mystery', 'defeat']) }),
  ]),
);
