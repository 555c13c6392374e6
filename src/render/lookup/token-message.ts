/** A token or companion as a message: what the rules say, how each hero's leaflet words it, rulings. */
import type { TokenAnswer, TokenVersion } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import type { MessagePayload } from '../table/parts.ts';
import type { Page } from './page.ts';
import { type Audience, linkSelect, lookupMessage, type PageLink, showRow } from './parts.ts';
import { sourceLine, tokenFacts, tokenRules } from './reference-text.ts';
import { ruleLink } from './rule-message.ts';

const ACCENT = 0x4f9d69;

export interface TokenInput {
  readonly answer: TokenAnswer;
  readonly others: readonly PageLink[];
  readonly audience: Audience;
  readonly words: Words;
}

export function tokenMessage({ answer, others, audience, words }: TokenInput): MessagePayload {
  const { id, name, versions, rule, rulings } = answer;
  const page: Page = { kind: 'token', id };
  const about = rule === undefined ? [] : [rule];
  return lookupMessage({
    accent: ACCENT,
    audience,
    words,
    blocks: [
      `### ${name}`,
      about
        .map(({ summary, details }) => [summary, ...details.map((line) => `- ${line}`)].join('\n'))
        .join('\n'),
      ...versions.map((version) => versionText(version, versions.length, words)),
      ownersLine(versions, words),
      sourceLine(
        versions.map(({ token }) => token),
        words,
      ),
    ],
    rows: [
      ...linkSelect(
        'rulings',
        words.lookup.shared.rulings,
        [...about, ...rulings].map((entry) => ({ ...ruleLink(entry, words), description: entry.summary })),
      ),
      ...(audience.kind === 'private' ? linkSelect('others', words.lookup.shared.others, others) : []),
      ...showRow(page, audience, words),
    ],
  });
}

/** Wordings of different heroes are told apart; a single one needs no heading. */
function versionText({ heroes, token }: TokenVersion, count: number, words: Words): string {
  const heading = count === 1 ? '' : `**${words.lookup.token.wordedBy(heroes)}**: `;
  return `${heading}${tokenFacts(token, words)}\n${tokenRules(token, words)}`;
}

function ownersLine(versions: readonly TokenVersion[], words: Words): string {
  const heroes = versions.flatMap((version) => version.heroes).sort((a, b) => a.localeCompare(b, 'en'));
  return `-# ${heroes.length === 0 ? words.lookup.token.ofMode : `${words.lookup.token.ownedBy(heroes)}.`}`;
}
