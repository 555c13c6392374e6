/** The things of a hero that a soak must use: abilities, cards, tokens and their uses, by the keys of `Tally`. */
import {
  type AbilityLevel,
  deckOf,
  type Effect,
  heroById,
  type TokenDefinition,
} from '../../src/engine/definitions.ts';
import type { Tally } from './tally.ts';

export interface Things {
  /** Keys of `Tally.abilities`. */
  readonly abilities: readonly string[];
  /** Keys of `Tally.uses`. */
  readonly uses: readonly string[];
  /** Ids of cards; their keys in `Tally.cards` begin with the hero. */
  readonly cards: readonly string[];
}

export function thingsOf(hero: string): Things {
  const { abilities, tokens, setup = [] } = heroById(hero);
  return {
    abilities: abilities.flatMap((ability) => keysOf(hero, ability)),
    uses: [
      ...abilities.flatMap((ability) => linesOf(hero, ability)),
      ...tokens.flatMap((token) => usesOf(token, setup)),
    ],
    cards: deckOf(hero),
  };
}

/** Returns the keys of what was never used, in the order of the heroes, each once. */
export function unusedThings(heroes: readonly string[], tally: Tally): string[] {
  const unused = heroes.flatMap((hero) => {
    const { abilities, uses, cards } = thingsOf(hero);
    return [
      ...abilities.filter((key) => !tally.abilities[key]),
      ...uses.filter((key) => !tally.uses[key]),
      ...cards.map((card) => `${hero}/${card}`).filter((key) => !tally.cards[key]),
    ];
  });
  return [...new Set(unused)];
}

function keysOf(hero: string, ability: AbilityLevel): string[] {
  if (ability.kind === 'passive') return [];
  if (ability.kind === 'defensive') return [`${hero}/${ability.id}`];
  return [...new Set(ability.variants.map((variant) => `${hero}/${ability.id} ${variant.id}`))];
}

/**
 * The keys of a token in `Tally.uses`: for gaining it, for each side and for each way to spend it.
 * @param setup the ids of the tokens that the setup grants; these need not be gained
 */
function usesOf(
  { id, sides = [], spends = [] }: TokenDefinition,
  setup: readonly Effect[],
): readonly string[] {
  const comes = setup.some((effect) => effect.do === 'gain' && effect.token === id) ? [] : [`${id} gained`];
  const turned = sides.slice(1).map((side) => `${id} turned to ${side.id}`);
  return [...comes, ...turned, ...spends.map(({ use }) => `${id} ${use}`)];
}

function linesOf(hero: string, { id, passive }: AbilityLevel): string[] {
  return (passive?.actions ?? []).map((line) => `${hero}/${id} ${line.id}`);
}
