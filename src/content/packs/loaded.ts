/** Puts packs into play, and takes them out again. */
import { registerHero } from '../../engine/index.ts';
import { type Checked, checkPack } from './check.ts';
import { knownContent } from './checks/known.ts';
import { packsInPlay, putInPlay, takeAllOut } from './in-play.ts';

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
  }
  return checked;
}

/** Takes every pack out of play. */
export function withdrawPacks(): void {
  takeAllOut();
}
