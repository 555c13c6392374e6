/** Texts of a person's list of games. Players are names with their heroes; times and places are Discord markup. */
import { counted, listed } from './phrasing.ts';

export const games = {
  none: 'You are in no game. `/duel` starts one for two, `/play` one for up to six.',
  heading: (count: number, own: number) =>
    own === 0
      ? `You are in ${counted(count, 'game', 'games')}.`
      : `You are in ${counted(count, 'game', 'games')}; in ${own} it is your move.`,
  /** The away menu and its options, for asynchronous games. */
  away: 'I am away for …',
  awayFor: (days: number) => `Away for ${counted(days, 'day', 'days')}`,
  back: 'I am back',
  isAway: (time: string, count: number) =>
    `You are away until ${time}: in ${counted(count, 'asynchronous game', 'asynchronous games')} the clock does not count against you before that. The others have been told.`,
  /** `times`: where the budget of absence ends earlier. */
  awayOnlyUntil: (times: readonly string[]) =>
    `Where your days are nearly used up, it counts again from ${listed(times)} on.`,
  awayUsedUp: (count: number) =>
    `In ${counted(count, 'game', 'games')} your days away are used up: the clock counts there.`,
  awayLeft: (days: number) =>
    days === 0
      ? 'After that no day is left.'
      : `After that ${counted(days, 'day is', 'days are')} left for each game.`,
  isBack: (count: number) =>
    `Welcome back: the clock counts again in ${counted(count, 'game', 'games')}, from now on.`,
  awayNowhere: 'You are in no asynchronous game, so there is nothing to be away from.',
  yourMove: '**your move**',
  move: (player: string) => `${player} moves`,
  nobody: 'nobody is asked',
  since: (move: string, time: string) => `${move}, asked ${time}`,
  until: (time: string) => `until ${time}`,
  whoIsAway: (player: string, time: string) => `${player} is away until ${time}`,
  game: (place: string, players: readonly string[], turn: number, move: string) =>
    `${place}: ${move} · ${players.join(' vs ')} · turn ${turn}`,
  /** For a place whose title names the players. */
  titled: (place: string, turn: number, move: string) => `${place}: ${move} · turn ${turn}`,
  more: (count: number) =>
    `And ${counted(count, 'more game', 'more games')}, which there is no room to list: games that wait for you come first, then the longest waits.`,
};
