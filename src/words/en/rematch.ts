/** Texts of rematches. People are mentions, heroes are names, places are links. */
import { listed } from './phrasing.ts';

export const rematch = {
  kinds: {
    same: 'Rematch',
    sides: 'Change sides',
    heroes: 'Other heroes',
    friendly: 'Friendly rematch',
    'best-of-3': 'Best of 3',
    'best-of-5': 'Best of 5',
  },
  /** In a cooperative game: a new table with the same Mission. */
  again: 'Play it again',
  /** The kind of rematch, as the end of a sentence. */
  asked: {
    same: 'with the same heroes',
    sides: 'with changed sides',
    heroes: 'with other heroes, drawn at random',
    friendly: 'with the same heroes, a friendly game that does not count for ratings',
    'best-of-3': 'with the same heroes, a series of games: the best of 3',
    'best-of-5': 'with the same heroes, a series of games: the best of 5',
  },
  asks: (people: readonly string[], asker: string, how: string) =>
    `${listed(people)}, ${asker} asks for a rematch ${how}.`,
  accept: 'Accept',
  decline: 'Decline',
  declined: (person: string, asker: string) => `${person} declined ${asker}'s rematch.`,
  takenBack: (asker: string) => `${asker} took the rematch back.`,
  begun: (one: string, two: string) => `Rematch: ${one} against ${two}.`,
  friendlyBegun: (one: string, two: string) =>
    `Friendly rematch: ${one} against ${two}. It does not count for ratings.`,
  onlyPlayers:
    'Only those who played this game can ask for a rematch. `/duel` or `/play` starts a game of your own.',
  theyAnswer: (people: readonly string[]) =>
    `It is ${listed(people)} who can accept. You can take it back by Decline.`,
  notOver: 'This game is not over yet.',
  gone: 'This game is not kept any more. `/duel` or `/play` starts another.',
  playerGone: 'Somebody who played this game is not here any more. `/duel` or `/play` starts another.',
  begunAlready: (place: string) =>
    `This game has had its rematch: ${place}. The message at the end of that one offers the next.`,
  tableOpen: 'A table for the rematch is open below already.',
  checkDice: 'Check the dice',
  askedHowOften: 'How often I am asked',
};
