/** Emojis in the lines of the log that a table shows: dice by their faces, tokens and combat points by their pictures. */
import { heroById, isHero } from '../../engine/definitions.ts';
import { DIE_VALUES, type EmojiUse, emojiText, withEmoji } from '../emoji/emojis.ts';
import { escaped } from './phrasing.ts';
import type { TablePlayer } from './players.ts';

/** Characters that emojis may add to all lines together: each has about 30, which nobody sees. */
const ROOM = 420;
/** The fewest dice that are told one after the other; a single figure may be anything. */
const DICE = /(?<= )[1-6](?: [1-6])+(?=[ .:])/;
const POINTS = /(\d+) CP\b/;

/**
 * Adds emojis to lines of the log, to the newest ones first.
 * @param lines lines as `logLines` made them, cut already, oldest first
 * @param players the players of the game, with their heroes
 */
export function linesWithEmojis(
  lines: readonly string[],
  players: readonly TablePlayer[],
  emojiUse: EmojiUse,
): string[] {
  let room = ROOM;
  return lines
    .toReversed()
    .map((line) => {
      const told = withTokens(withPoints(withDice(line, players, emojiUse), emojiUse), players, emojiUse);
      if (told.length - line.length > room) return line;
      room -= told.length - line.length;
      return told;
    })
    .toReversed();
}

/** The dice by the faces of the player whose name begins the line; as figures for those who read words. */
function withDice(line: string, players: readonly TablePlayer[], { emojis, spelled }: EmojiUse): string {
  const owner = players.find(({ name }) => line.replace('… ', '').startsWith(`${escaped(name)} `));
  if (!owner || spelled) return line;
  return line.replace(DICE, (dice) => {
    const faces = dice.split(' ').map((figure) => {
      const value = DIE_VALUES.find((one) => `${one}` === figure);
      return value === undefined ? undefined : emojis.face(owner.heroId, value);
    });
    return faces.includes(undefined)
      ? dice
      : faces.flatMap((face) => (face ? [emojiText(face)] : [])).join(' ');
  });
}

function withPoints(line: string, { emojis }: EmojiUse): string {
  const { cp } = emojis;
  return cp === undefined ? line : line.replace(POINTS, (points) => withEmoji(cp, points));
}

/** Tokens that change hands: their names stand between words, unlike those in names of abilities. */
function withTokens(line: string, players: readonly TablePlayer[], { emojis }: EmojiUse): string {
  const end = line.indexOf(' (');
  const [told, cause] = end < 0 ? [line, ''] : [line.slice(0, end), line.slice(end)];
  const tokens = new Map(
    players.flatMap(({ heroId }) =>
      isHero(heroId) ? heroById(heroId).tokens.map(({ id, name }) => [escaped(name), id] as const) : [],
    ),
  );
  const names = [...tokens.keys()].toSorted((a, b) => b.length - a.length).map(forPattern);
  if (names.length === 0) return line;
  const pattern = new RegExp(`(?<=\\d |[a-z,] )(?:${names.join('|')})(?=[.,]|$| [a-z])`, 'g');
  const shown = told.replaceAll(pattern, (name) => withEmoji(emojis.token(tokens.get(name) ?? ''), name));
  return shown + cause;
}

function forPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
