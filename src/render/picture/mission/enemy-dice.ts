/** The enemy dice, and their symbols in objectives. */
import type { EnemySymbol } from '../../../engine/vocabulary/mission.ts';
import { INK } from '../colour.ts';
import { icon } from '../icon.ts';
import { centredLabel } from '../label.ts';
import { roundRect } from '../svg.ts';
import { SMALLEST_LABEL } from './label-size.ts';
import type { EnemyDieModel, MissionModel } from './mission-model.ts';

const SYMBOLS: Readonly<Record<EnemySymbol, { readonly icon: string; readonly fill: string }>> = {
  strike: { icon: 'fist', fill: '#ffb0a8' },
  vortex: { icon: 'vortex', fill: '#a8dcff' },
  hedron: { icon: 'dice-eight-faces-eight', fill: '#ffd76a' },
};

export const ENEMY_SYMBOLS: readonly EnemySymbol[] = ['strike', 'vortex', 'hedron'];

export function symbolIcon(symbol: EnemySymbol, cx: number, cy: number, size: number): string {
  const { icon: name, fill } = SYMBOLS[symbol];
  return icon(name, cx, cy, size, { fill });
}

/** The dice in one row in `width`, `side` high at the most; empty faces before they are rolled. */
export function diceRow(
  dice: MissionModel['dice'],
  x: number,
  y: number,
  width: number,
  side: number,
): string {
  const blanks = [
    ...Array.from({ length: dice.red }, () => 'red' as const),
    ...Array.from({ length: dice.black }, () => 'black' as const),
  ];
  const faces: readonly (EnemyDieModel | { colour: 'red' | 'black' })[] =
    dice.rolled.length > 0 ? dice.rolled : blanks.map((colour) => ({ colour }));
  const step = Math.min(side * 1.14, width / Math.max(1, faces.length));
  const size = step / 1.14;
  return faces.map((die, i) => face(die, x + i * step, y + (side - size) / 2, size)).join('');
}

function face(
  die: EnemyDieModel | { readonly colour: 'red' | 'black' },
  x: number,
  y: number,
  side: number,
): string {
  const red = die.colour === 'red';
  const box = { x, y, width: side, height: side };
  const rolled = 'symbol' in die;
  const body = roundRect(box, side * 0.18, {
    fill: red ? '#9b2227' : '#12151f',
    stroke: red ? '#ff9a92' : '#8b93ad',
    'stroke-width': 3,
    ...(rolled ? {} : { 'fill-opacity': 0.35, 'stroke-dasharray': '7 6' }),
  });
  if (!rolled) return body;
  return [
    body,
    symbolIcon(die.symbol, x + side * 0.42, y + side * 0.42, side * 0.62),
    centredLabel(String(die.value), x + side * 0.8, y + side * 0.77, {
      face: 'bold',
      size: SMALLEST_LABEL,
      fill: INK.ivory,
      anchor: 'middle',
    }),
  ].join('');
}
