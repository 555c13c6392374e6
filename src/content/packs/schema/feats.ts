/** The schema of achievements that a hero brings. */
import { z } from 'zod';
import type { FeatTest, HeroFeat } from '../../../engine/vocabulary/feat.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { whole } from './dice.ts';
import { id, name, text } from './texts.ts';

const count = whole(1, BOUNDS.figure);

const least = <const K extends string>(type: K) => z.strictObject({ type: z.literal(type), least: count });
const leastOf = <const K extends string>(type: K) =>
  z.strictObject({ type: z.literal(type), token: id, least: count });

const test = exactly<FeatTest>()(
  z.discriminatedUnion('type', [
    least('damage'),
    least('healing'),
    least('cards'),
    least('saved'),
    leastOf('gained'),
    leastOf('spent'),
    leastOf('inflicted'),
    leastOf('held'),
    z.strictObject({ type: z.literal('played'), card: id, least: count }),
    z.strictObject({ type: z.literal('activated'), ability: id, least: count }),
    z.strictObject({ type: z.literal('won') }),
    least('won-healthy'),
    z.strictObject({ type: z.literal('won-hurt'), most: count }),
  ]),
);

export const feat = exactly<HeroFeat>()(
  z.strictObject({ id, name, text, tests: z.array(test).min(1).max(BOUNDS.feats).readonly() }),
);
