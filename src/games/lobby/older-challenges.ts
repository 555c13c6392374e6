/** Moves the open challenges that earlier versions of the bot stored apart from lobbies. */

import { z } from 'zod';
import { HOUSE_RULE_IDS } from '../../engine/hosting.ts';
import type { GameStore } from '../../store/index.ts';
import { PACES } from '../clock/paces.ts';
import type { Log } from '../ports/log.ts';
import { readableRecord } from '../repository/readable-record.ts';
import type { Lobbies } from './lobbies.ts';
import type { Lobby } from './lobby.ts';
import { OpenList } from './open-list.ts';

const person = z.object({ id: z.string(), name: z.string() });

/** The schema of a challenge as earlier versions stored it. */
const schema = z.object({
  id: z.string(),
  guildId: z.string().nullable(),
  channelId: z.string(),
  messageId: z.string().nullable(),
  challenger: person,
  opponent: person,
  /** Hero ids in the order challenger, opponent; null: drawn at random at the start. */
  heroes: z.tuple([z.string().nullable(), z.string().nullable()]),
  pace: z.enum(PACES),
  /** Who takes the first turn. 0: the challenger, 1: the opponent. */
  first: z.union([z.literal(0), z.literal(1), z.literal('roll')]),
  /** Absent in challenges from before there were house rules. */
  houseRules: z.array(z.enum(HOUSE_RULE_IDS)).default([]),
  expiresAt: z.int(),
  language: z.string().exactOptional(),
});

/**
 * Turns every stored challenge into a lobby and removes the old record; their buttons keep working. A challenge that
 * cannot be read counts as gone. After a crash the next call does the rest.
 * @throws StoreUnavailable
 */
export async function moveOlderChallenges(
  store: GameStore,
  lobbies: Lobbies,
  log: Pick<Log, 'error'>,
): Promise<void> {
  const list = new OpenList('challenge', store, log);
  for (const { id, messageId } of await list.read()) {
    const read = schema.safeParse(await readableRecord(store, log, 'challenge', id));
    if (read.success && (await lobbies.find(id)) === null) await lobbies.add(lobbyOf(read.data));
    const shownIn = messageId ?? read.data?.messageId ?? null;
    if (read.success && shownIn !== null) await lobbies.noteMessage(id, shownIn);
    await store.deleteRecord('challenge', id);
    await list.change((entries) => entries.filter((entry) => entry.id !== id));
  }
}

function lobbyOf({ challenger, opponent, heroes, first, ...kept }: z.infer<typeof schema>): Lobby {
  return {
    ...kept,
    host: challenger,
    opponent,
    mode: 'duel',
    seats: [
      { occupant: { kind: 'person', ...challenger }, hero: heroes[0] },
      { occupant: null, hero: heroes[1] },
    ],
    invited: [],
    first: first === 'roll' ? 'roll' : first === 0 ? 'host' : 'opponent',
  };
}
