/** The stored shape of a series of games. */
import { z } from 'zod';
import { SERIES_FORMATS } from '../../history/series.ts';

export const seriesFormatShape = z.enum(SERIES_FORMATS);

export const seriesShape = z.object({
  format: seriesFormatShape,
  earlier: z
    .array(
      z.object({
        gameId: z.string().min(1),
        winner: z.nullable(z.int().nonnegative()),
      }),
    )
    .readonly(),
});
