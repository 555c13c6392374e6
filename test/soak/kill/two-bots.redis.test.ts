/** Two programs run for the same servers, a misconfiguration; either is killed while people play six games. */
import { expect, it } from 'vitest';
import { runKillSoak } from './kill-soak.ts';

it('loses and doubles nothing with two programs of which either is killed', async () => {
  const printed: string[] = [];
  const options = {
    store: 'redis',
    kills: 2,
    ended: Number.POSITIVE_INFINITY,
    scenes: 0,
    seed: '2',
    fsync: 'always',
    pictures: 'off',
    play: 'duels',
    concede: 0.01,
    longest: 500,
  } as const;
  const { findings, counts, games } = await runKillSoak(
    { ...options, games: 6, bots: 2 },
    (line) => printed.push(line),
    new AbortController().signal,
  );
  expect(findings.all(), printed.join('\n')).toEqual([]);
  // How many games and presses there are depends on the speed of the machine, but there must be some.
  expect(games).toBeGreaterThan(0);
  expect(counts.acknowledged).toBeGreaterThan(0);
}, 300_000);
