/** Whether people can see a channel: by the permissions that Discord sends with interactions, or by roles. */
import {
  type Client,
  GatewayDispatchEvents,
  OverwriteType,
  PermissionFlagsBits,
  PermissionsBitField,
} from 'discord.js';
import { z } from 'zod';

/** The part of an interaction with the permissions of the people that it names; the library drops them. */
const named = z.object({
  id: z.string(),
  data: z.object({
    resolved: z.object({
      members: z.record(z.string(), z.object({ permissions: z.string().regex(/^\d+$/) })),
    }),
  }),
});

/** The maximum number of interactions whose permissions are kept; each is needed for seconds. */
const MAX_INTERACTIONS = 1_000;

/** The permissions of people that running interactions name. */
export class NamedPeople {
  /** Interaction id -> ids of the named people who cannot see its channel. */
  readonly #unsighted = new Map<string, ReadonlySet<string>>();

  /** @param client the library announces each interaction here before it handles it */
  constructor(client: Pick<Client, 'ws'>) {
    client.ws.on(GatewayDispatchEvents.InteractionCreate, (data: unknown) => this.#note(data));
  }

  /** True when a person named by an interaction cannot see the interaction's channel. */
  cannotSee(interactionId: string, userId: string): boolean {
    return this.#unsighted.get(interactionId)?.has(userId) ?? false;
  }

  #note(data: unknown): void {
    const read = named.safeParse(data);
    if (!read.success) return;
    const { id, data: options } = read.data;
    const unsighted = Object.entries(options.resolved.members)
      .filter(([, { permissions }]) => !mayView(BigInt(permissions)))
      .map(([userId]) => userId);
    if (unsighted.length === 0) return;
    this.#unsighted.set(id, new Set(unsighted));
    for (const oldest of this.#unsighted.keys()) {
      if (this.#unsighted.size <= MAX_INTERACTIONS) break;
      this.#unsighted.delete(oldest);
    }
  }
}

function mayView(permissions: bigint): boolean {
  return new PermissionsBitField(permissions).has(PermissionFlagsBits.ViewChannel);
}

/**
 * Returns whether a member can see a channel, by the cached roles and overwrites; null when the cache does not know.
 * @param channelId a channel, or the parent of a thread
 * @param roleIds the member's roles
 */
export function canSeeChannel(
  client: Pick<Client, 'guilds'>,
  guildId: string,
  channelId: string,
  userId: string,
  roleIds: readonly string[],
): boolean | null {
  const guild = client.guilds.cache.get(guildId);
  const found = guild?.channels.cache.get(channelId);
  const channel = found?.isThread() ? found.parent : found;
  if (guild === undefined || !channel || channel.isThread()) return null;
  if (guild.ownerId === userId) return true;
  const roles = [guildId, ...roleIds];
  const base = new PermissionsBitField(
    roles.flatMap((id) => guild.roles.cache.get(id)?.permissions.bitfield ?? []),
  );
  if (base.has(PermissionFlagsBits.Administrator)) return true;
  // Discord's order: everybody, then the other roles together, then the member.
  const overwrites = channel.permissionOverwrites.cache;
  const everybody = overwrites.get(guildId);
  base.remove(everybody?.deny ?? 0n).add(everybody?.allow ?? 0n);
  const ofRoles = roleIds.flatMap((id) => overwrites.get(id) ?? []);
  base.remove(ofRoles.map(({ deny }) => deny)).add(ofRoles.map(({ allow }) => allow));
  const own = overwrites.get(userId);
  if (own?.type === OverwriteType.Member) base.remove(own.deny).add(own.allow);
  return base.has(PermissionFlagsBits.ViewChannel);
}
