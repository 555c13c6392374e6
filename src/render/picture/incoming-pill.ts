import { INK } from './colour.ts';
import { icon } from './icon.ts';
import { centredLabel, fitText } from './label.ts';
import { roundRect } from './svg.ts';

const HEIGHT = 40;

/** Incoming damage of a seat. */
export interface Incoming {
  /** `target` of the attack, `back` at the attacker, or `beside` for another player or a whole team. */
  readonly role: 'target' | 'back' | 'beside';
  /** Null while nothing is counted yet. */
  readonly total: number | null;
}

const LOOKS = {
  target: { mark: 'human-target', fill: '#4d1216', edge: INK.bad },
  back: { mark: 'return-arrow', fill: '#16263b', edge: INK.ally },
  beside: { mark: null, fill: '#4d1216', edge: INK.bad },
} as const;

/** A pill with incoming damage, its left end at `x` and its middle at `cy`; it is {@link pillWidth} wide. */
export function incomingPill({ role, total }: Incoming, x: number, cy: number): string {
  const { mark, fill, edge } = LOOKS[role];
  const text = textOf(total);
  return [
    roundRect({ x, y: cy - HEIGHT / 2, width: pillWidth({ role, total }), height: HEIGHT }, HEIGHT / 2, {
      fill,
      stroke: edge,
      'stroke-width': 3,
    }),
    mark ? icon(mark, x + 23, cy, 28, { fill: INK.ivory }) : '',
    text === '' ? '' : centredLabel(text, x + startOf(role), cy, { ...STYLE, fill: '#ffffff' }),
  ].join('');
}

const STYLE = { face: 'bold', size: 32 } as const;

export function pillWidth({ role, total }: Incoming): number {
  const text = textOf(total);
  return text === '' ? 46 : startOf(role) + fitText(text, STYLE).width + 14;
}

/** Where the figure begins. */
function startOf(role: Incoming['role']): number {
  return LOOKS[role].mark ? 42 : 14;
}

function textOf(total: number | null): string {
  return total === null ? '' : total > 0 ? `−${total}` : `${total}`;
}
