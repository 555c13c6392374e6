/** Chips: a token with its icon, name and count; an upgrade with its level; a plain word with a value. */
import { BOARD_LETTERS } from './board-letters.ts';
import type { BadgeKind, TokenModel, UpgradeModel } from './board-model.ts';
import { INK } from './colour.ts';
import { icon } from './icon.ts';
import { centredLabel, fitText } from './label.ts';
import { circle, element, roundRect, svgNumber } from './svg.ts';
import { tokenIcon } from './token-icons.ts';

/** A small element of a known width, for rows. */
export interface Chip {
  readonly width: number;
  readonly height: number;
  /** Draws it with its upper left corner at (`x`, `y`). */
  draw(x: number, y: number): string;
}

const KIND_COLOURS: Readonly<Record<BadgeKind, string>> = {
  positive: INK.good,
  negative: INK.bad,
  unique: INK.gold,
  companion: INK.ally,
};

const NO_TEXT = { text: '', width: 0, size: 0 };

/** The size of counts, as a share of the chip's height: {@link LEGIBLE_CHIP} has letters as high as the board's others. */
const COUNT_SHARE = 0.75;

/** The height of chips whose counts are 11 pixels high where a phone shows the board 320 pixels wide. */
export const LEGIBLE_CHIP = Math.ceil(BOARD_LETTERS / COUNT_SHARE);

/** A token as a chip of `height`; `named` writes its name between icon and count. */
export function tokenChip(token: TokenModel, height: number, named: boolean): Chip {
  const colour = KIND_COLOURS[token.kind];
  const size = height * COUNT_SHARE;
  const name = named
    ? fitText(token.name, { face: 'semibold', size: height * 0.5, maxWidth: height * 5.2 })
    : null;
  const times = countText(token, named);
  // The side of a companion is a word, which may be smaller rather than cut.
  const smallest = token.detail === undefined ? size : height * 0.5;
  const counted = { face: 'bold', size, minSize: smallest, maxWidth: height * 3 } as const;
  const count = times === '' ? NO_TEXT : fitText(times, counted);
  const nameRoom = name ? name.width + (count.text === '' ? 0 : height * 0.22) : 0;
  const width = height * 1.14 + nameRoom + count.width + height * 0.34;
  return {
    width,
    height,
    draw: (x, y) => {
      const cy = y + height / 2;
      const textX = x + height * 1.14;
      return [
        roundRect(
          { x: x + height / 2, y: y + 2, width: width - height / 2, height: height - 4 },
          (height - 4) / 2,
          {
            fill: '#0d1018',
            stroke: colour,
            'stroke-width': 2,
          },
        ),
        tokenDisc(token, x + height / 2, cy, height / 2),
        name
          ? centredLabel(name.text, textX, cy, { face: 'semibold', size: name.size, fill: INK.ivory })
          : '',
        count.text === ''
          ? ''
          : centredLabel(count.text, textX + nameRoom, cy, {
              face: 'bold',
              size: count.size,
              fill: '#ffffff',
            }),
      ].join('');
    },
  };
}

/** A name without a count means one. */
function countText({ count, detail }: TokenModel, named: boolean): string {
  const times = named ? `×${count}` : String(count);
  if (detail !== undefined) return count > 1 ? `${times} · ${detail}` : detail;
  return named && count === 1 ? '' : times;
}

/**
 * The tokens that are named if there is room for `count` names: first those whose side is meaningless without the
 * name, then in order.
 */
export function namedTokens(tokens: readonly TokenModel[], count: number): ReadonlySet<TokenModel> {
  const order = tokens.toSorted((a, b) => Number(b.detail !== undefined) - Number(a.detail !== undefined));
  return new Set(order.slice(0, count));
}

