/** A rule as a message: text, details, example, older editions, sources, links to related rules. */
import { loadRules } from '../../content/rules/load.ts';
import type { RuleMode } from '../../content/rules/schema.ts';
import { RULE_MODES, RULES_DATE } from '../../content/rules/schema.ts';
import type { HouseRule } from '../../engine/hosting.ts';
import type { RuleAnswer, RuleSource, Verdict } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import { menu, type Row } from '../components.ts';
import { buttonRows, type MessagePayload } from '../table/parts.ts';
import type { Page, RulePage } from './page.ts';
import { lookupId } from './page.ts';
import {
  type Audience,
  linkRows,
  linkSelect,
  lookupButton,
  lookupMessage,
  type PageLink,
  showRow,
} from './parts.ts';
import { verdictText } from './verdict-text.ts';

const ACCENT = 0xd9a441;

/** The mode that rules are filtered by, and where it comes from: the channel's game, or a choice in the channel. */
export interface RuleFilter {
  readonly mode: RuleMode | null;
  readonly ofGame: boolean;
}

export interface RuleInput {
  readonly page: RulePage;
  readonly answer: RuleAnswer;
  /** The answer by yes or no, when the question was one. */
  readonly verdict?: Verdict;
  /** A second rule that may well be meant. */
  readonly near?: RuleAnswer;
  /** The rule from which this one was opened. */
  readonly from?: RuleAnswer;
  readonly filter: RuleFilter;
  /** Other rules that match the words. */
  readonly others: readonly PageLink[];
  readonly audience: Audience;
  readonly words: Words;
  /** The house rules of the channel's game; undefined without a game. */
  readonly houseRules?: readonly HouseRule[] | undefined;
  /** The address of the page of all rules; null for none. */
  readonly rulesUrl: string | null;
}

export function ruleMessage(input: RuleInput): MessagePayload {
  const { page, answer, filter, others, audience, words, verdict, near, rulesUrl, houseRules } = input;
  const related = [...(near ? [{ id: near.id, title: near.title }] : []), ...answer.related].map(
    ({ id, title }) => ({ label: title, page: { kind: 'rule', id, from: answer.id } as const }),
  );
  return lookupMessage({
    accent: ACCENT,
    audience,
    words,
    blocks: [
      verdict === undefined ? '' : verdictText(verdict, words),
      `### ${answer.title}`,
      scopeNotice(answer, filter, words),
      [answer.summary, ...answer.details.map((point) => `- ${point}`)].join('\n'),
      ...asides(answer, houseRules, words),
      near === undefined ? '' : words.lookup.rule.alsoNear(near.title, near.summary),
      smallPrint(answer, filter, words, rulesUrl),
    ],
    rows: [
      ...linkRows(related),
      ...(audience.kind === 'private' ? linkSelect('others', words.lookup.shared.others, others) : []),
      ...(audience.kind === 'private' ? filterRow(page, filter, words) : []),
      ...wayBack(input),
      ...showRow(page, audience, words),
    ],
  });
}

/** The way back to the rule that one came from, and to the sections. */
function wayBack({ answer, from, audience, words }: RuleInput): Row[] {
  if (audience.kind === 'public') return [];
  const { rule } = words.lookup;
  return buttonRows([
    ...(from === undefined || answer.related.some(({ id }) => id === from.id)
      ? []
      : [lookupButton({ verb: 'turn', page: { kind: 'rule', id: from.id } }, rule.back(from.title))]),
    lookupButton({ verb: 'turn', page: { kind: 'section', subject: null, part: 1 } }, rule.browse),
  ]);
}

/** The link to a rule, with its modes unless it applies to all. */
export function ruleLink(
  entry: { readonly id: string; readonly title: string; readonly modes: readonly RuleMode[] },
  words: Words,
): PageLink {
  const everywhere = entry.modes.length === RULE_MODES.length;
  return {
    label: entry.title,
    page: { kind: 'rule', id: entry.id },
    ...(everywhere ? {} : { description: words.lookup.rule.appliesIn(modeNames(entry.modes, words)) }),
  };
}

function modeNames(modes: readonly RuleMode[], words: Words): string[] {
  return modes.map((mode) => words.lookup.modeNames[mode]);
}

function scopeNotice({ modes }: RuleAnswer, { mode }: RuleFilter, words: Words): string {
  if (mode === null || modes.includes(mode)) return '';
  return words.lookup.rule.notHere(words.lookup.modeNames[mode], modeNames(modes, words));
}

function asides(answer: RuleAnswer, houseRules: RuleInput['houseRules'], words: Words): string[] {
  const { example, supersedes, illegible, contested, unconfirmed } = answer;
  const aside = (title: string, content: string | undefined) =>
    content === undefined ? [] : [`**${title}**: ${content}`];
  return [
    ...aside(words.lookup.rule.example, example),
    ...aside(words.lookup.rule.supersedes, supersedes),
    ...aside(words.lookup.rule.illegible, illegible),
    ...aside(
      words.lookup.rule.contested,
      contested &&
        (houseRules?.includes(contested.houseRule)
          ? words.lookup.rule.otherReading(contested.otherwise, contested.played)
          : words.lookup.rule.readings(contested.played, contested.otherwise)),
    ),
    ...aside(words.lookup.shared.unconfirmed, unconfirmed),
  ];
}

function smallPrint(answer: RuleAnswer, filter: RuleFilter, words: Words, rulesUrl: string | null): string {
  const { modes, sources } = answer;
  const scope =
    modes.length === RULE_MODES.length
      ? words.lookup.rule.appliesEverywhere
      : words.lookup.rule.appliesIn(modeNames(modes, words));
  const game =
    filter.ofGame && filter.mode !== null
      ? [words.lookup.rule.ofThisGame(words.lookup.modeNames[filter.mode])]
      : [];
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
