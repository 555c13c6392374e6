/** A built-in hero as a pack to start from. */
import { heroById } from '../../engine/registry.ts';
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
  return `${laidOut({ pack: PACK_FORMAT, look: { colour: COLOUR }, hero: own }, '')}\n`;
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
