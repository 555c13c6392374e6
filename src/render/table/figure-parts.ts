/** What a figure of damage consists of, as text. */
import type { AmountPart, CountedBy } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { tokenName } from './content-names.ts';
import { escaped, signed } from './phrasing.ts';

/** `5 + 4 for sword + 3 for helmet`, or `for sword` where that is all. */
export function figureParts(why: readonly AmountPart[], words: Words): string {
  const [only, ...others] = why;
  const name = only?.by && others.length === 0 ? nameOfCount(only.by, words) : null;
  if (name !== null) return words.figures.whole(name);
  return words.figures.sum(why.map((part) => partText(part, words)));
}

function partText({ amount, by }: AmountPart, words: Words): string {
  const figure = amount < 0 ? signed(amount) : `${amount}`;
  const name = by === null ? null : nameOfCount(by, words);
  return name === null ? figure : words.figures.part(figure, name);
}

function nameOfCount(by: NonNullable<CountedBy>, { figures }: Words): string | null {
  if (by.what === 'symbols') return figures.symbols(by.symbols.map((id) => escaped(id.replaceAll('-', ' '))));
  if (by.what === 'other') return null;
  return by.what === 'token' ? escaped(tokenName(by.token)) : figures.by[by.what];
}
