import { boardReference } from '../../content/reference/load.ts';
import type { HeroReference } from '../../content/reference/schema.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { drawInThread } from '../picture/pictures.ts';
import { drawHeroSheet } from './draw-sheet.ts';
import { type SeatBoardInput, seatBoardModel } from './seat-board.ts';
import { heroSheetAltText } from './sheet-alt-text.ts';
import { heroSheetModel, type SheetLevel } from './sheet-model.ts';

export interface HeroSheetPicture {
  readonly png: Buffer;
  /** At most 1024 characters. */
  readonly alt: string;
}

/** Size of the cache (some 150 KB for each picture): every hero's board and a few of the upgrades. */
const KEPT = 48;

/** A sheet is packed once and sent often; level 9 takes twice as long for 4 % less. */
const SMALL = 7;

const kept = new Map<
  string,
  { readonly reference: HeroReference; readonly picture: Promise<HeroSheetPicture> }
>();

/**
 * The drawn sheet of a hero with its alt text; cached.
 * @param options.level which picture (see {@link SheetLevel}); the board at the start when left out
 * @param options.words the language; English when left out
 * @throws RangeError when there is no such hero
 */
export async function renderHeroSheet(
  heroId: string,
  options: { readonly level?: SheetLevel; readonly words?: Words } = {},
): Promise<HeroSheetPicture> {
  const reference = boardReference(heroId);
  if (!reference) throw new RangeError(`there is no hero ${heroId}`);
  return renderReference(reference, options);
}

/**
 * The drawn sheet of a hero that need not be registered, such as one that is still being written; cached.
 * @param options.playable whether it could be played; by default when it is registered
 */
export async function renderReference(
  reference: HeroReference,
  options: { readonly level?: SheetLevel; readonly words?: Words; readonly playable?: boolean } = {},
): Promise<HeroSheetPicture> {
  const { level = 1, words = ENGLISH, playable } = options;
  const key = `${numberOf(words)}:${reference.id}:${level}`;
  // A pack may have been replaced since.
  const found = kept.get(key);
  const picture =
    found?.reference === reference ? found.picture : draw(reference, { level, words, playable });
  kept.delete(key);
  kept.set(key, { reference, picture });
  // The caller gets a failure; it must not be cached.
  picture.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return picture;
}

const languages: Words[] = [];

/** A number for each requested language; several locales share the same texts. */
function numberOf(words: Words): number {
  const known = languages.indexOf(words);
  return known < 0 ? languages.push(words) - 1 : known;
}

interface Drawing {
  readonly level: SheetLevel;
  readonly words: Words;
  readonly playable: boolean | undefined;
}

async function draw(
  reference: HeroReference,
  { level, words, playable }: Drawing,
): Promise<HeroSheetPicture> {
  const model = heroSheetModel(reference, level, words, playable);
  const { png } = await drawInThread({ kind: 'svg', svg: drawHeroSheet(model), compression: SMALL });
  return { png, alt: heroSheetAltText(model) };
}

/** A board at a table changes with every roll and is sent once, so the fastest compression is used. */
const QUICK = 4;

/**
 * The drawn board of a seat at a table with its alt text, in the current state.
 * @throws RangeError when there is no such seat
 */
export async function renderSeatBoard(input: SeatBoardInput): Promise<HeroSheetPicture> {
  const model = seatBoardModel(input);
  const { png } = await drawInThread({ kind: 'svg', svg: drawHeroSheet(model), compression: QUICK });
  return { png, alt: heroSheetAltText(model) };
}

/** The alt text of that board, at most 1024 characters. @throws RangeError when there is no such seat */
export function describeSeatBoard(input: SeatBoardInput): string {
  return heroSheetAltText(seatBoardModel(input));
}
