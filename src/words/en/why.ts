/** What a bot weighed. Options are the labels of buttons; worths are points of damage. */
import { listed } from './phrasing.ts';

const points = (worth: number) => (Math.abs(worth) < 0.05 ? '0' : worth.toFixed(1).replace('-', '−'));
const option = (label: string, worth: number | null) =>
  worth === null ? `“${label}”` : `“${label}” (${points(worth)})`;

export const why = {
  button: 'Why?',
  /** Markdown, above the choices. */
  heading: '-# What the bots weighed last, in points of damage; doing nothing is worth 0.',
  chose: (
    bot: string,
    chosen: string,
    worth: number | null,
    others: readonly (readonly [string, number])[],
  ) => {
    const beside = listed(others.map(([label, value]) => option(label, value)));
    return `**${bot}** chose ${option(chosen, worth)}${others.length === 0 ? '.' : ` before ${beside}.`}`;
  },
  overlooked: (bot: string, chosen: string, worth: number | null, best: string, bestWorth: number) =>
    `**${bot}** chose ${option(chosen, worth)} and overlooked ${option(best, bestWorth)}.`,
  keep: (values: readonly number[]) => `keep ${values.join(' ')}`,
  rerollAll: 'reroll all dice',
  /** After the choice of a bot that prefers options of this kind. */
  habit: {
    aggressive: 'It plays an aggressive game.',
    patient: 'It plays a patient game.',
    tricky: 'It plays a tricky game.',
  },
  kept: (cp: number, attack: number) =>
    `It kept ${cp} CP to be able to attack: its next attack is worth ${points(attack)}.`,
  nothing: 'The bots have made no choice yet that can be told.',
  /** For games of two people or more. */
  notNow:
    'A bot tells its reasons in a game against bots alone, and once the game is over: before that they would help one of you.',
  noBots: 'No bot plays here.',
};
