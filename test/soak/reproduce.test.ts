/** A failed game of a soak names the command that plays it again; the failure is a game with too many actions. */
import '../../src/content/index.ts';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listHeroes } from '../../src/engine/definitions.ts';
import { soakMissions } from './missions/soak.ts';
import { soakMode } from './modes.ts';
import { soakHero } from './soak.ts';

const ROOT = join(import.meta.dirname, '../..');
const heroes = listHeroes().map(({ id }) => id);
const FEW = 3;

/** Runs a command that begins with `npm run soak --`, without npm. */
function run(command: string): Promise<{ readonly code: unknown; readonly printed: string }> {
  const args = command.replace('npm run soak --', '--import tsx test/soak/cli.ts').split(' ');
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    );
  });
}

/** The error of a failed game and the command after it. */
function parts(failed: string): { readonly why: string; readonly command: string } {
  const [why = '', command = ''] = failed.split('\n  again: ');
  return { why, command };
}

function pairingFailure(): string {
  const options = { players: 'mixed' as const, seeds: 2, reload: true, mostActions: FEW };
  try {
    soakHero('monk', ['ninja'], options);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

const FAILURES: Readonly<Record<string, () => string | undefined>> = {
  'duel of a pairing': pairingFailure,
  'game of a mode': () => {
    const options = { mode: 'koth' as const, games: 2, seed: 'planted', heroes, reload: false };
    return soakMode({ ...options, mostActions: FEW }, () => undefined).failed[1];
  },
  Mission: () => {
    const options = { missions: ['toll-bridge'], parties: [2], games: 2, seed: 'planted', heroes };
    const planted = { ...options, players: 'random' as const, reload: false, mostActions: FEW };
    return soakMissions(planted, () => undefined).failed[1];
  },
};

describe('the command of a failed game', () => {
  it.each(Object.entries(FAILURES))('plays a %s again', async (_, fail) => {
    const { why, command } = parts(fail() ?? '');
    expect(why).toMatch(/^seed .+: the game does not end$/);
    expect(command).toContain('npm run soak -- ');
    const { code, printed } = await run(command);
    expect(printed).toContain(why);
    expect(code).toBe(1);
  });

  it('plays a game that does not fail to its end', async () => {
    const { command } = parts(FAILURES['game of a mode']?.() ?? '');
    const { code, printed } = await run(command.replace(` --most-actions ${FEW}`, ''));
    expect(printed).toContain('koth: 1 games ended, 0 failed');
    expect(code).toBe(0);
  });
});
