/** What is told of a connection's troubles. */
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../src/store/index.ts';
import { ConnectionHealth } from '../../src/store/redis/connection-health.ts';

function watched(check: () => Promise<void> = () => Promise.resolve()) {
  const told: string[] = [];
  const health = new ConnectionHealth(
    'there',
    {
      onProblem: (problem) => told.push(problem instanceof Error ? problem.message : String(problem)),
      onRecovered: () => told.push('recovered'),
      onRequest: () => undefined,
    },
    check,
  );
  return { told, health };
}

describe('the health of a connection', () => {
  it('tells an outage once, with what fails meanwhile, and its end', async () => {
    const { told, health } = watched();
    health.opened();
    health.trouble(new Error('gone'));
    health.trouble(new Error('gone again'));
    health.failed(new StoreUnavailable('no clock'));
    expect(told).toEqual([expect.stringMatching(/The connection to Redis at there broke/)]);
    health.ready();
    await expect.poll(() => told.at(-1)).toBe('recovered');
  });

  it('tells what fails while the connection is there', () => {
    const { told, health } = watched();
    health.opened();
    health.failed(new StoreUnavailable('no clock'));
    health.closed();
    health.failed(new StoreUnavailable('closed'));
    expect(told).toEqual(['no clock']);
  });

  it('stays lost until the server answers', async () => {
    let answers = false;
    const { told, health } = watched(() =>
      answers ? Promise.resolve() : Promise.reject(new Error('not yet')),
    );
    health.opened();
    health.trouble(new Error('gone'));
    health.ready();
    await Promise.resolve();
    expect(told).toHaveLength(1);
    answers = true;
    health.ready();
    await expect.poll(() => told.at(-1)).toBe('recovered');
  });

  it('tells a refusal once until a write succeeds', () => {
    const { told, health } = watched();
    health.opened();
    health.refused('OOM too much');
    health.refused('OOM too much');
    health.written();
    health.refused('OOM too much');
    expect(told).toHaveLength(2);
  });
});
