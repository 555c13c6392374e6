/** Two whole programs for the same servers by mistake, either of which is killed while people play six games. */
import { expect, it } from 'vitest';
import { runKillSoak } from './kill-soak.ts';

it('nothing is lost or doubled with two programs of which either is killed', async () => {
  const told: string[] = [];
  const options = {
    store: 'redis',
    kills: 2,
    seed: '2',
    fsync: 'always',
    pictures: 'off',
    play: 'duels',
  } as const;
  const { findings, counts, games } = await runKillSoak(
    { ...options, games: 6, bots: 2 },
    (line) => told.push(line),
    new AbortController().signal,
  );
  expect(findings.all(), told.join('\n')).toEqual([]);
  // How far people came until the last kill is the machine's matter; that they played at all is not.
  expect(games).toBeGreaterThan(0);
  expect(counts.acknowledged).toBeGreaterThan(0);
}, 120_000);
