/** Texts of `/act`, `/roll` and `/pass`. */
import { counted } from './phrasing.ts';

export const act = {
  /** A choice of a menu, behind the menu's title. */
  ofMenu: (menu: string, choice: string) => `${menu}: ${choice}`,
  /** Marks a die that stays when the others are rerolled. */
  keepDie: (die: number, face: string) => `Keep die ${die}: ${face}`,
  /** Marks a die in another question, such as one that is to be changed. */
  pickDie: (die: number, face: string) => `Pick die ${die}: ${face}`,
  releaseDie: (die: number, face: string) => `Let go of die ${die}: ${face}`,
  /** @param values of the kept dice */
  keepValues: (values: readonly number[], rerolled: number) =>
    `Keep ${values.join(' ')}, reroll ${counted(rerolled, 'die', 'dice')}`,
  rerollAll: (dice: number) => `Reroll all ${counted(dice, 'die', 'dice')}`,
  /** Two different choices with the same words. */
  again: (choice: string, number: number) => `${choice} (${number})`,
  done: (choice: string) => `Done: ${choice}.`,
  /** Below `done`, when the same person is asked again. */
  next: (question: string) => `${question}\n-# /act shows what you can do.`,
  /** Below the question before a reroll that may lose an ability. */
  sameAgain: '-# Or send the same command once more.',
  notSeated: 'You have no seat in this game. You are welcome to watch!',
  nothing: 'Nothing waits for you in this game just now.',
  unknown: (typed: string) => `Nothing that you can do now is called "${typed}". You can:`,
  several: (typed: string) => `Several things that you can do now fit "${typed}":`,
  more: (count: number) => `and ${count} more`,
  noRoll: 'You cannot roll dice now. /act shows what you can do.',
  noKeep: (typed: string) =>
    `No dice on the table fit "${typed}". Write values or a symbol, like 5 5 3 or sword.`,
  noPass: 'There is nothing to pass now. /act shows what you can do.',
};