/** The round face of a token. A negative one also has corners, so the difference does not depend on colour. */
export function tokenDisc(
  token: Pick<TokenModel, 'id' | 'name' | 'kind'>,
  cx: number,
  cy: number,
  r: number,
): string {
  const name = tokenIcon(token.id);
  const colour = KIND_COLOURS[token.kind];
  const side = r * 1.7;
  const face =
    token.kind === 'negative'
      ? element('rect', {
          x: cx - side / 2,
          y: cy - side / 2,
          width: side,
          height: side,
          rx: 5,
          transform: `rotate(45 ${svgNumber(cx)} ${svgNumber(cy)})`,
          fill: '#3b1416',
          stroke: colour,
          'stroke-width': 3,
        })
      : circle(cx, cy, r - 1.5, { fill: '#16243a', stroke: colour, 'stroke-width': 3 });
  const content = name
    ? icon(name, cx, cy, r * 1.36, { fill: INK.ivory })
    : centredLabel(initials(token.name), cx, cy, {
        face: 'bold',
        size: r * 0.8,
        fill: INK.ivory,
        anchor: 'middle',
      });
  return face + content;
}

function initials(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
    .slice(0, 2);
}

/** An upgraded ability as a chip; the name is cut so that the whole is at most `maxWidth`. */
export function upgradeChip(upgrade: UpgradeModel, height: number, maxWidth: number): Chip {
  const size = height * 0.62;
  const level = 'I'.repeat(upgrade.level);
  const mark = fitText(level, { face: 'bold', size });
  const room = maxWidth - mark.width - height * 1.1;
  const name = fitText(upgrade.name, { face: 'semibold', size, maxWidth: room, minSize: size * 0.94 });
  const width = name.width + mark.width + height * 1.1;
  return {
    width,
    height,
    draw: (x, y) => {
      const cy = y + height / 2;
      return [
        roundRect({ x, y, width, height }, 8, { fill: '#2b2413', stroke: INK.goldDeep, 'stroke-width': 2 }),
        centredLabel(name.text, x + height * 0.36, cy, {
          face: 'semibold',
          size: name.size,
          fill: INK.ivory,
        }),
        centredLabel(level, x + height * 0.68 + name.width, cy, { face: 'bold', size, fill: INK.gold }),
      ].join('');
    },
  };
}

/** The number of upgraded abilities, if there is no room for their names. */
export function upgradeCountChip(count: number, height: number): Chip {
  const size = height * COUNT_SHARE;
  const width = height * 1.5 + fitText(String(count), { face: 'bold', size }).width;
  return {
    width,
    height,
    draw: (x, y) => {
      const cy = y + height / 2;
      return [
        roundRect({ x, y: y + 2, width, height: height - 4 }, 8, {
          fill: '#2b2413',
          stroke: INK.goldDeep,
          'stroke-width': 2,
        }),
        icon('upgrade', x + height * 0.58, cy, height * 0.64, { fill: INK.gold }),
        centredLabel(String(count), x + height * 1.12, cy, { face: 'bold', size, fill: '#ffffff' }),
      ].join('');
    },
  };
}

/**
 * A word and a value, such as `+3` more or a hero's track.
 * @param smallest the smallest size of its texts
 */
export function plainChip(word: string, value: string, height: number, smallest = 0): Chip {
  const size = Math.max(height * 0.5, smallest);
  const valueSize = Math.max(height * COUNT_SHARE, smallest);
  const left =
    word === '' ? { text: '', width: 0 } : fitText(word, { face: 'semibold', size, maxWidth: height * 5 });
  const right = fitText(value, { face: 'bold', size: valueSize, maxWidth: height * 4 });
  const gap = word === '' ? 0 : height * 0.2;
  const width = left.width + right.width + gap + height * 0.6;
  return {
    width,
    height,
    draw: (x, y) => {
      const cy = y + height / 2;
      return [
        roundRect({ x, y: y + 2, width, height: height - 4 }, 10, {
          fill: '#1c2030',
          stroke: '#555c78',
          'stroke-width': 2,
        }),
        left.text === ''
          ? ''
          : centredLabel(left.text, x + height * 0.3, cy, { face: 'semibold', size, fill: INK.parchment }),
        centredLabel(right.text, x + height * 0.3 + left.width + gap, cy, {
          face: 'bold',
          size: valueSize,
          fill: '#ffffff',
        }),
      ].join('');
    },
  };
}
