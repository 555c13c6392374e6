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

/** What everybody may do, and the bot no more: it asks for no moderator's rights. */
export const everybodysPermissions = sum([
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

/** What the bot may do where it may look but not write. */
export const readersPermissions = sum(['viewChannel', 'readHistory']);

/** What the guild's owner may do: everything. */
export const ownersPermissions = ((1n << 50n) - 1n).toString();

/** The bits that a permission overwrite takes from the bot where it may not write. */
export const writersPermissions = sum([
  'sendMessages',
  'sendInThreads',
  'publicThreads',
  'privateThreads',
  'attachFiles',
  'embedLinks',
]);

/** The bit that a permission overwrite takes from the bot where it may not even look. */
export const viewersPermission = sum(['viewChannel']);
