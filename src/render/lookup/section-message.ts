/** The reference by section: a select of all subjects, and the entries of one. */
import { loadRules } from '../../content/rules/load.ts';
import type { Words } from '../../words/index.ts';
import { MAX_OPTIONS } from '../discord-limits.ts';
import { buttonRows, type MessagePayload } from '../table/parts.ts';
import type { Page } from './page.ts';
import { type Audience, linkSelect, lookupButton, lookupMessage, type PageLink } from './parts.ts';

const ACCENT = 0xd9a441;

export type SectionPage = Extract<Page, { kind: 'section' }>;

/** The message of a section, 25 entries on a page; null for an unknown subject. */
export function sectionMessage(page: SectionPage, audience: Audience, words: Words): MessagePayload | null {
  const { rule } = words.lookup;
  const sections = linkSelect('sections', rule.chooseSection, sectionLinks(words));
  if (page.subject === null) {
    return lookupMessage({
      accent: ACCENT,
      audience,
      words,
      blocks: [`### ${rule.sections}`, rule.sectionsWhy],
      rows: sections,
    });
  }
  const entries = loadRules().entries.filter(({ subject }) => subject === page.subject);
  const pages = Math.ceil(entries.length / MAX_OPTIONS);
  if (pages === 0) return null;
  const part = Math.min(page.part, pages);
  const shown = entries.slice((part - 1) * MAX_OPTIONS, part * MAX_OPTIONS);
  const links: PageLink[] = shown.map(({ id, title, summary }) => ({
    label: title,
    description: summary,
    page: { kind: 'rule', id },
  }));
  const turn = (to: number, label: string) =>
    lookupButton({ verb: 'turn', page: { ...page, part: to } }, label);
  const from = (part - 1) * MAX_OPTIONS + 1;
  return lookupMessage({
    accent: ACCENT,
    audience,
    words,
    blocks: [rule.section(sectionName(page.subject, words), from, from + shown.length - 1, entries.length)],
    rows: [
      ...linkSelect('entries', rule.chooseEntry, links),
      ...buttonRows([
        ...(part > 1 ? [turn(part - 1, words.lookup.shared.earlier)] : []),
        ...(part < pages ? [turn(part + 1, words.lookup.shared.later)] : []),
      ]),
      ...sections,
    ],
  });
}

/** A link to each subject. */
export function sectionLinks(words: Words): PageLink[] {
  const subjects = new Set(loadRules().entries.map(({ subject }) => subject));
  return [...subjects].map((subject) => ({
    label: sectionName(subject, words),
    page: { kind: 'section', subject, part: 1 },
  }));
}

function sectionName(subject: string, { lookup }: Words): string {
  return new Map(Object.entries(lookup.rule.sectionNames)).get(subject) ?? subject;
}
