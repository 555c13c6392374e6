/** Writes a hero as text, which `readHero` reads as the same hero. */
import { listTokens } from '../../../engine/definitions.ts';
import { idOf } from '../../../engine/vocabulary/abilities.ts';
import type { MythicDefinition } from '../../../engine/vocabulary/ally.ts';
import type { HeroFeat } from '../../../engine/vocabulary/feat.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { FEAT_LINES, FEAT_OPTIONS } from './feats.ts';
import { headingName } from './headings.ts';
import { HERO_LINES, MYTHIC_LINES, MYTHIC_OPTIONS } from './hero.ts';
import { Names } from './names.ts';
import type { Said } from './phrase.ts';
import { writeLines } from './section.ts';
import { writeBoard } from './write-board.ts';
import { laidOutLines, section } from './write-parts.ts';

/**
 * The text of a hero's pack.
 * @param colour of its look, as `#rrggbb`
 * @param heard is told of every sentence: its form in the list of sentences, and its first line
 */
export function writeHero(hero: HeroDefinition, colour?: string, heard?: Names['heard']): string {
  const names = namesOf(hero);
  names.heard = heard;
  const { name, id, set, complexity, dice, sides, setup, unconfirmed } = hero;
  const head = writeLines(
    {
      name,
      ...(idOf(name) === id ? {} : { id }),
      set,
      complexity,
      ...(colour === undefined ? {} : { colour }),
      dice,
      ...(sides === undefined ? {} : { sides }),
      ...(setup === undefined ? {} : { setup }),
      ...(unconfirmed === undefined ? {} : { unconfirmed: unconfirmed.map((why) => ({ why })) }),
    },
    HERO_LINES,
    names,
  );
  const sections = [
    ...writeBoard(hero, names),
    ...(hero.mythic ? [writeMythic(hero.mythic, names)] : []),
    ...(hero.feats ?? []).map((feat) => writeFeat(feat, names)),
  ];
  return [head, ...sections.map((one) => [one])].map((lines) => laidOutLines(lines)).join('\n');
}

function namesOf(hero: HeroDefinition): Names {
  const names = new Names();
  for (const { id, name } of hero.tokens) names.addToken(id, name);
  for (const { id, name } of listTokens()) names.addToken(id, name);
  for (const symbol of Object.values(hero.dice)) names.addSymbol(symbol);
  return names;
}

function writeMythic({ id, name, requires, effects, ...rest }: MythicDefinition, names: Names): Said {
  const typed = { ...rest, ...(id === idOf(name) ? {} : { id }), lines: [{ requires, effects }] };
  return section(`mythic ${headingName.write(name, names)}`, typed, MYTHIC_OPTIONS, MYTHIC_LINES, names, []);
}

function writeFeat({ id, name, ...rest }: HeroFeat, names: Names): Said {
  const typed = { ...rest, ...(id === idOf(name) ? {} : { id }) };
  return section(`achievement ${headingName.write(name, names)}`, typed, FEAT_OPTIONS, FEAT_LINES, names, []);
}
