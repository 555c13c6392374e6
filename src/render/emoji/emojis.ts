/**
 * The application emojis of the bot: pictures of die faces, tokens and points that Discord shows inside of buttons, menus
 * and texts. A render without one of them says the same in words.
 */
import type { APIMessageComponentEmoji } from 'discord.js';
import type { DieFace } from '../../engine/rules.ts';

/** An emoji as a button, an option or a text refers to it. */
export interface Emoji {
  readonly id: string;
  readonly name: string;
}

export const DIE_VALUES = [1, 2, 3, 4, 5, 6] as const;
export type DieValue = (typeof DIE_VALUES)[number];

/** The keys of what the emojis show. */
export const EMOJI_KEY = {
  face: (heroId: string, value: DieValue, isKept: boolean) =>
    `${isKept ? 'kept' : 'face'}:${heroId}:${value}`,
  /** A die without symbols, such as the targeting die. */
  pips: (value: DieValue) => `pips:${value}`,
  token: (token: string) => `token:${token}`,
  cp: 'cp',
  health: 'health',
} as const;

/** What an emoji belongs to: all faces of a hero are of use together only, any other emoji by itself. */
export function subjectOf(key: string): string {
  const [kind, hero] = key.split(':');
  return kind === 'face' || kind === 'kept' ? `hero:${hero}` : key;
}

/** The emojis that the application has now, by their keys. */
export class Emojis {
  readonly #byKey: ReadonlyMap<string, Emoji>;
  readonly #onMissing: (subject: string) => void;

  /** @param onMissing is told of which subject (`subjectOf`) a message has no emojis yet */
  constructor(byKey: ReadonlyMap<string, Emoji>, onMissing: (subject: string) => void = () => undefined) {
    this.#byKey = byKey;
    this.#onMissing = onMissing;
  }

  /**
   * A face of a hero's dice; a kept one has a lock. Undefined for blanks, and for heroes that do not have all of their
   * faces yet, so that no row of dice mixes pictures and words.
   */
  face(heroId: string, value: DieFace, isKept = false): Emoji | undefined {
    if (value === null) return undefined;
    const isWhole = DIE_VALUES.every((each) =>
      [false, true].every((kept) => this.#byKey.has(EMOJI_KEY.face(heroId, each, kept))),
    );
    if (isWhole) return this.#byKey.get(EMOJI_KEY.face(heroId, value, isKept));
    this.#onMissing(`hero:${heroId}`);
    return undefined;
  }

  /** A die that shows its value only. */
  pips(value: DieValue): Emoji | undefined {
    return this.#found(EMOJI_KEY.pips(value));
  }

  /** Tells what a game may show soon, so that it is uploaded first: the dice and tokens of its heroes, and points. */
  expect(heroIds: readonly string[], tokens: readonly string[]): void {
    for (const hero of heroIds) this.face(hero, 1);
    for (const token of tokens) this.token(token);
    this.#found(EMOJI_KEY.cp);
    this.#found(EMOJI_KEY.health);
  }

  token(token: string): Emoji | undefined {
    return this.#found(EMOJI_KEY.token(token));
  }

  get cp(): Emoji | undefined {
    return this.#found(EMOJI_KEY.cp);
  }

  get health(): Emoji | undefined {
    return this.#found(EMOJI_KEY.health);
  }

  #found(key: string): Emoji | undefined {
    const found = this.#byKey.get(key);
    if (found === undefined) this.#onMissing(subjectOf(key));
    return found;
  }
}

/** No emojis: everything is said in words. */
export const NO_EMOJIS = new Emojis(new Map());

/** The emojis of a message, and what is said beside them. */
export interface EmojiUse {
  readonly emojis: Emojis;
  /** Labels and texts also say in words what their emoji shows. */
  readonly spelled: boolean;
}

export const WORDS_ALONE: EmojiUse = { emojis: NO_EMOJIS, spelled: true };

/** The markdown of an emoji in front of `words`; the words alone without one. */
export function withEmoji(emoji: Emoji | undefined, words: string): string {
  return emoji === undefined ? words : `${emojiText(emoji)} ${words}`;
}

/** The markdown of an emoji. */
export function emojiText({ id, name }: Emoji): string {
  return `<:${name}:${id}>`;
}

/** The `emoji` member of a component. */
export function emojiMember({ id, name }: Emoji): APIMessageComponentEmoji {
  return { id, name };
}
