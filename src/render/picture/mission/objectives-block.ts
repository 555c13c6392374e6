/** The last block of the picture: objectives with their progress, counters, allies that can be recruited. */
import type { Words } from '../../../words/index.ts';
import { type Chip, plainChip } from '../badge.ts';
import { flowChips } from '../chip-flow.ts';
import { INK } from '../colour.ts';
import { icon } from '../icon.ts';
import { centredLabel, fitText } from '../label.ts';
import { tray } from '../panel.ts';
import { type Box, roundRect } from '../svg.ts';
import { type Block, paragraph, stacked } from './block.ts';
import { SMALLEST_LABEL } from './label-size.ts';
import type { AllyModel, MissionModel, ObjectiveModel } from './mission-model.ts';

const PAD = 16;
const KIND = 140;
const PROGRESS = 150;
const CHIP = 52;

type PictureWords = Words['missionPicture'];

const KIND_COLOURS: Readonly<Record<ObjectiveModel['kind'], string>> = {
  main: INK.gold,
  bonus: INK.ally,
  perfect: INK.altered,
  lost: INK.bad,
};

export function objectivesBlock(model: MissionModel, room: Omit<Box, 'height'>, words: PictureWords) {
  const width = room.width - 2 * PAD;
  const body = stacked(
    [
      ...model.objectives.map((objective) => objectiveRow(objective, width, words)),
      chipRow(
        model.counters.map(({ name, value }) => plainChip(name, value, CHIP, SMALLEST_LABEL)),
        width,
      ),
      headquarters(model.headquarters, width, words),
    ],
    10,
  );
  const height = body.height + 2 * PAD;
  return { height, svg: tray({ ...room, height }) + body.draw(room.x + PAD, room.y + PAD) };
}

function objectiveRow(objective: ObjectiveModel, width: number, words: PictureWords): Block {
  const { kind, state, needs } = objective;
  const progress = needs === '' ? objective.progress : null;
  const body = paragraph(
    needs === '' ? objective.text : `${objective.text} (${needs})`,
    width - KIND - PROGRESS,
    3,
    state === 'missed' ? '#98a0b8' : INK.ivory,
  );
  const height = Math.max(42, body.height);
  const progressText = progress ? words.progress(progress.now, progress.of) : words.states[state];
  return {
    height,
    draw: (x, y) => {
      const cy = y + height / 2;
      return [
        centredLabel(words.objectives[kind], x, cy, {
          face: 'bold',
          size: SMALLEST_LABEL,
          fill: KIND_COLOURS[kind],
          maxWidth: KIND - 10,
        }),
        body.draw(x + KIND, cy - body.height / 2),
        state === 'met'
          ? icon('check-mark', x + width - 18, cy, 36, { fill: kind === 'lost' ? INK.bad : INK.good })
          : progressText === ''
            ? ''
            : centredLabel(progressText, x + width, cy, {
                face: 'bold',
                size: SMALLEST_LABEL,
                fill: INK.gold,
                anchor: 'end',
                maxWidth: PROGRESS - 12,
              }),
      ].join('');
    },
  };
}

function headquarters(allies: readonly AllyModel[], width: number, words: PictureWords): Block {
  if (allies.length === 0) return { height: 0, draw: () => '' };
  const title = { face: 'semibold', size: SMALLEST_LABEL } as const;
  const left = fitText(words.headquarters, title).width + 16;
  const chips = allies.map(allyChip);
  const row = chipRow(chips, width - left);
  return {
    height: row.height,
    draw: (x, y) =>
      centredLabel(words.headquarters, x, y + CHIP / 2, { ...title, fill: INK.parchment }) +
      row.draw(x + left, y),
  };
}

function chipRow(chips: readonly Chip[], width: number): Block {
  if (chips.length === 0) return { height: 0, draw: () => '' };
  const flow = (x: number, y: number) => flowChips(chips, { x, y, width, height: 2 * CHIP + 8 }, 8);
  return { height: flow(0, 0).height, draw: (x, y) => flow(x, y).svg };
}

/** Name and cost in momentum. */
function allyChip({ name, cost }: AllyModel): Chip {
  const style = { face: 'semibold', size: SMALLEST_LABEL } as const;
  const shown = fitText(name, { ...style, maxWidth: 330 });
  const price = fitText(String(cost), { face: 'bold', size: SMALLEST_LABEL });
  const width = shown.width + price.width + 82;
  return {
    width,
    height: CHIP,
    draw: (x, y) => {
      const cy = y + CHIP / 2;
      return [
        roundRect({ x, y: y + 1, width, height: CHIP - 2 }, 10, {
          fill: '#2b2413',
          stroke: INK.goldDeep,
          'stroke-width': 2,
        }),
        centredLabel(shown.text, x + 14, cy, { ...style, size: shown.size, fill: INK.ivory }),
        icon('fast-forward-button', x + shown.width + 40, cy, 26, { fill: INK.altered }),
        centredLabel(String(cost), x + shown.width + 58, cy, {
          face: 'bold',
          size: SMALLEST_LABEL,
          fill: '#ffffff',
        }),
      ].join('');
    },
  };
}
