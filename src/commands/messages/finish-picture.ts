/** The picture of a finished game, from its snapshot and its summary. */
import type { Logger } from 'pino';
import { viewOf } from '../../engine/index.ts';
import type { LateNews } from '../../games/ports/render.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import type { GameSummary } from '../../history/game-summary.ts';
import { lengthOf } from '../../history/series.ts';
import type { FinishFact } from '../../render/finish/finish-model.ts';
import { strikesOfTurns } from '../../render/history/strikes-of-turns.ts';
import type { EndReason } from '../../render/table/alt-text.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { PayloadFile } from '../discord/payload.ts';
import { crawlDecision } from './crawl-result.ts';
import { missionDecision } from './mission-result.ts';
import { playersOf } from './players.ts';
import { seriesAfterGame } from './series-text.ts';
import { drawnTrophyLines } from './trophy.ts';

const FINISH_FILE = 'finish.png';

/** Renders the picture of the result. Returns null when rendering fails; the text beside it names the winner. */
export async function finishPicture(
  snapshot: TableSnapshot,
  summary: GameSummary,
  news: LateNews | null,
  log: Logger,
): Promise<PayloadFile | null> {
  try {
    const { renderFinish } = await import('../../render/finish/render-finish.ts');
    const words = wordsFor(snapshot.language);
    const how = snapshot.ended ?? 'played';
    const mission = snapshot.state.crawl
      ? crawlDecision(snapshot, how, words)
      : missionDecision(snapshot, how, words);
    const players = playersOf(snapshot);
    const view = viewOf(snapshot.state, 'public');
    const { number } = view.turn;
    const scene = { chronicle: snapshot.chronicle ?? null, players, words };
    const { png, alt } = await renderFinish({
      view,
      players,
      trophy: {
        lines: drawnTrophyLines(snapshot, news),
        strikes: strikesOfTurns(scene, number, number),
      },
      summary,
      ended: endedOf(snapshot),
      words,
      ...(mission ? { mission } : {}),
      ...seriesFact(snapshot, words),
    });
    return { name: FINISH_FILE, data: png, description: alt };
  } catch (error) {
    log.error({ gameId: snapshot.gameId, error }, 'the finishing picture could not be drawn');
    return null;
  }
}

/** How the series stands, for the picture; nothing for a single game. */
function seriesFact(snapshot: TableSnapshot, words: Words): { readonly series?: FinishFact } {
  if (!snapshot.series) return {};
  const told = seriesAfterGame(snapshot, (seat) => snapshot.occupants[seat]?.name ?? '', words);
  if (told === null) return {};
  return { series: { heading: words.series.heading(lengthOf(snapshot.series.format)), text: told } };
}

/**
 * How a game ended early; null for a game played to its end or abandoned. The state itself says only that somebody
 * conceded.
 */
export function endedOf({ ended = null }: TableSnapshot): EndReason | null {
  return ended === 'played' || ended === 'called-off' || ended === 'abandoned' ? null : ended;
}
