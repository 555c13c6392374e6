/** Texts of a hero's drawn sheet, and its alt text. Long texts are cut off. */
import { dice } from './dice.ts';
import { counted, either, listed, pluralOf } from './phrasing.ts';

export const sheet = {
  titles: {
    board: 'Board, level I',
    side: (sides: readonly string[]) => `Board, ${sides.join(' and ')} side`,
    upgrades: 'Upgrades',
    /** `level` is II or III. */
    upgradesTo: (level: string) => `Upgrades, level ${level}`,
  },
  /** Shown if there are no abilities. */
  empty: {
    board: 'No ability of this hero is known yet.',
    otherSide: 'There are no upgrade cards: the board has another side instead.',
    levelThree: 'No upgrade to level III is known.',
    upgrades: 'No upgrade of this hero is known yet.',
  },
  /** `level` is 1 to 6. */
  complexity: (level: number) => `Complexity ${level}`,
  unknownDice: 'The faces of the dice are not known yet',
  unknownSymbol: 'name not known',
  unknownAbility: 'Name not known',
  unknownEffect: 'Effect not known',
  kinds: { passive: 'Passive', defensive: 'Defensive', ultimate: 'Ultimate' },
  cost: (cp: number) => `${cp} CP`,
  unknownCost: '? CP',
  defense: 'Defense',
  unknownNumber: 'number not known',
  straights: dice.straights,
  /** Beside three, four or five dice in a row. */
  shortStraights: { micro: 'micro', small: 'small', large: 'large' },
  notices: {
    setUp: 'Set-up',
    /** `when` is a sentence. */
    side: (side: string, when: string) => `${side} side: ${when}`,
    notPlayable: 'Cannot be played here yet',
    notBuilt: 'The board is known, but its rules are not built yet.',
    /** Of a hero in the editor. */
    notRead: 'Lines of the file are not understood, or still to be filled in.',
    missing: (parts: readonly string[]) => `Missing: ${listed(parts)}.`,
    open: 'Not confirmed',
    openOrMissing: 'Not known or not confirmed',
    details: (count: number) =>
      `${counted(count, 'detail', 'details')} of this hero, listed with the clarifications.`,
  },
  /** The board of a seat at a table. */
  board: {
    of: (player: string) => `Board of ${player}`,
    fulfilled: (effects: readonly string[]) =>
      effects.length === 0 ? 'Fulfilled' : `Fulfilled: ${effects.join(', ')}`,
    /** Some effects are left out. */
    fulfilledMore: (effects: readonly string[]) =>
      effects.length === 0 ? 'Fulfilled' : `Fulfilled: ${effects.join(', ')} …`,
    /** Any of `from` changed to any of `to`; with several steps, `count` is the resulting number of the symbol. */
    oneDieAway: (from: readonly string[], to: readonly number[], count: number | null) =>
      `One die away${count === null ? '' : ` from ${count}`}: ${either(from)} to ${either(to.map(String))}`,
    /** Heading of the tokens with their numbers and limits. */
    tokens: 'Tokens',
    list: (tokens: readonly string[]) => tokens.join(', '),
    token: (token: string, count: number, limit: number) => `${token} ${count} of ${limit}`,
    blank: 'blank',
    rolled: (dice: readonly string[]) => `These dice: ${dice.join(' ')}`,
    mark: (ability: string, mark: string) => `${ability}: ${mark}`,
  },
  alt: {
    heading: (hero: string, set: string, complexity: number | null, title: string) =>
      `${hero}, ${set}${complexity === null ? '' : `, complexity ${complexity} of 6`}. ${title}`,
    seatHeading: (hero: string, title: string) => `${hero}. ${title}`,
    unknownDice: 'Dice not known',
    dice: (faces: readonly string[]) => `Dice: ${faces.join(', ')}`,
    face: (values: string, symbol: string) => `${values} ${symbol}`,
    /** The place of texts that do not fit into the alt text. */
    inFull: 'In full under Board and Upgrades',
    notice: (title: string, lines: readonly string[]) => `${title}: ${lines.join(' ')}`,
    ofKind: {
      passive: (ability: string) => `${ability}, passive`,
      defensive: (ability: string) => `${ability}, defensive`,
      ultimate: (ability: string) => `${ability}, ultimate`,
    },
    forCp: (ability: string, cp: number) => `${ability} for ${cp} CP`,
    forUnknownCp: (ability: string) => `${ability} for unknown CP`,
    does: (ability: string, lines: readonly string[]) => `${ability}: ${lines.join('; ')}`,
    effects: (needed: string, effects: string) => `${needed}, ${effects}`,
    unknownEffect: 'effect not known',
    /** `counts` is a number, or several separated by slashes. */
    symbols: (counts: string, symbol: string) => `${counts} ${counts === '1' ? symbol : pluralOf(symbol)}`,
    roll: (dice: number) => `roll ${counted(dice, 'die', 'dice')}`,
    rollUnknown: 'roll, number of dice not known',
    rollBut: (roll: string, rider: string) => `${roll}, ${rider}`,
  },
};
