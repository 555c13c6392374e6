import { drawInThread } from '../picture/pictures.ts';
import { drawFinish } from './draw-finish.ts';
import { type FinishInput, finishAltText, finishModel } from './finish-model.ts';

/** The picture is sent once and viewed often, so it is worth the best compression. */
const SMALLEST = 9;

/** The picture at the end of a game with its alt text. @throws Error when it cannot be drawn */
export async function renderFinish(
  input: FinishInput,
): Promise<{ readonly png: Buffer; readonly alt: string }> {
  const model = finishModel(input);
  const { png } = await drawInThread({ kind: 'svg', svg: drawFinish(model), compression: SMALLEST });
  return { png, alt: finishAltText(model, input.words) };
}
