/** A rule as a message: text, details, example, older editions, sources, ways to related rules. */
import type { RuleMode } from '../../content/rules/schema.ts';
import { RULE_MODES } from '../../content/rules/schema.ts';
import type { RuleAnswer } from '../../lookup/index.ts';
import type { MessagePayload, Row } from '../table/parts.ts';
import type { Page } from './page.ts';
import { lookupId } from './page.ts';
import { type Audience, linkRows, linkSelect, lookupMessage, type PageLink, showRow } from './parts.ts';
import type { LookupWords } from './words/index.ts';

const ACCENT = 0xd9a441;
/** What stands before the page name in a source (`RuleAnswer.sources`). */
const PAGE = ', page ';

/** The kind of game that is asked about, and who says so: the game in the channel, or what people chose there. */
export interface RuleFilter {
  readonly mode: RuleMode | null;
  readonly ofGame: boolean;
}

export interface RuleInput {
  readonly answer: RuleAnswer;
  readonly filter: RuleFilter;
  /** What else the words could have meant. */
  readonly others: readonly PageLink[];
  readonly audience: Audience;
  readonly words: LookupWords;
}

export function ruleMessage({ answer, filter, others, audience, words }: RuleInput): MessagePayload {
  const page: Page = { kind: 'rule', id: answer.id };
  const related = answer.related.map(({ id, title }) => ({
    label: title,
    page: { kind: 'rule', id } as const,
  }));
  return lookupMessage({
    accent: ACCENT,
    audience,
    words,
    blocks: [
      `### ${answer.title}`,
      scopeNotice(answer, filter, words),
      [answer.summary, ...answer.details.map((point) => `- ${point}`)].join('\n'),
      ...asides(answer, words),
      smallPrint(answer, filter, words),
    ],
    rows: [
      ...linkRows(related),
      ...(audience.kind === 'private' ? linkSelect('others', words.shared.others, others) : []),
      ...(audience.kind === 'private' ? filterRow(page, filter, words) : []),
      ...showRow(page, audience, words),
    ],
  });
}

/** The link to a rule, saying where it applies unless that is everywhere. */
export function ruleLink(
  entry: { readonly id: string; readonly title: string; readonly modes: readonly RuleMode[] },
  words: LookupWords,
): PageLink {
  const everywhere = entry.modes.length === RULE_MODES.length;
  return {
    label: entry.title,
    page: { kind: 'rule', id: entry.id },
    ...(everywhere ? {} : { description: words.rule.appliesIn(modeNames(entry.modes, words)) }),
  };
}

function modeNames(modes: readonly RuleMode[], words: LookupWords): string[] {
  return modes.map((mode) => words.modeNames[mode]);
}

function scopeNotice({ modes }: RuleAnswer, { mode }: RuleFilter, words: LookupWords): string {
  if (mode === null || modes.includes(mode)) return '';
  return words.rule.notHere(words.modeNames[mode], modeNames(modes, words));
}

function asides(answer: RuleAnswer, words: LookupWords): string[] {
  const { example, supersedes, lost, unconfirmed } = answer;
  const aside = (title: string, content: string | undefined) =>
    content === undefined ? [] : [`**${title}**: ${content}`];
  return [
    ...aside(words.rule.example, example),
    ...aside(words.rule.supersedes, supersedes),
    ...aside(words.rule.lost, lost),
    ...aside(words.shared.unconfirmed, unconfirmed),
  ];
}

function smallPrint(answer: RuleAnswer, filter: RuleFilter, words: LookupWords): string {
  const { modes, sources } = answer;
  const scope =
    modes.length === RULE_MODES.length
      ? words.rule.appliesEverywhere
      : words.rule.appliesIn(modeNames(modes, words));
  const game =
    filter.ofGame && filter.mode !== null ? [words.rule.ofThisGame(words.modeNames[filter.mode])] : [];
  return [scope, ...game, words.shared.sources(byPage(sources))].map((line) => `-# ${line}`).join('\n');
}

/** Sources with one page name in one piece: "rulebook 002 (...), rulebook 004 (...), page FAQ". */
function byPage(sources: readonly string[]): string[] {
  const pages = new Map<string, string[]>();
  for (const source of sources) {
    const at = source.lastIndexOf(PAGE);
    const page = at === -1 ? '' : source.slice(at);
    const book = at === -1 ? source : source.slice(0, at);
    pages.set(page, [...(pages.get(page) ?? []), book]);
  }
  return [...pages].map(([page, books]) => `${books.join(', ')}${page}`);
}

/** In a game's channel the game decides, so there is nothing to choose. */
function filterRow(page: Page, { mode, ofGame }: RuleFilter, words: LookupWords): Row[] {
  if (ofGame) return [];
  const option = (value: RuleMode | 'any') => ({
    label: words.modes[value],
    value,
    ...((mode ?? 'any') === value ? { default: true } : {}),
  });
  return [
    {
      type: 1,
      components: [
        {
          type: 3,
          custom_id: lookupId({ verb: 'mode', page }),
          placeholder: words.rule.filter,
          options: [option('any'), ...RULE_MODES.map(option)],
        },
      ],
    },
  ];
}
