/** A person's achievements in words: the number by hero, or each of one hero with its rarity. */
import { allFeats, broughtTexts, type Feat } from '../../history/achievements/index.ts';
import { rarityOf, type Standings } from '../../history/standings.ts';
import type { Words } from '../../words/index.ts';
import { CONTENT_LENGTH } from '../discord-limits.ts';
import { fittedLines } from '../table/fitted-lines.ts';
import { escaped } from '../table/phrasing.ts';

/** Some characters are left for a count of what is cut. */
const LENGTH = CONTENT_LENGTH - 100;

/**
 * Returns how many achievements a person has of each hero, as markdown.
 * @param earned ids
 * @param heroName returns a hero's name by its id
 */
export function featsOverview(
  earned: ReadonlySet<string>,
  heroName: (id: string) => string,
  { feats: say }: Words,
): string {
  const all = allFeats();
  const groups = [...new Set(all.map(({ hero }) => hero))];
  const lines = groups.map((hero) => {
    const own = all.filter((feat) => feat.hero === hero);
    const name = hero === null ? say.general : escaped(heroName(hero));
    return say.hero(name, own.filter(({ id }) => earned.has(id)).length, own.length);
  });
  const count = all.filter(({ id }) => earned.has(id)).length;
  const none = count === 0 ? [say.none] : [];
  return fittedLines([say.heading(count, all.length), ...none, lines.join(' · ')], LENGTH).join('\n');
}

/**
 * Returns the achievements of one hero with their rarity, as markdown.
 * @param hero null for those of any hero
 * @param name the hero's name; ignored for null
 */
export function featsOfHero(
  hero: string | null,
  name: string,
  earned: ReadonlySet<string>,
  standings: Standings,
  { feats: say }: Words,
): string {
  const own = allFeats().filter((feat) => feat.hero === hero);
  const title = say.headingOf(
    hero === null ? say.general : escaped(name),
    own.filter(({ id }) => earned.has(id)).length,
    own.length,
  );
  const people = own[0] ? rarityOf(standings, own[0].id).people : 0;
  const lines = own.map((feat) => featLine(feat, earned, standings, say));
  const ours = own.some(({ from }) => from === 'ours') ? [say.oursMeans] : [];
  const below = [say.rarity(people, hero !== null), ...ours].map((line) => `-# ${line}`);
  return fittedLines([title, ...lines, ...(own.length === 0 ? [say.noneOfHero] : below)], LENGTH).join('\n');
}

/** Name and text of an achievement as markdown; the id alone for that of a pack that is not loaded any more. */
export function featTexts(id: string, say: Words['feats']): { readonly name: string; readonly text: string } {
  const brought = broughtTexts(id);
  if (brought !== null) return { name: escaped(brought.name), text: escaped(brought.text) };
  return say.told[id] ?? { name: escaped(id), text: '' };
}

function featLine(
  { id, from }: Feat,
  earned: ReadonlySet<string>,
  standings: Standings,
  say: Words['feats'],
): string {
  const { name, text } = featTexts(id, say);
  const marked = from === 'ours' ? `${text} [${say.ofOurs}]` : text;
  return say.line(earned.has(id), name, marked, rarityOf(standings, id).share);
}
