/** Parts of phrases in all messages (docs/wording.md). */

export { clipped, escaped, withoutMarkdown } from '../../words/markdown.ts';

/** A kebab-case id as title: `head-bash` is `Head Bash`. For ids without a name in the content. */
export function titleOfId(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Capitalises the first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Adds a full stop, unless the text ends with a question mark or a name such as `Vegas Baby!`. */
export function withFullStop(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** Removes the full stop after a question or a name with its own mark, such as `Vegas Baby!`. */
export function withoutDoubleStop(text: string): string {
  return text.replace(/([.?!])\.$/, '$1');
}

/** A signed figure with a real minus: `+2`, `−3`. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
