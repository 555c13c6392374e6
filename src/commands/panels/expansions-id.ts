/** The custom ids of the panel of `/expansions`, `v1:<scope>:<verb>`. They name no person: only its reader sees the panel. */
import { z } from 'zod';

export const EXPANSIONS_PREFIX = 'v1';

const pressShape = z.object({
  /** Whose choice is shown and changed. */
  scope: z.enum(['person', 'server']),
  /** `usual` takes the choice back. */
  do: z.enum(['show', 'modes', 'rules', 'usual']),
});

export type ExpansionsPress = z.infer<typeof pressShape>;
export type RulesScope = ExpansionsPress['scope'];

export function expansionsId({ scope, do: verb }: ExpansionsPress): string {
  return `${EXPANSIONS_PREFIX}:${scope}:${verb}`;
}

/** Null when the id is invalid. */
export function readExpansionsId(id: string): ExpansionsPress | null {
  const [prefix, scope, verb, ...rest] = id.split(':');
  if (prefix !== EXPANSIONS_PREFIX || rest.length > 0) return null;
  return pressShape.safeParse({ scope, do: verb }).data ?? null;
}
