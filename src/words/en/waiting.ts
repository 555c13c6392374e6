/** Texts for a player who waits for somebody: the panel, its buttons, what came of them. Names and times are markdown. */
import { counted, either } from './phrasing.ts';

export const waiting = {
  heading: (place: string) => `### Whom does ${place} wait for?`,
  waitsFor: (person: string, since: string) => `${person} has not moved since ${since}.`,
  isAway: (person: string, since: string, until: string) =>
    `${person} has not moved since ${since}, and is away until ${until}.`,
  /** In the quiet hours of the person, or on a weekend that is off. */
  isResting: (person: string, since: string, until: string) =>
    `${person} has not moved since ${since}. The clock stands still for them until ${until}: quiet hours, or the weekend off.`,
  /** What the others may do, and from when on. */
  from: (time: string) =>
    `If that lasts until ${time}, the others can end the game without a result, or let a bot play on.`,
  fromInDuel: (time: string) =>
    `If that lasts until ${time}, you can end the game without a result, or let a bot play on. You can also win by their absence, once they are not excused by \`/away\` and have been warned.`,
  now: 'You need not wait any longer. A bot can play on until they are back, or the game ends without a result.',
  nowByVote: (votes: number, voters: number) =>
    `You need not wait any longer. A bot can play on until they are back, or the game ends without a result when ${counted(voters, 'player wants', 'players want')} it: ${votes} so far.`,
  winFrom:
    'You can win by their absence once they are back from `/away`, or that time is over, and have been warned.',
  winNow: 'You can also win by their absence.',
  remind: 'Remind them',
  end: 'End it without a result',
  voteEnd: 'Vote to end it without a result',
  bot: 'Let a bot play on',
  win: 'Win by their absence',
  /** Results. */
  reminded: 'They have been reminded.',
  replaced: 'A bot plays on for them until they are back.',
  won: 'You won by their absence: the game is over.',
  /** Refusals. */
  nobodyElse: 'The game waits for nobody but you.',
  notNow:
    'Whoever is asked cannot be reminded now: they said that they are away, have quiet hours or a free weekend, or want no calls.',
  remindedAlready: 'They have been reminded already. The clock reminds them again by itself.',
  notYet: 'It is too soon for that: they have not been away for long enough, or have moved since.',
  notHere: 'With more than two players nobody wins by the absence of another. A bot can play on for them.',
  /** The absence rules in a challenge and a lobby; `days` is the budget of `/away`. */
  rules: (long: string, days: number | null, isDuel: boolean) => {
    const ways = [
      'end the game without a result',
      'let a bot play on',
      ...(isDuel ? ['win by absence'] : []),
    ];
    const away =
      days === null
        ? ''
        : `\`/quiet\` keeps your nights free. \`/away\` stops the clock for ${counted(days, 'day', 'days')} in all. `;
    return `Absence: ${away}Whoever waits for ${long} can ${either(ways)}.`;
  },
};
