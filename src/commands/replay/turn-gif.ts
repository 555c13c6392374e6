/** The GIF of a turn of a finished game, or of a round of a Mission, for everybody: what the table showed, step by step. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AttachmentBuilder, MessageFlags, userMention } from 'discord.js';
import type { RetoldGame, RetoldStep } from '../../games/retelling.ts';
import { FILE_BYTES } from '../../render/discord-limits.ts';
import type { GifFrame } from '../../render/gif/gif-job.ts';
import { sharedMoment } from '../../render/history/replay-message.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import type { Reader } from './replay-answer.ts';
import { playersIn, replayPage } from './replay-page.ts';
import { frameOf } from './step-pictures.ts';

const GIF_FILE = 'turn.gif';

/**
 * Returns the public message with the GIF of the turn or round of a step, and its first step to watch from; or the
 * private sentence that says why there is none. Hands are never shown in it.
 */
export async function gifMessage(
  context: Pick<BotContext, 'log'>,
  game: RetoldGame,
  { id, locale }: Reader,
  step: number,
) {
  const words = wordsFor(locale);
  const { replay } = words;
  const at = Math.min(Math.max(0, step), game.steps.length - 1);
  const [first, end] = around(game, at);
  const gif = await gifOf(context, game, [first, end], locale);
  if (gif === 'busy') return replay.gifBusy;
  if (gif === null || gif.length > FILE_BYTES) return replay.gifFailed;
  const { page } = await replayPage({ pictures: false, log: context.log }, game, {
    ...{ step: first, hands: false, seen: [], mayShare: false, language: locale, readerId: id },
  });
  const lines = game.steps.slice(first, end).flatMap((one) => one.lines);
  const alt = [page.turn, ...lines].join(' ').slice(0, ALT_LENGTH);
  const notice = replay.sharedGif(userMention(id), page.isMission);
  const more = [replay.code(`${page.gameId}@${first}`)];
  return {
    components: sharedMoment({ ...page, lines, notice, more, pictures: [{ name: GIF_FILE, alt }] }, words),
    files: [new AttachmentBuilder(gif, { name: GIF_FILE, description: alt })],
    flags: MessageFlags.IsComponentsV2 as const,
    allowedMentions: { parse: [] },
  };
}

/** Of the alt text, as that of the pictures of single steps. */
const ALT_LENGTH = 1_000;

/** The steps of the turn or round in which a step is: the first one, and the one behind the last. */
function around({ steps, mission }: RetoldGame, at: number): readonly [number, number] {
  // The rounds of the second side of a Mission are numbered anew, so that only neighbours belong together.
  const placeOf = (step: RetoldStep | undefined) => (mission === null ? step?.turn : step?.round);
  const isElsewhere = (step: RetoldStep) => placeOf(step) !== placeOf(steps[at]);
  const first = steps.slice(0, at).findLastIndex(isElsewhere) + 1;
  const behind = steps.slice(at).findIndex(isElsewhere);
  return [first, behind < 0 ? steps.length : at + behind];
}

async function gifOf(
  { log }: Pick<BotContext, 'log'>,
  game: RetoldGame,
  [first, end]: readonly [number, number],
  language: string,
): Promise<Buffer | 'busy' | null> {
  try {
    const frames: GifFrame[] = [];
    for (let step = first; step < end; step += 1) {
      const state = game.stateAt(step);
      if (state === null) continue;
      const frame = frameOf(state, playersIn(game, state), language);
      if (frame) frames.push(frame);
      // Presses come between two steps.
      await nextTurn();
    }
    if (frames.length === 0) return null;
    const { renderGif } = await import('../../render/gif/render-gif.ts');
    return await renderGif(frames);
  } catch (error) {
    log.error({ gameId: game.gameId, error }, 'the GIF of a turn could not be made');
    return null;
  }
}
