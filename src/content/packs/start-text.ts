/** The text from which a hero is written on: that of a hero that can be played, or what is known of another. */
import { heroById, isHero, isToken, listHeroes } from '../../engine/definitions.ts';
import type { MissionDefinition } from '../../engine/vocabulary/mission.ts';
import { loadHeroReferences } from '../reference/load.ts';
import { packOf } from './loaded-packs.ts';
import { canSay } from './text/can-say.ts';
import { writeMission } from './text/mission/write-mission.ts';
import { impliedTokens, type KnownHero, newHero, unknownHero } from './text/new.ts';
import { writeHero } from './text/write.ts';

/**
 * The text of a hero. A built-in hero comes as a copy under another name, which can be loaded beside it.
 * @returns null when nothing is known of the hero
 */
export function startOf(id: string): string | null {
  if (isHero(id)) return textOfHero(id);
  const known = loadHeroReferences().find((hero) => hero.id === id);
  return known === undefined ? null : textOfNew(known);
}

/** The text of a hero that can be played. */
function textOfHero(id: string): string {
  const hero = heroById(id);
  const pack = packOf(id);
  if (pack !== null) return writeHero(hero, pack.look?.colour);
  return writeHero({ ...hero, id: `my-${id}`, name: `My ${hero.name}`, set: 'Own heroes', tokens: [] });
}

/** The text of a copy of a built-in Mission under another name, which can be loaded beside it. */
export function missionText(mission: MissionDefinition): string {
  return writeMission({ ...mission, id: `my-${mission.id}`, name: `My ${mission.name}` });
}

/** The beginning of a file for a hero of that name or id, with blanks for what is not known. */
export function newText(name: string): string {
  const known = loadHeroReferences().find((hero) => hero.id === name || hero.name === name);
  return textOfNew(known !== undefined && !isHero(known.id) ? known : unknownHero(name));
}

function textOfNew(known: KnownHero): string {
  const symbols = Object.values(known.dice ?? {});
  return newHero(
    known,
    (sentence) => canSay(sentence, [...known.tokens, ...impliedTokens(known)], symbols),
    (id) => listHeroes().some(({ tokens }) => tokens.some((token) => token.id === id)) && isToken(id),
  );
}
