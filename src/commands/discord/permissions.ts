/** The permissions that the bot needs, and the invite links that request exactly those. */
import { type Channel, OAuth2Scopes, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { ENGLISH, type Words } from '../../words/index.ts';

/** Every permission that the bot needs in a server. */
const NEEDED = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
];

const TO_PLAY_HERE = ['ViewChannel', 'SendMessages', 'AttachFiles'] as const;
const TO_PLAY_IN_THIS_THREAD = ['ViewChannel', 'SendMessagesInThreads', 'AttachFiles'] as const;
const TO_OPEN_A_THREAD = [...TO_PLAY_IN_THIS_THREAD, 'CreatePublicThreads'] as const;

type Permissions = Readonly<PermissionsBitField>;

/** True when the bot can open a game's thread from the channel. */
export function mayOpenThread(held: Permissions): boolean {
  return held.has(TO_OPEN_A_THREAD);
}

/**
 * Names of the permissions that are missing for a game in the channel itself; empty when none is missing.
 * @param isThread whether the channel is a thread: there Send Messages does not count
 */
export function missingToPlay(
  held: Permissions,
  isThread: boolean,
  { challenge }: Words = ENGLISH,
): readonly string[] {
  const wanted = isThread ? TO_PLAY_IN_THIS_THREAD : TO_PLAY_HERE;
  return wanted.filter((name) => !held.has(name)).map((name) => challenge.permissions[name]);
}

/**
 * The reason why the bot cannot post in a channel, as the first part of a sentence; null when it can post.
 * @param held the bot's permissions there; null when it has none
 * @param channel null when the bot cannot see the channel
 */
export function cannotPost(
  held: Permissions | null,
  channel: Channel | null,
  words: Words = ENGLISH,
): string | null {
  const isThread = channel?.isThread() ?? false;
  const missing = missingToPlay(held ?? new PermissionsBitField(), isThread, words);
  if (missing.length > 0) return words.challenge.lacking(missing);
  const isLocked = channel?.isThread() === true && channel.locked === true;
  return isLocked && held?.has(PermissionFlagsBits.ManageThreads) !== true ? words.challenge.locked : null;
}

/** The link that invites the bot into a server, with these scopes and permissions only. */
export function serverInvite(applicationId: string): string {
  return invite(applicationId, {
    integration_type: '0',
    scope: `${OAuth2Scopes.Bot} ${OAuth2Scopes.ApplicationsCommands}`,
    permissions: new PermissionsBitField(NEEDED).bitfield.toString(),
  });
}

/** The link with which a person installs the bot's look-ups for their own account. */
export function personalInvite(applicationId: string): string {
  return invite(applicationId, { integration_type: '1', scope: OAuth2Scopes.ApplicationsCommands });
}

function invite(applicationId: string, more: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ client_id: applicationId, ...more });
  return `https://discord.com/oauth2/authorize?${query}`;
}
