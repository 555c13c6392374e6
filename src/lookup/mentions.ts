/** Rulings that mention a card or token by name. */
import { loadRules } from '../content/rules/load.ts';
import type { RuleEntry } from '../content/rules/schema.ts';

/** Subjects of rules in the order of the results: rulings first. */
const ORDER = ['faq', 'timing', 'heroes', 'damage', 'ultimates', 'rolling', 'cards'];

/**
 * The rules whose shown texts contain the name with its capital letters, so that
 * "protect yourself" does not match the token Protect.
 * @param name of a card or token; exclamation and question marks at its end are ignored
 * @param except id of the rule about the card or token itself
 */
export function rulingsThatMention(name: string, except?: string): RuleEntry[] {
  const bare = name.replace(/[!?]+$/, '');
  const pattern = new RegExp(`(?<![\\p{L}\\d])${escapeText(bare)}(?![\\p{L}\\d])`, 'u');
  return loadRules()
    .entries.filter((entry) => entry.id !== except && !entry.id.startsWith('achievements'))
    .filter((entry) =>
      [entry.title, entry.summary, ...entry.details, entry.example ?? ''].some((text) => pattern.test(text)),
    )
    .sort((a, b) => place(a) - place(b));
}

function place(entry: RuleEntry): number {
  const at = ORDER.indexOf(entry.subject);
  return at === -1 ? ORDER.length : at;
}

function escapeText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
