/** What the bot needs to be allowed, and the link that asks for exactly that. */
import { OAuth2Scopes, PermissionFlagsBits, PermissionsBitField } from 'discord.js';

/** Everything that the bot ever needs in a server. */
const NEEDED = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
];

/** In words, as Discord's own settings call them. */
const NAMES = new Map<bigint, string>([
  [PermissionFlagsBits.ViewChannel, 'View Channel'],
  [PermissionFlagsBits.SendMessages, 'Send Messages'],
  [PermissionFlagsBits.CreatePublicThreads, 'Create Public Threads'],
  [PermissionFlagsBits.SendMessagesInThreads, 'Send Messages in Threads'],
  [PermissionFlagsBits.AttachFiles, 'Attach Files'],
]);

const TO_PLAY_HERE = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.AttachFiles,
];
const TO_PLAY_IN_THIS_THREAD = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
];
const TO_OPEN_A_THREAD = [...TO_PLAY_IN_THIS_THREAD, PermissionFlagsBits.CreatePublicThreads];

type Held = Readonly<PermissionsBitField>;

/** Whether a game's thread can be opened from the channel. */
export function mayOpenThread(held: Held): boolean {
  return held.has(TO_OPEN_A_THREAD);
}

/**
 * Names of the permissions that are missing for a game in the channel itself; empty when it can be played.
 * @param isThread whether the channel is a thread: there Send Messages does not count
 */
export function missingToPlay(held: Held, isThread: boolean): readonly string[] {
  const wanted = isThread ? TO_PLAY_IN_THIS_THREAD : TO_PLAY_HERE;
  return wanted.filter((bit) => !held.has(bit)).map((bit) => NAMES.get(bit) ?? String(bit));
}

/** The address that invites the bot into a server, with these scopes and permissions and no others. */
export function serverInvite(applicationId: string): string {
  return invite(applicationId, {
    integration_type: '0',
    scope: `${OAuth2Scopes.Bot} ${OAuth2Scopes.ApplicationsCommands}`,
    permissions: new PermissionsBitField(NEEDED).bitfield.toString(),
  });
}

/** The address with which a person brings the bot's look-ups along everywhere. */
export function personalInvite(applicationId: string): string {
  return invite(applicationId, { integration_type: '1', scope: OAuth2Scopes.ApplicationsCommands });
}

function invite(applicationId: string, more: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ client_id: applicationId, ...more });
  return `https://discord.com/oauth2/authorize?${query}`;
}
