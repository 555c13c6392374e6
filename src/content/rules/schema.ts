/** The schema of a rule text, and the consistency of rule texts. */

import { z } from 'zod';
import { HOUSE_RULE_IDS } from '../../engine/hosting.ts';
import { statementSchema } from './statements.ts';

/** Modes beyond the duel, which not everybody plays: variants of the base game, and expansions. */
export const EXPANSION_MODES = ['koth', 'team', 'missions', 'adventures'] as const;
export type ExpansionMode = (typeof EXPANSION_MODES)[number];

/** Modes that a rule can apply to. */
export const RULE_MODES = ['duel', ...EXPANSION_MODES] as const;
export type RuleMode = (typeof RULE_MODES)[number];

/** When the texts were last compared with the books and rulings. */
export const RULES_DATE = '2026-11-25';

/** Replaces an illegible printed number in a text. */
export const FIGURE_LOST = '[figure lost]';

const text = z
  .string()
  .min(1)
  .regex(/^\S[\s\S]*\S$|^\S$/, 'no blanks at either end');
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'kebab-case, such as "heal-cap"');

const entrySchema = z
  .strictObject({
    id,
    title: text,
    /** Other names and wordings of questions, for the search only. */
    aliases: z.array(text).min(1),
    modes: z.union([
      z.literal('all').transform((): RuleMode[] => [...RULE_MODES]),
      z.array(z.enum(RULE_MODES)).min(1),
    ]),
    summary: text,
    details: z.array(text).default([]),
    example: text.optional(),
    /** The text of older editions. */
    supersedes: text.optional(),
    /** The illegible number; present exactly when a text contains `[figure lost]`. */
    lost: text.optional(),
    /** Why the text may be wrong. */
    unconfirmed: text.optional(),
    /** A point that the rulings leave open: the default reading, and the other one that a game can choose. */
    contested: z
      .strictObject({ houseRule: z.enum(HOUSE_RULE_IDS), played: text, otherwise: text })
      .optional(),
    /** The contested point, told at another entry, whose default reading this text follows. */
    follows: z.enum(HOUSE_RULE_IDS).optional(),
    /** The statement of the text in machine-readable form, which a test plays. */
    states: z.array(statementSchema).default([]),
    /** Ids of related rules. */
    see: z.array(id).default([]),
    /** `<book or hero id>: <page name>`, such as `003: FAQ`, `rulings: R10, R17` or `moon-elf: Tokens`. */
    sources: z.array(z.string().regex(/^[a-z0-9-]+: \S.*$/)).min(1),
  })
  .superRefine((entry, context) => {
    const shown = [entry.summary, ...entry.details, entry.example ?? ''].join(' ');
    if (shown.includes(FIGURE_LOST) !== (entry.lost !== undefined)) {
      context.addIssue({
        code: 'custom',
        path: ['lost'],
        message: `"lost" names the figure exactly when a text holds ${FIGURE_LOST}`,
      });
    }
  });

/** One file of rule texts; a file has one subject. */
export const ruleFileSchema = z.strictObject({ entries: z.array(entrySchema).min(1) });

export const booksSchema = z.strictObject({
  books: z.record(
    z.string(),
    z.strictObject({
      title: text,
      /** The year of the edition, or the place of publication. */
      note: text.optional(),
      /** Whether its passages have numbers, like the rulings, instead of page names. */
      isNumbered: z.literal(true).optional(),
    }),
  ),
});

/** A rule text with its subject (the file name). */
export type RuleEntry = z.infer<typeof entrySchema> & { readonly subject: string };
export type Book = z.infer<typeof booksSchema>['books'][string];

/**
 * Inconsistencies between rule texts: duplicate ids, links to unknown entries or to themselves,
 * unknown sources.
 * @param entries all rule texts
 * @param sourceIds ids of the known books and heroes
 * @returns one sentence for each problem; empty for none
 */
export function ruleProblems(entries: readonly RuleEntry[], sourceIds: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const subjects = new Map<string, string>();
  for (const entry of entries) {
    const other = subjects.get(entry.id);
    if (other !== undefined) faults.push(`${entry.id}: in ${other} and again in ${entry.subject}`);
    subjects.set(entry.id, entry.subject);
  }
  for (const entry of entries) {
    for (const link of entry.see) {
      if (!subjects.has(link)) faults.push(`${entry.id}: links to "${link}", which does not exist`);
      if (link === entry.id) faults.push(`${entry.id}: links to itself`);
    }
    for (const source of entry.sources) {
      const book = source.slice(0, source.indexOf(':'));
      if (!sourceIds.has(book)) faults.push(`${entry.id}: "${book}" is neither a known book nor a hero`);
    }
  }
  return faults;
}
