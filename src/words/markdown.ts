/** What markdown, the form of all texts, does to a person's text: escaped, taken out again, cut. */

/** At most `most` characters, with an ellipsis if something was cut. Never splits a character. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  let short = '';
  for (const sign of text) {
    if (short.length + sign.length > most - 1) break;
    short += sign;
  }
  return `${short.trimEnd()}…`;
}

/** Escapes a person's text, so Discord shows it without markdown and mentions. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\*_~`|<>[\]()#@:]/g, (sign) => `\\${sign}`);
}

/** Removes the markup of this folder's markdown, for the picture and for alt texts. */
export function withoutMarkdown(text: string): string {
  return text.replaceAll(/\\(.)|\*\*|^-# |^#+ /gm, (_, sign: string | undefined) => sign ?? '');
}
