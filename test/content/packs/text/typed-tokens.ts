/** Lines of a token as people type them, read inside a small hero. */
import { allMessages } from '../../../../src/content/packs/text/located.ts';
import { readHero } from '../../../../src/content/packs/text/read.ts';

const HEAD = ['hero X', 'dice 1-3 pole, 4-5 wick, 6 flame'];

function readToken(lines: readonly string[]) {
  return readHero([...HEAD, 'token Tide, negative, limit 4', ...lines.map((line) => `  ${line}`)].join('\n'));
}

/** What is read of the lines, without the text that is made of how they were typed. Throws where one is refused. */
export function linesOfToken(...lines: string[]): unknown {
  const { data, messages } = readToken(lines);
  if (messages.length > 0) throw new Error(messages.map(({ says }) => says).join(' '));
  return JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === 'text' ? undefined : value)));
}

/** What is said of lines that are refused. */
export function saysOfToken(...lines: string[]): readonly string[] {
  return allMessages(readToken(lines), []).map(({ says }) => says);
}
