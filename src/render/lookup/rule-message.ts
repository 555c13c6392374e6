/** A rule as a message: text, details, example, older editions, sources, links to related rules. */
import { loadRules } from '../../content/rules/load.ts';
import type { RuleMode } from '../../content/rules/schema.ts';
import { RULE_MODES, RULES_DATE } from '../../content/rules/schema.ts';
import type { HouseRule } from '../../engine/hosting.ts';
import { appliesIn, type RuleAnswer, type RuleSource, type Verdict } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import { menu, type Row } from '../components.ts';
import { buttonRows, type MessagePayload } from '../table/parts.ts';
import type { Page, RulePage } from './page.ts';
import { lookupId } from './page.ts';
import {
  type Audience,
  linkRows,
  lookupButton,
  lookupMessage,
  othersSelect,
  type PageLink,
  showRow,
} from './parts.ts';
import { fromLine } from './reference-text.ts';
import { verdictText } from './verdict-text.ts';

const ACCENT = 0xd9a441;

/** The mode that rules are filtered by, and where it comes from: the channel's game, or a choice in the channel. */
export interface RuleFilter {
  readonly mode: RuleMode | null;
  readonly ofGame: boolean;
  /** What the reader plays; it counts where no mode is set. */
  readonly plays: readonly RuleMode[];
}

/** House rules, and whose choice they are. */
export interface ChosenReadings {
  readonly rules: readonly HouseRule[];
  readonly by: 'game' | 'person' | 'server';
}

export interface RuleInput {
  readonly page: RulePage;
  readonly answer: RuleAnswer;
  /** The answer by yes or no, when the question was one. */
  readonly verdict?: Verdict;
  /** A second rule that may well be meant. */
  readonly near?: RuleAnswer;
  readonly filter: RuleFilter;
  /** Other rules that match the words. */
  readonly others: readonly PageLink[];
  readonly audience: Audience;
  readonly words: Words;
  /** The house rules of the channel's game, else those that the reader or the server chose; undefined without any. */
  readonly houseRules?: ChosenReadings | undefined;
  /** The address of the page of all rules; null for none. */
  readonly rulesUrl: string | null;
}

export function ruleMessage(input: RuleInput): MessagePayload {
  const { page, answer, filter, others, audience, words, verdict, near, rulesUrl, houseRules } = input;
  const played = answer.related.filter((entry) => page.all || isPlayed(entry, filter));
  const related = [...(near ? [{ id: near.id, title: near.title }] : []), ...played].map(({ id, title }) => ({
    label: title,
    page: { kind: 'rule', id, ...(audience.kind === 'public' && { from: answer.id }) } as const,
  }));
  const isCut = played.length < answer.related.length;
  const reading = chosenReading(answer, houseRules, words);
  return lookupMessage({
    accent: ACCENT,
    audience,
    words,
    blocks: [
      verdict === undefined ? '' : verdictText(verdict, words),
      `### ${answer.title}`,
      scopeNotice(answer, filter, words),
      reading ?? '',
      [answer.summary, ...answer.details.map((point) => `- ${point}`)].join('\n'),
      ...asides(answer, reading === null, words),
      near === undefined ? '' : words.lookup.rule.alsoNear(near.title, near.summary),
      answer.from === undefined ? '' : fromLine(answer.from, words),
      smallPrint(answer, filter, words, rulesUrl),
    ],
    rows: [
      ...linkRows(related),
      ...othersSelect(others, audience, words),
      ...(audience.kind === 'private' ? filterRow(page, filter, words) : []),
      ...onward(input, isCut),
      ...showRow(page, audience, words),
    ],
  });
}

/**
 * The way to the sections.
 * @param isCut whether related rules of what the reader does not play are left out; a button shows them
 */
function onward({ page, audience, words }: RuleInput, isCut: boolean): Row[] {
  if (audience.kind === 'public') return [];
  const { rule } = words.lookup;
  return buttonRows([
    lookupButton({ verb: 'turn', page: { kind: 'section', subject: null, part: 1 } }, rule.browse),
    ...(isCut ? [lookupButton({ verb: 'turn', page: { ...page, all: true } }, rule.showAll)] : []),
  ]);
}

/** The link to a rule, with its modes unless it applies to all, and marked when none of them is played. */
export function ruleLink(
  entry: { readonly id: string; readonly title: string; readonly modes: readonly RuleMode[] },
  words: Words,
  plays: readonly RuleMode[] = RULE_MODES,
): PageLink {
  const { rule } = words.lookup;
  const everywhere = entry.modes.length === RULE_MODES.length;
  const names = modeNames(entry.modes, words);
  return {
    label: entry.title,
    page: { kind: 'rule', id: entry.id },
    ...(everywhere
      ? {}
      : { description: appliesIn(entry, plays) ? rule.appliesIn(names) : rule.notPlayed(names) }),
  };
}

