/** Duels of a pack's hero against all built-in heroes. */
import { loadPack } from '../../src/content/packs/load.ts';
import { listHeroes } from '../../src/engine/definitions.ts';
import { soakHero } from './soak.ts';

/**
 * Plays the hero of a pack against each built-in hero from both seats, and prints how often it wins.
 * @param seeds games of each pairing and seat
 * @param others ids of the heroes that it plays against
 * @returns whether the pack could be loaded
 */
export function printPackBalance(
  file: string,
  seeds: number,
  print: (line: string) => void,
  others: readonly string[] = listHeroes().map(({ id }) => id),
): boolean {
  const taken = loadPack(file);
  if (!('pack' in taken)) {
    for (const problem of taken.problems) print(problem);
    return false;
  }
  if (!('hero' in taken.pack)) {
    print('This pack has no hero.');
    return false;
  }
  const { id, name } = taken.pack.hero;
  const options = { players: 'bots', seeds, reload: false } as const;
  let all = { wins: 0, games: 0 };
  for (const other of others) {
    const [first] = soakHero(id, [other], options).pairings;
    const [second] = soakHero(other, [id], options).pairings;
    const wins = (first?.wins[0] ?? 0) + (second?.wins[1] ?? 0);
    const games = (first?.games ?? 0) + (second?.games ?? 0);
    print(`${name} against ${other}: wins ${wins} of ${games}`);
    all = { wins: all.wins + wins, games: all.games + games };
  }
  print(
    `${name} wins ${Math.round((100 * all.wins) / all.games)} % of ${all.games} duels of bots. Heroes from 30 to 70 % are usual.`,
  );
  return true;
}
