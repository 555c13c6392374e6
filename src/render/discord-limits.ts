/** Discord's limits for messages, their components, and commands (discord-api-docs: reference, components). */

export const MAX_BUTTONS_IN_ROW = 5;
/** Rows of a message with `content`; messages of components have no such limit. */
export const MAX_ROWS = 5;
export const MAX_OPTIONS = 25;
/** Choices of a command's option, and completions of what is typed there. */
export const MAX_CHOICES = 25;

// Lengths in characters.
/** Of the display name of a person. */
export const NAME_LENGTH = 32;
export const CUSTOM_ID_LENGTH = 100;
export const BUTTON_LABEL_LENGTH = 80;
/** Of an option's label, its description and its value. */
export const OPTION_LENGTH = 100;
/** Of a choice's name and its value. */
export const CHOICE_LENGTH = 100;
export const PLACEHOLDER_LENGTH = 150;
export const ALT_TEXT_LENGTH = 1_024;
export const CONTENT_LENGTH = 2_000;
/** Of all texts of a message of components together. */
export const COMPONENT_TEXT_LENGTH = 4_000;
export const CHANNEL_NAME_LENGTH = 100;
/** Of the name of an emoji: letters, digits and underscores. */
export const EMOJI_NAME_LENGTH = 32;

/** Emojis that an application may own. */
export const MAX_APPLICATION_EMOJIS = 2_000;
/** Of an attached file, in servers without boosts. */
export const FILE_BYTES = 10 * 1_024 * 1_024;
