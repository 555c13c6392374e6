/** Texts of a person's own times: their clock, quiet hours, and when a bot plays for them. Times are Discord markup. */
import { counted } from './phrasing.ts';

export const ownTimes = {
  heading: '### Your times',
  about:
    'They hold in all of your games in which people come back between moves, and only you see this. In a game that waits for you now they count from the next act of its clock on.',
  /** `time` is such as 21:40. */
  clock: (weekday: string, time: string) => `Your clock shows ${weekday}, ${time}.`,
  noClock: 'Tell me first what your clock shows: your night and your weekend follow it.',
  /** `from` and `until` are times of the day, as Discord shows them to the reader. */
  quiet: (from: string, until: string) =>
    `**Quiet hours**: every day from ${from} to ${until}. No clock counts against you then, and I neither remind nor warn you.`,
  noQuiet: '**Quiet hours**: none. Clocks count by day and by night.',
  bot: (hours: number) =>
    `**A bot plays for you** when a game with others has waited ${counted(hours, 'hour', 'hours')} for you, quiet hours and free weekends not counted. It is told at the table, and you take your hero back by one press.`,
  noBot: '**A bot plays for you**: not unless you stay away for long.',
  weekend: (from: string, until: string) =>
    `**Weekend**: where a game has the weekend off, your next one is from ${from} to ${until}.`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  nowMenu: 'My clock shows …',
  now: (weekday: string, time: string) => `${weekday}, ${time}`,
  otherMinutes: 'My clock shows other minutes',
  fromMenu: 'Quiet hours from …',
  from: (time: string) => `Quiet from ${time}`,
  untilMenu: 'Quiet hours until …',
  until: (time: string, hours: number) => `Until ${time} (${counted(hours, 'hour', 'hours')})`,
  botMenu: 'A bot plays for me after …',
  botAfter: (hours: number) => `A bot plays for me after ${counted(hours, 'hour', 'hours')}`,
  botNever: 'No bot plays for me before that is needed',
  dropQuiet: 'No quiet hours',
  open: 'Quiet hours, and a bot for me',
};
