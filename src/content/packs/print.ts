/** Prints a built-in hero or Mission as a pack to start from. */
import { heroById } from '../../engine/definitions.ts';
import type { MissionDefinition } from '../../engine/vocabulary/mission.ts';
import { questionText } from '../../engine/vocabulary/question-texts.ts';
import { PACK_FORMAT, type Pack } from './pack.ts';

const WIDTH = 100;
/** An arbitrary colour for the author to change. */
const COLOUR = '#6b4fa0';

/**
 * Returns the text of a pack that plays like the hero, with another id and name. Refers to existing tokens by their
 * ids.
 * @throws ContentError for an unknown hero
 */
export function printPack(heroId: string): string {
  const hero = heroById(heroId);
  const own = { ...hero, id: `my-${hero.id}`, name: `My ${hero.name}`, set: 'Own heroes', tokens: [] };
  return `${laidOut({ pack: PACK_FORMAT, look: { colour: COLOUR }, hero: inPackForm(own) }, '')}\n`;
}

/** Returns the text of a loaded pack as JSON, also of one that is written as text. */
export function packAsJson({ hero, look }: Pick<Pack, 'hero' | 'look'>): string {
  return `${laidOut({ pack: PACK_FORMAT, ...(look === null ? {} : { look }), hero: inPackForm(hero) }, '')}\n`;
}

/** Returns the text of a pack with the Mission, with another id and name. */
export function printMission(mission: MissionDefinition): string {
  const own = { ...mission, id: `my-${mission.id}`, name: `My ${mission.name}` };
  return `${laidOut({ pack: PACK_FORMAT, mission: inPackForm(own) }, '')}\n`;
}

/**
 * Converts a definition to the form of a pack, with question texts in place of the engine's ids.
 * @returns plain JSON data
 */
export function inPackForm(definition: unknown): unknown {
  if (typeof definition === 'string') return questionText(definition) ?? definition;
  if (typeof definition !== 'object' || definition === null) return definition;
  if (Array.isArray(definition)) return definition.map(inPackForm);
  return Object.fromEntries(Object.entries(definition).map(([key, value]) => [key, inPackForm(value)]));
}

/** Formats a value as JSON; each value that fits on one line is on one line. */
export function laidOut(value: unknown, indent: string): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const inside = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((one) => inside + laidOut(one, inside)).join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value).map(
    ([key, one]) => `${inside}${JSON.stringify(key)}: ${laidOut(one, inside)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
