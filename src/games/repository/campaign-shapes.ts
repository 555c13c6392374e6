/** Schemas of the parts of a campaign of Adventures that score sheets, lobbies and game records store. */
import { z } from 'zod';

/** The schema of a played session. */
export const sessionShape = z.object({
  gameId: z.string(),
  scenario: z.int().min(1),
  won: z.boolean(),
  points: z.int(),
});

const cards = z.array(z.string()).readonly();

/** The schema of the loot of a campaign. Its first form had one entry for all who play a hero. */
export const lootShape = z.union([
  z.array(z.object({ hero: z.string(), cards })).readonly(),
  z
    .record(z.string(), cards)
    .transform((byHero) => Object.entries(byHero).map(([hero, cards]) => ({ hero, cards }))),
]);