function isPlayed(entry: Pick<RuleAnswer, 'modes'>, { mode, plays }: RuleFilter): boolean {
  return mode !== null || appliesIn(entry, plays);
}

function modeNames(modes: readonly RuleMode[], words: Words): string[] {
  return modes.map((mode) => words.lookup.modeNames[mode]);
}

function scopeNotice(answer: RuleAnswer, filter: RuleFilter, words: Words): string {
  const { mode } = filter;
  const names = modeNames(answer.modes, words);
  if (!isPlayed(answer, filter)) return `**${words.lookup.rule.notPlayed(names)}**`;
  if (mode === null || answer.modes.includes(mode)) return '';
  return words.lookup.rule.notHere(words.lookup.modeNames[mode], names);
}

/** The other reading of a contested point, where it is chosen: it goes before the text, which tells the usual one. */
function chosenReading(
  { contested }: RuleAnswer,
  houseRules: RuleInput['houseRules'],
  { lookup }: Words,
): string | null {
  if (contested === undefined || !houseRules?.rules.includes(contested.houseRule)) return null;
  const { rule } = lookup;
  return `**${rule.contested}**: ${rule.otherReading[houseRules.by](contested.otherwise, contested.played)}`;
}

function asides(answer: RuleAnswer, tellsReadings: boolean, words: Words): string[] {
  const { example, supersedes, illegible, contested, unconfirmed } = answer;
  const aside = (title: string, content: string | undefined) =>
    content === undefined ? [] : [`**${title}**: ${content}`];
  return [
    ...aside(words.lookup.rule.example, example),
    ...aside(words.lookup.rule.supersedes, supersedes),
    ...aside(words.lookup.rule.illegible, illegible),
    ...aside(
      words.lookup.rule.contested,
      tellsReadings && contested
        ? words.lookup.rule.readings(contested.played, contested.otherwise)
        : undefined,
    ),
    ...aside(words.lookup.shared.unconfirmed, unconfirmed),
  ];
}

function smallPrint(answer: RuleAnswer, filter: RuleFilter, words: Words, rulesUrl: string | null): string {
  const { modes, sources, from } = answer;
  const scope =
    modes.length === RULE_MODES.length
      ? words.lookup.rule.appliesEverywhere
      : words.lookup.rule.appliesIn(modeNames(modes, words));
  const game =
    filter.ofGame && filter.mode !== null
      ? [words.lookup.rule.ofThisGame(words.lookup.modeNames[filter.mode])]
      : [];
  if (from !== undefined) return `-# ${[scope, ...game].join(' ')}`;
  return [
    scope,
    ...game,
    words.lookup.shared.sources(sourceNames(sources, words)),
    words.lookup.rule.entry(answer.id),
    words.lookup.rule.dated(RULES_DATE),
    ...(rulesUrl === null || !loadRules().byId.has(answer.id)
      ? []
      : [words.lookup.rule.onPage(`${rulesUrl}#${answer.id}`)]),
  ]
    .map((line) => `-# ${line}`)
    .join('\n');
}

/** Groups rulebooks with the same page name: "Season rulebook (2022), Rulebook v2.0 (2018), page FAQ". */
function sourceNames(sources: readonly RuleSource[], words: Words): string[] {
  const { source: say } = words.lookup.shared;
  const pages = new Map<string | null, string[]>();
  for (const source of sources) {
    const page = source.kind === 'book' ? source.page : null;
    pages.set(page, [...(pages.get(page) ?? []), sourceName(source, words)]);
  }
  return [...pages].map(([page, names]) => (page === null ? names.join(', ') : say.page(names, page)));
}

function sourceName(source: RuleSource, { lookup }: Words): string {
  const { source: say } = lookup.shared;
  switch (source.kind) {
    case 'book': {
      const { title, note } = source;
      return note === null ? title : say.book(title, note);
    }
    case 'numbered':
      return say.numbered(source.title, source.page);
    case 'hero':
      return say.hero(source.hero, source.page);
    case 'cards':
      return say.cards(source.page);
  }
}

/** No select in a game's channel: the game decides the mode. */
function filterRow(page: Page, { mode, ofGame }: RuleFilter, words: Words): Row[] {
  if (ofGame) return [];
  const option = (value: RuleMode | 'any') => ({
    label: words.lookup.modes[value],
    value,
    chosen: (mode ?? 'any') === value,
  });
  const options = [option('any'), ...RULE_MODES.map(option)];
  return [menu(lookupId({ verb: 'mode', page }), words.lookup.rule.filter, options)];
}
