/** Parses and checks the text of a file: the result is a playable hero, or its problems. */
import { createHash } from 'node:crypto';
import type { HeroDefinition } from '../../engine/vocabulary/hero.ts';
import { boardProblems } from './checks/board.ts';
import { deckProblems } from './checks/deck.ts';
import type { ExistingContent } from './checks/existing-content.ts';
import { featProblems } from './checks/feats.ts';
import { idProblems } from './checks/ids.ts';
import { mythicProblems } from './checks/mythic.ts';
import { referenceProblems } from './checks/references.ts';
import { sideProblems } from './checks/sides.ts';
import { workProblems } from './checks/work.ts';
import { migratePack } from './migrate-pack.ts';
import { type Pack, packSchema } from './pack.ts';
import { plainData } from './plain-data.ts';
import { limitProblems, type Problem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';

export type Checked = { readonly pack: Pack } | { readonly problems: readonly Problem[] };

/**
 * Parses and checks a hero pack.
 * @param file the file name, without its folder
 * @param known the existing content
 */
export function checkPack(file: string, text: string, known: ExistingContent): Checked {
  const plain = plainData(text);
  if ('problem' in plain) return { problems: [plain.problem] };
  return checkData(file, plain.data, known);
}

/**
 * Checks the data of a hero pack.
 * @param file the file name, without its folder
 * @param known the existing content
 */
export function checkData(file: string, plain: unknown, known: ExistingContent): Checked {
  const data = migratePack(plain);
  const read = packSchema.safeParse(data);
  if (!read.success) return { problems: limitProblems(schemaProblems(read.error, data)) };
  const { hero, look = null } = read.data;
  const problems = limitProblems(heroProblems(hero, known));
  if (problems.length > 0) return { problems };
  // Hashes the file's own data, so that games with this pack continue when a later version parses it differently.
  return { pack: { file, hero, look, hash: hashOf(heroIn(plain)) } };
}

function heroIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'hero' in data ? data.hero : null;
}

function heroProblems(hero: HeroDefinition, known: ExistingContent): Problem[] {
  const problems = [
    ...idProblems(hero, known),
    ...referenceProblems(hero, known),
    ...deckProblems(hero, known),
    ...boardProblems(hero),
    ...mythicProblems(hero),
    ...featProblems(hero, known),
    ...sideProblems(hero, known),
    ...workProblems(hero),
  ];
  return problems.map(({ path, reason }) => ({ path: ['hero', ...path], reason }));
}

/** Fields that do not affect play, so they can change while games are running. */
const COSMETIC_FIELDS: ReadonlySet<string> = new Set([
  'text',
  'whenText',
  'confidence',
  'unconfirmed',
  'set',
  'complexity',
  // Achievements are no part of a game's rules.
  'feats',
]);

/** Returns a hash that is equal for files that play alike, independent of their formatting. */
export function hashOf(hero: unknown): string {
  const played = JSON.stringify(hero, (key, value: unknown) => {
    if (COSMETIC_FIELDS.has(key)) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  return createHash('sha256').update(played).digest('hex');
}
