/** Luck with the dice in words: always with its spread, so that nobody reads chance as fate. */
import { judgedLuck, type LuckRecord } from '../../history/luck-record.ts';
import type { Words } from '../../words/index.ts';
import { abilityName } from '../table/content-names.ts';

/** Lines of abilities that are named. */
const LISTED = 6;

/** Returns the sum with its spread and what that means, then each line that was aimed at; nothing without a re-roll. */
export function luckLines(title: string, luck: LuckRecord, words: Words): readonly string[] {
  const { stats } = words;
  const { rolls, hits, expected, byLine } = luck;
  if (rolls === 0) return [];
  const aimed = byLine
    .slice(0, LISTED)
    .map((one) => stats.aimed(abilityName(one.line), one.hits, one.rolls, one.expected.toFixed(1)));
  return [
    stats.row(
      title,
      stats.luckSum(rolls, hits, expected.toFixed(1), spreadOf(luck).toFixed(1), luckVerdict(luck, words)),
    ),
    `-# ${stats.aimedAt(aimed)}`,
  ];
}

/** How far chance alone moves the number of hits, up or down, in two of three such records. */
export function spreadOf({ variance }: Pick<LuckRecord, 'variance'>): number {
  return Math.sqrt(variance);
}

/** Returns what the difference between hits and expectation means. */
export function luckVerdict(luck: LuckRecord, { stats }: Words): string {
  const judged = judgedLuck(luck);
  if (judged === null) return stats.luckUnknown;
  if (judged.size === 'usual') return stats.luckUsual;
  return stats.luckUnusual(judged.isGood, judged.size === 'rare');
}
