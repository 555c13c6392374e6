/** The snapshot of the collected facts, one file for each hero. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const confidence = z.enum(['high', 'medium', 'low']);
const variant = z.object({ name: z.string().optional(), requires: z.string(), effects: z.array(z.string()) });
const snapshot = z.object({
  id: z.string(),
  name: z.string(),
  set: z.string(),
  complexity: z.number(),
  dice: z.record(z.string(), z.string()),
  abilities: z.array(
    z.object({
      name: z.string(),
      level: z.number(),
      kind: z.string(),
      upgradeCost: z.number().nullable(),
      side: z.string().optional(),
      variants: z.array(variant),
      confidence,
    }),
  ),
  cards: z.array(
    z.object({
      name: z.string(),
      cost: z.number(),
      kind: z.string(),
      attackModifier: z.boolean(),
      copies: z.number(),
      effects: z.array(z.string()).optional(),
      confidence,
    }),
  ),
  tokens: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      /** In words where it is another one for some. */
      stackLimit: z.union([z.number(), z.string()]).nullable(),
      persistent: z.boolean(),
      effects: z.array(z.string()),
      confidence,
    }),
  ),
});

const FOLDER = new URL('facts/', import.meta.url);
/** The snapshot of each hero at the table. */
export const FACTS = readdirSync(FOLDER).map((file) =>
  snapshot.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
);
