import { GuildMember, type User } from 'discord.js';
import { NAME_LENGTH } from '../../render/discord-limits.ts';
import { clipped } from '../../render/table/phrasing.ts';

/** Characters without a visible glyph that Unicode classifies as letters, marks or symbols. */
const BLANK = /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/g;
/**
 * Invisible characters: controls, direction marks, joiners and the like. The emoji joiner stays, because it shapes
 * visible emoji.
 */
const INVISIBLE = /(?!\u200d)\p{C}/gu;
/** More than three combining marks on one letter, more than any language uses; they would cover the lines above. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The name of a person: their name in this server, otherwise their own name; on one line, without invisible characters,
 * at most 32 characters.
 * @param member the member as the library returns it; anything but a GuildMember is ignored
 */
export function personName(member: unknown, user: User): string {
  const names = [member instanceof GuildMember ? member.displayName : user.displayName, user.username];
  return names.map(cleanName).find((name) => VISIBLE.test(name)) ?? 'Somebody';
}

/** Cleans a name for a line of text; empty when nothing visible remains. */
export function cleanName(name: string): string {
  const line = name
    .normalize('NFC')
    .replaceAll(BLANK, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(PILED_MARKS, '$1')
    .trim();
  return clipped(line, NAME_LENGTH);
}
