/** Puts packs into play, and takes them out again. */
import { registerHero } from '../../engine/registry.ts';
import { loadHeroReferences, setPackReferences } from '../reference/load.ts';
import type { TokenReference } from '../reference/schema.ts';
import { type Checked, checkPack } from './check.ts';
import { knownContent } from './checks/known.ts';
import { packsInPlay, putInPlay, takeAllOut } from './in-play.ts';
import { referenceOf } from './reference.ts';

/**
 * Checks a pack against all that is there, and puts it into play when nothing is wrong with it.
 * @param file its name, without the folder
 */
export function addPack(file: string, text: string): Checked {
  const tokens = packsInPlay().flatMap(({ hero }) => hero.tokens.map(({ id }) => id));
  const checked = checkPack(file, text, knownContent(new Set(tokens)));
  if ('pack' in checked) {
    const { pack } = checked;
    putInPlay(pack, registerHero(pack.hero));
    tellReferences();
  }
  return checked;
}

/** Takes every pack out of play. */
export function withdrawPacks(): void {
  takeAllOut();
  tellReferences();
}

function tellReferences(): void {
  setPackReferences([]);
  const known = new Map<string, TokenReference>(
    loadHeroReferences().flatMap(({ tokens }) => tokens.map((token) => [token.id, token] as const)),
  );
  setPackReferences(packsInPlay().map((pack) => referenceOf(pack, (id) => known.get(id))));
}
