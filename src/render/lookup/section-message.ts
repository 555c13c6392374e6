/** The reference by section: a select of all subjects, and the entries of one. What is not played is left out. */
import { loadRules } from '../../content/rules/load.ts';
import { RULE_MODES, type RuleEntry, type RuleMode } from '../../content/rules/schema.ts';
import { appliesIn } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import { MAX_OPTIONS } from '../discord-limits.ts';
import { buttonRows, type MessagePayload } from '../table/parts.ts';
import type { Page } from './page.ts';
import { sectionName } from './page-title.ts';
import {
  type Audience,
  linkSelect,
  lookupButton,
  lookupMessage,
  othersSelect,
  type PageLink,
} from './parts.ts';

const ACCENT = 0xd9a441;

export type SectionPage = Extract<Page, { kind: 'section' }>;

export interface SectionInput {
  readonly page: SectionPage;
  /** What the reader plays. */
  readonly plays: readonly RuleMode[];
  /** What else was found before the sections were opened. */
  readonly others: readonly PageLink[];
  readonly audience: Audience;
  readonly words: Words;
}

/** The message of a section, 25 entries on a page; null for an unknown subject. */
export function sectionMessage(input: SectionInput): MessagePayload | null {
  const { page, others, audience, words } = input;
  const { rule } = words.lookup;
  const shownModes = page.all ? RULE_MODES : input.plays;
  const sections = linkSelect(
    'sections',
    rule.chooseSection,
    sectionLinks(words, shownModes, page.all),
    page,
  );
  const turn = (to: Partial<SectionPage>, label: string) =>
    lookupButton({ verb: 'turn', page: { ...page, ...to } }, label);
  const toggles = input.plays.length === RULE_MODES.length ? [] : [toggle(page, words)];
  if (page.subject === null) {
    return lookupMessage({
      accent: ACCENT,
      audience,
      words,
      blocks: [`### ${rule.sections}`, rule.sectionsWhy, leftOut(shownModes, words)],
      rows: [...sections, ...buttonRows(toggles), ...othersSelect(others, audience, words)],
    });
  }
  const all = loadRules().entries.filter(({ subject }) => subject === page.subject);
  if (all.length === 0) return null;
  const entries = all.filter((entry) => appliesIn(entry, shownModes));
  const pages = Math.max(1, Math.ceil(entries.length / MAX_OPTIONS));
  const part = Math.min(page.part, pages);
  const shown = entries.slice((part - 1) * MAX_OPTIONS, part * MAX_OPTIONS);
  const from = Math.min((part - 1) * MAX_OPTIONS + 1, entries.length);
  const until = (part - 1) * MAX_OPTIONS + shown.length;
  return lookupMessage({
    accent: ACCENT,
    audience,
    words,
    blocks: [
      rule.section(sectionName(page.subject, words), from, until, entries.length),
      entries.length < all.length ? leftOut(shownModes, words) : '',
    ],
    rows: [
      ...linkSelect(
        'entries',
        rule.chooseEntry,
        shown.map((entry) => entryLink(entry, page.all)),
      ),
      ...buttonRows([
        ...(part > 1 ? [turn({ part: part - 1 }, words.lookup.shared.earlier)] : []),
        ...(part < pages ? [turn({ part: part + 1 }, words.lookup.shared.later)] : []),
        ...toggles,
      ]),
      ...sections,
      ...othersSelect(others, audience, words),
    ],
  });
}

/** The button between everything and what is played; it begins at the first entry again. */
function toggle({ kind, subject, all }: SectionPage, { lookup }: Words) {
  const page: SectionPage = { kind, subject, part: 1, ...(all ? {} : { all: true }) };
  return lookupButton({ verb: 'turn', page }, all ? lookup.rule.showPlayed : lookup.rule.showAll);
}

function leftOut(shownModes: readonly RuleMode[], { lookup }: Words): string {
  const missing = RULE_MODES.filter((mode) => !shownModes.includes(mode));
  return missing.length === 0
    ? ''
    : `-# ${lookup.rule.leftOut(missing.map((mode) => lookup.modeNames[mode]))}`;
}

function entryLink({ id, title, summary }: RuleEntry, all: true | undefined): PageLink {
  return { label: title, description: summary, page: { kind: 'rule', id, ...(all && { all }) } };
}

/**
 * A link to each subject that has an entry for one of these modes.
 * @param all set when the linked sections show what is not played, too
 */
function sectionLinks(words: Words, modes: readonly RuleMode[], all?: true): PageLink[] {
  const subjects = new Set(
    loadRules().entries.flatMap((entry) => (appliesIn(entry, modes) ? [entry.subject] : [])),
  );
  return [...subjects].map((subject) => ({
    label: sectionName(subject, words),
    page: { kind: 'section', subject, part: 1, ...(all && { all }) },
  }));
}
