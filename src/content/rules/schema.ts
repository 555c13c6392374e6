/** The shape of a rule text, and what has to hold between rule texts. */

import { z } from 'zod';
import { HOUSE_RULE_IDS } from '../../engine/hosting.ts';
import { statementSchema } from './statements.ts';

/** Kinds of game that a rule can apply to. */
export const RULE_MODES = ['duel', 'koth', 'team', 'missions', 'adventures'] as const;
export type RuleMode = (typeof RULE_MODES)[number];

/** What stands in a text for a printed number that nobody could read. */
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
    /** Other names and other ways to ask; found by the search, not shown. */
    aliases: z.array(text).min(1),
    modes: z.union([
      z.literal('all').transform((): RuleMode[] => [...RULE_MODES]),
      z.array(z.enum(RULE_MODES)).min(1),
    ]),
    summary: text,
    details: z.array(text).default([]),
    example: text.optional(),
    /** What older editions say instead. */
    supersedes: text.optional(),
    /** Which figure is lost; present exactly when a text holds `[figure lost]`. */
    lost: text.optional(),
    /** Why the text may be wrong. */
    unconfirmed: text.optional(),
    /** A point that stays open after the rulings: what is played unless a game chooses otherwise, and the other reading. */
    contested: z
      .strictObject({ houseRule: z.enum(HOUSE_RULE_IDS), played: text, otherwise: text })
      .optional(),
    /** What the text says in a form that a program can read; a test plays it. */
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
      /** The year of the edition, or where it is read. */
      note: text.optional(),
      /** Whether its passages have numbers, as the rulings have, and no page names. */
      isNumbered: z.literal(true).optional(),
    }),
  ),
});

/** A rule text with the subject (file name) that it was read from. */
export type RuleEntry = z.infer<typeof entrySchema> & { readonly subject: string };
export type Book = z.infer<typeof booksSchema>['books'][string];

/**
 * What does not hold between rule texts: ids used twice, links that lead nowhere or to themselves,
 * sources of no known book or hero.
 * @param entries all rule texts
 * @param sourceIds ids of the known books and heroes
 * @returns one sentence for each fault; empty when all is well
 */
export function ruleFaults(entries: readonly RuleEntry[], sourceIds: ReadonlySet<string>): string[] {
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
