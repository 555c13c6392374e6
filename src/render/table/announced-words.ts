/** What an announced ability is about to do, in a few words. */
import { abilityOf, heroById, isBoard } from '../../engine/definitions.ts';
import type { GameView } from '../../engine/index.ts';
import { meets } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import { facesOf } from './dice-words.ts';
import { effectParts } from './effect-words.ts';

/** The most effects that are named. */
const MOST_EFFECTS = 3;

/**
 * Returns the effects of the announced ability with the present dice, the weightiest first: `10 damage, 2 Synth …`.
 * Damage that tokens, cards and companions may add or prevent later is not included.
 * @returns null when nothing is announced, and for abilities whose effects cannot be said in a few words
 */
export function announcedDoes(view: GameView, words: Words): string | null {
  const told = announcedParts(view, words);
  if (told === null) return null;
  const { parts, more } = told;
  const shownParts = parts.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_EFFECTS);
  if (shownParts.length === 0) return null;
  return words.asking.effects(
    shownParts.map((part) => part.words),
    more || shownParts.length < parts.length,
  );
}

/**
 * Returns the damage to the target of the announced ability with the present dice; 0 where it is not certain, or there
 * is none.
 */
export function announcedDamage(view: GameView, words: Words): number {
  const told = announcedParts(view, words);
  if (told === null || told.more) return 0;
  const hits = told.parts.flatMap(({ hit }) => hit ?? []);
  const isCertain = hits.every(
    ({ least, most, damage }) => most === least && damage === words.table.effects.damage,
  );
  return isCertain ? hits.reduce((sum, { least }) => sum + least, 0) : 0;
}

function announcedParts({ announced, rolls, seats }: GameView, words: Words) {
  const [roll] = rolls;
  const owner = roll && seats[roll.owner];
  if (!announced || !owner || !isBoard(owner.hero)) return null;
  const hero = heroById(owner.hero);
  // Where heroes act side by side, the first roll may be that of another one.
  if (!hero.abilities.some(({ id }) => id === announced.ability)) return null;
  const dice = facesOf(roll);
  const tiers = abilityOf(owner.hero, announced.ability).variants.filter(
    ({ id }) => id === announced.variant,
  );
  const variant = tiers.find(({ requires }) => meets(dice, hero.dice, requires)) ?? tiers[0];
  if (!variant) return null;
  return effectParts(variant, hero, dice, owner, words);
}
