/**
 * The playground: a local stand-in for Discord, for trying the bot out and for its tests.
 * It is NOT a production server: it holds everything in memory, trusts whoever sits at this machine and listens on
 * 127.0.0.1 only. With a file it goes on after a restart where it was.
 */
import { type Clock, systemClock } from './clock.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import { Identifies, oneShard, type Sharding } from './gateway/shard.ts';
import { Interactions } from './interactions/interactions.ts';
import { UserActions } from './interactions/user-actions.ts';
import { findWorld, openWorld } from './keeping/open-world.ts';
import type { Person } from './page-protocol.ts';
import { Playground } from './playground.ts';
import { RateLimits } from './rate-limits.ts';
import { OldEdits } from './rules/old-edits.ts';
import { loadSpec } from './rules/spec.ts';
import { PlaygroundServer } from './server.ts';
import type { Site } from './site.ts';
import { ViolationLog } from './violations.ts';
import { defaultPeople } from './world/people.ts';

export { type Clock, ManualClock, systemClock } from './clock.ts';
export type { WorldEvent } from './events.ts';
export { Cannot } from './interactions/cannot.ts';
export { CannotKeep } from './keeping/world-file.ts';
export type { Player } from './person/player.ts';
export type { Seen } from './person/seen.ts';
export type { SeenMessage } from './person/seen-message.ts';
export { WaitedInVain } from './person/watch.ts';
export type { Playground };

/** How a playground is started. */
export interface PlaygroundOptions {
  /** The port; a free one when absent or 0. */
  readonly port?: number;
  /** The source of time; the machine's clock when absent. */
  readonly clock?: Clock;
  /** Who can be played; six people when absent. */
  readonly people?: readonly Person[];
  /** The names of the guild's text channels. */
  readonly channels?: readonly string[];
  /** How large a bot's gateway is; that of a small bot, with no limit for logging in, when absent. */
  readonly sharding?: Sharding;
  /** How often the bot must give a sign of life on the gateway, in ms; Discord's 41,250 when absent. */
  readonly heartbeatMs?: number;
  /** The bot's user name. */
  readonly botName?: string;
  /**
   * Where the world is kept, beside a folder `FILE.files` for uploads: channels, threads, messages that everybody
   * sees (the newest 200 of a channel), commands and all ids. Without it the world is lost when it ends. Of a
   * file that is there come `channels` and people; who is in `people` and not in it joins. One that cannot be
   * understood is set aside.
   */
  readonly file?: string;
}

/**
 * Starts a playground on 127.0.0.1.
 * @throws Error when the port is taken, CannotKeep when `file` cannot be used
 */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const clock = options.clock ?? systemClock;
  const server = new PlaygroundServer();
  const spec = await loadSpec();
  const found = options.file === undefined ? null : await findWorld(options.file);
  await server.listen(options.port ?? 0);
  const setup = {
    clock,
    people: options.people ?? defaultPeople,
    channelNames: options.channels ?? ['throne-room', 'rules', 'tavern'],
    botName: options.botName ?? 'The Bot',
    origin: () => server.origin,
  };
  const { world, keeping } = openWorld(setup, found);
  const interactions = new Interactions(world);
  const sharding = options.sharding ?? oneShard;
  const site: Site = {
    world,
    interactions,
    spec,
    violations: new ViolationLog(clock, world.bus),
    faults: new Faults(),
    rateLimits: new RateLimits(clock),
    sharding,
    identifies: new Identifies(clock, sharding),
    oldEdits: new OldEdits(clock),
    kept: async () => keeping.keeper?.saved(),
    token: 'playground-not-a-secret-token.stand-in.for-the-three-parts-of-discord',
    origin: () => server.origin,
  };
  const userActions = new UserActions(world, interactions);
  const gateway = new Gateway(site, options.heartbeatMs ?? 41_250);
  server.serve(site, userActions, gateway);
  return new Playground(site, userActions, gateway, server, keeping);
}
