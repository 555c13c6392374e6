import type { Faults } from './faults.ts';
import type { IdentifyLimiter, ShardingOptions } from './gateway/shard.ts';
import type { Interactions } from './interactions/interactions.ts';
import type { RateLimits } from './rate-limits.ts';
import type { OldEdits } from './rules/old-edits.ts';
import type { Spec } from './rules/spec.ts';
import type { ViolationLog } from './violations.ts';
import type { World } from './world/world.ts';

/** The parts of a playground, for its request handlers. */
export interface Site {
  readonly world: World;
  readonly interactions: Interactions;
  readonly spec: Spec;
  readonly violations: ViolationLog;
  readonly faults: Faults;
  readonly rateLimits: RateLimits;
  readonly oldEdits: OldEdits;
  readonly sharding: ShardingOptions;
  readonly identifies: IdentifyLimiter;
  /** The token of the bot. */
  readonly token: string;
  /** Resolves when all changes are saved; at once if nothing is stored. */
  saved(): Promise<void>;
  /** `http://127.0.0.1:PORT` */
  origin(): string;
}
