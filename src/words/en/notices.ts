/** Short messages beside the table. People are mentions; times are Discord markup. */
import { counted, listed } from './phrasing.ts';

/** Actions that use no ability, card or token with a name. */
const ACTIONS: Readonly<Record<string, string>> = {
  roll: 'the roll',
  reroll: 'the reroll',
  'no-ability': 'the roll without an ability',
  'no-defense': 'going without a defense',
  sell: 'the sale',
  pass: 'the pass',
  target: 'the choice of a player',
  alter: 'the change of a die',
  choose: 'the choice',
  move: 'the move',
};

const wins = (winners: readonly string[]) => `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}`;

const someAction = 'the last action';

const lowered = (phrase: string) => `${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`;

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
  /** The time for an answer in a party is over. */
  standsInLate: (person: string, hero: string) =>
    `${person} was away too long, so a bot plays ${hero} now. ${person} can take the hero back at any time.`,
  takeSeatBack: (hero: string) => `Play ${hero} again`,
  /** The button for players who wait for somebody. */
  waiting: 'I am waiting',
  nudge: (people: readonly string[]) => `${listed(people)}, the game waits for you.`,
  /** What a person is asked who is called; `who` is named where several people are called. */
  matter: (where: string, who: string | null, matter: string) =>
    who === null ? `${where}: ${matter}.` : `${who}, ${lowered(where)}: ${matter}.`,
  /** Where a game is played: against others, or in a Mission or crawl with its round. */
  against: (opponents: readonly string[]) => `Against ${listed(opponents)}`,
  inScenario: (scenario: string) => `In ${scenario}`,
  /** The moment, and how long it is until then. */
  answerBefore: (time: string, left: string) => `Answer before ${time} (${left}).`,
  /** The button on a reminder. */
  repost: 'Post the table here',
  /** The request to undo actions of `person`; `others` can answer. */
  takeBack: (others: readonly string[], person: string, undone: string, actions: number) => {
    const more = actions === 1 ? '' : ` and ${counted(actions - 1, 'action', 'actions')} since`;
    return `${listed(others)}: ${person} would like to take back ${undone}${more}. Dice that were rolled come again as they were.`;
  },
  /** An action by its kind; `of` is the name of the ability, card or token that it used. */
  undone: (type: string, of: string | null) => of ?? ACTIONS[type] ?? someAction,
  someAction,
  agree: 'Let them take it back',
  refuse: 'No, play on',
  /** `asker` is null where it is not known who asked. */
  refusedTakeBack: (person: string, asker: string | null, undone: string) =>
    asker === null
      ? `${person} would rather play on.`
      : `${asker}, ${person} would rather play on: ${undone} stays.`,
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
  /** In a party, where the person can come back at any time. */
  warnsOfStandIn: (people: readonly string[], time: string) =>
    `${listed(people)}, please move before ${time}: then a bot plays on for you until you are back.`,
  fallen: (person: string) =>
    `${person}, you have fallen. You are not asked any more; the others play on, and you can watch.`,
  back: 'I can post here again: the game goes on where it was, and the clock starts anew.',
  autopilot: (person: string) =>
    `${person} was away too long, so I decided this once: I pass where that is possible, and else choose as a bot would.`,
  /** In a party, where a hero who passes helps nobody. */
  autopilotOfParty: (person: string) =>
    `${person} was away too long, so I decided this once, as a bot would.`,
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
  /** In place of the health of a side that conceded. */
  gaveUp: (players: string) => `${players} gave up`,
  thanks: 'Thank you for playing!',
};
