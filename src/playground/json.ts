import { z } from 'zod';

/** A JSON object with unknown fields. */
export type Json = { [key: string]: unknown };

/** Parses any JSON object. */
export const jsonObject: z.ZodType<Json> = z.record(z.string(), z.unknown());

/** Whether a value is a JSON object (not null, not a list). */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; other elements and other values are ignored. */
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
