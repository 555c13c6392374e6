/** The ways in which Redis can be away, and come back. */
import type { RedisStage } from './store-redis-stage.ts';

export interface Outage {
  readonly name: string;
  readonly begin: (stage: RedisStage) => Promise<void> | void;
  readonly end: (stage: RedisStage) => Promise<void> | void;
}

export const OUTAGES: readonly Outage[] = [
  {
    name: 'is killed and comes back',
    begin: ({ server }) => server.kill(),
    end: ({ server }) => server.restart(),
  },
  {
    name: 'is frozen and goes on',
    begin: ({ server }) => server.freeze(),
    end: ({ server }) => server.thaw(),
  },
  {
    name: 'is behind a network that drops every packet',
    begin: ({ line }) => line.swallow(),
    end: ({ line }) => line.heal(),
  },
];
