/** Reads, names and suggests heroes in command options and selects. */
import type { ApplicationCommandOptionChoiceData } from 'discord.js';
import { loadHeroReferences } from '../content/reference/load.ts';
import { type HeroDefinition, heroById, isHero, listHeroes } from '../engine/definitions.ts';
import { MAX_CHOICES } from '../render/discord-limits.ts';
import { escaped } from '../render/table/phrasing.ts';
import { ENGLISH, type Words } from '../words/index.ts';

/** The option value for a random hero. */
export const RANDOM_HERO = 'random';

/** Finds the hero with the typed id or name. Returns `random` for null or `random`, null when no hero matches. */
export function readHero(typed: string | null): HeroDefinition | typeof RANDOM_HERO | null {
  if (typed === null) return RANDOM_HERO;
  const wanted = plain(typed);
  if (wanted === RANDOM_HERO) return RANDOM_HERO;
  return listHeroes().find((hero) => plain(hero.id) === wanted || plain(hero.name) === wanted) ?? null;
}

/** Returns why the typed text names no playable hero; a hero that is not playable yet is named. */
export function heroRefusal(typed: string, { challenge }: Words = ENGLISH): string {
  const wanted = plain(typed);
  const known = unplayable().find(({ id, name }) => plain(id) === wanted || plain(name) === wanted);
  return known ? challenge.heroNotYet(known.name, known.id) : challenge.heroUnknown(escaped(typed));
}

/** Heroes with a reference page that cannot be played: some of their rules are not established. */
function unplayable() {
  return loadHeroReferences().filter(({ id }) => !isHero(id));
}

/**
 * Returns at most 25 suggestions for a typed hero; names that begin with the typed text come first. Heroes that cannot
 * be played yet appear once something is typed, and are marked.
 */
export function suggestHeroes(
  typed: string,
  { challenge }: Words = ENGLISH,
): readonly ApplicationCommandOptionChoiceData<string>[] {
  const wanted = plain(typed);
  const choices = listHeroes().map((hero) => ({
    name: challenge.heroChoice(hero.name, challenge.complexity(hero.complexity)),
    value: hero.id,
    key: plain(hero.name),
  }));
  const random = { name: challenge.randomChoice, value: RANDOM_HERO, key: plain(challenge.randomChoice) };
  const waiting = (wanted === '' ? [] : unplayable()).map(({ id, name }) => ({
    name: challenge.heroChoiceNotYet(name),
    value: id,
    key: plain(name),
  }));
  const fitting = [random, ...choices, ...waiting].filter(({ key }) => key.includes(wanted));
  const ranked = fitting.sort((a, b) => Number(b.key.startsWith(wanted)) - Number(a.key.startsWith(wanted)));
  return ranked.slice(0, MAX_CHOICES).map(({ name, value }) => ({ name, value }));
}

/** Returns the options of the hero selects, 25 heroes per select. */
export function heroOptions({
  challenge,
}: Words = ENGLISH): readonly (readonly { label: string; value: string; description: string }[])[] {
  const options = [...listHeroes()]
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((hero) => ({
      label: hero.name,
      value: hero.id,
      description: challenge.complexity(hero.complexity),
    }));
  const pages = [];
  for (let start = 0; start < options.length; start += MAX_CHOICES) {
    pages.push(options.slice(start, start + MAX_CHOICES));
  }
  return pages;
}

/** Returns the hero's id; draws one of all heroes when none was chosen or the chosen one is not loaded any more. */
export function heroOrRandom(heroId: string | null, draw: (below: number) => number): string {
  if (heroId !== null && isHero(heroId)) return heroId;
  const heroes = listHeroes();
  const drawn = heroes[draw(heroes.length)];
  if (!drawn) throw new RangeError('No hero is loaded.');
  return drawn.id;
}

/**
 * Returns the heroes of a game in seat order; draws the heroes that nobody chose. In a game of more than two, a drawn
 * hero differs from those of the other seats as long as other heroes are free.
 */
export function resolveHeroes(
  wanted: readonly (string | null)[],
  draw: (below: number) => number,
): readonly string[] {
  if (wanted.length <= 2) return wanted.map((heroId) => heroOrRandom(heroId, draw));
  const heroes = wanted.map((heroId) => (heroId !== null && isHero(heroId) ? heroId : null));
  for (const [seat, heroId] of heroes.entries()) {
    if (heroId !== null) continue;
    const free = listHeroes().filter(({ id }) => !heroes.includes(id));
    heroes[seat] = free[draw(free.length)]?.id ?? heroOrRandom(null, draw);
  }
  return heroes.map((heroId) => heroOrRandom(heroId, draw));
}

/** A hero's name, or `a random hero`. */
export function heroName(heroId: string | null, { challenge }: Words = ENGLISH): string {
  return heroId !== null && isHero(heroId) ? heroById(heroId).name : challenge.randomHero;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
