/** What an option brings whose label is the name of a token only: `Heal Bot: heal 1 or heal 2`. */
import { type Effect, isToken, type TokenDefinition, tokenById } from '../../engine/definitions.ts';
import type { Amount } from '../../engine/vocabulary/amount.ts';
import type { Words } from '../../words/index.ts';
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

function effectsText(effects: readonly Effect[], words: Words): string | null {
  const parts = effects.flatMap((effect) => effectText(effect, words) ?? []);
  return parts.length === 0 ? null : parts.join(', ');
}

function effectText(effect: Effect, words: Words): string | null {
  const { table } = words;
  switch (effect.do) {
    case 'at-defense':
    case 'for-each':
      return effectsText(effect.effects, words);
    case 'use-free': {
      const spend = tokenById(effect.token).spends?.find(({ use }) => use === effect.use);
      return spend ? effectsText(spend.effects, words) : null;
    }
    case 'if': {
      const outcomes = outcomesOf([effect], words);
      return outcomes.length === 0 ? null : table.effects.either(outcomes);
    }
    case 'add-damage':
      return typeof effect.amount === 'number' ? table.addDamage(effect.amount) : table.effects.damage;
    default:
      return partOf(effect, { known, rolled: 0, table })?.words ?? null;
  }
}

/** The different results of a condition, each once, with those of the conditions inside it. */
function outcomesOf(effects: readonly Effect[], words: Words): string[] {
  const [only, ...others] = effects.filter(({ do: name }) => name !== 'note' && name !== 'remove');
  if (only?.do === 'if' && others.length === 0) {
    const all = [...outcomesOf(only.effects, words), ...outcomesOf(only.otherwise, words)];
    return [...new Set(all)];
  }
  const text = effectsText(effects, words);
  return text === null ? [] : [text];
}

/** Amounts that are printed; others are not known here. */
function known(amount: Amount): number | null {
  return typeof amount === 'number' ? amount : null;
}
