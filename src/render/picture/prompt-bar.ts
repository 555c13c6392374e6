import { INK } from './colour.ts';
import { icon } from './icon.ts';
import { centredLabel, fitText } from './label.ts';
import { type Box, roundRect } from './svg.ts';
import { wrapped } from './wrap.ts';

export interface PromptModel {
  readonly prompt: string;
  readonly title: string;
  readonly outcome: string | null;
  /** Colours of the seat that is asked, if one is. */
  readonly fill: string | null;
}

/** Between two lines of a prompt. */
const LINE = 42;

function styleIn(box: Pick<Box, 'width'>, smallest: number) {
  return { face: 'bold', size: 41, minSize: Math.max(34, smallest), maxWidth: box.width - 80 } as const;
}

/** The prompt in one line, or in two if it would get smaller than the smallest size. */
function promptLines(
  { outcome, prompt }: Pick<PromptModel, 'outcome' | 'prompt'>,
  box: Pick<Box, 'width'>,
  smallest: number,
): readonly string[] {
  const text = outcome ?? prompt;
  const style = styleIn(box, smallest);
  if (smallest === 0 || fitText(text, style).text === text) return [text];
  return wrapped(text, style, 2);
}

/** The height of a prompt whose texts are not smaller than `smallest`, beyond that of one line. */
export function heightOfMoreLines(
  model: Pick<PromptModel, 'outcome' | 'prompt'>,
  width: number,
  smallest: number,
): number {
  return (promptLines(model, { width }, smallest).length - 1) * LINE;
}

/**
 * The bottom line: the prompt or the winner, and the game's title at its right end.
 * @param smallest the smallest size of a label
 */
export function promptBar(model: PromptModel, box: Box, smallest = 0): string {
  const cy = box.y + box.height / 2;
  const lines = promptLines(model, box, smallest);
  const over = model.outcome !== null;
  const ink = over ? '#20160a' : '#ffffff';
  const words = styleIn(box, smallest);
  const used = Math.max(0, ...lines.map((line) => fitText(line, words).width)) + 80;
  const room = box.width - used - 30;
  return [
    roundRect(box, 12, {
      fill: over ? 'url(#gold)' : (model.fill ?? 'url(#slate)'),
      stroke: over ? INK.ivory : INK.goldDeep,
      'stroke-width': 2,
    }),
    icon(over ? 'laurels-trophy' : 'hourglass', box.x + 32, cy, 34, { fill: over ? ink : INK.gold }),
    ...lines.map((line, i) =>
      centredLabel(line, box.x + 60, cy + LINE * (i - (lines.length - 1) / 2), { ...words, fill: ink }),
    ),
    room < 120 || model.title === ''
      ? ''
      : centredLabel(model.title, box.x + box.width - 18, cy, {
          face: 'semibold',
          size: Math.max(23, smallest),
          fill: over ? ink : INK.parchment,
          anchor: 'end',
          maxWidth: room,
        }),
  ].join('');
}
