/** Loads bots: the present one, or that of a commit with the engine and the content of that commit beside it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import {
  BOT_HABITS,
  BOT_LEVELS,
  type BotHabit,
  type BotLevel,
  chooseAction,
  chooseAtLevel,
} from '../../../src/ai/players/index.ts';
import { heroById } from '../../../src/engine/definitions.ts';
import type { Action, GameView } from '../../../src/engine/index.ts';

export type Choose = (view: GameView, legal: readonly Action[], random: () => number) => Action;

/** Which bot plays. */
export interface Bot {
  /** The folder of its sources; null for the present ones. */
  readonly folder: string | null;
  readonly level: BotLevel;
  /** For the present bot only; absent: none. */
  readonly habit?: BotHabit;
}

/** @throws Error for another word than a level */
export function levelOf(text: string): BotLevel {
  const level = BOT_LEVELS.find((one) => one === text);
  if (!level) throw new Error(`${text} is no level of the bot: ${BOT_LEVELS.join(', ')}.`);
  return level;
}

/** @throws Error for another word than a habit */
export function habitOf(text: string): BotHabit {
  const habit = BOT_HABITS.find((one) => one === text);
  if (!habit) throw new Error(`${text} is no habit of the bot: ${BOT_HABITS.join(', ')}.`);
  return habit;
}

/** A folder with the sources of a commit. */
export interface Checkout {
  readonly commit: string;
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Writes the sources of a commit into a temporary folder.
 * @param commit anything that `git rev-parse` knows
 * @throws Error when the repository has no such commit
 */
export function checkOut(commit: string): Checkout {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const full = git('rev-parse', '--verify', `${commit}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'bot-of-'));
  const archive = join(folder, 'sources.tar');
  const sources = join(folder, 'sources');
  mkdirSync(sources);
  git('archive', '--output', archive, full, 'src', 'package.json', 'tsconfig.json');
  execFileSync('tar', ['-xf', archive, '-C', sources]);
  symlinkSync(join(git('rev-parse', '--show-toplevel'), 'node_modules'), join(sources, 'node_modules'));
  return { commit: full, folder: sources, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Returns the name of the present sources: the hash of their tree, changes that are not committed included.
 */
export function nameOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'index-of-'));
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
  try {
    execFileSync('git', ['read-tree', 'HEAD'], { env });
    execFileSync('git', ['add', '-A', ':/src'], { env });
    return execFileSync('git', ['write-tree', '--prefix=src/'], { encoding: 'utf8', env }).trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Loads a bot. The engine of a checkout only serves it for definitions; the games are played by the present engine, so
 * the commit must read today's views.
 * @throws Error when the checkout has no bot
 */
export async function loadBot({ folder, level, habit }: Bot): Promise<Choose> {
  if (folder === null) {
    const present: Players = {
      chooseAction: (view, legal, random) => chooseAction(view, legal, random, undefined, habit),
      chooseAtLevel: (at, view, legal, random) => chooseAtLevel(at, view, legal, random, undefined, habit),
    };
    return atLevel(present, level);
  }
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(folder, path)).href);
  await load('src/content/index.ts');
  const players = await load('src/ai/players/index.ts');
  if (!hasBot(players)) throw new Error(`There is no bot in ${folder}.`);
  return atLevel(players, level);
}

/**
 * Returns the heroes whose cards, abilities and tokens have the same ids in a checkout; only with these can its bot
 * read today's views.
 */
export async function heroesKnownTo(folder: string, heroes: readonly string[]): Promise<string[]> {
  const definitions: unknown = await import(pathToFileURL(join(folder, 'src/engine/definitions.ts')).href);
  await import(pathToFileURL(join(folder, 'src/content/index.ts')).href);
  if (!listsHeroes(definitions)) throw new Error(`There are no heroes in ${folder}.`);
  const there = z.array(HERO).parse(definitions.listHeroes());
  const known = new Map(there.map((hero) => [hero.id, idsOf(hero)]));
  return heroes.filter((id) => known.get(id) === idsOf(heroById(id)));
}

const WITH_ID = z.object({ id: z.string() });
const HERO = WITH_ID.extend({
  cards: z.array(WITH_ID),
  abilities: z.array(WITH_ID),
  tokens: z.array(WITH_ID),
});

function listsHeroes(module: unknown): module is { readonly listHeroes: () => unknown } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'listHeroes' in module &&
    typeof module.listHeroes === 'function'
  );
}

type Named = readonly { readonly id: string }[];

function idsOf({ cards, abilities, tokens }: { cards: Named; abilities: Named; tokens: Named }): string {
  return [cards, abilities, tokens].map((list) => list.map(({ id }) => id).join()).join(';');
}

interface Players {
  readonly chooseAction: Choose;
  readonly chooseAtLevel: (level: BotLevel, ...choice: Parameters<Choose>) => Action;
}

function atLevel(players: Players, level: BotLevel): Choose {
  if (level === 'strong') return players.chooseAction;
  return (view, legal, random) => players.chooseAtLevel(level, view, legal, random);
}

function hasBot(players: unknown): players is Players {
  return (
    typeof players === 'object' &&
    players !== null &&
    'chooseAction' in players &&
    typeof players.chooseAction === 'function' &&
    'chooseAtLevel' in players &&
    typeof players.chooseAtLevel === 'function'
  );
}
