/** Makes arbitrary values of a schema, so that what is said of the vocabulary holds for all of it. */
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** How often a schema may be met inside itself. */
const DEPTH = 2;

/**
 * Values that the schema accepts, as they are typed into a JSON pack.
 * @param strings texts to choose from; each place takes those that its schema accepts
 */
export function valuesOf(schema: z.core.$ZodType, strings: readonly string[]): Arbitrary<unknown> {
  return inside(schema, { strings, depth: DEPTH, made: new Map() }).filter(
    (value) => z.safeParse(schema, value).success,
  );
}

interface Making {
  readonly strings: readonly string[];
  readonly depth: number;
  /** What was made, by depth: most schemas are met many times. */
  readonly made: Map<number, Map<z.core.$ZodType, Arbitrary<unknown>>>;
}

function inside(schema: z.core.$ZodType, making: Making): Arbitrary<unknown> {
  const made = making.made.get(making.depth) ?? new Map<z.core.$ZodType, Arbitrary<unknown>>();
  making.made.set(making.depth, made);
  const values = made.get(schema) ?? madeOf(schema, making);
  made.set(schema, values);
  return values;
}

function madeOf(schema: z.core.$ZodType, making: Making): Arbitrary<unknown> {
  if (schema instanceof z.ZodLazy) {
    return inside(schema.unwrap(), { ...making, depth: making.depth - 1 });
  }
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodExactOptional) {
    return inside(schema.unwrap(), making);
  }
  if (schema instanceof z.ZodPipe) return inside(schema.in, making);
  if (schema instanceof z.ZodUnion) {
    const escapes = schema.options.filter((option) => making.depth > 0 || !isNested(option));
    return fc.oneof(...escapes.map((option) => inside(option, making)));
  }
  if (schema instanceof z.ZodObject) return objectOf(schema, making);
  if (schema instanceof z.ZodArray) return listOf(schema, making);
  if (schema instanceof z.ZodTuple) {
    return fc.tuple(...schema.def.items.map((item) => inside(item, making)));
  }
  if (schema instanceof z.ZodRecord) {
    return fc.dictionary(keysOf(schema.keyType, making), inside(schema.valueType, making), {
      minKeys: 1,
      maxKeys: 3,
      noNullPrototype: true,
    });
  }
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodNumber) return figuresOf(schema);
  if (schema instanceof z.ZodString) return stringsOf(schema, making);
  throw new Error(`no values are made for a schema of the kind ${schema._zod.def.type}`);
}

function objectOf(schema: z.ZodObject, making: Making): Arbitrary<unknown> {
  const parts = Object.entries(schema.shape);
  const required = parts.flatMap(([key, part]) => (part instanceof z.ZodExactOptional ? [] : [key]));
  const model = Object.fromEntries(parts.map(([key, part]) => [key, inside(part, making)]));
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
}

function listOf(schema: z.ZodArray, making: Making): Arbitrary<unknown> {
  const least = checksOf(schema).find((check) => check instanceof z.core.$ZodCheckMinLength);
  const minLength = least?._zod.def.minimum ?? 0;
  return fc.array(inside(schema.element, making), { minLength, maxLength: Math.max(minLength, 2) });
}

function checksOf(schema: z.ZodArray): readonly z.core.$ZodCheck<never>[] {
  return schema.def.checks ?? [];
}

/** The figures at both ends, and some between. */
function figuresOf({ minValue, maxValue }: z.ZodNumber): Arbitrary<number> {
  const [min, max] = [minValue ?? 0, maxValue ?? 0];
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }));
}

function stringsOf(schema: z.ZodString, { strings }: Making): Arbitrary<string> {
  const accepted = strings.filter((one) => schema.safeParse(one).success);
  if (accepted.length === 0) throw new Error('none of the strings is accepted');
  return fc.constantFrom(...accepted);
}

function keysOf(schema: z.core.$ZodType, making: Making): Arbitrary<string> {
  return inside(schema, making).map(String);
}

/** Whether every value of the schema has a value of a schema inside that it belongs to. */
function isNested(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodLazy) return true;
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodExactOptional) {
    return isNested(schema.unwrap());
  }
  if (schema instanceof z.ZodUnion) return schema.options.every(isNested);
  if (schema instanceof z.ZodArray) return isNested(schema.element);
  if (schema instanceof z.ZodTuple) return schema.def.items.some(isNested);
  return schema instanceof z.ZodObject && Object.values(schema.shape).some(isNested);
}
