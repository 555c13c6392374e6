/** Checks ids: unique, not in use elsewhere, and with one name each. */
import { isDeepStrictEqual } from 'node:util';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { type Path, type Problem, quoted } from '../problem.ts';
import type { ExistingContent } from './existing-content.ts';

export function* idProblems(hero: HeroDefinition, known: ExistingContent): Generator<Problem> {
  for (const property of ['id', 'name'] as const) {
    const other = known.heroNamed(hero[property]);
    if (other === null) continue;
    yield {
      path: [property],
      reason: `is ${quoted(hero[property])}, by which people mean another hero, ${quoted(other)}`,
    };
  }
  yield* duplicateProblems(hero.abilities, ['abilities']);
  yield* duplicateProblems(hero.cards, ['cards']);
  yield* duplicateProblems(hero.tokens, ['tokens']);
  yield* takenTokens(hero, known);
  yield* otherNames(hero, known);
  for (const [at, { spends = [] }] of hero.tokens.entries()) {
    const uses = spends.map(({ use }) => ({ id: use }));
    yield* duplicateProblems(uses, ['tokens', at, 'spends'], 'use');
  }
  for (const [at, { passive }] of hero.abilities.entries()) {
    yield* duplicateProblems(passive?.actions ?? [], ['abilities', at, 'passive', 'actions']);
  }
}

/** Yields a problem for each id that occurs earlier in the list. */
export function* duplicateProblems(
  things: readonly { readonly id: string }[],
  path: Path,
  property = 'id',
): Generator<Problem> {
  const seen = new Set<string>();
  for (const [at, { id }] of things.entries()) {
    if (seen.has(id)) yield { path: [...path, at, property], reason: `is ${quoted(id)} for a second time` };
    seen.add(id);
  }
}

/**
 * Yields problems for tokens that are defined elsewhere. Packs of one family may contain the same token; a built-in
 * token must not be defined again.
 */
function* takenTokens(hero: HeroDefinition, known: ExistingContent): Generator<Problem> {
  for (const [at, token] of hero.tokens.entries()) {
    const path = ['tokens', at, 'id'];
    const other = known.token(token.id);
    if (other?.isBuiltIn) {
      yield {
        path,
        reason: `is ${quoted(token.id)}, which the bot has already: leave the token out and name it by its id`,
      };
    } else if (other && !isDeepStrictEqual(other.definition, token)) {
      yield { path, reason: `is ${quoted(token.id)}, which another pack has as a different token` };
    }
  }
}

/** Yields problems for ids with two names. Names are looked up by id alone, so each id needs exactly one name. */
function* otherNames(hero: HeroDefinition, known: ExistingContent): Generator<Problem> {
  const lists = [
    ...hero.abilities.flatMap((level, at) => [
      { ...level, path: ['abilities', at, 'id'] },
      ...level.variants.map((variant, line) => ({
        ...variant,
        path: ['abilities', at, 'variants', line, 'id'],
      })),
    ]),
    ...hero.cards.map((card, at) => ({ ...card, path: ['cards', at, 'id'] })),
    ...hero.tokens.map((token, at) => ({ ...token, path: ['tokens', at, 'id'] })),
    ...(hero.mythic ? [{ ...hero.mythic, path: ['mythic', 'id'] }] : []),
  ];
  const own = new Map<string, string>();
  for (const { id, name, path } of lists) {
    const names = known.namesOf(id);
    const before = own.get(id);
    const other = names.length > 0 ? names : before === undefined ? [] : [before];
    if (other.length > 0 && !other.includes(name)) {
      yield {
        path,
        reason: `is ${quoted(id)}, the id of ${other.map(quoted).join(' and ')}: choose another`,
      };
    }
    own.set(id, before ?? name);
  }
}
