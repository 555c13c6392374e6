const bits = {
  addReactions: 6,
  viewChannel: 10,
  sendMessages: 11,
  embedLinks: 14,
  attachFiles: 15,
  readHistory: 16,
  externalEmojis: 18,
  useCommands: 31,
  publicThreads: 35,
  privateThreads: 36,
  sendInThreads: 38,
} as const;

function sum(names: readonly (keyof typeof bits)[]): string {
  return names.reduce((total, name) => total | (1n << BigInt(bits[name])), 0n).toString();
}

/** The permissions of everybody and of the bot, which has no moderator's permissions. */
export const defaultPermissions = sum([
  'addReactions',
  'viewChannel',
  'sendMessages',
  'embedLinks',
  'attachFiles',
  'readHistory',
  'externalEmojis',
  'useCommands',
  'publicThreads',
  'privateThreads',
  'sendInThreads',
]);

/** The permissions of somebody who may only read a channel. */
export const readOnlyPermissions = sum(['viewChannel', 'readHistory']);

/** The owner's permissions: all. */
export const allPermissions = ((1n << 50n) - 1n).toString();

/** The bits that a permission overwrite denies in a read-only channel. */
export const writePermissions = sum([
  'sendMessages',
  'sendInThreads',
  'publicThreads',
  'privateThreads',
  'attachFiles',
  'embedLinks',
]);

/** The bit that a permission overwrite denies in an invisible channel. */
export const viewPermission = sum(['viewChannel']);
