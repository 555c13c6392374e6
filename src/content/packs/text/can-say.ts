/** Whether single sentences are understood, apart from a file. */
import { listTokens } from '../../../engine/definitions.ts';
import { idOf } from '../../../engine/vocabulary/abilities.ts';
import { readEffects } from './blocks.ts';
import { sentences } from './effects.ts';
import { linesOf } from './lines.ts';
import { Names } from './names.ts';
import { Reading } from './reading.ts';

/** Whether a sentence says effects, for a hero with these tokens and symbols. */
export function canSay(
  sentence: string,
  tokens: readonly { readonly id: string; readonly name: string }[],
  symbols: readonly string[],
): boolean {
  const names = new Names();
  for (const { id, name } of [...tokens, ...listTokens()]) names.addToken(id, name);
  for (const symbol of symbols) names.addSymbol(idOf(symbol));
  const reading = new Reading(names);
  readEffects(
    reading,
    linesOf(sentence, (message) => reading.report(message)),
    sentences,
  );
  return reading.messages.length === 0;
}
