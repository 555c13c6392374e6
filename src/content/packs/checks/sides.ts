/** Checks that references to sides of boards and companions exist. */
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import type { Side } from '../../../engine/vocabulary/side.ts';
import { type Path, type Problem, quoted } from '../problem.ts';
import type { ExistingContent } from './existing-content.ts';
import { placesIn, textIn } from './places.ts';

export function* sideProblems(hero: HeroDefinition, known: ExistingContent): Generator<Problem> {
  for (const [at, { side }] of hero.abilities.entries()) {
    yield* missing(side, hero.sides, 'the board', ['abilities', at, 'side']);
  }
  for (const [at, { health, sides, name }] of hero.tokens.entries()) {
    yield* missing(health?.empty, sides, name, ['tokens', at, 'health', 'empty']);
    if (health && health.start > health.most) {
      yield { path: ['tokens', at, 'health', 'start'], reason: 'is more than the most' };
    }
  }
  for (const { path, key, within } of placesIn(hero)) {
    if (key !== 'thing') continue;
    const thing = textIn(within, 'thing') ?? '';
    const token = hero.tokens.find(({ id }) => id === thing) ?? known.token(thing)?.definition;
    if (thing !== 'board' && token === undefined) {
      yield { path, reason: `names ${quoted(thing)}, which is neither the board nor a companion` };
      continue;
    }
    const sides = thing === 'board' ? hero.sides : token?.sides;
    const side = textIn(within, 'side') ?? undefined;
    yield* missing(side, sides, token?.name ?? 'the board', [...path.slice(0, -1), 'side']);
  }
}

function* missing(
  side: string | undefined,
  sides: readonly Side[] = [],
  of: string,
  path: Path,
): Generator<Problem> {
  if (side === undefined || sides.some(({ id }) => id === side)) return;
  yield { path, reason: `is ${quoted(side)}, which is none of the sides of ${of}` };
}
