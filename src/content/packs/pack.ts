/** The content of one pack file: a hero with its cards, tokens and look, a Mission, or an expansion of Adventures. */
import { z } from 'zod';
import type { ExpansionDefinition } from '../../engine/vocabulary/expansion.ts';
import type { HeroDefinition } from '../../engine/vocabulary/hero.ts';
import type { MissionDefinition } from '../../engine/vocabulary/mission.ts';
import { heroSchema } from './schema/hero.ts';

export interface PackLook {
  /** `#rrggbb` */
  readonly colour: string;
}

export interface Pack {
  /** The file name, without its folder. */
  readonly file: string;
  readonly hero: HeroDefinition;
  /** Null for colours derived from the id. */
  readonly look: PackLook | null;
  /** SHA-256 of everything that affects play. */
  readonly hash: string;
}

export interface MissionPack {
  /** The file name, without its folder. */
  readonly file: string;
  readonly mission: MissionDefinition;
  /** SHA-256 of everything that affects play. */
  readonly hash: string;
}

export interface ExpansionPack {
  /** The file name, without its folder. */
  readonly file: string;
  readonly expansion: ExpansionDefinition;
  /** SHA-256 of everything that affects play. */
  readonly hash: string;
}

export const PACK_FORMAT = 1;

export const packSchema = z.strictObject({
  pack: z.literal(PACK_FORMAT),
  look: z
    .strictObject({
      colour: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour in small hex digits, such as "#3f6b2c"'),
    })
    .exactOptional(),
  hero: heroSchema,
});
