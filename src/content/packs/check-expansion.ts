/** Parses and checks the text of a file: the result is an expansion of Adventures, or its problems. */
import { z } from 'zod';
import type { ExpansionDefinition } from '../../engine/vocabulary/expansion.ts';
import type { ExistingContent } from './checks/existing-content.ts';
import { expansionProblems } from './checks/expansion.ts';
import { PACK_FORMAT } from './pack.ts';
import { plainData } from './plain-data.ts';
import { limitProblems, type Problem } from './problem.ts';
import { expansionSchema } from './schema/expansion.ts';
import { schemaProblems } from './schema-problems.ts';

/** A list that an expansion has nothing for may be left out. */
const LISTS = ['tokens', 'minions', 'environments', 'loot', 'bosses', 'crawls', 'battles'];

const expansionPackSchema = z.strictObject({ pack: z.literal(PACK_FORMAT), adventure: expansionSchema });

export type CheckedExpansion =
  | { readonly expansion: ExpansionDefinition }
  | { readonly problems: readonly Problem[] };

/** Whether the text is a pack with an expansion, valid or not. */
export function isExpansionPack(text: string): boolean {
  const plain = plainData(text);
  return 'data' in plain && partOf(plain.data) !== undefined;
}

function partOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, 'adventure') : undefined;
}

function withLists(data: unknown): unknown {
  const part = partOf(data);
  if (typeof data !== 'object' || typeof part !== 'object' || part === null) return data;
  return { ...data, adventure: { ...Object.fromEntries(LISTS.map((list) => [list, []])), ...part } };
}

/**
 * Parses and checks a pack with an expansion.
 * @param known the existing content
 */
export function checkExpansion(text: string, known: ExistingContent): CheckedExpansion {
  const plain = plainData(text);
  return 'problem' in plain ? { problems: [plain.problem] } : checkExpansionData(plain.data, known);
}

/**
 * Checks the data of a pack with an expansion.
 * @param known the existing content
 */
export function checkExpansionData(plain: unknown, known: ExistingContent): CheckedExpansion {
  const data = withLists(plain);
  const read = expansionPackSchema.safeParse(data);
  if (!read.success) return { problems: limitProblems(schemaProblems(read.error, data)) };
  const { adventure } = read.data;
  const problems = [...expansionProblems(adventure, known)].map(({ path, reason }) => ({
    path: ['adventure', ...path],
    reason,
  }));
  return problems.length > 0 ? { problems: limitProblems(problems) } : { expansion: adventure };
}
