/** What an option brings whose label is the name of a token only: `Heal Bot: heal 1 or heal 2`. */
import { type Effect, isToken, type TokenDefinition, tokenById } from '../../engine/definitions.ts';
import type { Amount } from '../../engine/vocabulary/amount.ts';
import type { Words } from '../../words/index.ts';
import { tokenName } from './content-names.ts';
import { partOf } from './effect-parts.ts';

/**
 * The effect of an option, as words of a button.
 * @param id the id of the option
 * @param label its printed label
 * @returns null where the label says more than a name, or the effect cannot be told in few words
 */
export function bareOptionEffect(
  id: string,
  label: string,
  effects: readonly Effect[],
  words: Words,
): string | null {
  if (!isToken(id) || tokenById(id).name !== label) return null;
  const list = effects.some(({ do: name }) => name === 'gain' || name === 'turn-over')
    ? activationOf(tokenById(id))
    : effects;
  return effectsText(list, words);
}

function activationOf({ spends = [] }: TokenDefinition): readonly Effect[] {
  return spends[0]?.effects ?? [];
}

/** Tokens that are counted under a name, for later amounts of the same list. */
type Counts = ReadonlyMap<string, string>;

const NO_COUNTS: Counts = new Map();

/** What effects do, as words of a button; null where it cannot be told in few words. */
export function effectsText(
  effects: readonly Effect[],
  words: Words,
  counts: Counts = NO_COUNTS,
): string | null {
  const noted = effects.flatMap((effect): [string, string][] => {
    const token = effect.do === 'note' ? tokenCounted(effect.amount, counts) : null;
    return effect.do === 'note' && token !== null ? [[effect.name, token]] : [];
  });
  const all = new Map([...counts, ...noted]);
  const parts = effects.flatMap((effect) => effectText(effect, words, all) ?? []);
  return parts.length === 0 ? null : parts.join(', ');
}

function effectText(effect: Effect, words: Words, counts: Counts): string | null {
  const { table } = words;
  switch (effect.do) {
    case 'at-defense':
    case 'for-each':
      return effectsText(effect.effects, words, counts);
    case 'use-free': {
      const spend = tokenById(effect.token).spends?.find(({ use }) => use === effect.use);
      return spend ? effectsText(spend.effects, words) : null;
    }
    case 'if': {
      const outcomes = outcomesOf([effect], words, counts);
      return outcomes.length === 0 ? null : table.effects.either(outcomes);
    }
    case 'add-damage':
      if (typeof effect.amount === 'number') return table.addDamage(effect.amount);
      return damageText(effect.amount, words, counts) ?? table.effects.damage;
    case 'deal': {
      const counted = damageText(effect.amount, words, counts);
      if (counted !== null) return counted;
      break;
    }
    default:
  }
  return partOf(effect, { known, range: () => null, rolled: 0, table })?.words ?? null;
}

/** The different results of a condition, each once, with those of the conditions inside it. */
function outcomesOf(effects: readonly Effect[], words: Words, counts: Counts): string[] {
  const [only, ...others] = effects.filter(({ do: name }) => name !== 'note' && name !== 'remove');
  if (only?.do === 'if' && others.length === 0) {
    const all = [only.effects, only.otherwise].flatMap((list) => outcomesOf(list, words, counts));
    return [...new Set(all)];
  }
  const text = effectsText(effects, words, counts);
  return text === null ? [] : [text];
}

/** `damage for Nanite`, where the damage depends on tokens that are counted. */
function damageText(amount: Amount, { table }: Words, counts: Counts): string | null {
  const token = tokenCounted(amount, counts);
  return token === null ? null : table.effects.damageFor(tokenName(token));
}

/** The one token that an amount counts; null for none, or where anything else decides too. */
function tokenCounted(amount: Amount, counts: Counts): string | null {
  if (typeof amount === 'number') return null;
  if ('sum' in amount) return onlyToken(amount.sum, counts);
  if ('times' in amount) return onlyToken(amount.times, counts);
  if (!('count' in amount)) return null;
  if (amount.count === 'tokens') return amount.token;
  return amount.count === 'noted' ? (counts.get(amount.name) ?? null) : null;
}

function onlyToken(parts: readonly Amount[], counts: Counts): string | null {
  const varying = parts.filter((part) => typeof part !== 'number').map((part) => tokenCounted(part, counts));
  const [token = null] = varying;
  return varying.every((one) => one === token) ? token : null;
}

/** Amounts that are printed; others are not known here. */
function known(amount: Amount): number | null {
  return typeof amount === 'number' ? amount : null;
}
