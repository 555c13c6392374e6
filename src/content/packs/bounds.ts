/** How large and how deep a pack may be. */
import { CP_CAP, DICE } from '../../engine/rules.ts';

/** Far beyond any hero on paper, far within what hangs or floods the bot. */
export const BOUNDS = {
  /** Bytes of one file; the largest built-in hero has 140,000. */
  fileBytes: 400_000,
  /** Heroes and Missions of one folder. */
  packs: 40,
  /** Objects and lists inside one another; the deepest built-in hero has 17. */
  depth: 32,
  /** Most players of a game, and so most opponents that are named. */
  seats: 6,
  /** Values of all kinds in one file; the largest built-in hero has 3,400. */
  values: 12_000,
  /** Effects in one list. */
  effects: 16,
  /** Options of one choice: they are told on one message. */
  options: 8,
  abilities: 36,
  cards: 40,
  tokens: 10,
  /** Dice rolled at once: the odds and the buttons for them end here. */
  dice: DICE,
  /** Any figure that is written down. */
  figure: 50,
  /** Health of an enemy of a Mission: bosses of printed boards have far more than heroes. */
  enemyHealth: 400,
  /** Any number that somebody is asked for: one select holds 25 options. */
  number: 24,
  /** Most CP that anybody can hold. */
  cp: CP_CAP,
  stack: 12,
  /** Spaces that are named one by one. */
  spaces: 60,
  /** Enemy dice: two red ones, one more black one than heroes, and those of raised difficulty. */
  enemyDice: 12,
  /** Rows of a map, and signs of a row. */
  mapRows: 20,
  mapRow: 400,
  /** Problems told of one file. */
  problems: 10,
} as const;
