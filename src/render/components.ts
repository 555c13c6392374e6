/**
 * Message components, built by the library's builders and returned as JSON of Discord's API. Texts are cut to Discord's
 * limits before, as a builder refuses longer ones.
 */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ContainerBuilder,
  MediaGalleryBuilder,
  type MessageActionRowComponentBuilder,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  UserSelectMenuBuilder,
} from '@discordjs/builders';
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APISelectMenuOption,
  type APISeparatorComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  SeparatorSpacingSize,
} from 'discord.js';
import { ALT_TEXT_LENGTH, BUTTON_LABEL_LENGTH, OPTION_LENGTH, PLACEHOLDER_LENGTH } from './discord-limits.ts';
import { type Emoji, emojiMember } from './emoji/emojis.ts';
import { clipped } from './table/phrasing.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
export type Button = APIButtonComponentWithCustomId;
/** The styles of buttons with a custom id. */
export type PressStyle = Exclude<ButtonStyle, ButtonStyle.Link | ButtonStyle.Premium>;

/**
 * Returns a button; its label is cut.
 * @param label may be empty for a button with an emoji
 */
export function pressButton(
  customId: string,
  label: string,
  style: PressStyle = ButtonStyle.Secondary,
  disabled = false,
  emoji?: Emoji,
): Button {
  const builder = new ButtonBuilder().setCustomId(customId).setStyle(style);
  if (label !== '' || emoji === undefined) builder.setLabel(clipped(label, BUTTON_LABEL_LENGTH));
  if (emoji !== undefined) builder.setEmoji(emojiMember(emoji));
  const button = (disabled ? builder.setDisabled(true) : builder).toJSON();
  // The library's type covers links too.
  if (!('custom_id' in button)) throw new TypeError(`A button of style ${style} has no custom id.`);
  return button;
}

/** Returns an action row. */
export function row(components: readonly APIComponentInMessageActionRow[]): Row {
  return new ActionRowBuilder<MessageActionRowComponentBuilder>({ components: [...components] }).toJSON();
}

/** One option of a select. */
export interface Option {
  readonly label: string;
  readonly value: string;
  readonly description?: string | undefined;
  readonly chosen?: boolean | undefined;
  readonly emoji?: Emoji | undefined;
}

/** How many options may be picked; one if absent. */
export interface Picks {
  readonly least: number;
  readonly most: number;
}

/** Returns a row with a select; its texts are cut. */
export function menu(
  customId: string,
  placeholder: string | null,
  options: readonly Option[],
  picks?: Picks,
): Row {
  const builder = new StringSelectMenuBuilder().setCustomId(customId).addOptions(options.map(toOption));
  if (placeholder !== null) builder.setPlaceholder(clipped(placeholder, PLACEHOLDER_LENGTH));
  if (picks) builder.setMinValues(picks.least).setMaxValues(picks.most);
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(builder).toJSON();
}

function toOption({ label, value, description = '', chosen = false, emoji }: Option): APISelectMenuOption {
  return {
    label: clipped(label, OPTION_LENGTH),
    value,
    ...(emoji === undefined ? {} : { emoji: emojiMember(emoji) }),
    ...(description === '' ? {} : { description: clipped(description, OPTION_LENGTH) }),
    ...(chosen ? { default: true } : {}),
  };
}

/** Returns a row with a select of people; its placeholder is cut. */
export function userMenu(customId: string, placeholder: string, picks?: Picks): Row {
  const builder = new UserSelectMenuBuilder()
    .setCustomId(customId)
    .setPlaceholder(clipped(placeholder, PLACEHOLDER_LENGTH));
  if (picks) builder.setMinValues(picks.least).setMaxValues(picks.most);
  return new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(builder).toJSON();
}

/** Returns a text. */
export function text(content: string): APITextDisplayComponent {
  return new TextDisplayBuilder().setContent(content).toJSON();
}

/** Returns a line between two parts. */
export function separator(): APISeparatorComponent {
  return new SeparatorBuilder().setDivider(true).setSpacing(SeparatorSpacingSize.Small).toJSON();
}

/**
 * Returns a gallery of one picture that is attached to the message.
 * @param alt its alternative text; cut to Discord's limit
 */
export function gallery(file: string, alt: string): APIMediaGalleryComponent {
  return new MediaGalleryBuilder()
    .addItems((item) => item.setURL(`attachment://${file}`).setDescription(clipped(alt, ALT_TEXT_LENGTH)))
    .toJSON();
}

/** Returns a container. @param accent the colour of its edge, 0xRRGGBB */
export function container(
  components: readonly APIComponentInContainer[],
  accent: number | null = null,
): APIContainerComponent {
  const builder = new ContainerBuilder({ components: [...components] });
  return (accent === null ? builder : builder.setAccentColor(accent)).toJSON();
}
