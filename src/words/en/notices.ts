/** Short messages beside the table. People are mentions; times are Discord markup. */
import { listed } from './phrasing.ts';

const wins = (winners: readonly string[]) => `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}`;

const outOfReach = (isUnsighted: boolean) =>
  isUnsighted ? 'cannot see this channel any more' : 'is not in this server any more';

export const notices = {
  ping: (people: readonly string[]) => `${listed(people)}, it is your move.`,
  /** A player reminds the others. */
  reminded: (people: readonly string[], by: string) => `${listed(people)}, ${by} waits for your move.`,
  /** `others` are the remaining players; none in a game with bots. */
  isAway: (others: readonly string[], person: string, time: string) =>
    `${others.map((other) => `${other}, `).join('')}${person} is away until ${time}. Where the game waits for them, the clock stands still until then.`,
  early: (person: string) => `${person}, your turn is the next one.`,
  isBack: (person: string) => `${person} is back.`,
  replaced: (person: string, by: string, hero: string) =>
    `A bot plays ${hero} for ${person} now, as ${by} waited for long. ${person} can take the hero back at any time.`,
  /** By the person's own setting. */
  standsIn: (person: string, hero: string) =>
    `A bot plays ${hero} for ${person} now, as ${person} asked for after a wait. ${person} can take the hero back at any time.`,
  takeSeatBack: (hero: string) => `Play ${hero} again`,
  /** The button for players who wait for somebody. */
  waiting: 'I am waiting',
  nudge: (people: readonly string[]) => `${listed(people)}, the game waits for you.`,
  /** The button on a reminder. */
  repost: 'Post the table here',
  /** The request to undo actions of `person`; `others` can answer. */
  takeBack: (others: readonly string[], person: string, actions: number) =>
    `${listed(others)}: ${person} would like to take back ${actions === 1 ? 'the last action' : `the last ${actions} actions`}. Dice that were rolled come again as they were.`,
  agree: 'Let them take it back',
  refuse: 'No, play on',
  refusedTakeBack: (person: string) => `${person} would rather play on.`,
  warnsOfForfeit: (people: readonly string[], time: string) =>
    `${listed(people)}, please move before ${time}: then the game is forfeited.`,
  warnsOfAutopilot: (people: readonly string[], time: string) =>
    `${listed(people)}, please move before ${time}: then I decide for you this once.`,
  warnsOfSleep: (people: readonly string[], time: string) =>
    `${listed(people)}, please move before ${time}: then the party sleeps, and its clock with it, until one of you presses something.`,
  asleep:
    'Nobody has come for long, so the party sleeps now. Nothing is lost: any of you wakes it by a press.',
  /** `others` are the remaining players. */
  gone: (others: readonly string[], person: string, time: string, isUnsighted: boolean) =>
    `${others.map((other) => `${other}, `).join('')}${person} ${outOfReach(isUnsighted)}. If they are not back before ${time}, they have lost the game.`,
  goneToBot: (others: readonly string[], person: string, time: string, isUnsighted: boolean) =>
    `${others.map((other) => `${other}, `).join('')}${person} ${outOfReach(isUnsighted)}. If they are not back before ${time}, a bot plays on for them.`,
  warnsOfBot: (people: readonly string[], time: string) =>
    `${listed(people)}, please move before ${time}: then a bot takes your seat.`,
  fallen: (person: string) =>
    `${person}, you have fallen. You are not asked any more; the others play on, and you can watch.`,
  back: 'I can post here again: the game goes on where it was, and the clock starts anew.',
  autopilot: (person: string) => `${person} was away too long, so I decided this once.`,
  forfeitsNext: 'The next time the game is forfeited.',
  forfeitsAfter: (times: number) =>
    `After ${times === 1 ? 'one more time' : `${times} more times`} the game is forfeited.`,
  botNext: 'The next time a bot takes the seat.',
  botAfter: (times: number) =>
    `After ${times === 1 ? 'one more time' : `${times} more times`} a bot takes the seat.`,
  noResult: 'The game has ended without a result.',
  draw: 'The game is over: a draw.',
  won: {
    played: (winners: readonly string[]) => `The game is over: ${wins(winners)}.`,
    conceded: (winners: readonly string[]) => `The game is over: ${wins(winners)} by concession.`,
    agreed: (winners: readonly string[]) =>
      `The game is over: you ended it by a vote. ${wins(winners)}, standing best.`,
    forfeited: (winners: readonly string[]) =>
      `The game is over: ${wins(winners)}, because the other side stayed away too long.`,
    left: (winners: readonly string[]) => `The game is over: ${wins(winners)}, because the other side left.`,
  },
  /** The final state; `sides` are players with their health. */
  standing: (turn: number, sides: readonly string[]) => `Turn ${turn}: ${sides.join(' · ')}`,
  health: (players: string, health: number) => `${players} ${health} health`,
  thanks: 'Thank you for playing!',
};
