/** Texts of two games on the same dice and decks, by different people. Names and mentions are markdown. */
import { counted, listed } from './phrasing.ts';

export const sameDice = {
  /** Before the first game. */
  tells:
    'Others can play the same dice and decks afterwards: this game is sealed at its end, until theirs is over too. Then both are compared.',
  /** In the lobby of the second game. */
  second:
    'The same dice and decks as in an earlier game: who does better with the same luck? Heroes and rules are those of that game. Please sit down only if you have not watched it.',
  starts: 'Who starts is decided as in that game.',
  /** Under the first game at its end. */
  sealedNow:
    'This game is sealed: its replay, log and seed stay closed until others have played on its dice, or you open them.',
  /** In the channel beside the first game. */
  invites: (people: readonly string[]) =>
    `${listed(people)} have played a game that others can play on the same dice and decks. Who does better with the same luck?`,
  take: 'Play the same dice',
  open: 'Open the dice',
  opened: 'The dice are open: nobody plays on them any more.',
  openedAlready: 'Others play on these dice, or have: they open at the end of that game.',
  sealed:
    'This game is sealed: others can play, or play now, on the same dice. It opens when their game is over.',
  playedFirst: 'You have played this game already and know its dice. Others can sit down here.',
  onlyPlayers: 'Only those who played this game can open its dice.',
  gone: 'Nobody can play on these dice any more: that game is open, or others play it.',
  tableOpen: 'A table for this game is open below already.',
  fixed: 'Heroes, bots and rules are those of the first game on these dice.',
  onlySingle:
    'Only a single game can be played on the same dice by others: leave `series` or `same-dice` out.',
  noSeries: 'Others can play this game on the same dice afterwards, so it stays a single game.',
  needsThread:
    'That needs a channel in which I can open threads: the second game is offered beside the first.',
  heading: '**The same dice, compared**',
  /** Buttons under the comparison. */
  replays: { first: 'Replay the first game', second: 'Replay the second game' },
  /** `lead` is in health; null where somebody gave up. */
  end: {
    won: (name: string, lead: number | null, turns: number) =>
      `${name} won ${lead === null ? 'by concession' : `by ${lead} health`} in ${counted(turns, 'turn', 'turns')}`,
    lost: (name: string, lead: number | null, turns: number) =>
      `${name} lost ${lead === null ? 'by concession' : `by ${lead} health`} in ${counted(turns, 'turn', 'turns')}`,
    drawn: (name: string, _lead: number | null, turns: number) =>
      `${name} drew in ${counted(turns, 'turn', 'turns')}`,
    none: (name: string, _lead: number | null, turns: number) =>
      `${name} had no result after ${counted(turns, 'turn', 'turns')}`,
  },
  /** `better` did better; null: nobody. */
  seat: (hero: string, first: string, second: string, better: string | null) =>
    `**${hero}**: ${first}; ${second}. ${better === null ? 'Neither did better.' : `**${better}** did better.`}`,
};
