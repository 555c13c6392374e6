/** The packs that are in play, and putting one there. */
import { registerHero } from '../../engine/registry.ts';
import { loadHeroReferences, setPackReferences } from '../reference/load.ts';
import type { TokenReference } from '../reference/schema.ts';
import { type Checked, checkPack } from './check.ts';
import { knownContent } from './checks/known.ts';
import type { Pack } from './pack.ts';
import { referenceOf } from './reference.ts';

interface Loaded {
  readonly pack: Pack;
  withdraw(): void;
}

const loaded = new Map<string, Loaded>();

/** The pack that a hero comes from; null for heroes of this project and unknown ones. */
export function packOf(heroId: string): Pack | null {
  return loaded.get(heroId)?.pack ?? null;
}

/**
 * Checks a pack against all that is there, and puts it into play when nothing is wrong with it.
 * @param file its name, without the folder
 */
export function addPack(file: string, text: string): Checked {
  const tokens = [...loaded.values()].flatMap(({ pack }) => pack.hero.tokens.map(({ id }) => id));
  const checked = checkPack(file, text, knownContent(new Set(tokens)));
  if ('pack' in checked) {
    const { pack } = checked;
    loaded.set(pack.hero.id, { pack, withdraw: registerHero(pack.hero) });
    tellReferences();
  }
  return checked;
}

/** Takes every pack out of play. */
export function withdrawPacks(): void {
  // The other way round: a token belongs to the first that brought it.
  for (const { withdraw } of [...loaded.values()].reverse()) withdraw();
  loaded.clear();
  tellReferences();
}

function tellReferences(): void {
  setPackReferences([]);
  const known = new Map<string, TokenReference>(
    loadHeroReferences().flatMap(({ tokens }) => tokens.map((token) => [token.id, token] as const)),
  );
  setPackReferences([...loaded.values()].map(({ pack }) => referenceOf(pack, (id) => known.get(id))));
}
