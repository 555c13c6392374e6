/** A token or companion as a message: the rules text, each hero's own wording, rulings. */
import type { RuleMode } from '../../content/rules/schema.ts';
import type { TokenAnswer, TokenInMissions, TokenVersion } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import { buttonRows, type MessagePayload } from '../table/parts.ts';
import type { Page } from './page.ts';
import {
  type Audience,
  linkSelect,
  lookupButton,
  lookupMessage,
  othersSelect,
  type PageLink,
  showRow,
} from './parts.ts';
import { fromLine, sourceLine, tokenFacts, tokenRules } from './reference-text.ts';
import { ruleLink } from './rule-message.ts';

const ACCENT = 0x4f9d69;

type TokenPage = Extract<Page, { kind: 'token' }>;

export interface TokenInput {
  readonly page: TokenPage;
  /** What the reader plays. */
  readonly plays: readonly RuleMode[];
  readonly answer: TokenAnswer;
  readonly others: readonly PageLink[];
  readonly audience: Audience;
  readonly words: Words;
}

export function tokenMessage({ page, plays, answer, others, audience, words }: TokenInput): MessagePayload {
  const { name, versions, rule, rulings } = answer;
  const isWhole = page.all || plays.includes('missions');
  const missions = isWhole ? answer.missions : null;
  const isCut = audience.kind === 'private' && missions !== answer.missions;
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
      missions === null ? '' : missionsText(missions, words),
      ...answer.from.map((from) => fromLine(from, words)),
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
      ...othersSelect(others, audience, words),
      ...(isCut
        ? buttonRows([
            lookupButton({ verb: 'turn', page: { ...page, all: true } }, words.lookup.rule.showAll),
          ])
        : []),
      ...showRow(page, audience, words),
    ],
  });
}

/** Wordings of different heroes get headings; a single one needs none. */
function versionText({ heroes, token }: TokenVersion, count: number, words: Words): string {
  const heading = count === 1 ? '' : `**${words.lookup.token.wordedBy(heroes)}**: `;
  return `${heading}${tokenFacts(token, words)}\n${tokenRules(token, words)}`;
}

/** The effect on heroes and on enemies of a Mission. */
function missionsText(token: TokenInMissions, words: Words): string {
  const { missions: say } = words.lookup.token;
  const {
    isMomentumInstead: isIdle,
    isUselessToEnemies: isHeldInVain,
    isRemovedAfterAttack: isShort,
    isMomentumOptional: isTurned,
    uses,
    isOnChart,
  } = token;
  const onEnemies = isIdle
    ? [say.idle]
    : uses.length > 0
      ? uses.map((use) => useText(use, words))
      : [isHeldInVain ? say.heldInVain : say.sameOnEnemies];
  const lines = [
    say.heroes,
    ...onEnemies,
    ...(isShort ? [say.short] : []),
    ...(isTurned ? [say.turned] : []),
  ];
  return [`**${say.heading(isOnChart)}**`, ...lines.map((line) => `- ${line}`)].join('\n');
}

function useText({ when, from, defendable, all }: TokenInMissions['uses'][number], words: Words): string {
  const { missions: say } = words.lookup.token;
  if (when === 'attacking' && all) return say.attackingAll;
  if (when === 'attacking') return defendable ? say.attackingDefendable : say.attacking;
  return defendable ? say.attackedDefendable : say.attacked(from ?? null);
}

function ownersLine(versions: readonly TokenVersion[], words: Words): string {
  const heroes = versions.flatMap((version) => version.heroes).sort((a, b) => a.localeCompare(b, 'en'));
  return `-# ${heroes.length === 0 ? words.lookup.token.ofMode : `${words.lookup.token.ownedBy(heroes)}.`}`;
}
