import type { Words } from '../../words/index.ts';
import type { HealthModel, TeamModel } from './board-model.ts';
import { INK } from './colour.ts';
import { dial } from './dial.ts';
import { healthLook } from './health-look.ts';
import { icon } from './icon.ts';
import { incomingPill, pillWidth } from './incoming-pill.ts';
import { centredLabel, fitText } from './label.ts';
import { tray } from './panel.ts';
import { type Box, roundRect } from './svg.ts';

const PAD = 16;
const GAUGE = 16;
const SMALLEST_DIAL = 40;

export interface TeamFigure {
  readonly team: TeamModel;
  readonly dial: HealthModel;
  /** It is the turn of one of them. */
  readonly active: boolean;
  /** Incoming damage of the team, or null. */
  readonly incoming: number | null;
}

/** The shared health of a team: a bar in a wide box, a dial in a high one. */
export function teamDial(figure: TeamFigure, box: Box, words: Words['picture']): string {
  return box.width > box.height * 2 ? bar(figure, box) : gutter(figure, box, words);
}

function bar(
  { team, dial: { health, startHealth, maxHealth }, active, incoming }: TeamFigure,
  box: Box,
): string {
  const cy = box.y + box.height / 2;
  const { colour, icon: heart } = healthLook(health, startHealth);
  const figure = { face: 'bold', size: 48 } as const;
  const x = box.x + PAD + 52;
  const after = x + fitText(String(health), figure).width + 16;
  const pill = incoming === null ? null : { role: 'beside' as const, total: incoming };
  const right = box.x + box.width - PAD - (pill ? pillWidth(pill) + 12 : 0);
  const width = right - after;
  const gauge: Box = { x: after, y: box.y + box.height - GAUGE - 10, width, height: GAUGE };
  return [
    tray(box, active ? INK.gold : undefined),
    icon(heart, box.x + PAD + 20, cy, 42, { fill: colour }),
    centredLabel(String(health), x, cy, { ...figure, fill: '#ffffff' }),
    centredLabel(team.name, after, box.y + 23, {
      face: 'semibold',
      size: 36,
      minSize: 32,
      fill: INK.ivory,
      maxWidth: width,
    }),
    roundRect(gauge, GAUGE / 2, { fill: '#2a2f42' }),
    level(health / Math.max(1, maxHealth), gauge, colour),
    pill ? incomingPill(pill, right + 12, cy) : '',
  ].join('');
}

function level(share: number, gauge: Box, fill: string): string {
  const width = gauge.width * Math.min(1, Math.max(0, share));
  return width < gauge.height ? '' : roundRect({ ...gauge, width }, gauge.height / 2, { fill });
}

function gutter(figure: TeamFigure, box: Box, words: Words['picture']): string {
  const { dial: shared, active, incoming } = figure;
  const pill = incoming === null ? null : { role: 'beside' as const, total: incoming };
  const cx = box.x + box.width / 2;
  const radius = Math.min(box.width / 2 - 10, box.height / 2 - (pill ? 26 : 6));
  const cy = box.y + box.height / 2 - (pill ? 20 : 0);
  if (radius < SMALLEST_DIAL) {
    // The low row of a defeated team has no room for a dial.
    const value = { face: 'bold', size: 44, fill: '#ffffff', anchor: 'middle' } as const;
    return tray(box) + centredLabel(String(shared.health), cx, box.y + box.height / 2, value);
  }
  return [
    tray(box, active ? INK.gold : undefined),
    dial({
      cx,
      cy,
      radius,
      value: shared.health,
      full: shared.maxHealth,
      notch: shared.startHealth,
      caption: words.health,
      ...healthLook(shared.health, shared.startHealth),
    }),
    pill
      ? incomingPill(pill, cx - pillWidth(pill) / 2, Math.min(cy + radius + 18, box.y + box.height - 24))
      : '',
  ].join('');
}
