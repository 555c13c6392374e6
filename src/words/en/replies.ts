/** Short private replies that several commands share. */
import { counted } from './phrasing.ts';

export const replies = {
  foreignButton:
    'I do not know this button; it may come from an older version of me. `/table` shows the game as it stands.',
  unknownCommand: 'I do not know this command any more. `/help` tells what I can do.',
  noGameHere:
    'There is no game in this channel. `/duel` starts one for two, `/play` one for up to six; in a game, use this in its own thread.',
  gamesElsewhere: (places: readonly string[]) =>
    `There is no game in this channel. Yours are in ${places.join(', ')}.`,
  notSeated: 'You have no seat in this game, so there is no hand to show. You are welcome to watch!',
  /** For an error before or after the commit; `committedButNotShown` is for a move that is certainly stored. */
  internalError:
    'Something went wrong on my side. What you did may have been kept all the same: look before you try again.',
  committedButNotShown:
    'Your move was taken, but something went wrong when I wanted to show you what came of it. Go on at the table; `/table` posts it anew.',
  storeAway:
    'I cannot reach the place where I keep games, so nothing was changed. Please try again in a minute.',
  storeUnclear:
    'The connection to the place where I keep games broke, and I cannot tell whether this was kept. Look what came of it before you try again.',
  discordAway:
    'Discord did not take my answer just now. Your move may have been taken: look at the table before you press again.',
  /** `reason` is the first part of a sentence: why the bot cannot post. */
  cannotShow: (reason: string) =>
    `I cannot post here: ${reason}. Please ask a moderator to change that. Nothing is lost: the game waits without a clock and goes on by itself when I can post again.`,
  closing: 'I am restarting and take no moves just now. Nothing is lost; try again in a few seconds.',
  tooFast: (seconds: number) =>
    `That was a lot at once, and this was not taken. Please go on in ${seconds === 1 ? 'a second' : seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
  /** Above the latest lines of a log that is too long for a message. */
  earlierLines: (count: number) =>
    `-# ${counted(count, 'earlier line is', 'earlier lines are')} in the file below.`,
  emptyLog: 'Nothing has happened in this game yet.',
  overAlready: 'This game is over already.',
  concede: (place: string) =>
    `Do you want to concede the game in ${place}? Your opponent wins at once. Dismiss this message to play on.`,
  /** In a game of more than two players. */
  leaveToBot: (place: string) =>
    `Do you want to leave the game in ${place}? A bot plays on for you, and the others keep their game; when nobody is left it ends. Dismiss this message to play on.`,
  leaveButton: 'Leave the game to a bot',
  /** The state of a vote to end a game of more than two players. */
  endVote: (votes: number, voters: number) =>
    votes === 0
      ? 'You can also vote to end it for everybody.'
      : `You can also vote to end it for everybody: ${votes} of ${voters} have.`,
  /** The same while somebody has been away for long, who has no vote then. */
  endVoteWithoutResult: (votes: number, voters: number) =>
    `As somebody has not come for long, ${voters === 1 ? 'you can also end it without a result.' : `you can also vote to end it without a result: ${votes} of ${voters} have.`}`,
  endVoteButton: 'Vote to end the game',
  voted: (votes: number, voters: number) =>
    `Your vote is there: ${votes} of ${voters} want the game to end. It holds for a round of turns.`,
  endedByVote: 'Your vote was the last one needed: the game is over.',
  noVote: 'Only those who still play can vote to end the game.',
  watching: (move: string) => `You are watching this game. ${move}`,
  concedeButton: 'Concede the game',
  committedLate: 'Your press was taken; the table shows how things stand.',
  conceded: 'You conceded the game.',
  /** In a game of more than two players. */
  leftToBot: 'You left the game. A bot plays on for you, and you can watch.',
  leftAndOver: 'You left the game, and with that it is over.',
  removeBroken:
    'What is kept of this game cannot be read, so nobody can win it any more. Do you want to remove it? Everything that is kept of it is deleted, and the channel is free again.',
  removeButton: 'Remove the game',
  removed: 'The game is removed. `/duel` or `/play` starts another.',
  notBroken: 'This game is in order or gone already; nothing was removed.',
  reposted: 'Here it comes: the table is posted below.',
  report:
    'This file tells the game as far as you may know it. Send it to whoever runs this bot, with a line about what looks wrong.',
};
