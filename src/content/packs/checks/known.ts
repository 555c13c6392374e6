/** What the bot has already, so that a pack neither takes its place nor names what is not there. */
import { cardOf, deckOf, isToken, listHeroes, listTokens } from '../../../engine/definitions.ts';
import type { TokenDefinition } from '../../../engine/vocabulary/token.ts';

export interface Known {
  /** The name of the hero that people would mean by an id or a name, however they write it. */
  heroMeant(words: string): string | null;
  /** The token that a pack may name, or that it would take the place of. */
  token(id: string): { readonly definition: TokenDefinition; readonly isBuiltIn: boolean } | null;
  /** The names under which an id is shown; none when nothing has it. */
  namesOf(id: string): readonly string[];
  /** How many cards every deck has in common. */
  readonly sharedCards: number;
}

/** @param packTokens ids of the tokens that came with packs */
export function knownContent(packTokens: ReadonlySet<string>): Known {
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
    listHeroes().flatMap(({ id, name }) => [id, name].map((words) => [bare(words), name] as const)),
  );
  return {
    heroMeant: (words) => heroes.get(bare(words)) ?? null,
    token(id) {
      const definition = isToken(id) ? tokens.get(id) : undefined;
      return definition === undefined ? null : { definition, isBuiltIn: !packTokens.has(id) };
    },
    namesOf: (id) => [...(names.get(id) ?? [])],
    sharedCards: first === undefined ? 0 : deckOf(first.id).length - first.cards.length,
  };
}

/** As commands compare what somebody typed: letters and digits alone. */
function bare(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
