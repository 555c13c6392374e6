/** Which application emojis the bot has, with their names on Discord and their drawings. */
import { createHash } from 'node:crypto';
import { listHeroes, listTokens } from '../../engine/definitions.ts';
import { EMOJI_NAME_LENGTH } from '../discord-limits.ts';
import { drawFace, drawHealth, drawPips, drawPoints, drawToken } from './draw-emoji.ts';
import { DIE_VALUES, EMOJI_KEY } from './emojis.ts';

export interface EmojiPicture {
  readonly key: string;
  /** The name on Discord: letters, digits and underscores. It ends with a hash of the drawing. */
  readonly name: string;
  readonly svg: string;
}

/** Digits of the hash at the end of a name: enough to tell a changed drawing from the one before. */
const HASH_DIGITS = 6;
/** What marks an emoji as one of the bot's own; an operator's emojis do not end so by chance. */
const MARK = '_x';

const OWN_NAME = new RegExp(`${MARK}[0-9a-f]{${HASH_DIGITS}}$`);

/** Whether an emoji of the application was uploaded by the bot, now or in an earlier version. */
export function isOwnEmoji(name: string): boolean {
  return OWN_NAME.test(name);
}

/**
 * The drawings of a part of the emojis; a part at a time, so that a busy bot can do other work between them. Each hero,
 * those of packs included, is one part; points, plain dice and all tokens are the first.
 */
export function* emojiPictures(): Generator<readonly EmojiPicture[]> {
  yield [
    picture(EMOJI_KEY.cp, 'CP', drawPoints()),
    picture(EMOJI_KEY.health, 'health', drawHealth()),
    ...DIE_VALUES.map((value) => picture(EMOJI_KEY.pips(value), `die_${value}`, drawPips(value))),
  ];
  for (const hero of listHeroes()) {
    yield DIE_VALUES.flatMap((value) =>
      [false, true].map((isKept) => {
        const readable = `${isKept ? 'kept_' : ''}${value}_${hero.dice[value]}_${hero.id}`;
        const drawn = drawFace(hero.id, hero.dice[value], value, isKept);
        return picture(EMOJI_KEY.face(hero.id, value, isKept), readable, drawn);
      }),
    );
  }
  yield listTokens().map((token) => picture(EMOJI_KEY.token(token.id), token.id, drawToken(token)));
}

/** @param readable what a screen reader says; other characters than Discord permits become underscores */
function picture(key: string, readable: string, svg: string): EmojiPicture {
  const hash = createHash('sha256').update(`${key}\n${svg}`).digest('hex').slice(0, HASH_DIGITS);
  const room = EMOJI_NAME_LENGTH - MARK.length - HASH_DIGITS;
  const safe = readable.replaceAll(/[^A-Za-z0-9_]+/g, '_').slice(0, room);
  return { key, name: `${safe}${MARK}${hash}`, svg };
}
