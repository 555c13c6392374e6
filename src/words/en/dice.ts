/** Texts of odds, kept dice and requirements. */
import { counted, pluralOf } from './phrasing.ts';

const EXAMPLES = 'Try "3x sword + 2x star", "small straight", "4 of a kind" or "6 6 6 x x".';

export const dice = {
  rollAll: 'roll all dice',
  keepDie: 'keep the die',
  keepAll: 'keep all dice',
  rerollDie: 'reroll the die',
  rerollAll: 'reroll all dice',
  keep: (kept: string, rerolled: number) =>
    `keep ${kept}, reroll ${rerolled === 1 ? '1 die' : `${rerolled} dice`}`,
  /** A die by its value and symbol, which must not read as a number of symbols. */
  face: (value: number, symbol: string) => `${value} (${symbol})`,
  blank: 'blank',
  symbols: (count: number, symbol: string) => counted(count, symbol, pluralOf(symbol)),
  straights: { micro: 'micro straight', small: 'small straight', large: 'large straight' },
  ofAKind: (count: number) => `${count} of a kind`,
  /** One kind of symbol for each size. */
  likeSymbols: (sizes: readonly number[]) => `${sizes.join(' + ')} like symbols`,
  /** Why a typed requirement is invalid. */
  invalid: {
    tooLong: (max: number) => `That is too long: use at most ${max} characters. ${EXAMPLES}`,
    empty: `Say what the dice should show. ${EXAMPLES}`,
    whichStraight: 'Say which straight: "small straight" (four in a row) or "large straight" (five).',
    ofAKind: 'With five dice, ask for 2, 3, 4 or 5 of a kind.',
    value: (value: string) => `A die shows 1 to 6, not ${value}.`,
    sum: 'Five dice add up to 5 to 30.',
    onlyFive: 'There are only five dice.',
    noValue: `Name at least one value. ${EXAMPLES}`,
    tooMany: (needed: number) => `That takes ${needed} dice, and there are only five.`,
    whichSymbol: (count: number) => `Say which symbol you want ${count} of. ${EXAMPLES}`,
    atLeastOne: (symbol: string) => `Ask for at least one ${symbol}.`,
    noSymbol: (symbol: string, known: readonly string[]) =>
      `These dice have no symbol "${symbol}". They show: ${known.join(', ')}.`,
    unknownDice: (hero: string) => `The dice of ${hero} are not known, so there are no odds.`,
  },
};
