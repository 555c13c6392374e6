/** What a step of a replay shows: what the table showed to everybody at that moment. */
import { openQuestions } from '../../engine/hosting.ts';
import { type CrawlView, type GameState, type GameView, viewOf } from '../../engine/index.ts';
import { crawlAltText } from '../../render/crawl/crawl-lines.ts';
import { mapModelOf } from '../../render/crawl/map-model-of.ts';
import type { GifFrame } from '../../render/gif/gif-job.ts';
import { missionModelOf } from '../../render/mission/mission-model-of.ts';
import type { CrawlMapModel } from '../../render/picture/crawl/crawl-model.ts';
import { missionAltText } from '../../render/picture/mission/mission-alt.ts';
import type { MissionModel, MissionPart } from '../../render/picture/mission/mission-model.ts';
import { partModel } from '../../render/picture/mission/part-model.ts';
import { type BoardInput, boardModelOf, tableAltText } from '../../render/table/index.ts';
import type { TablePlayer } from '../../render/table/players.ts';
import { wordsFor } from '../../words/index.ts';
import { battleBoard } from '../messages/crawl-part.ts';

/** A picture of a step, with its alt text. */
export type StepPicture = { readonly alt: string } & (
  | { readonly kind: 'board'; readonly board: BoardInput }
  | { readonly kind: 'crawl'; readonly model: CrawlMapModel }
  | { readonly kind: 'mission'; readonly model: MissionModel; readonly part: MissionPart }
);

/**
 * Returns the pictures of a state: map and boards of a Mission, map and battle of a Portal Crawl, else the board.
 * @param language a Discord locale
 */
export function stepPictures(
  state: GameState,
  players: readonly TablePlayer[],
  language: string,
): readonly StepPicture[] {
  if (state.mission) {
    const model = missionModelOf({ view: viewOf(state, 'public'), players, prompt: null, language });
    const alt = missionAltText(model);
    return [
      { kind: 'mission', model, part: 'map', alt },
      { kind: 'mission', model, part: 'boards', alt },
    ];
  }
  const board = boardOf(state, players, language);
  const { view } = board;
  const { crawl } = view;
  if (crawl && !crawl.boss) {
    const map = mapOf(view, crawl, players, language);
    const battle = battleBoard(board);
    // One hero is on the move: the table showed either the map or the battle.
    if (battle && !crawl.atOnce) return [shownBoard(battle)];
    return battle ? [map, shownBoard(battle)] : [map];
  }
  return [shownBoard(board)];
}

/** Returns the frame of a GIF for a state: its first picture. */
export function frameOf(
  state: GameState,
  players: readonly TablePlayer[],
  language: string,
): GifFrame | null {
  const [first] = stepPictures(state, players, language);
  switch (first?.kind) {
    case undefined:
      return null;
    case 'board':
      return { kind: 'board', model: boardModelOf(first.board) };
    case 'crawl':
      return { kind: 'crawl', model: first.model };
    case 'mission':
      return { kind: 'map', model: partModel(first.model, 'map') };
  }
}

function shownBoard(board: BoardInput): StepPicture {
  return { kind: 'board', board, alt: tableAltText({ ...board, words: wordsFor(board.language) }) };
}

function mapOf(
  view: GameView,
  crawl: CrawlView,
  players: readonly TablePlayer[],
  language: string,
): StepPicture {
  const alt = crawlAltText(crawl, players, wordsFor(language));
  return { kind: 'crawl', model: mapModelOf(view, crawl, []), alt };
}

/** The board as the table showed it to everybody at that moment. */
function boardOf(state: GameState, players: readonly TablePlayer[], language: string): BoardInput {
  const asked = openQuestions(state)[0]?.seat;
  const prompt = asked === undefined ? null : (viewOf(state, asked).pending?.prompt ?? null);
  return { view: viewOf(state, 'public'), players, prompt, keptDice: [], language };
}
