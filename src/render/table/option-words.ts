/** The words of a choice's options, found in the content that asks. */
import { type Effect, heroById, isHero, listTokens } from '../../engine/index.ts';
import type { TablePlayer } from './players.ts';

type Option = Extract<Effect, { do: 'choose' }>['options'][number];

/**
 * The label of each option, by id, when some card, token or ability at this table offers exactly these
 * options; null when none does, as for choices among tokens.
 */
export function optionWords(
  players: readonly TablePlayer[],
  ids: readonly (string | number)[],
): ReadonlyMap<string, string> | null {
  const wanted = ids.map(String);
  for (const options of choicesAt(players)) {
    if (options.length !== wanted.length || !options.every(({ id }) => wanted.includes(id))) continue;
    return new Map(options.map(({ id, label }) => [id, label]));
  }
  return null;
}

function* choicesAt(players: readonly TablePlayer[]): Generator<readonly Option[]> {
  for (const { heroId } of players) {
    if (!isHero(heroId)) continue;
    const hero = heroById(heroId);
    for (const card of hero.cards) yield* choicesIn(card.effects);
    for (const ability of hero.abilities) {
      yield* choicesIn(ability.effects ?? []);
      for (const variant of ability.variants) yield* choicesIn(variant.effects);
    }
    yield* choicesIn(hero.setup ?? []);
  }
  for (const token of listTokens()) yield* choicesIn([token.spends ?? [], token.hooks ?? {}]);
}

/** Every `choose` in a tree of effects, wherever an effect keeps its branches. */
function* choicesIn(tree: unknown): Generator<readonly Option[]> {
  if (Array.isArray(tree)) {
    for (const part of tree) yield* choicesIn(part);
    return;
  }
  if (typeof tree !== 'object' || tree === null) return;
  if (isChoose(tree)) yield tree.options;
  for (const part of Object.values(tree)) yield* choicesIn(part);
}

function isChoose(effect: object): effect is Extract<Effect, { do: 'choose' }> {
  return 'do' in effect && effect.do === 'choose' && 'options' in effect && Array.isArray(effect.options);
}
