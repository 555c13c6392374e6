/** The odds of goals as a message, with buttons for more or fewer Roll Attempts. */
import type { Words } from '../../words/index.ts';
import type { Row } from '../components.ts';
import { buttonRows, type MessagePayload } from '../table/parts.ts';
import type { OddsPage } from './page.ts';
import { type Audience, lookupButton, lookupMessage, showRow } from './parts.ts';

const ACCENT = 0x8d6cc3;

/** One goal of a roll, with figures as text. */
export interface OddsLine {
  readonly name: string;
  readonly requires: string;
  readonly chance: string;
  /** "keep 3 4 5, reroll 2 dice"; null before the first roll, or when nothing can be done. */
  readonly advice: string | null;
  /** The chances with other numbers of attempts left: "1: 40 %". */
  readonly byAttempts: readonly { readonly attempts: number; readonly chance: string }[];
}

/** Dice to keep, in words and by their positions from 0. */
export interface Advice {
  /** "keep 3 4 5, reroll 2 dice" */
  readonly words: string;
  readonly keep: readonly number[];
}

/** The average damage of a roll that is played for damage. */
export interface BestDamage {
  /** "8.9 damage" */
  readonly average: string;
  /** Null before the first roll, or when nothing can be done. */
  readonly advice: Advice | null;
}

export interface OddsInput {
  readonly page: OddsPage;
  /** The owner of the board, or the name of the goal. */
  readonly title: string;
  readonly lines: readonly OddsLine[];
  /** Only for a whole board. */
  readonly damage: BestDamage | null;
  readonly audience: Audience;
  readonly words: Words;
}

/** Attempts that the buttons offer: three in a turn, fewer under Entangle, more by cards. */
const OFFERED = { scratch: [1, 2, 3, 4], lying: [0, 1, 2, 3] } as const;

/** With more goals than this, figures for other numbers of attempts are left out: the message would be too long. */
const FEW = 4;

export function oddsMessage({ page, title, lines, damage, audience, words }: OddsInput): MessagePayload {
  const situation =
    page.dice === null
      ? words.lookup.odds.scratch(page.attempts)
      : words.lookup.odds.lying([...page.dice].join(' '), page.attempts);
  return lookupMessage({
    accent: ACCENT,
    audience,
    words,
    blocks: [
      `### ${title}\n${situation}`,
      damage === null ? '' : `${damageText(damage, words)}\n-# ${words.lookup.odds.damageWhy}`,
      lines.map((line) => lineText(line, lines.length <= FEW, words)).join('\n'),
    ],
    rows: [...attemptsRow(page, words), ...showRow(page, audience, words)],
  });
}

/** "Most damage: **keep 6 6, reroll 3 dice**: 8.9 damage on average." */
export function damageText({ average, advice }: BestDamage, { lookup }: Words): string {
  return advice === null ? lookup.odds.averageDamage(average) : lookup.odds.mostDamage(advice.words, average);
}

function lineText(
  { name, requires, chance, advice, byAttempts }: OddsLine,
  isDetailed: boolean,
  words: Words,
): string {
  const main = `${words.lookup.odds.oneLine(name, requires, chance)}${advice === null ? '' : `, ${advice}`}`;
  if (!isDetailed) return `- ${main}`;
  const parts = byAttempts.map(({ attempts, chance: other }) =>
    words.lookup.odds.withAttempts(attempts, other),
  );
  return `${main}\n-# ${parts.join('; ')}.`;
}

function attemptsRow(page: OddsPage, words: Words): Row[] {
  const offered: readonly number[] = page.dice === null ? OFFERED.scratch : OFFERED.lying;
  return buttonRows(
    offered.map((attempts) => {
      const isShown = attempts === page.attempts;
      return lookupButton(
        { verb: 'open', page: { ...page, attempts } },
        words.lookup.odds.attempts(attempts),
        isShown ? 'primary' : 'secondary',
        isShown,
      );
    }),
  );
}
