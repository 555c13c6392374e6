/** Sentences as boards print them. */
import { listTokens } from '../../../engine/definitions.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { sentences } from './effects.ts';
import { Names } from './names.ts';
import { firstThatWrites } from './phrase.ts';
import { withoutPlace } from './texts.ts';

/** Says an effect on a board: `inflict Knockdown`; null when it takes more than one line. */
export type SayOnBoard = (effect: Effect) => string | null;

/**
 * Says effects as on the board of a hero.
 * @param hero whose tokens and symbols they name; the tokens need not be registered
 */
export function onBoardOf({ tokens, dice }: Pick<HeroDefinition, 'tokens' | 'dice'>): SayOnBoard {
  const names = new Names();
  for (const { id, name } of [...tokens, ...listTokens()]) names.addToken(id, name);
  for (const symbol of Object.values(dice)) names.addSymbol(symbol);
  return (effect) => {
    const said = firstThatWrites(effect, sentences(), names);
    return said === null || said.under.length > 0 || said.after.length > 0 ? null : asPrinted(said.text);
  };
}

/** Without what a board says by its place: the dice are those of the line, and an ultimate is marked as one. */
function asPrinted(sentence: string): string {
  return withoutPlace(sentence)
    .replaceAll(/\bdmg\b/g, 'damage')
    .replaceAll(/\b(gain|inflict) 1 (?=\p{Lu})/gu, '$1 ')
    .replaceAll(/\bultimate damage\b/g, 'damage');
}
