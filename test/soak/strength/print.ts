/** Prints how strong the present bot is: against an older bot by hero and mode, and beside people. */
import type { Mode } from '../../../src/engine/hosting.ts';
import { checkOut } from './bot-of-commit.ts';
import { type ContestResult, duelsOf, gamesOf, missionsOf } from './contest.ts';
import { correlation, difference, type PeopleResult } from './people.ts';
import { runContest } from './run.ts';

export interface StrengthOptions {
  /** The commit of the older bot. */
  readonly against: string;
  /** Duels, or games of the mode; 1 or more. */
  readonly games: number;
  /** `missions` counts each party once for each bot. */
  readonly mode: Mode | 'missions';
  readonly missions: readonly string[];
  readonly heroes: readonly string[];
  readonly seed: string;
  /** With these, as many duels of the present bot against itself are set beside the results of people. */
  readonly people: readonly PeopleResult[] | null;
}

interface Share {
  games: number;
  won: number;
}

const none = (): Share => ({ games: 0, won: 0 });

function add(share: Share, won: number): void {
  share.games += 1;
  share.won += won;
}

const percent = ({ games, won }: Share) => (100 * won) / Math.max(1, games);

/** The standard error of a share, in per cent. */
function errorOf({ games, won }: Share): number {
  const share = won / Math.max(1, games);
  return 100 * Math.sqrt((share * (1 - share)) / Math.max(1, games));
}

const told = (share: Share) =>
  `${percent(share).toFixed(1).padStart(5)} % ± ${errorOf(share).toFixed(1)} of ${share.games}`;

/** Plays the games and prints the tables. @throws Error when a game fails or the commit is unknown */
export async function printStrength(options: StrengthOptions, print: (line: string) => void): Promise<void> {
  const { against, mode, games, heroes, seed, people } = options;
  const older = checkOut(against);
  try {
    if (mode === 'missions') {
      const results = await runContest(older.folder, missionsOf(options.missions, heroes, games, seed));
      printMissionShares(results, older.commit, print);
      return;
    }
    const contest = mode === 'duel' ? duelsOf(heroes, games, seed) : gamesOf(mode, heroes, games, seed);
    const results = await runContest(older.folder, contest);
    printShares(results, `${mode} against the bot of ${older.commit}`, print);
    printTimes(results, print);
    if (people) {
      const duels = duelsOf(heroes, games, `${seed} people`);
      printBesidePeople(await runContest(null, duels), people, print);
    }
  } finally {
    older.remove();
  }
}

/** The share of games that the newer bot won, in all and with each hero; an even share is 50 % in every mode. */
function printShares(results: readonly ContestResult[], title: string, print: (line: string) => void): void {
  const all = none();
  const byHero = new Map<string, Share>();
  for (const { heroes, newer, won } of results) {
    // Won by one of the newer bot's seats; a draw counts a half.
    const best = Math.max(0, ...won.filter((_, seat) => newer[seat]));
    add(all, best);
    for (const [seat, hero] of heroes.entries()) {
      if (!newer[seat]) continue;
      const share = byHero.get(hero) ?? none();
      add(share, won[seat] ?? 0);
      byHero.set(hero, share);
    }
  }
  print(`${title}: won ${told(all)}`);
  for (const [hero, share] of [...byHero].sort((a, b) => percent(b[1]) - percent(a[1]))) {
    print(`  ${hero.padEnd(16)} ${told(share)}`);
  }
}

function printTimes(results: readonly ContestResult[], print: (line: string) => void): void {
  const times = results.flatMap((result) => result.times).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  print(
    `decisions: mean ${mean.toFixed(2)} ms, median ${at(0.5)}, 95 % within ${at(0.95)}, 99 % within ${at(0.99)}`,
  );
}

function printMissionShares(
  results: readonly ContestResult[],
  commit: string,
  print: (line: string) => void,
): void {
  const [newer, older] = [none(), none()];
  for (const result of results) add(result.newer[0] ? newer : older, result.won[0] ?? 0);
  print(`Missions won by parties of the present bot: ${told(newer)}`);
  print(`Missions won by the same parties of the bot of ${commit}: ${told(older)}`);
}

function printBesidePeople(
  results: readonly ContestResult[],
  people: readonly PeopleResult[],
  print: (line: string) => void,
): void {
  const shares = new Map<string, Share>();
  for (const { heroes, won } of results) {
    if (heroes[0] === heroes[1]) continue;
    for (const [seat, hero] of heroes.entries()) {
      const share = shares.get(hero) ?? none();
      add(share, won[seat] ?? 0);
      shares.set(hero, share);
    }
  }
  const known = people.filter(({ hero }) => shares.has(hero));
  const bots = known.map(({ hero }) => percent(shares.get(hero) ?? none()));
  const ofPeople = known.map((one) => one.people);
  for (const [at, { hero, people: won, se }] of known.entries()) {
    const share = shares.get(hero) ?? none();
    print(
      `  ${hero.padEnd(16)} bots ${told(share)}, people ${won.toFixed(1)} ± ${se.toFixed(1)}, apart ${((bots[at] ?? 0) - won).toFixed(1)}`,
    );
  }
  print(
    `beside people: correlation ${correlation(bots, ofPeople).toFixed(2)}, root mean square difference ${difference(bots, ofPeople).toFixed(1)} points`,
  );
}
