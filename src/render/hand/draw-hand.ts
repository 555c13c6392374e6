/** A hand drawn as cards in two columns, readable on a phone: playable cards are bright, the rest dim. */
import { INK, mix } from '../picture/colour.ts';
import { centredLabel, label } from '../picture/label.ts';
import { TABLE_DEFS } from '../picture/paints.ts';
import { type Box, circle, element, inset, roundRect } from '../picture/svg.ts';
import { wrapped } from '../picture/wrap.ts';
import type { HandCard, HandModel } from './hand-model.ts';

const WIDTH = 1000;
const MARGIN = 10;
const GAP = 14;
const PAD = 18;
const COLUMNS = 2;
const HEAD = 96;
const BODY = { face: 'regular', size: 31 } as const;
const STATE = { face: 'semibold', size: 27 } as const;
const LEADING = 1.25;
const MAX_BODY = 7;
const MAX_STATE = 3;

/** Stripes by kind, as on the printed cards. */
const KIND_COLOURS: Readonly<Record<HandCard['kind'], string>> = {
  main: '#3d7fd6',
  roll: '#d88a2b',
  instant: '#cc3b3b',
  upgrade: '#6a4fc2',
};

interface Laid {
  readonly card: HandCard;
  readonly body: readonly string[];
  readonly state: readonly string[];
  readonly height: number;
}

/** The picture as SVG text: the same model always gives the same text. */
export function drawHand(model: HandModel): string {
  const width = (WIDTH - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS;
  const laid = model.cards.map((card) => lay(card, width - 2 * PAD));
  const parts: string[] = [];
  let y = MARGIN;
  for (let at = 0; at < laid.length; at += COLUMNS) {
    const row = laid.slice(at, at + COLUMNS);
    const height = Math.max(...row.map((one) => one.height));
    for (const [column, one] of row.entries()) {
      parts.push(drawCard(one, { x: MARGIN + column * (width + GAP), y, width, height }, model));
    }
    y += height + GAP;
  }
  const height = y - GAP + MARGIN;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` },
    [
      element('defs', {}, TABLE_DEFS),
      element('rect', { x: 0, y: 0, width: WIDTH, height, fill: INK.night }),
      ...parts,
    ].join(''),
  );
}

function lay(card: HandCard, width: number): Laid {
  const body = wrapped(card.text, { ...BODY, maxWidth: width }, MAX_BODY);
  const state = wrapped(card.state, { ...STATE, maxWidth: width }, MAX_STATE);
  const height = HEAD + body.length * BODY.size * LEADING + 14 + state.length * STATE.size * LEADING + PAD;
  return { card, body, state, height };
}

function drawCard({ card, body, state }: Laid, box: Box, { colour }: HandModel): string {
  const { isOffered, kind, kindName, name, cost } = card;
  const dim = isOffered ? 1 : 0.6;
  const inner = inset(box, PAD);
  const kindColour = KIND_COLOURS[kind];
  const stateTop = box.y + box.height - PAD - state.length * STATE.size * LEADING;
  const nameStyle = { face: 'bold', size: 36, minSize: 26, maxWidth: inner.width - 74 } as const;
  return [
    roundRect(box, 16, { fill: mix(colour, INK.night, isOffered ? 0.62 : 0.86) }),
    roundRect({ x: box.x + 20, y: box.y, width: box.width - 40, height: 10 }, 5, {
      fill: kindColour,
      'fill-opacity': dim,
    }),
    roundRect(inset(box, 2), 14, {
      fill: 'none',
      stroke: isOffered ? 'url(#gold)' : '#3a4058',
      'stroke-width': isOffered ? 5 : 2,
    }),
    circle(inner.x + 30, box.y + 54, 30, {
      fill: '#10131d',
      stroke: INK.gold,
      'stroke-width': 4,
      'stroke-opacity': dim,
    }),
    centredLabel(String(cost), inner.x + 30, box.y + 54, {
      face: 'bold',
      size: 38,
      fill: INK.gold,
      anchor: 'middle',
      opacity: dim,
    }),
    centredLabel(name, inner.x + 74, box.y + 40, {
      ...nameStyle,
      fill: INK.ivory,
      opacity: isOffered ? 1 : 0.8,
    }),
    centredLabel(kindName, inner.x + 74, box.y + 76, {
      face: 'semibold',
      size: 26,
      fill: mix(kindColour, '#ffffff', 0.55),
      maxWidth: inner.width - 74,
    }),
    ...body.map((line, i) =>
      label(line, inner.x, box.y + HEAD + (i + 0.85) * BODY.size * LEADING, {
        ...BODY,
        fill: INK.ivory,
        maxWidth: inner.width,
        opacity: isOffered ? 1 : 0.85,
      }),
    ),
    ...state.map((line, i) =>
      label(line, inner.x, stateTop + (i + 0.85) * STATE.size * LEADING, {
        ...STATE,
        fill: isOffered ? INK.good : mix(INK.warn, INK.parchment, 0.45),
        maxWidth: inner.width,
      }),
    ),
  ].join('');
}
