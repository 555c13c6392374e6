/** Checks the mythic ability that a hero alone may bring to Missions. */
import { sharedAbility } from '../../../engine/definitions.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { type Problem, quoted } from '../problem.ts';
import { requirementProblems } from './board.ts';

export function* mythicProblems({ mythic, abilities }: HeroDefinition): Generator<Problem> {
  if (mythic === undefined) return;
  const isTaken = sharedAbility(mythic.id) !== undefined || abilities.some(({ id }) => id === mythic.id);
  if (isTaken) {
    yield {
      path: ['mythic', 'id'],
      reason: `is ${quoted(mythic.id)}, the id of another ability: choose another`,
    };
  }
  yield* requirementProblems(mythic.requires, ['mythic', 'requires']);
}
