import { drawInThread } from '../picture/pictures.ts';
import { drawFinish } from './draw-finish.ts';
import { type FinishInput, finishAltText, finishModel } from './finish-model.ts';

/** The picture is drawn and sent once per game, so the slow best compression is used. */
const SMALLEST = 9;

/** The picture at the end of a game with its alt text. @throws Error when it cannot be drawn */
export async function renderFinish(
  input: FinishInput,
): Promise<{ readonly png: Buffer; readonly alt: string }> {
  const model = finishModel(input);
  const { png } = await drawInThread({
    kind: 'svg',
    svg: drawFinish(model, input.words.picture),
    compression: SMALLEST,
    indexed: true,
  });
  return { png, alt: finishAltText(model, input.words) };
}
