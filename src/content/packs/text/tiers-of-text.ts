/** The parts of a typed text of an ability that belong to its tiers: `3 pole: Gain 1 CP. 4 pole: Heal 2.` */
import type { Requirement } from '../../../engine/rules.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { requirement as requirementSchema } from '../schema/dice.ts';
import { Cursor } from './cursor.ts';
import { linesOf } from './lines.ts';
import { Names } from './names.ts';
import { Reading } from './reading.ts';
import { requirement } from './requirement.ts';

/** The start of a tier: dice and a colon, at the beginning of a sentence. */
const START = /(?:^|(?<=[.!] ))([^.:;!]{1,60}): /g;

/**
 * The text of each tier, without its dice.
 * @returns null if the text does not tell the tiers apart
 */
export function splitByTiers(
  text: string,
  tiers: readonly Requirement[],
  dice: HeroDefinition['dice'],
): string[] | null {
  const starts = [...text.matchAll(START)].flatMap(({ 0: whole, 1: words = '', index }) => {
    const requires = diceIn(words, dice);
    return requires === null ? [] : [{ key: keyOf(requires), from: index + whole.length, at: index }];
  });
  if (starts.length !== tiers.length || starts[0]?.at !== 0) return null;
  const texts = new Map(
    starts.map(({ key, from }, at) => [key, text.slice(from, starts[at + 1]?.at).trim()]),
  );
  const all = tiers.map((tier) => texts.get(keyOf(tier)));
  return all.every((one) => one !== undefined && one !== '') ? all.flatMap((one) => one ?? []) : null;
}

/** The dice that words ask for; null when they are something else. */
function diceIn(words: string, dice: HeroDefinition['dice']): Requirement | null {
  const names = new Names();
  for (const symbol of Object.values(dice)) names.addSymbol(symbol);
  const lines = linesOf(words, () => undefined);
  if (lines.length !== 1) return null;
  const cursor = new Cursor(new Reading(names), lines);
  const read = requirementSchema.safeParse(requirement.read(cursor));
  return read.success && cursor.isAtEnd ? read.data : null;
}

function keyOf(requires: Requirement): string {
  if (requires.kind !== 'symbols') return JSON.stringify(requires);
  return JSON.stringify(Object.entries(requires.need).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
