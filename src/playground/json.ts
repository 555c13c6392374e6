import { z } from 'zod';

/** A JSON object whose fields are not known here. */
export type Json = { [key: string]: unknown };

/** Reads any JSON object at the edge. */
export const jsonObject: z.ZodType<Json> = z.record(z.string(), z.unknown());

/** Whether a value is a JSON object (not null, not a list). */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; anything else in it, and anything that is no list, is left out. */
export function objectsOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

/** The string in a field, or undefined. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The number in a field, or undefined. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
