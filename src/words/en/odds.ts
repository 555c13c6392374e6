/** Texts of `/odds` and of a table's Odds panel. */
import { counted, listed } from './phrasing.ts';

/** A number of Roll Attempts. */
export const attempts = (count: number) => counted(count, 'Roll Attempt', 'Roll Attempts');

export const oddsTexts = {
  odds: {
    titleOf: (what: string) => `Odds of ${what}`,
    board: (hero: string) => `Odds of ${hero}'s board`,
    withBoard: (hero: string) => `with ${hero}'s dice`,
    anyDice: 'with any dice',
    scratch: (count: number) => `From scratch, ${attempts(count)}, best play.`,
    lying: (dice: string, count: number) => `The dice show ${dice}; ${attempts(count)} left, best play.`,
    attempts: (count: number) => counted(count, 'attempt', 'attempts'),
    withAttempts: (count: number, chance: string) => `${counted(count, 'attempt', 'attempts')}: ${chance}`,
    damage: (average: number) => `${average.toFixed(1)} damage`,
    mostDamage: (advice: string, average: string) => `Most damage: **${advice}**, ${average} on average.`,
    averageDamage: (average: string) => `Played for damage alone: **${average}** on average.`,
    damageWhy: 'Damage is counted before any defense, with the ability that deals the most.',
    oneLine: (name: string, requires: string, chance: string) => `**${name}** (${requires}): **${chance}**`,
    askSomething:
      'Say what you roll for: a goal such as `large straight`, or a hero for the odds of the whole board. In a game you can also press **Odds** while dice are rolled.',
    whoseDice: (symbol: string) =>
      `“${symbol}” are symbols of a hero's dice. Choose the hero, too, or ask for values such as \`6 6 6\`.`,
    nobodyRolls: (symbols: readonly string[]) =>
      `No hero's dice show ${listed(symbols)} together. Choose the hero, and I tell you which symbols there are.`,
    notUnderstood: (typed: string) =>
      `I cannot read “${typed}” as dice, and no ability is called so. Try \`large straight\`, \`4 of a kind\`, \`6 6 6\`, or choose an ability.`,
    heroUnknown: (typed: string) => `I know no hero called “${typed}”. Pick one of the suggestions.`,
    fiveDice: 'Give all five dice as they lie, such as 1,2,3,4,4.',
  },
  table: {
    title: (name: string, hero: string) => `Odds for ${name} (${hero})`,
    noRoll: 'Odds are told while an Offensive Roll is going on; nothing is being rolled now.',
    before: (left: number) => `Before the first roll, with best play: ${attempts(left)} left.`,
    after: (dice: string, left: number) => `The dice show ${dice}; ${attempts(left)} left.`,
    fewer: (tokens: readonly string[], allowed: number) =>
      `${listed(tokens)} counts: ${attempts(allowed)} in this phase instead of 3.`,
    changed: (allowed: number) => `${attempts(allowed)} in this phase instead of 3.`,
    allRound: (advice: string) => `Best all round: **${advice}**.`,
    allRoundWhy:
      'All round weighs every ability by what it does; it is my judgement, the chances below are exact.',
    marked: (dice: string) => `Marked: with the dice marked now (${dice}) kept at the next reroll.`,
    withMarks: (chance: string) => `marked ${chance}`,
    keepThese: (dice: number) => (dice === 0 ? 'Keep none of these' : `Keep these (${dice})`),
    keepAllRound: (dice: number) => (dice === 0 ? 'All round: keep none' : `Keep these, all round (${dice})`),
    keepForDamage: (dice: number) =>
      dice === 0 ? 'For damage: keep none' : `Keep these, for damage (${dice})`,
    /** Keeps the advised dice and rerolls the others; `dice` of them, at least one. */
    reroll: (dice: number) => `Reroll the ${dice === 1 ? 'other one' : `others (${dice})`}`,
    rerollAllRound: (dice: number) => `All round: reroll ${counted(dice, 'die', 'dice')}`,
    rerollForDamage: (dice: number) => `For damage: reroll ${counted(dice, 'die', 'dice')}`,
    again: 'Odds again',
    bestPlay: 'In bold: the chance of each with best play for it.',
  },
};
