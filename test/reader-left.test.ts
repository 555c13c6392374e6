/** Command lines whose reader goes away, as in `npm run scenario -- --coverage | head -1`. */
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endWhenReaderLeaves } from '../src/reader-left.ts';

/** Starts a program whose standard output nobody reads. */
function withoutReader(args: readonly string[]): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8');
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, errors })));
}

describe('a command line whose reader goes away', () => {
  it.concurrent.each([
    ['scenario', ['test/scenarios/cli.ts', 'test/scenarios/duel/then']],
    ['pack', ['src/pack-cli.ts', 'print', 'barbarian']],
  ])('ends without a stack trace: %s', { timeout: 300_000 }, async (_, args) => {
    expect(await withoutReader(args)).toEqual({ code: 0, errors: '' });
  });

  it('is prepared for it, each script of package.json that prints', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const programs = Object.values(scripts).flatMap((script) => /--import tsx (\S+)/.exec(script)?.[1] ?? []);
    expect(programs).toContain('test/soak/cli.ts');
    const unprepared = programs.filter(
      (file) => !/endWhenReaderLeaves\(\)|runOperatorCommand\(/.test(readFileSync(file, 'utf8')),
    );
    // It writes a file and prints nothing.
    expect(unprepared).toEqual(['test/games/make-older-games.ts']);
  });
});

describe('another error of the stream', () => {
  it('stays an error', () => {
    const output = new EventEmitter();
    const codes: number[] = [];
    endWhenReaderLeaves(output, (code) => codes.push(code));
    expect(() => output.emit('error', Object.assign(new Error('full'), { code: 'ENOSPC' }))).toThrow('full');
    output.emit('error', Object.assign(new Error('gone'), { code: 'EPIPE' }));
    expect(codes).toEqual([0]);
  });
});
