/** How large and how deep a pack may be: far beyond any hero on paper, far within what hangs or floods the bot. */
export const BOUNDS = {
  /** Bytes of one file; the largest built-in hero has 140,000. */
  fileBytes: 400_000,
  /** Heroes of one folder. */
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
  dice: 5,
  /** Any figure that is written down. */
  figure: 50,
  /** Any number that somebody is asked for: one select holds 25 options. */
  number: 24,
  /** Most CP that anybody can hold. */
  cp: 15,
  stack: 12,
  /** Problems told of one file. */
  problems: 10,
} as const;
