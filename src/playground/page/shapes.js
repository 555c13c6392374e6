// @ts-check
/**
 * The fields of Discord's objects that the page uses. The server passes them through, so every field that
 * Discord may leave out is optional here.
 */

/** @typedef {import('../page-protocol.ts').PageEvent} PageEvent */
/** @typedef {import('../page-protocol.ts').PageRequest} PageRequest */
/** @typedef {import('../page-protocol.ts').Person} Person */
/** @typedef {import('../page-protocol.ts').Violation} Violation */
/** @typedef {import('../page-protocol.ts').TypedOption} TypedOption */

/** @typedef {{ id: string, username?: string, global_name?: string | null, bot?: boolean }} User */

/**
 * @typedef {object} Channel
 * @property {string} id
 * @property {number} type
 * @property {string} [name]
 * @property {string | null} [topic]
 * @property {string | null} [parent_id]
 * @property {number} [position]
 * @property {{ archived?: boolean, locked?: boolean }} [thread_metadata]
 */

/**
 * @typedef {object} Attachment
 * @property {string} id
 * @property {string} filename
 * @property {string} url
 * @property {string} [content_type]
 * @property {string} [description]
 * @property {number} [size]
 * @property {number | null} [width]
 * @property {number | null} [height]
 */

/** @typedef {{ url?: string, width?: number | null, height?: number | null }} Media */
/** @typedef {{ id?: string | null, name?: string | null }} Emoji */

/**
 * @typedef {object} SelectOption
 * @property {string} label
 * @property {string} value
 * @property {string} [description]
 * @property {Emoji} [emoji]
 * @property {boolean} [default]
 */

/** @typedef {{ media: Media, description?: string | null }} GalleryItem */

/**
 * Any component of a message, of both versions.
 * @typedef {object} Component
 * @property {number} type
 * @property {string} [custom_id]
 * @property {Component[]} [components]
 * @property {number} [style]
 * @property {string} [label]
 * @property {Emoji} [emoji]
 * @property {boolean} [disabled]
 * @property {string} [placeholder]
 * @property {number} [min_values]
 * @property {number} [max_values]
 * @property {SelectOption[]} [options]
 * @property {{ id: string, type: string }[]} [default_values]
 * @property {string} [content]
 * @property {GalleryItem[]} [items]
 * @property {number | null} [accent_color]
 */

/**
 * @typedef {object} Message
 * @property {string} id
 * @property {string} channel_id
 * @property {User} author
 * @property {string} [content]
 * @property {string} [timestamp]
 * @property {string | null} [edited_timestamp]
 * @property {number} [flags]
 * @property {number} [type]
 * @property {boolean} [mention_everyone]
 * @property {User[]} [mentions]
 * @property {Attachment[]} [attachments]
 * @property {Component[]} [components]
 * @property {{ name?: string, user?: User, type?: number }} [interaction_metadata]
 * @property {{ name?: string, user?: User, type?: number }} [interaction]
 * @property {Message | null} [referenced_message]
 * @property {{ id: string, name?: string }} [thread]
 */

/** @typedef {{ name: string, value: string | number }} Choice */

/**
 * @typedef {object} CommandOption
 * @property {number} type
 * @property {string} name
 * @property {string} [description]
 * @property {boolean} [required]
 * @property {boolean} [autocomplete]
 * @property {Choice[]} [choices]
 * @property {CommandOption[]} [options]
 * @property {number} [min_value]
 * @property {number} [max_value]
 * @property {number} [min_length]
 * @property {number} [max_length]
 */

/** @typedef {{ name: string, type?: number, description?: string, options?: CommandOption[] }} Command */

/** Bits of a message's `flags`. */
export const messageFlag = { ephemeral: 1 << 6, loading: 1 << 7, componentsV2: 1 << 15 };

/** Numbers of `component.type` that the bot sends; the page says so of others. */
export const componentType = {
  actionRow: 1,
  button: 2,
  stringSelect: 3,
  userSelect: 5,
  textDisplay: 10,
  mediaGallery: 12,
  separator: 14,
  container: 17,
};

/** Numbers of a command option's `type`. */
export const optionType = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  user: 6,
};

/** Numbers of `channel.type`. */
export const channelType = { text: 0, directMessage: 1, category: 4 };

/**
 * Whether a channel is a thread (announcement, public or private).
 * @param {Channel} channel
 * @returns {boolean}
 */
export function isThread(channel) {
  return channel.type >= 10 && channel.type <= 12;
}

/**
 * Whether a message carries one of `messageFlag`'s bits.
 * @param {Message} message
 * @param {number} flag
 * @returns {boolean}
 */
export function hasFlag(message, flag) {
  return ((message.flags ?? 0) & flag) !== 0;
}
