import { isJson, type Json, numberOf, objectsOf, textOf } from '../json.ts';
import { allComponents, componentType, type PlacedComponent, selectTypes } from '../rules/component-tree.ts';
import { type Attachment, type Message, messageFlag } from '../world/message.ts';
import type { World } from '../world/world.ts';

/** A button as a person sees it. */
export interface SeenButton {
  readonly customId: string;
  readonly label: string;
  readonly emoji: string;
  readonly style: number;
  readonly url: string | undefined;
  readonly disabled: boolean;
}

/** A select menu as a person sees it. */
export interface SeenSelect {
  readonly customId: string;
  readonly placeholder: string;
  readonly min: number;
  readonly max: number;
  readonly disabled: boolean;
  readonly options: readonly {
    readonly label: string;
    readonly value: string;
    readonly description: string;
    readonly chosen: boolean;
  }[];
}

/** A picture in a message, with its alt text. */
export interface SeenPicture {
  readonly url: string;
  readonly description: string;
}

/** The current state of a message, with later edits. */
export class SeenMessage {
  readonly #world: World;
  readonly #message: Message;

  constructor(world: World, message: Message) {
    this.#world = world;
    this.#message = message;
  }

  get id(): string {
    return this.#message.id;
  }

  get channelId(): string {
    return this.#message.channelId;
  }

  get authorId(): string {
    return this.#message.authorId;
  }

  get content(): string {
    return this.#message.parts.content;
  }

  get flags(): number {
    return this.#message.parts.flags;
  }

  get ephemeral(): boolean {
    return (this.flags & messageFlag.ephemeral) !== 0;
  }

  /** Whether it is the placeholder of a deferred answer. */
  get loading(): boolean {
    return (this.flags & messageFlag.loading) !== 0;
  }

  get deleted(): boolean {
    return this.#message.deleted;
  }

  get edited(): boolean {
    return this.#message.editedAt !== null;
  }

  /** The ids of the people whom it mentions. */
  get mentions(): readonly string[] {
    return this.#message.parts.mentions.users;
  }

  get embeds(): readonly Json[] {
    return this.#message.parts.embeds;
  }

  get components(): readonly Json[] {
    return this.#message.parts.components;
  }

  get attachments(): readonly Attachment[] {
    return this.#message.parts.attachments;
  }

  /** The message in Discord's shape. */
  get json(): Json {
    return this.#world.messageJson(this.#message);
  }

  /** All of its text except on buttons and menus, a line for each part. */
  get text(): string {
    const displays = this.#placed((p) => p.type === componentType.textDisplay);
    const parts = [
      this.content,
      ...this.embeds.flatMap(embedTexts),
      ...displays.map((c) => textOf(c.content)),
    ];
    return parts.filter((part) => part !== undefined && part !== '').join('\n');
  }

  /** All pictures: attachments, those of embeds, galleries and thumbnails. */
  get pictures(): readonly SeenPicture[] {
    const galleries = this.#placed((p) => p.type === componentType.gallery).flatMap((c) =>
      objectsOf(c.items),
    );
    const thumbnails = this.#placed((p) => p.type === componentType.thumbnail);
    const media = [...galleries, ...thumbnails].map((item) => pictureOf(item.media, item.description));
    const inEmbeds = this.embeds.flatMap((e) => [e.image, e.thumbnail]).filter(isJson);
    const isV2 = (this.flags & messageFlag.componentsV2) !== 0;
    const attached = isV2 ? [] : this.attachments.filter((a) => a.contentType.startsWith('image/'));
    const shown = new Map(inEmbeds.map((image) => [textOf(image.url) ?? '', pictureOf(image, '')]));
    for (const { url, description } of attached) shown.set(url, { url, description: description ?? '' });
    return [...media, ...shown.values()];
  }

  get buttons(): readonly SeenButton[] {
    return this.#placed((p) => p.type === componentType.button).map((c) => ({
      customId: textOf(c.custom_id) ?? '',
      label: textOf(c.label) ?? '',
      emoji: isJson(c.emoji) ? (textOf(c.emoji.name) ?? '') : '',
      style: numberOf(c.style) ?? 0,
      url: textOf(c.url),
      disabled: c.disabled === true,
    }));
  }

  get selects(): readonly SeenSelect[] {
    return this.#placed((p) => selectTypes.has(p.type)).map((c) => ({
      customId: textOf(c.custom_id) ?? '',
      placeholder: textOf(c.placeholder) ?? '',
      min: numberOf(c.min_values) ?? 1,
      max: numberOf(c.max_values) ?? 1,
      disabled: c.disabled === true,
      options: objectsOf(c.options).map((option) => ({
        label: textOf(option.label) ?? '',
        value: textOf(option.value) ?? '',
        description: textOf(option.description) ?? '',
        chosen: option.default === true,
      })),
    }));
  }

  #placed(fits: (placed: PlacedComponent) => boolean): Json[] {
    return allComponents(this.components)
      .filter(fits)
      .map((p) => p.component);
  }
}

function pictureOf(media: unknown, description: unknown): SeenPicture {
  const url = isJson(media) ? (textOf(media.url) ?? '') : '';
  return { url, description: textOf(description) ?? '' };
}

function embedTexts(embed: Json): (string | undefined)[] {
  return [
    isJson(embed.author) ? textOf(embed.author.name) : undefined,
    textOf(embed.title),
    textOf(embed.description),
    ...objectsOf(embed.fields).flatMap((field) => [textOf(field.name), textOf(field.value)]),
    isJson(embed.footer) ? textOf(embed.footer.text) : undefined,
  ];
}
