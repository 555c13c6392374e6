/** The effect lists of a hero, and those inside an effect. */
import { ruleOf } from '../../../engine/rules.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import type { Trigger } from '../../../engine/vocabulary/trigger.ts';
import type { Path } from '../problem.ts';

export interface List {
  readonly effects: readonly Effect[];
  readonly path: Path;
}

type Lists = readonly (readonly [readonly Effect[] | undefined, Path])[];

/** Returns all effect lists of a hero. */
export function listsOf({ setup, abilities, cards, tokens, mythic }: HeroDefinition): List[] {
  const lists: Lists = [
    [setup, ['setup']],
    [mythic?.effects, ['mythic', 'effects']],
    ...abilities.flatMap(({ effects, passive, variants }, at): Lists => {
      const path = ['abilities', at];
      return [
        [effects, [...path, 'effects']],
        ...triggersIn(passive?.triggers, [...path, 'passive']),
        ...variants.map(
          (variant, line) => [variant.effects, [...path, 'variants', line, 'effects']] as const,
        ),
        ...(passive?.actions ?? []).map(
          (action, line) => [action.effects, [...path, 'passive', 'actions', line, 'effects']] as const,
        ),
      ];
    }),
    ...cards.map(({ effects }, at) => [effects, ['cards', at, 'effects']] as const),
    ...tokens.flatMap(({ spends = [], triggers, forBringer }, at): Lists => {
      const path = ['tokens', at];
      return [
        ...spends.map(({ effects }, way) => [effects, [...path, 'spends', way, 'effects']] as const),
        ...triggersIn(triggers, path),
        ...triggersIn(forBringer, path, 'forBringer'),
      ];
    }),
  ];
  return lists.flatMap(([effects, path]) => (effects === undefined ? [] : [{ effects, path }]));
}

function triggersIn(triggers: readonly Trigger[] = [], path: Path, under = 'triggers'): Lists {
  return triggers.map(({ do: effects }, at) => [effects, [...path, under, at, 'do']] as const);
}

/** Returns the lists directly inside an effect. */
export function listsIn(effect: Effect, path: Path): List[] {
  const inner = ruleOf(effect).contains?.(effect) ?? [];
  return inner.map(({ effects, at }) => ({ effects, path: [...path, ...at] }));
}

/** Yields the list and all lists nested inside it. */
export function* listsWithin(list: List): Generator<List> {
  yield list;
  for (const [at, effect] of list.effects.entries()) {
    for (const inner of listsIn(effect, [...list.path, at])) yield* listsWithin(inner);
  }
}
