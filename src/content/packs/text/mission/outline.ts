/** What can be said of a Mission's text without reading it whole. */
import { idOf } from '../../../../engine/vocabulary/abilities.ts';

/** Whether the text of a file is that of a Mission. */
export function isMissionText(text: string): boolean {
  return /^\s*(?:#[^\n]*\n\s*)*mission\b/i.test(text);
}

/** The id of a Mission as its head says it; null when it has no name yet. */
export function missionIdIn(text: string): string | null {
  const given = /^id +([a-z][a-z0-9-]*) *$/im.exec(text)?.[1];
  const name = /^mission +(\S.*)$/im.exec(text)?.[1];
  const id = given ?? (name === undefined ? '' : idOf(name));
  return id === '' ? null : id;
}

/**
 * The side to which a line belongs: 0 or 1.
 * @param line from 1
 */
export function sideAtLine(text: string, line: number): 0 | 1 {
  const before = text.split('\n').slice(0, line);
  return before.filter((one) => /^side\b/i.test(one)).length > 1 ? 1 : 0;
}
