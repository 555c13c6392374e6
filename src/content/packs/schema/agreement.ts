/** Ties a schema to the engine's type at compile time, so that neither can change without the other. */
import type { z } from 'zod';

/** The same properties, ignoring `readonly`. */
type Plain<T> = T extends object ? { -readonly [K in keyof T]: T[K] } : T;

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? unknown : Differing<A, B>;

/** What the compiler prints: the first kind of a union that the schema lacks, or that properties differ. */
type Differing<Schema, Type> = [NameOf<Exclude<Type, Schema>>] extends [never]
  ? 'schema and type differ'
  : `the schema lacks: ${NameOf<Exclude<Type, Schema>>}`;

/** The name of a kind of the vocabulary, which is shorter to read than its shape. */
type NameOf<T> = T extends { do: infer Name extends string } | { test: infer Name extends string }
  ? Name
  : Extract<T, string>;

/**
 * `exactly<Effect>()(schema)` returns the schema, and compiles only when it parses exactly `Effect`: a property that
 * only one of the two has is an error, even an optional one.
 */
export const exactly =
  <T>() =>
  <S extends z.ZodType<T>>(schema: S & Same<Plain<z.output<S>>, Plain<T>>): z.ZodType<T> =>
    schema;
