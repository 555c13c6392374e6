/** Ties a schema to the engine's type at compile time, so that neither can change without the other. */
import type { z } from 'zod';

/** The same properties, ignoring `readonly`. */
type Plain<T> = T extends object ? { -readonly [K in keyof T]: T[K] } : T;

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? unknown : 'schema and type differ';

/**
 * `exactly<Effect>()(schema)` returns the schema, and compiles only when it parses exactly `Effect`: a property that
 * only one of the two has is an error, even an optional one.
 */
export const exactly =
  <T>() =>
  <S extends z.ZodType<T>>(schema: S & Same<Plain<z.output<S>>, Plain<T>>): z.ZodType<T> =>
    schema;
