/** Parses the results of archived games. */
import { z } from 'zod';
import type { GameResult } from '../../history/result.ts';
import { type Json, UnreadableGame } from '../../store/index.ts';
import { seriesShape } from '../repository/series-shape.ts';

const count = z.int().nonnegative();
const counts = z.record(z.string(), count);

const figures = z.object({
  dealt: count,
  taken: count,
  prevented: count,
  healed: count,
  biggest: z.nullable(z.object({ amount: count, source: z.nullable(z.string()), turn: count })),
  felled: count,
  activated: counts,
  attempts: count,
  rollPhases: count,
  misses: count,
  cardsPlayed: count,
  cardsSold: count,
  upgrades: count,
  aims: z
    .record(
      z.string(),
      z.object({
        rolls: count,
        hits: count,
        expected: z.number().nonnegative(),
        variance: z.number().nonnegative(),
      }),
    )
    .exactOptional(),
  turns: count,
});

const seat = z.object({
  person: z.nullable(z.string()),
  bot: z.string().exactOptional(),
  hero: z.string(),
  team: count,
  won: z.boolean(),
  conceded: z.boolean(),
  health: count,
  place: z.int().positive().exactOptional(),
  feats: z.array(z.string()).exactOptional(),
  figures: z.nullable(figures),
});

const result: z.ZodType<GameResult> = z.object({
  v: z.literal(1),
  mode: z.string(),
  mission: z.object({ id: z.string(), raised: count }).exactOptional(),
  crawl: z.object({ id: z.string(), difficulty: z.string() }).exactOptional(),
  ending: z.string(),
  pace: z.string(),
  startedAt: count,
  endedAt: count,
  turns: count,
  draw: z.boolean(),
  tookBack: z.boolean(),
  friendly: z.literal(true).exactOptional(),
  series: seriesShape.exactOptional(),
  seats: z.array(seat),
});

/**
 * Parses the result of an archived game.
 * @throws UnreadableGame naming the game and the broken fields
 */
export function readResult(gameId: string, summary: Json): GameResult {
  const parsed = result.safeParse(summary);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'the result');
  throw new UnreadableGame(gameId, `wrong or missing in its result: ${[...new Set(fields)].join(', ')}`);
}
