/** Duels of the bot with each hero against random play, in both seats equally often. */
import { listHeroes } from '../../src/engine/definitions.ts';
import { botChooser } from './bot-chooser.ts';
import { anyAction, playOut } from './play-out.ts';

/** The bot must win more of its duels than this, in per cent. */
const LEAST = 90;

export interface RandomPlayResult {
  readonly wins: number;
  readonly games: number;
}

/**
 * @param games 1 or more; the random player takes every hero in turn
 * @returns the number of duels that the bot won; draws are not counted
 */
export function winsAgainstRandom(hero: string, games: number): RandomPlayResult {
  const others = listHeroes().map(({ id }) => id);
  let wins = 0;
  for (let game = 0; game < games; game += 1) {
    const other = others[game % others.length] ?? hero;
    const bot = Math.floor(game / others.length) % 2;
    const seats = (bot === 0 ? [hero, other] : [other, hero]).map((id) => ({ hero: id }));
    const seed = `against random ${hero} ${game}`;
    const { state } = playOut(
      { mode: 'duel', seats, seed, first: 'roll' },
      {
        choices: seed,
        choose: (now, seat, legal, random) =>
          (seat === bot ? botChooser : anyAction)(now, seat, legal, random),
      },
    );
    if (state.outcome?.kind === 'won' && state.outcome.team === bot) wins += 1;
  }
  return { wins, games };
}

/** Prints how often the bot won with each hero. @returns false if any of the rates is 90 per cent or less */
export function printAgainstRandom(
  heroes: readonly string[],
  games: number,
  print: (line: string) => void,
): boolean {
  return heroes
    .map((hero) => {
      const { wins } = winsAgainstRandom(hero, games);
      const enough = 100 * wins > LEAST * games;
      print(
        `${hero.padEnd(16)} ${wins} of ${games} won against random play${enough ? '' : `  not over ${LEAST} %`}`,
      );
      return enough;
    })
    .every((enough) => enough);
}
