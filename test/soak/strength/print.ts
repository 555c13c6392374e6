/** Prints how strong the present bot is: against an older bot by hero and mode, and beside people. */
import type { Mode } from '../../../src/engine/hosting.ts';
import { type Bot, checkOut, heroesKnownTo, nameOfSources } from './bot-of-commit.ts';
import { type ContestGame, type ContestResult, duelsOf, gamesOf, missionsOf } from './contest.ts';
import { openJournal } from './journal.ts';
import { correlation, difference, type PeopleResult } from './people.ts';
import { runContest } from './run.ts';
import { add, errorOfPairs, none, percent, type Share, told } from './share.ts';

export interface StrengthOptions {
  /** The commit of the older bot; null for the present bot, at another level. */
  readonly against: string | null;
  /** The level and the habit of the present bot. */
  readonly newer: Omit<Bot, 'folder'>;
  readonly olderLevel: Bot['level'];
  /** Duels, or games of the mode; 1 or more. */
  readonly games: number;
  /** `missions` counts each party once for each bot. */
  readonly mode: Mode | 'missions';
  /** Duels of each hero against itself only. */
  readonly mirror: boolean;
  readonly missions: readonly string[];
  readonly heroes: readonly string[];
  readonly seed: string;
  /** The shares won with each hero, by whichever bot, are set beside these results of people. */
  readonly people: readonly PeopleResult[] | null;
  /** A file with the results of games; those in it are not played again. */
  readonly journal: string | null;
  /** The time after which no game starts. */
  readonly minutes: number;
}

/** Plays the games and prints the tables. @throws Error when a game fails or the commit is unknown */
export async function printStrength(options: StrengthOptions, print: (line: string) => void): Promise<void> {
  const older = options.against === null ? null : checkOut(options.against);
  try {
    const known = older ? await heroesKnownTo(older.folder, options.heroes) : options.heroes;
    const left = options.heroes.filter((hero) => !known.includes(hero));
    if (left.length > 0) print(`left out, as the commit does not know all of their ids: ${left.join(', ')}`);
    const opponent = `${older?.commit ?? 'the present sources'} (${options.olderLevel})`;
    const play = player(options, older?.folder ?? null, opponent);
    await printContest({ ...options, heroes: known }, opponent, play, print);
  } finally {
    older?.remove();
  }
}

type Play = (games: readonly ContestGame[]) => Promise<readonly ContestResult[]>;

/** Returns what plays games of the two bots until the time is over. */
function player(
  { newer, olderLevel, journal, minutes }: StrengthOptions,
  folder: string | null,
  opponent: string,
): Play {
  const until = Date.now() + minutes * 60_000;
  const name = [newer.level, newer.habit ?? []].flat().join(', ');
  const kept = openJournal(`${nameOfSources()} (${name}) against ${opponent}`, journal);
  return (games) =>
    runContest({
      newer: { folder: null, ...newer },
      older: { folder, level: olderLevel },
      games,
      journal: kept,
      until,
    });
}

async function printContest(
  { mode, games, heroes, seed, mirror, missions, people }: StrengthOptions,
  opponent: string,
  play: Play,
  print: (line: string) => void,
): Promise<void> {
  if (mode === 'missions') {
    printMissionShares(await play(missionsOf(missions, heroes, games, seed)), opponent, print);
    return;
  }
  const results = await play(
    mode === 'duel' ? duelsOf(heroes, games, seed, mirror) : gamesOf(mode, heroes, games, seed),
  );
  printShares(results, `${mode} against ${opponent}`, print);
  printTimes(results, print);
  if (people) printBesidePeople(results, people, print);
}

/** The share of games that the newer bot won, in all and with each hero; an even share is 50 % in every mode. */
export function printShares(
  results: readonly ContestResult[],
  title: string,
  print: (line: string) => void,
): void {
  const all = none();
  const byHero = new Map<string, Share>();
  for (const result of results) {
    add(all, wonByNewer(result));
    for (const [seat, hero] of result.heroes.entries()) {
      if (!result.newer[seat]) continue;
      const share = byHero.get(hero) ?? none();
      add(share, result.won[seat] ?? 0);
      byHero.set(hero, share);
    }
  }
  const error = errorOfPairs(results.map((result) => ({ pair: result.pair, won: wonByNewer(result) })));
  print(`${title}: won ${percent(all).toFixed(1)} % ± ${error.toFixed(1)} of ${all.games}`);
  for (const [hero, share] of [...byHero].sort((a, b) => percent(b[1]) - percent(a[1]))) {
    print(`  ${hero.padEnd(16)} ${told(share)}`);
  }
}

/** 1 for a game won by one of the newer bot's seats, a half for a draw. */
function wonByNewer({ newer, won }: ContestResult): number {
  return Math.max(0, ...won.filter((_, seat) => newer[seat]));
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
  opponent: string,
  print: (line: string) => void,
): void {
  const [newer, older] = [none(), none()];
  for (const result of results) add(result.newer[0] ? newer : older, result.won[0] ?? 0);
  print(`Missions won by parties of the present bot: ${told(newer)}`);
  print(`Missions won by the same parties of ${opponent}: ${told(older)}`);
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
