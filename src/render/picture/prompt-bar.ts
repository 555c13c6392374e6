import { INK } from './colour.ts';
import { icon } from './icon.ts';
import { centredLabel, fitText } from './label.ts';
import { type Box, roundRect } from './svg.ts';

export interface PromptModel {
  readonly prompt: string;
  readonly title: string;
  readonly outcome: string | null;
  /** Colours of the seat that is asked, if one is. */
  readonly fill: string | null;
}

/** The bottom line: the prompt or the winner, and the game's title at its right end. */
export function promptBar(model: PromptModel, box: Box): string {
  const cy = box.y + box.height / 2;
  const over = model.outcome !== null;
  const ink = over ? '#20160a' : '#ffffff';
  const words = { face: 'bold', size: 34, minSize: 26, maxWidth: box.width - 80 } as const;
  const text = model.outcome ?? model.prompt;
  const used = fitText(text, words).width + 80;
  const room = box.width - used - 30;
  return [
    roundRect(box, 12, {
      fill: over ? 'url(#gold)' : (model.fill ?? 'url(#slate)'),
      stroke: over ? INK.ivory : INK.goldDeep,
      'stroke-width': 2,
    }),
    icon(over ? 'laurels-trophy' : 'hourglass', box.x + 32, cy, 34, { fill: over ? ink : INK.gold }),
    centredLabel(text, box.x + 60, cy, { ...words, fill: ink }),
    room < 120 || model.title === ''
      ? ''
      : centredLabel(model.title, box.x + box.width - 18, cy, {
          face: 'semibold',
          size: 23,
          fill: over ? ink : INK.parchment,
          anchor: 'end',
          maxWidth: room,
        }),
  ].join('');
}
