/** Why the editor page does not take a text. */
import type { Message } from './content/packs/text/messages.ts';
import { ENGLISH } from './words/index.ts';

const { heroEditor: words } = ENGLISH;

/** The first thing that keeps a text out. */
export function refusal(messages: readonly Message[]): string {
  const [first] = messages.filter(({ kind }) => kind !== 'warning');
  return first === undefined ? words.notYet(0, 0) : words.atLine(first.line, first.says);
}
