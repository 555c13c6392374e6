/** Lines of abilities as people type them, read inside a small hero. */
import { expect } from 'vitest';
import { readHero } from '../../../../src/content/packs/text/read.ts';

/** What is read of the lines of one ability, and the messages. */
export function linesOf(...lines: string[]): {
  readonly lines: readonly unknown[];
  readonly says: readonly string[];
} {
  const text = [
    'hero X',
    'dice 1-3 pole, 4-5 wick, 6 flame',
    'ability Y',
    ...lines.map((line) => `  ${line}`),
  ];
  const { data, messages } = readHero(text.join('\n'));
  const read: { hero: { abilities: { variants: unknown[] }[] } } = JSON.parse(JSON.stringify(data));
  return { lines: read.hero.abilities[0]?.variants ?? [], says: messages.map(({ says }) => says) };
}

/** Expects that both are read as the same. @param after a further line below the written one */
export function same(typed: string, written: string, after?: string): void {
  const one = linesOf(typed);
  expect(one.says).toEqual([]);
  const [dice = '', first = ''] = written.split(/: (.*)/);
  const other = after === undefined ? linesOf(written) : linesOf(`${dice}:`, `  ${first}`, `  ${after}`);
  expect(other.says).toEqual([]);
  expect(one.lines).toEqual(other.lines);
}
