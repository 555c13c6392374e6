/** Registers the commands with Discord when they changed. */
import { createHash } from 'node:crypto';
import { type REST, type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord.js';
import type { Log } from '../../games/ports/log.ts';
import { readableRecord } from '../../games/repository/readable-record.ts';
import type { GameStore } from '../../store/index.ts';

export interface Registration {
  readonly count: number;
  /** False when Discord already had all of these commands. */
  readonly changed: boolean;
}

/**
 * Registers the commands globally, unless this application registered the same ones last.
 * @param kept whether registered commands persist between starts: in Discord they do, in the playground they may not
 */
export async function registerCommands(
  rest: REST,
  { store, log }: { readonly store: GameStore; readonly log: Pick<Log, 'error'> },
  applicationId: string,
  commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[],
  kept: boolean,
): Promise<Registration> {
  const record = `commands:${applicationId}`;
  const fingerprint = createHash('sha256').update(JSON.stringify(commands)).digest('hex');
  const known = kept ? await readableRecord(store, log, 'bot', record) : null;
  if (known === fingerprint) return { count: commands.length, changed: false };
  await rest.put(Routes.applicationCommands(applicationId), { body: commands });
  await store.writeRecord('bot', record, fingerprint);
  return { count: commands.length, changed: true };
}
