/** A hero of the party: resources, and whether the hero is ready. */
import type { Words } from '../../../words/index.ts';
import { tokenChip } from '../badge.ts';
import { flowChips } from '../chip-flow.ts';
import { INK, mix } from '../colour.ts';
import { healthLook } from '../health-look.ts';
import { icon } from '../icon.ts';
import { centredLabel, fitText } from '../label.ts';
import { type Box, roundRect } from '../svg.ts';
import { SMALLEST_LABEL } from './label-size.ts';
import type { HeroModel } from './mission-model.ts';
import { standee } from './pieces.ts';

const HEIGHT = 190;
const LEFT = 100;
const FIGURE = 36;
/** High enough for a count in the smallest label. */
const TOKEN = 56;

type PictureWords = Words['missionPicture'];

export function heroRow(hero: HeroModel, initial: string, acting: boolean, words: PictureWords) {
  return { height: () => HEIGHT, draw: (box: Box) => drawn(hero, initial, acting, box, words) };
}

function drawn(hero: HeroModel, initial: string, acting: boolean, box: Box, words: PictureWords): string {
  const { palette } = hero;
  const x = box.x + LEFT;
  const width = box.width - LEFT - 14;
  const gone = hero.exited ? words.out : hero.defeated ? words.defeated : '';
  return [
    roundRect(box, 14, {
      fill: mix(palette.base, INK.night, gone === '' ? 0.72 : 0.86),
      stroke: acting ? INK.gold : mix(palette.base, palette.accent, 0.25),
      'stroke-width': acting ? 6 : 3,
    }),
    standee(hero, initial, acting, box.x + 52, box.y + 78, 50),
    names(hero, { ...box, x, width }, words),
    gone === '' ? figures(hero, x, box.y + 86, width) : '',
    gone === ''
      ? lastLine(hero, { x, y: box.y + 124, width, height: 56 }, words)
      : centredLabel(gone, x, box.y + 90, {
          face: 'semibold',
          size: SMALLEST_LABEL,
          fill: INK.parchment,
          maxWidth: width,
        }),
  ].join('');
}

/** Hero and player, the hero's space, and a tick when it is ready. */
function names(hero: HeroModel, { x, y, width }: Box, words: PictureWords): string {
  const cy = y + 32;
  const at = hero.exited || hero.defeated ? '' : (hero.space ?? words.entersShort);
  const tick = hero.ready ? 40 : 0;
  const style = { face: 'display', size: SMALLEST_LABEL, maxWidth: (width - tick) * 0.56 } as const;
  const heroWidth = fitText(hero.heroName, style).width;
  const place = { face: 'bold', size: SMALLEST_LABEL, maxWidth: width * 0.3 } as const;
  const placeWidth = at === '' ? 0 : fitText(at, place).width + 14;
  return [
    centredLabel(hero.heroName, x, cy, { ...style, fill: hero.palette.accent }),
    at === '' ? '' : centredLabel(at, x + heroWidth + 14, cy, { ...place, fill: '#ffffff' }),
    centredLabel(hero.playerName, x + width - tick, cy, {
      face: 'semibold',
      size: SMALLEST_LABEL,
      fill: INK.ivory,
      anchor: 'end',
      maxWidth: Math.max(40, width - tick - heroWidth - placeWidth - 22),
    }),
    hero.ready ? icon('check-mark', x + width - 15, cy, 32, { fill: INK.good }) : '',
  ].join('');
}

/** Health, CP, momentum and cards, each behind its icon. */
function figures(hero: HeroModel, x: number, cy: number, width: number): string {
  const look = healthLook(hero.health, hero.startHealth);
  const parts = [
    [look.icon, `${hero.health}`, look.colour],
    ['two-coins', `${hero.cp}`, INK.gold],
    ['fast-forward-button', `${hero.momentum}`, INK.altered],
    ['poker-hand', `${hero.handCount}`, INK.parchment],
  ] as const;
  const step = width / parts.length;
  return parts
    .map(
      ([name, value, fill], i) =>
        icon(name, x + i * step + 17, cy, 32, { fill }) +
        centredLabel(value, x + i * step + 42, cy, { face: 'bold', size: FIGURE, fill: '#ffffff' }),
    )
    .join('');
}

/** The ally, then the tokens. */
function lastLine(hero: HeroModel, box: Box, words: PictureWords): string {
  const cy = box.y + box.height / 2;
  const name = hero.ally ?? words.noAlly;
  const style = { face: 'semibold', size: SMALLEST_LABEL, maxWidth: box.width * 0.54 } as const;
  const nameWidth = fitText(name, style).width;
  const left = 38 + nameWidth + 14;
  return [
    icon('allied-star', box.x + 15, cy, 28, { fill: hero.ally === null ? '#6d7488' : INK.gold }),
    centredLabel(name, box.x + 38, cy, { ...style, fill: hero.ally === null ? '#98a0b8' : INK.ivory }),
    flowChips(
      hero.tokens.map((token) => tokenChip(token, TOKEN, false)),
      { ...box, x: box.x + left, width: box.width - left },
      6,
    ).svg,
  ].join('');
}
