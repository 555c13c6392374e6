/**
 * The playground: a local stand-in for Discord, for trying the bot out and for its tests.
 * It is NOT a production server: it holds everything in memory, trusts all users of this machine and listens on
 * 127.0.0.1 only. With a file its state is restored after a restart.
 */
import { type Clock, systemClock } from './clock.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import { IdentifyLimiter, oneShard, type ShardingOptions } from './gateway/shard.ts';
import { Interactions } from './interactions/interactions.ts';
import { UserActions } from './interactions/user-actions.ts';
import type { MorePages } from './page-files.ts';
import type { Person } from './page-protocol.ts';
import { Playground } from './playground.ts';
import { RateLimits } from './rate-limits.ts';
import { OldEdits } from './rules/old-edits.ts';
import { loadSpec } from './rules/spec.ts';
import { PlaygroundServer } from './server.ts';
import type { Site } from './site.ts';
import { findWorld, openWorld } from './storage/open-world.ts';
import type { TextEditor } from './text-editor.ts';
import { ViolationLog } from './violations.ts';
import { defaultPeople } from './world/people.ts';

export { type Clock, ManualClock, systemClock } from './clock.ts';
export type { WorldEvent } from './events.ts';
export { ActionNotAllowed } from './interactions/action-not-allowed.ts';
export type { ActionResult } from './person/action-result.ts';
export type { Player } from './person/player.ts';
export type { SeenMessage } from './person/seen-message.ts';
export { WaitTimeout } from './person/watch.ts';
export { CannotSave } from './storage/world-file.ts';
export type { EditorCheck, EditorTrial, TextEditor } from './text-editor.ts';
export type { Playground };

/** Options of a playground. */
export interface PlaygroundOptions {
  /** The port; a free one when absent or 0. */
  readonly port?: number;
  /** The source of time; the machine's clock when absent. */
  readonly clock?: Clock;
  /** The people; six when absent. */
  readonly people?: readonly Person[];
  /** The names of the guild's text channels. */
  readonly channels?: readonly string[];
  /** The gateway's sharding; when absent, that of a small bot without a login limit. */
  readonly sharding?: ShardingOptions;
  /** The heartbeat interval of the gateway, in ms; Discord's 41,250 when absent. */
  readonly heartbeatMs?: number;
  /** The bot's user name. */
  readonly botName?: string;
  /**
   * The file of the world, with a folder `FILE.files` for uploads beside it. It contains channels, threads, public
   * messages (the newest 200 of a channel), commands and all ids. Without a file the world is lost at the end.
   * An existing file determines channels and people; people who are only in `people` join. A file that cannot be read
   * is renamed.
   */
  readonly file?: string;
  /** What the editor page edits; without it there is no such page. */
  readonly editor?: TextEditor;
  /** Further pages as HTML, by file name such as `rules.html`. */
  readonly pages?: MorePages;
}

/**
 * Starts a playground on 127.0.0.1.
 * @throws Error when the port is in use, CannotSave when `file` cannot be used
 */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const clock = options.clock ?? systemClock;
  const server = new PlaygroundServer(options.editor ?? null, options.pages ?? new Map());
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
  const { world, storage } = openWorld(setup, found);
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
    identifies: new IdentifyLimiter(clock, sharding),
    oldEdits: new OldEdits(clock),
    saved: async () => storage.saver?.saved(),
    token: 'playground-not-a-secret-token.stand-in.for-the-three-parts-of-discord',
    origin: () => server.origin,
  };
  const userActions = new UserActions(world, interactions);
  const gateway = new Gateway(site, options.heartbeatMs ?? 41_250);
  server.serve(site, userActions, gateway);
  return new Playground(site, userActions, gateway, server, storage);
}
