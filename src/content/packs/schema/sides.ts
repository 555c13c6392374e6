/** The schema of the sides of a thing that can be turned over. */
import { z } from 'zod';
import type { Side } from '../../../engine/vocabulary/side.ts';
import { exactly } from './agreement.ts';
import { id, name } from './texts.ts';

const side = exactly<Side>()(z.strictObject({ id, name }));

export const sides = z.array(side).min(2).max(4).readonly();
