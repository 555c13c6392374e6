/** Checks references: tokens, symbols on the dice, noted numbers. */
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { type Path, type Problem, quoted } from '../problem.ts';
import type { ExistingContent } from './existing-content.ts';
import { type Place, placesIn, textIn } from './places.ts';

/** The notes that the engine sets itself. */
const GIVEN_NOTES = ['amount', 'spent', 'added', 'reroll-bonus'];

export function* referenceProblems(hero: HeroDefinition, known: ExistingContent): Generator<Problem> {
  const places = [...placesIn(hero)];
  const tokens = new Set(hero.tokens.map(({ id }) => id));
  const symbols = new Set(Object.values(hero.dice));
  const notes = new Set([...GIVEN_NOTES, ...places.flatMap(notesMade)]);
  for (const place of places) {
    for (const token of tokensNamed(place)) {
      if (!tokens.has(token) && !known.token(token)?.isBuiltIn) {
        yield {
          path: place.path,
          reason: `names the token ${quoted(token)}, which neither the pack nor the bot has`,
        };
      }
    }
    for (const { symbol, path } of symbolsNamed(place)) {
      if (!symbols.has(symbol)) {
        yield { path, reason: `names ${quoted(symbol)}, which is not on the dice` };
      }
    }
    if (
      place.key === 'name' &&
      textIn(place.within, 'count') === 'noted' &&
      !notes.has(String(place.value))
    ) {
      yield { path: place.path, reason: `names ${quoted(String(place.value))}, which nothing puts aside` };
    }
  }
}

const TOKEN_KEYS: ReadonlySet<string | number> = new Set(['token', 'only', 'rerollCosts', 'dial', 'having']);

/** Returns the ids of the tokens that a pack's hero refers to. */
export function tokensNamedBy(hero: HeroDefinition): ReadonlySet<string> {
  return new Set([...placesIn(hero)].flatMap(tokensNamed));
}

function tokensNamed({ key, value, within }: Place): string[] {
  const isToken = TOKEN_KEYS.has(key) || (key === 'of' && textIn(within, 'count') === 'dial');
  return isToken && typeof value === 'string' ? [value] : [];
}

function symbolsNamed({ key, value, path }: Place): { symbol: string; path: Path }[] {
  if (key === 'symbol' && typeof value === 'string') return [{ symbol: value, path }];
  if ((key === 'symbols' || key === 'as') && Array.isArray(value)) {
    return value.map((symbol, at) => ({ symbol: String(symbol), path: [...path, at] }));
  }
  if (key === 'need' && typeof value === 'object' && value !== null) {
    return Object.keys(value).map((symbol) => ({ symbol, path: [...path, symbol] }));
  }
  return [];
}

function notesMade({ key, value, within }: Place): string[] {
  const isNote = key === 'note' || (key === 'name' && textIn(within, 'do') === 'note');
  return isNote && typeof value === 'string' ? [value] : [];
}
