/** Checks the achievements that a hero brings: what they name is there. */
import type { FeatTest } from '../../../engine/vocabulary/feat.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { type Problem, quoted } from '../problem.ts';
import type { ExistingContent } from './existing-content.ts';
import { duplicateProblems } from './ids.ts';

export function* featProblems(hero: HeroDefinition, known: ExistingContent): Generator<Problem> {
  const { feats = [] } = hero;
  yield* duplicateProblems(feats, ['feats']);
  for (const [at, { tests }] of feats.entries()) {
    for (const [place, test] of tests.entries()) {
      const problem = testProblem(test, hero, known);
      if (problem !== null) yield { ...problem, path: ['feats', at, 'tests', place, ...problem.path] };
    }
  }
}

function testProblem(test: FeatTest, hero: HeroDefinition, known: ExistingContent): Problem | null {
  if (test.type === 'played') {
    const isThere = hero.cards.some(({ id }) => id === test.card) || known.namesOf(test.card).length > 0;
    return isThere
      ? null
      : { path: ['card'], reason: `names the card ${quoted(test.card)}, which the deck does not have` };
  }
  if (test.type === 'activated') {
    const isThere = hero.abilities.some(
      ({ id, variants }) => id === test.ability || variants.some((line) => line.id === test.ability),
    );
    return isThere
      ? null
      : {
          path: ['ability'],
          reason: `names the ability ${quoted(test.ability)}, which the hero does not have`,
        };
  }
  return null;
}
