/** The existing content of the bot, for checks of duplicate and unknown names. */
import { cardOf, deckOf, isToken, listHeroes, listTokens } from '../../../engine/definitions.ts';
import type { TokenDefinition } from '../../../engine/vocabulary/token.ts';

export interface ExistingContent {
  /** Returns the name of the hero that an id or name could be mistaken for; null for none. */
  heroNamed(words: string): string | null;
  /** Returns the existing token with an id; null for none. */
  token(id: string): { readonly definition: TokenDefinition; readonly isBuiltIn: boolean } | null;
  /** Returns the names of an id; empty when the id is unused. */
  namesOf(id: string): readonly string[];
  /** The number of cards that all decks share. */
  readonly sharedCards: number;
}

/**
 * Collects the existing content of the bot.
 * @param packTokens ids of the tokens from packs
 */
export function knownContent(packTokens: ReadonlySet<string>): ExistingContent {
  const names = new Map<string, Set<string>>();
  const add = ({ id, name }: { readonly id: string; readonly name: string }) => {
    names.set(id, (names.get(id) ?? new Set()).add(name));
  };
  for (const hero of listHeroes()) {
    for (const id of deckOf(hero.id)) add(cardOf(hero.id, id));
    for (const level of hero.abilities) for (const named of [level, ...level.variants]) add(named);
  }
  const tokens = new Map(listTokens().map((token) => [token.id, token]));
  for (const token of tokens.values()) add(token);
  const [first] = listHeroes();
  const heroes = new Map(
    listHeroes().flatMap(({ id, name }) => [id, name].map((words) => [normalised(words), name] as const)),
  );
  return {
    heroNamed: (words) => heroes.get(normalised(words)) ?? null,
    token(id) {
      const definition = isToken(id) ? tokens.get(id) : undefined;
      return definition === undefined ? null : { definition, isBuiltIn: !packTokens.has(id) };
    },
    namesOf: (id) => [...(names.get(id) ?? [])],
    sharedCards: first === undefined ? 0 : deckOf(first.id).length - first.cards.length,
  };
}

/** Normalises text like the input of commands: letters and digits only. */
function normalised(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
