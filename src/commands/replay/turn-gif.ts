/** The GIF of a turn of a finished game, for everybody: what the table showed, step by step. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AttachmentBuilder, MessageFlags, userMention } from 'discord.js';
import type { RetoldGame } from '../../games/retelling.ts';
import { FILE_BYTES } from '../../render/discord-limits.ts';
import { sharedMoment } from '../../render/history/replay-message.ts';
import type { BoardModel } from '../../render/picture/board-model.ts';
import { boardModelOf } from '../../render/table/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import type { Reader } from './replay-answer.ts';
import { boardOf, playersIn, replayPage } from './replay-page.ts';

const GIF_FILE = 'turn.gif';

/**
 * Returns the public message with the GIF of the turn of a step, and its first step to watch from; or the private
 * sentence that says why there is none. Hands are never shown in it.
 */
export async function gifMessage(
  context: BotContext,
  game: RetoldGame,
  { id, locale }: Reader,
  step: number,
) {
  const words = wordsFor(locale);
  const { replay } = words;
  const at = Math.min(Math.max(0, step), game.steps.length - 1);
  const turn = game.steps[at]?.turn;
  const first = game.steps.findIndex((one) => one.turn === turn);
  const gif = await gifOf(context, game, turn ?? 0, locale);
  if (gif === 'busy') return replay.gifBusy;
  if (gif === null || gif.length > FILE_BYTES) return replay.gifFailed;
  const { page } = await replayPage({ pictures: false, log: context.log }, game, {
    ...{ step: first, hands: false, seen: [], mayShare: false, language: locale, readerId: id },
  });
  const lines = game.steps.filter((one) => one.turn === turn).flatMap((one) => one.lines);
  const alt = [page.turn, ...lines].join(' ').slice(0, ALT_LENGTH);
  const notice = replay.sharedGif(userMention(id));
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

async function gifOf(
  { log }: Pick<BotContext, 'log'>,
  game: RetoldGame,
  turn: number,
  language: string,
): Promise<Buffer | 'busy' | null> {
  try {
    const boards: BoardModel[] = [];
    for (const [step, one] of game.steps.entries()) {
      const state = one.turn === turn ? game.stateAt(step) : null;
      if (state === null) continue;
      boards.push(boardModelOf(boardOf(state, playersIn(game, state), language)));
      // Presses come between two steps.
      await nextTurn();
    }
    if (boards.length === 0) return null;
    const { renderGif } = await import('../../render/gif/render-gif.ts');
    return await renderGif(boards);
  } catch (error) {
    log.error({ gameId: game.gameId, error }, 'the GIF of a turn could not be made');
    return null;
  }
}
