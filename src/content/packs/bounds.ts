/** Limits on the size and depth of packs. */
import { CP_CAP, DICE } from '../../engine/rules.ts';

/** Far above any printed hero, and far below what would block or flood the bot. */
export const BOUNDS = {
  /** Bytes of one file; the largest built-in hero has 140,000. */
  fileBytes: 400_000,
  /** Heroes and Missions of one folder. */
  packs: 40,
  /** Objects and lists inside one another; the deepest built-in hero has 17. */
  depth: 32,
  /** Most players of a game, which limits the number of named opponents. */
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
  /** Dice rolled at once, which odds and buttons support. */
  dice: DICE,
  /** Any number in a file. */
  figure: 50,
  /** Health of an enemy of a Mission: bosses of printed boards have far more than heroes. */
  enemyHealth: 400,
  /** Any number that somebody is asked for, since one select has 25 options. */
  number: 24,
  /** The CP cap. */
  cp: CP_CAP,
  stack: 12,
  /** Spaces that are named one by one. */
  spaces: 60,
  /** Enemy dice: two red ones, one more black one than heroes, and those of raised difficulty. */
  enemyDice: 12,
  /** Rows of a map, and marks in a row. */
  mapRows: 20,
  mapRow: 400,
  /** The most problems that are reported for one file. */
  problems: 10,
} as const;
