/** A built-in hero or mission as a pack to start from. */
import { heroById } from '../../engine/definitions.ts';
import type { MissionDefinition } from '../../engine/vocabulary/mission.ts';
import { questionText } from '../../engine/vocabulary/question-texts.ts';
import { PACK_FORMAT } from './pack.ts';

const WIDTH = 100;
/** Any colour does; there shall be one to change. */
const COLOUR = '#6b4fa0';

/**
 * The text of a pack that is played like the hero, under another id and name. Tokens that the bot has are named
 * by their ids alone.
 * @throws ContentError when there is no such hero
 */
export function printPack(heroId: string): string {
  const hero = heroById(heroId);
  const own = { ...hero, id: `my-${hero.id}`, name: `My ${hero.name}`, set: 'Own heroes', tokens: [] };
  return `${laidOut({ pack: PACK_FORMAT, look: { colour: COLOUR }, hero: asWritten(own) }, '')}\n`;
}

/** The text of a pack with the mission, under another id and name. */
export function printMission(mission: MissionDefinition): string {
  const own = { ...mission, id: `my-${mission.id}`, name: `My ${mission.name}` };
  return `${laidOut({ pack: PACK_FORMAT, mission: asWritten(own) }, '')}\n`;
}

/**
 * A definition as a pack writes it: questions stand there with their words, which the engine knows by ids.
 * @returns plain JSON data
 */
export function asWritten(definition: unknown): unknown {
  if (typeof definition === 'string') return questionText(definition) ?? definition;
  if (typeof definition !== 'object' || definition === null) return definition;
  if (Array.isArray(definition)) return definition.map(asWritten);
  return Object.fromEntries(Object.entries(definition).map(([key, value]) => [key, asWritten(value)]));
}

/** JSON in which whatever fits on a line stands on one. */
function laidOut(value: unknown, indent: string): string {
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
