/** Odds and keeps in words, for messages and alt text. */

import type { DiceKey, DieFace, Requirement } from '../../engine/rules.ts';
import { ENGLISH, type Words } from '../../words/index.ts';

/**
 * Formats a probability as a percentage with one decimal, or two significant digits below one percent. Shows "0 %" and
 * "100 %" only for certain outcomes.
 * @param probability 0..1
 * @throws RangeError outside 0..1
 */
export function formatProbability(probability: number): string {
  if (!(probability >= 0 && probability <= 1)) {
    throw new RangeError(`A probability lies between 0 and 1, not ${probability}.`);
  }
  const percent = probability * 100;
  if (percent === 0 || percent === 100) return `${percent} %`;
  if (percent < 0.0001) return '<0.0001 %';
  if (percent < 0.995) return `${Number(percent.toPrecision(2))} %`;
  if (percent > 99.9) return '>99.9 %';
  return `${percent.toFixed(1)} %`;
}

/**
 * Describes the dice to keep and the number of dice to reroll: "keep 6 6, reroll 3 dice".
 * @param dice the dice as rolled
 * @param keep 0-based positions to keep
 * @param key adds the symbol names: "keep 6 (pow), 6 (pow), reroll 3 dice"
 */
export function describeKeep(
  dice: readonly DieFace[],
  keep: readonly number[],
  key?: DiceKey,
  { dice: words }: Words = ENGLISH,
): string {
  const rerolled = dice.filter((_, at) => !keep.includes(at)).length;
  if (rerolled === 0) return dice.length === 1 ? words.keepDie : words.keepAll;
  if (rerolled === dice.length) return dice.length === 1 ? words.rerollDie : words.rerollAll;
  const kept = dice.filter((_, at) => keep.includes(at)).map((face) => faceName(face, key, words));
  return words.keep(kept.join(key ? ', ' : ' '), rerolled);
}

/** A dice requirement in words: `3 sword + 2 pow`, `small straight`. */
export function requirementWords(requirement: Requirement, { dice }: Words): string {
  switch (requirement.kind) {
    case 'symbols':
      return Object.entries(requirement.need)
        .map(([symbol, count]) => dice.symbols(count, symbol.replaceAll('-', ' ')))
        .join(' + ');
    case 'straight':
      return dice.straights[requirement.size];
    case 'of-a-kind':
      return dice.ofAKind(requirement.count);
    case 'like-symbols':
      return dice.likeSymbols(requirement.sizes);
    case 'values':
      return requirement.values.join(' ');
  }
}

function faceName(face: DieFace, key: DiceKey | undefined, words: Words['dice']): string {
  if (face === null) return words.blank;
  return key ? words.face(face, key[face].replaceAll('-', ' ')) : String(face);
}
