/** The panel of a type of enemy: the objectives of its attacks and their effects. */
import type { Words } from '../../../words/index.ts';
import { INK } from '../colour.ts';
import { icon } from '../icon.ts';
import { centredLabel, fitText } from '../label.ts';
import { type Box, roundRect } from '../svg.ts';
import { type Block, paragraph, stacked } from './block.ts';
import { ENEMY_SYMBOLS, symbolIcon } from './enemy-dice.ts';
import { SMALLEST_LABEL } from './label-size.ts';
import type { AttackRowModel, PanelModel } from './mission-model.ts';
import { PANEL_COLOURS, panelDisc } from './panel-look.ts';

const PAD = 16;
const HEADER = 58;
const OBJECTIVE = 46;
const SYMBOL = 38;

type PictureWords = Words['missionPicture'];

/** @param figures how many of the type are on the map */
export function enemyPanel(panel: PanelModel, figures: number, words: PictureWords) {
  const activated = panel.attacks.some((attack) => attack.activated);
  const body = (width: number) => bodyOf(panel, width - 2 * PAD, words);
  return {
    height: (width: number) => HEADER + PAD + body(width).height + PAD,
    draw: (box: Box): string =>
      [
        roundRect(box, 14, {
          fill: '#191d2b',
          stroke: activated ? INK.bad : PANEL_COLOURS[panel.colour],
          'stroke-width': activated ? 6 : 3,
        }),
        header(panel, figures, box, words),
        body(box.width).draw(box.x + PAD, box.y + HEADER + PAD),
      ].join(''),
  };
}

function header(panel: PanelModel, figures: number, box: Box, words: PictureWords): string {
  const cy = box.y + HEADER / 2 + 4;
  const right = box.x + box.width - PAD;
  const more = panel.kind === 'threat' ? words.unstoppable : words.onMap(figures);
  const moreStyle = { face: 'semibold', size: SMALLEST_LABEL, anchor: 'end' } as const;
  const whole = box.width - 2 * PAD - 60;
  const name = fitText(panel.name, { face: 'bold', size: SMALLEST_LABEL }).width;
  // The name is more important than how many there are: the map shows those.
  const isRoom = name + 12 + fitText(more, moreStyle).width <= whole;
  return [
    roundRect({ x: box.x + 6, y: box.y + 6, width: box.width - 12, height: HEADER - 4 }, 10, {
      fill: PANEL_COLOURS[panel.colour],
      'fill-opacity': 0.38,
    }),
    panelDisc(panel, box.x + PAD + 24, cy, 25),
    centredLabel(panel.name, box.x + PAD + 60, cy, {
      face: 'bold',
      size: SMALLEST_LABEL,
      maxWidth: whole,
      fill: '#ffffff',
    }),
    isRoom ? centredLabel(more, right, cy, { ...moreStyle, fill: INK.parchment }) : '',
  ].join('');
}

function bodyOf(panel: PanelModel, width: number, words: PictureWords): Block {
  return stacked(
    [
      ...panel.attacks.map((attack) => attackRow(attack, panel.attacks.length > 1, width, words)),
      marked('alarm-clock', panel.crisis ?? '', width, INK.warn),
      paragraph(panel.text, width, 3, INK.parchment),
    ],
    10,
  );
}

/** Symbols of the objective and the reach, with the text below. */
function attackRow(attack: AttackRowModel, named: boolean, width: number, words: PictureWords): Block {
  const text = paragraph(named ? `${attack.name}: ${attack.text}` : attack.text, width, 4);
  return {
    height: OBJECTIVE + text.height,
    draw: (x, y) => {
      const cy = y + OBJECTIVE / 2 - 2;
      const symbols = ENEMY_SYMBOLS.flatMap((symbol) =>
        Array.from({ length: attack.objective[symbol] ?? 0 }, () => symbol),
      );
      const drawn = symbols.map((symbol, i) =>
        symbolIcon(symbol, x + SYMBOL * (i + 0.5) + i * 4, cy, SYMBOL),
      );
      const reachX = x + symbols.length * (SYMBOL + 4) + 10;
      const printed = attack.reach === 'melee' ? words.melee : words.range;
      const reach = attack.chance === null ? printed : words.chance(printed, attack.chance);
      const acts = { face: 'bold', size: SMALLEST_LABEL, anchor: 'end', fill: '#ffffff' } as const;
      const actsWidth = fitText(words.acts, acts).width + 24;
      return [
        attack.activated
          ? roundRect({ x: x + width - actsWidth, y: cy - 19, width: actsWidth, height: 38 }, 10, {
              fill: '#b3202a',
            })
          : '',
        ...drawn,
        icon(attack.reach === 'melee' ? 'crossed-swords' : 'pocket-bow', reachX + 16, cy, 32, {
          fill: INK.gold,
        }),
        centredLabel(attack.multi ? `${words.allInReach} · ${reach}` : reach, reachX + 42, cy, {
          face: 'semibold',
          size: SMALLEST_LABEL,
          fill: INK.gold,
          maxWidth: width - (reachX - x) - 42 - (attack.activated ? actsWidth + 8 : 0),
        }),
        attack.activated ? centredLabel(words.acts, x + width - 12, cy, acts) : '',
        text.draw(x, y + OBJECTIVE),
      ].join('');
    },
  };
}

/** A text with an icon in front. */
function marked(name: string, text: string, width: number, fill: string): Block {
  const body = paragraph(text, width - 42, 3, fill);
  return {
    height: body.height,
    draw: (x, y) => icon(name, x + 15, y + 17, 30, { fill }) + body.draw(x + 42, y),
  };
}
