/**
 * Brings chronicles that earlier versions of the bot stored to the present form, because archived games are kept without
 * limit and their rules cannot always play them again.
 */
import { NO_FEATS } from './achievements/index.ts';
import { CHRONICLE_VERSION } from './chronicle.ts';
import { NO_LUCK } from './statistics/luck.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Version -> the statistics of the next version. Steps are never changed once a release has written their result. */
const MIGRATIONS: Readonly<Record<number, (told: Fields) => Fields>> = {
  /** Achievements came with version 2. */
  1: (told) => ({ ...told, feats: NO_FEATS }),
  /** Luck came with version 3. */
  2: (told) => ({ ...told, luck: NO_LUCK }),
};

/**
 * Returns a stored chronicle in the present form, marked as partial where it was older; any other value as it is.
 * @param stored what a store or an archive entry has
 */
export function presentChronicle(stored: unknown): unknown {
  let chronicle = stored;
  while (isOlder(chronicle)) {
    const step = MIGRATIONS[chronicle.v];
    if (step === undefined) return null;
    chronicle = { ...chronicle, v: chronicle.v + 1, told: step(chronicle.told), partial: true };
  }
  return chronicle;
}

function isOlder(value: unknown): value is Fields & { readonly v: number; readonly told: Fields } {
  if (!isFields(value) || typeof value.v !== 'number') return false;
  return value.v < CHRONICLE_VERSION && isFields(value.told);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
