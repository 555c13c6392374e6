/** Schemas of the parts of a campaign that people's records, lobbies and game records store. */
import { z } from 'zod';

/** The schema of a played session. */
export const sessionShape = z.object({
  gameId: z.string(),
  scenario: z.int().min(1),
  won: z.boolean(),
  points: z.int(),
  bonus: z.literal(true).exactOptional(),
  choice: z.string().exactOptional(),
});

/** The schema of a Mission's easier difficulty on a sheet and in a lobby. */
export const easedShape = z.array(z.enum(['health', 'momentum', 'points'])).readonly();

const cards = z.array(z.string()).readonly();

/** The schema of the loot of a campaign. Its first form had one entry for all who play a hero. */
export const lootShape = z.union([
  z.array(z.object({ hero: z.string(), cards })).readonly(),
  z
    .record(z.string(), cards)
    .transform((byHero) => Object.entries(byHero).map(([hero, cards]) => ({ hero, cards }))),
]);
