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

const FILM = 'turn.gif';

/**
 * Returns the public message with the film of the turn of a step, and its first step to watch from; or the private
 * sentence that says why there is none. Hands are never shown in it.
 */
export async function filmMessage(
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
  const gif = await filmOf(context, game, turn ?? 0, locale);
  if (gif === 'busy') return replay.filmBusy;
  if (gif === null || gif.length > FILE_BYTES) return replay.filmFailed;
  const { page } = await replayPage({ pictures: false, log: context.log }, game, {
    ...{ step: first, hands: false, seen: [], mayShare: false, language: locale, readerId: id },
  });
  const lines = game.steps.filter((one) => one.turn === turn).flatMap((one) => one.lines);
  const alt = [page.turn, ...lines].join(' ').slice(0, ALT_LENGTH);
  const notice = replay.sharedFilm(userMention(id));
  const more = [replay.code(`${page.gameId}@${first}`)];
  return {
    components: sharedMoment({ ...page, lines, notice, more, pictures: [{ name: FILM, alt }] }, words),
    files: [new AttachmentBuilder(gif, { name: FILM, description: alt })],
    flags: MessageFlags.IsComponentsV2 as const,
    allowedMentions: { parse: [] },
  };
}

/** Of the alt text, as that of the pictures of single steps. */
const ALT_LENGTH = 1_000;

async function filmOf(
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
    const { renderFilm } = await import('../../render/film/render-film.ts');
    return await renderFilm(boards);
  } catch (error) {
    log.error({ gameId: game.gameId, error }, 'the film of a turn could not be made');
    return null;
  }
}
