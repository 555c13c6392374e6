/**
 * A strike: ability and dice at the left, one large figure at the right. Letters are at least 41 units high, 11 pixels
 * where a phone shows the picture 320 pixels wide.
 */
import type { Words } from '../../words/index.ts';
import type { StrikeHit, StrikeModel } from './board-model.ts';
import { INK, mix } from './colour.ts';
import { die } from './die.ts';
import { heroLook } from './hero-look.ts';
import { icon } from './icon.ts';
import { centredLabel, fitText } from './label.ts';
import { heroPaints } from './paints.ts';
import { type Box, element, inset, roundRect, svgNumber } from './svg.ts';

/** Height of the panel in the picture's units. */
export const STRIKE_HEIGHT = 318;

const SMALLEST = 41;
const DIE = 92;
const DIE_STEP = 106;
/** Width of the part with the figure. */
const FIGURE_WIDTH = 400;
/** With more recipients the figure gives way to a row for each. */
const MOST_ROWS = 4;
const ROW = 66;

interface Look {
  readonly burst: string;
  readonly ink: string;
  readonly ground: string;
  readonly points: number;
}

const LOOKS: Readonly<Record<StrikeModel['kind'], Look>> = {
  hit: { burst: '#a3232c', ink: '#ffffff', ground: '#1c1016', points: 12 },
  ultimate: { burst: '#c98a1b', ink: '#ffffff', ground: '#241a0c', points: 20 },
  killing: { burst: '#5d0d16', ink: '#ffffff', ground: '#120608', points: 9 },
  prevented: { burst: '#24577d', ink: '#ffffff', ground: '#0d1722', points: 0 },
};

export function strikePanel(model: StrikeModel, box: Box, words: Words['picture']): string {
  const look = LOOKS[model.kind];
  const edge = mix(look.burst, '#ffffff', 0.35);
  const left: Box = { ...inset(box, 22), width: box.width - FIGURE_WIDTH - 44 };
  const right: Box = { ...box, x: box.x + box.width - FIGURE_WIDTH, width: FIGURE_WIDTH };
  const behind = heroLook(model.heroId).behind;
  return [
    roundRect(box, 16, { fill: look.ground, stroke: edge, 'stroke-width': 4 }),
    icon(behind, left.x + left.width * 0.62, box.y + box.height / 2, box.height * 0.86, {
      fill: model.palette.base,
      opacity: 0.3,
    }),
    heading(model, left, words),
    ...model.dice.map((face, i) =>
      die(face, left.x + i * DIE_STEP, left.y + 118, DIE, heroPaints('strike', model.palette)),
    ),
    changes(model, left),
    model.hits.length > 1 ? rows(model.hits, right) : figure(model, right, words),
  ].join('');
}

function heading(
  { ability, sides, kind, isUltimate }: StrikeModel,
  box: Box,
  { strike }: Words['picture'],
): string {
  const plain = kind === 'hit' ? '' : strike[kind];
  const mark = kind === 'killing' && isUltimate ? strike.killingUltimate : plain;
  const style = { face: 'bold', size: SMALLEST } as const;
  const markWidth = mark === '' ? 0 : fitText(mark, style).width + 30;
  const room = box.width - markWidth;
  // A piece of two names says nothing, and the mark is what makes the strike special.
  const isMarkAlone = mark !== '' && fitText(sides, { face: 'semibold', size: SMALLEST }).width > room;
  return [
    centredLabel(ability, box.x, box.y + 26, {
      face: 'display',
      size: 62,
      minSize: 44,
      fill: INK.ivory,
      maxWidth: box.width,
    }),
    isMarkAlone
      ? ''
      : centredLabel(sides, box.x, box.y + 84, {
          face: 'semibold',
          size: 44,
          minSize: SMALLEST,
          fill: INK.parchment,
          maxWidth: room,
        }),
    mark === ''
      ? ''
      : centredLabel(mark, isMarkAlone ? box.x : box.x + box.width, box.y + 84, {
          ...style,
          fill: INK.gold,
          anchor: isMarkAlone ? 'start' : 'end',
        }),
  ].join('');
}

/** One line below the dice; what does not fit stands in the log. */
function changes({ changes: told, dice }: StrikeModel, box: Box): string {
  if (told.length === 0) return '';
  const y = dice.length === 0 ? box.y + 150 : box.y + box.height - 22;
  return centredLabel(told.join(' · '), box.x, y, {
    face: 'semibold',
    size: 44,
    minSize: SMALLEST,
    fill: INK.gold,
    maxWidth: box.width,
  });
}

/** The damage in a burst, and the health before and after. */
function figure({ hits, kind }: StrikeModel, box: Box, words: Words['picture']): string {
  const [hit] = hits;
  if (!hit) return '';
  const look = LOOKS[kind];
  const cx = box.x + box.width / 2;
  const cy = box.y + 126;
  return [
    burst(cx, cy, 122, look),
    centredLabel(String(hit.amount), cx, cy, {
      face: 'bold',
      size: 142,
      fill: look.ink,
      anchor: 'middle',
    }),
    centredLabel(words.strike.health(hit.before, hit.after), cx, box.y + box.height - 38, {
      face: 'bold',
      size: 60,
      fill: hit.after === 0 ? INK.bad : INK.ivory,
      anchor: 'middle',
      maxWidth: box.width - 24,
    }),
  ].join('');
}

/** A shield where nothing landed, else a star. */
function burst(cx: number, cy: number, radius: number, { burst: fill, points }: Look): string {
  if (points === 0) return icon('shield', cx, cy, radius * 2, { fill });
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points;
    const r = i % 2 === 0 ? radius : radius * 0.78;
    return `${svgNumber(cx + r * Math.sin(angle))},${svgNumber(cy - r * Math.cos(angle))}`;
  });
  return element('polygon', {
    points: corners.join(' '),
    fill,
    stroke: mix(fill, '#ffffff', 0.45),
    'stroke-width': 4,
  });
}

function rows(hits: readonly StrikeHit[], box: Box): string {
  const shown = hits.slice(0, MOST_ROWS);
  const top = box.y + (box.height - shown.length * ROW) / 2;
  return shown.map((hit, i) => row(hit, { ...box, y: top + i * ROW, height: ROW })).join('');
}

function row({ name, amount, after, isBack }: StrikeHit, box: Box): string {
  const cy = box.y + box.height / 2;
  return [
    centredLabel(`${amount}`, box.x + 84, cy, {
      face: 'bold',
      size: 62,
      fill: isBack ? INK.warn : INK.ivory,
      anchor: 'end',
    }),
    centredLabel(name, box.x + 100, cy, {
      face: 'semibold',
      size: SMALLEST,
      fill: INK.parchment,
      maxWidth: box.width - 200,
    }),
    centredLabel(`${after}`, box.x + box.width - 24, cy, {
      face: 'bold',
      size: 48,
      fill: after === 0 ? INK.bad : INK.good,
      anchor: 'end',
    }),
  ].join('');
}
