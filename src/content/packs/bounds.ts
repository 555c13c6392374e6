/** Limits on the size and depth of packs. */
import { CP_CAP, DICE } from '../../engine/rules.ts';

/** Far above the size of any printed hero, and low enough that no pack can block the bot. */
export const BOUNDS = {
  /** Bytes of one file; the largest built-in hero has 140,000. */
  fileBytes: 400_000,
  /** Packs (heroes and Missions) in one folder. */
  packs: 40,
  /** Nesting depth of objects and lists; the deepest built-in hero has 17. */
  depth: 32,
  /** Players of a game, which limits the number of named opponents. */
  seats: 6,
  /** Values of all kinds in one file; the largest built-in hero has 3,400. */
  values: 12_000,
  /** Effects in one list. */
  effects: 16,
  /** Options of one choice, which must fit into one message. */
  options: 8,
  abilities: 36,
  cards: 40,
  tokens: 10,
  /** Achievements of a hero's own, and conditions of one. */
  feats: 12,
  /** Dice rolled at once, as many as odds and buttons support. */
  dice: DICE,
  /** The highest absolute value of any other number in a file. */
  figure: 50,
  /** Health of a Mission enemy: printed bosses have far more health than heroes. */
  enemyHealth: 400,
  /** The highest number that a player can be asked to choose, as one select menu has 25 options. */
  number: 24,
  /** The CP cap. */
  cp: CP_CAP,
  stack: 12,
  /** Spaces listed by label. */
  spaces: 60,
  /** Parts of one kind in an expansion of Adventures. */
  parts: 40,
  /** Gold of a party, and copies of a card in a boss's deck. */
  gold: 50,
  /** Rows and columns of the map of a Portal Crawl: the picture has room for so many. */
  tiles: 8,
  /** Enemy dice: two red dice, one black die more than heroes, and one per raised difficulty level. */
  enemyDice: 12,
  /** Rows of a map, and characters in a row. */
  mapRows: 20,
  mapRow: 400,
  /** Problems reported for one file. */
  problems: 10,
  /** Messages about one file of text. */
  messages: 200,
  /** Lines of a file of text; the longest built-in hero has 400. */
  lines: 4_000,
  /** Words and marks of a line: some readings look at the whole line at each of its sentences. */
  words: 600,
} as const;
