/** Loads the bot of an earlier commit, with the engine and the content of that commit, beside the present one. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Action, GameView } from '../../../src/engine/index.ts';

export type Choose = (view: GameView, legal: readonly Action[], random: () => number) => Action;

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
 * Loads the bot from a checkout. Its own engine only serves it for definitions; the games are played by the present
 * engine, so the commit must read today's views.
 * @throws Error when the checkout has no bot
 */
export async function botIn(folder: string): Promise<Choose> {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(folder, path)).href);
  await load('src/content/index.ts');
  const players = await load('src/ai/players/index.ts');
  if (!hasBot(players)) throw new Error(`There is no bot in ${folder}.`);
  return players.chooseAction;
}

function hasBot(players: unknown): players is { readonly chooseAction: Choose } {
  return (
    typeof players === 'object' &&
    players !== null &&
    'chooseAction' in players &&
    typeof players.chooseAction === 'function'
  );
}
