/** The kind of game that a question is about by its own words: "in 2v2", "our salves", "which enemy acts first". */
import type { RuleMode } from '../content/rules/schema.ts';

/** Words of one kind of game alone. A duel has none: its words are those of every kind. */
const WORDS_OF: readonly (readonly [RuleMode, RegExp])[] = [
  ['koth', /\b(king of the hill|koth|free for all)\b/],
  [
    'adventures',
    /\b(adventures?|adv|dta|portals?|crawls?|salves?|potions?|loot|chests?|shards?|minions?|campaigns?|dungeons?|scenarios?|rosellas?|kings hands?|mad king|boss battles?)\b/,
  ],
  [
    'missions',
    /\b(missions?|henchm[ae]n|enemies|crisis|momentum|boost tiles?|perks?|ally|allies|the map|hexagons?|recruit\w*|unstoppable threats?|multi strikes?|mythic)\b/,
  ],
  ['team', /\b(2v2|3v3|2v2v2|team games?|teammates?|team mates?|partners?)\b/],
];

/**
 * The kind of game that words of a question belong to; undefined when none or several do.
 * @param text the plain text of the question
 */
export function modeAskedAbout(text: string): RuleMode | undefined {
  const [mode, ...others] = WORDS_OF.flatMap(([of, words]) => (words.test(text) ? [of] : []));
  return others.length === 0 ? mode : undefined;
}
