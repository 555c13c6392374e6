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
/** @typedef {{ name: string, value: string, inline?: boolean }} EmbedField */

/**
 * @typedef {object} Embed
 * @property {string} [title]
 * @property {string} [description]
 * @property {string} [url]
 * @property {number | null} [color]
 * @property {string} [timestamp]
 * @property {{ name: string, url?: string, icon_url?: string }} [author]
 * @property {{ text: string, icon_url?: string }} [footer]
 * @property {EmbedField[]} [fields]
 * @property {Media} [image]
 * @property {Media} [thumbnail]
 */

/**
 * @typedef {object} SelectOption
 * @property {string} label
 * @property {string} value
 * @property {string} [description]
 * @property {Emoji} [emoji]
 * @property {boolean} [default]
 */

/** @typedef {{ media: Media, description?: string | null, spoiler?: boolean }} GalleryItem */

/**
 * Any component of a message, of both versions.
 * @typedef {object} Component
 * @property {number} type
 * @property {string} [custom_id]
 * @property {Component[]} [components]
 * @property {Component} [component]
 * @property {Component} [accessory]
 * @property {number} [style]
 * @property {string} [label]
 * @property {Emoji} [emoji]
 * @property {string} [url]
 * @property {boolean} [disabled]
 * @property {string} [placeholder]
 * @property {number} [min_values]
 * @property {number} [max_values]
 * @property {SelectOption[]} [options]
 * @property {{ id: string, type: string }[]} [default_values]
 * @property {number[]} [channel_types]
 * @property {string} [content]
 * @property {Media} [media]
 * @property {string | null} [description]
 * @property {boolean} [spoiler]
 * @property {GalleryItem[]} [items]
 * @property {Media} [file]
 * @property {string} [name]
 * @property {number} [size]
 * @property {boolean} [divider]
 * @property {number} [spacing]
 * @property {number | null} [accent_color]
 * @property {boolean} [required]
 * @property {number} [min_length]
 * @property {number} [max_length]
 * @property {string} [value]
 * @property {boolean} [default]
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
 * @property {Embed[]} [embeds]
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
 * @property {number[]} [channel_types]
 */

/** @typedef {{ name: string, type?: number, description?: string, options?: CommandOption[] }} Command */

/** Bits of a message's `flags`. */
export const messageFlag = { ephemeral: 1 << 6, loading: 1 << 7, componentsV2: 1 << 15 };

/** Numbers of `component.type`. */
export const componentType = {
  actionRow: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  textDisplay: 10,
  thumbnail: 11,
  mediaGallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
};

/** Numbers of a command option's `type`. */
export const optionType = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
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
