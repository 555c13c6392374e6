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

/** Damage that an announced ability deals with the present dice. */
export interface AnnouncedDamage {
  readonly least: number;
  /** Whether no more than `least` can come of it. */
  readonly isAll: boolean;
}

/** Returns the damage to the target of the announced ability; none for damage that allows no defense. */
export function announcedDamage(view: GameView, words: Words): AnnouncedDamage {
  const told = announcedParts(view, words);
  const hits = told?.parts.flatMap(({ hit }) => hit ?? []) ?? [];
  if (told === null || hits.some(({ damage }) => damage !== words.table.effects.damage)) {
    return { least: 0, isAll: true };
  }
  const isAll = !told.more && hits.every(({ least, most }) => most === least);
  return { least: hits.reduce((sum, { least }) => sum + least, 0), isAll };
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
