/** The list of a person's games. Players come as names with their heroes, times and places as Discord writes them. */
import { counted } from './phrasing.ts';

export const games = {
  none: 'You are in no game. `/duel` starts one for two, `/play` one for up to six.',
  heading: (count: number, own: number) =>
    own === 0
      ? `You are in ${counted(count, 'game', 'games')}.`
      : `You are in ${counted(count, 'game', 'games')}; in ${own} it is your move.`,
  yourMove: '**your move**',
  move: (player: string) => `${player} moves`,
  nobody: 'nobody is asked',
  since: (move: string, time: string) => `${move} since ${time}`,
  game: (place: string, players: readonly string[], turn: number, move: string) =>
    `${place}: ${move} · ${players.join(' vs ')} · turn ${turn}`,
  more: (count: number) =>
    `And ${counted(count, 'more game', 'more games')}, which there is no room to list: games that wait for you come first, then the longest waits.`,
};
