import { GuildMember, type User } from 'discord.js';
import { clipped } from '../../render/table/phrasing.ts';

/** Discord's own limit for the names that people go by. */
const LONGEST_NAME = 32;
/** Letters that show nothing although Unicode counts them among letters and signs. */
const BLANK = /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/g;
/** Controls, marks of writing direction, joiners and the like; the emoji joiner alone is a part of what is seen. */
const UNSEEN = /(?!\u200d)\p{C}/gu;
/** More marks on one letter than any language writes: they would cover the lines above. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The name that somebody goes by: their name in this server, else their own; on one line, without what
 * cannot be seen, at most 32 characters.
 * @param member what the library gives as the member; anything but a GuildMember is ignored
 */
export function personName(member: unknown, user: User): string {
  const names = [member instanceof GuildMember ? member.displayName : user.displayName, user.username];
  return names.map(tidied).find((name) => SEEN.test(name)) ?? 'Somebody';
}

/** A name as it can stand in a line of text; empty when nothing of it can be seen. */
export function tidied(name: string): string {
  const line = name
    .normalize('NFC')
    .replaceAll(BLANK, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(PILED_MARKS, '$1')
    .trim();
  return clipped(line, LONGEST_NAME);
}
