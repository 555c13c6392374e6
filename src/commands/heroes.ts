/** Reads, names and suggests heroes in command options and selects. */
import type { ApplicationCommandOptionChoiceData } from 'discord.js';
import { loadHeroReferences } from '../content/reference/load.ts';
import {
  type HeroDefinition,
  heroById,
  isBoard,
  isBoss,
  isHero,
  listBosses,
  listHeroes,
} from '../engine/definitions.ts';
import { isBossSeat, modeOf, type PlayedMode } from '../engine/hosting.ts';
import type { Seat } from '../engine/index.ts';
import { MAX_CHOICES } from '../render/discord-limits.ts';
import { escaped } from '../render/table/phrasing.ts';
import { ENGLISH, type Words } from '../words/index.ts';

/** The option value for a random hero. */
export const RANDOM_HERO = 'random';

/** The boards of a seat: bosses in the seat of a boss, else heroes. */
function boardsFor(mode: PlayedMode, seat: Seat): readonly HeroDefinition[] {
  return isBossSeat(mode, seat) ? listBosses().map(({ board }) => board) : listHeroes();
}

/** All that can be played in a mode, bosses first. */
export function playableIn(mode: PlayedMode): readonly HeroDefinition[] {
  const seats = Math.max(...modeOf(mode).players);
  return [...new Set(Array.from({ length: seats }, (_, seat) => boardsFor(mode, seat)).flat())];
}

/**
 * Finds the hero with the typed id or name; in modes of bosses also a boss. Returns `random` for null or `random`, null
 * when none of the mode matches.
 */
export function readHero(
  typed: string | null,
  mode: PlayedMode = 'duel',
): HeroDefinition | typeof RANDOM_HERO | null {
  if (typed === null) return RANDOM_HERO;
  const wanted = plain(typed);
  if (wanted === RANDOM_HERO) return RANDOM_HERO;
  return playableIn(mode).find((hero) => plain(hero.id) === wanted || plain(hero.name) === wanted) ?? null;
}

/** Returns why the typed text names nothing to play in a mode; a hero that is not playable yet is named. */
export function heroRefusal(
  typed: string,
  { challenge }: Words = ENGLISH,
  mode: PlayedMode = 'duel',
): string {
  const wanted = plain(typed);
  const elsewhere = [...listHeroes(), ...listBosses().map(({ board }) => board)].find(
    ({ id, name }) => plain(id) === wanted || plain(name) === wanted,
  );
  if (elsewhere)
    return challenge.notInThisMode(
      elsewhere.name,
      playableIn(mode).map(({ name }) => name),
    );
  const known = unplayable().find(({ id, name }) => plain(id) === wanted || plain(name) === wanted);
  return known ? challenge.heroNotYet(known.name, known.id) : challenge.heroUnknown(escaped(typed));
}

/** Heroes with a reference page that cannot be played: some of their rules are not established. */
function unplayable() {
  return loadHeroReferences().filter(({ id }) => !isHero(id));
}

/**
 * Returns at most 25 suggestions for a typed hero of a mode; names that begin with the typed text come first. Heroes that cannot
 * be played yet appear once something is typed, and are marked.
 */
export function suggestHeroes(
  typed: string,
  words: Words = ENGLISH,
  mode: PlayedMode = 'duel',
): readonly ApplicationCommandOptionChoiceData<string>[] {
  const { challenge } = words;
  const wanted = plain(typed);
  const choices = playableIn(mode).map((hero) => ({
    name: challenge.heroChoice(hero.name, aboutHero(hero, words)),
    value: hero.id,
    key: plain(hero.name),
  }));
  const random = { name: challenge.randomChoice, value: RANDOM_HERO, key: plain(challenge.randomChoice) };
  const waiting = (wanted === '' || playableIn(mode).every(({ id }) => isBoss(id)) ? [] : unplayable()).map(
    ({ id, name }) => ({
      name: challenge.heroChoiceNotYet(name),
      value: id,
      key: plain(name),
    }),
  );
  const fitting = [random, ...choices, ...waiting].filter(({ key }) => key.includes(wanted));
  const ranked = fitting.sort((a, b) => Number(b.key.startsWith(wanted)) - Number(a.key.startsWith(wanted)));
  return ranked.slice(0, MAX_CHOICES).map(({ name, value }) => ({ name, value }));
}

/** What is said of a hero or a boss to choose. */
function aboutHero({ id, complexity }: HeroDefinition, { challenge }: Words): string {
  return isBoss(id) ? challenge.boss : challenge.complexity(complexity);
}

/** Returns the options of the hero selects of a mode, 25 heroes per select; bosses come first. */
export function heroOptions(
  words: Words = ENGLISH,
  mode: PlayedMode = 'duel',
): readonly (readonly { label: string; value: string; description: string }[])[] {
  const options = [...playableIn(mode)]
    .sort((a, b) => Number(isBoss(b.id)) - Number(isBoss(a.id)) || a.name.localeCompare(b.name, 'en'))
    .map((hero) => ({
      label: hero.name,
      value: hero.id,
      description: aboutHero(hero, words),
    }));
  const pages = [];
  for (let start = 0; start < options.length; start += MAX_CHOICES) {
    pages.push(options.slice(start, start + MAX_CHOICES));
  }
  return pages;
}

/** Returns the hero's id; draws one of `heroes` when none was chosen or the chosen one is not among them. */
export function heroOrRandom(
  heroId: string | null,
  draw: (below: number) => number,
  heroes: readonly HeroDefinition[] = listHeroes(),
): string {
  if (heroId !== null && heroes.some(({ id }) => id === heroId)) return heroId;
  const drawn = heroes[draw(heroes.length)];
  if (!drawn) throw new RangeError('No hero is loaded.');
  return drawn.id;
}

/**
 * Returns the heroes and bosses of a game in seat order; draws those that nobody chose. In a game of more than two, a
 * drawn hero differs from those of the other seats as long as other heroes are free.
 */
export function resolveHeroes(
  wanted: readonly (string | null)[],
  draw: (below: number) => number,
  mode: PlayedMode = 'duel',
): readonly string[] {
  const orRandom = (heroId: string | null, seat: Seat) => heroOrRandom(heroId, draw, boardsFor(mode, seat));
  if (wanted.length <= 2) return wanted.map(orRandom);
  const heroes = wanted.map((heroId, seat) =>
    boardsFor(mode, seat).some(({ id }) => id === heroId) ? heroId : null,
  );
  for (const [seat, heroId] of heroes.entries()) {
    if (heroId !== null) continue;
    const free = boardsFor(mode, seat).filter(({ id }) => !heroes.includes(id));
    heroes[seat] = free[draw(free.length)]?.id ?? orRandom(null, seat);
  }
  return heroes.map(orRandom);
}

/** The name of a hero or a boss, or `a random hero`. */
export function heroName(heroId: string | null, { challenge }: Words = ENGLISH): string {
  return heroId !== null && isBoard(heroId) ? heroById(heroId).name : challenge.randomHero;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
