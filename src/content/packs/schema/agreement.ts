/** Holds a schema to the type that the engine reads: neither can change without the other. */
import type { z } from 'zod';

/** The same properties, whether they can be written or not. */
type Plain<T> = T extends object ? { -readonly [K in keyof T]: T[K] } : T;

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? unknown : 'schema and type differ';

/**
 * `exactly<Effect>()(schema)` is the schema, and compiles only where it reads all of `Effect` and nothing else:
 * a property that one of the two lacks, optional or not, is an error.
 */
export const exactly =
  <T>() =>
  <S extends z.ZodType<T>>(schema: S & Same<Plain<z.output<S>>, Plain<T>>): z.ZodType<T> =>
    schema;
