/** Builds one step of a replay, with its pictures. */
import { AttachmentBuilder } from 'discord.js';
import { isMission, isScenario, missionById, scenarioById } from '../../engine/definitions.ts';
import type { GameState } from '../../engine/index.ts';
import type { RetoldGame } from '../../games/retelling.ts';
import type { KeyMoment } from '../../history/moments.ts';
import type { ReplayPage } from '../../render/history/replay-message.ts';
import type { Raster } from '../../render/picture/rasterise.ts';
import { cardName, sourceName } from '../../render/table/content-names.ts';
import { boardModelOf, playersAt } from '../../render/table/index.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { nameOf, plainNameOf, type TablePlayer } from '../../render/table/players.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { heroName } from '../heroes.ts';
import { playersOf } from '../messages/players.ts';
import { type StepPicture, stepPictures } from './step-pictures.ts';

export interface ReplayView {
  readonly step: number;
  /** Seats whose hands the reader may see, and whether they want to. */
  readonly seen: readonly number[];
  readonly hands: boolean;
  readonly mayShare: boolean;
  readonly language: string;
  /** Names the pictures in the queue: a newer one of the same reader takes the place of an older one. */
  readonly readerId: string;
}

export interface DrawnPage {
  readonly page: ReplayPage;
  readonly files: readonly AttachmentBuilder[];
}

/** Returns a step of a game; steps beyond the end are the last one. */
export async function replayPage(
  context: Pick<BotContext, 'pictures' | 'log'>,
  game: RetoldGame,
  { step: wanted, seen, hands, mayShare, language, readerId }: ReplayView,
): Promise<DrawnPage> {
  const words = wordsFor(language);
  const last = game.steps.length - 1;
  const step = Math.min(Math.max(0, wanted), last);
  const told = game.steps[step];
  const state = game.stateAt(step);
  const players = playersIn(game, state);
  const drawn = state === null ? [] : await pictures(context, game, state, players, { language, readerId });
  const turns = game.steps.flatMap((one, at) => {
    const before = game.steps[at - 1];
    const isNew = before === undefined || before.turn !== one.turn || before.round !== one.round;
    return isNew ? [{ step: at, label: placeOf(game, at, words) }] : [];
  });
  return {
    files: drawn.map(
      ({ name, alt, data }) => new AttachmentBuilder(data, { name, description: alt.slice(0, 1_000) }),
    ),
    page: {
      gameId: game.gameId,
      step,
      steps: game.steps.length,
      quest: questName(game),
      players: headingOf(game, words),
      turn: placeOf(game, step, words),
      lines: told?.lines ?? [],
      more:
        state === null
          ? healthWords(game, step, players, words)
          : hands
            ? handWords(state, seen, players, words)
            : [],
      pictures: drawn,
      turns: game.mission === null ? turns : turns.filter(({ label }, at) => turns[at - 1]?.label !== label),
      moments: game.moments.map((moment) => ({
        step: moment.at,
        label: momentWords(moment, players, words),
        turn: placeOf(game, moment.at, words),
      })),
      isMission: game.mission !== null,
      hands: state === null ? null : hands ? 'shown' : 'hidden',
      mayShare,
      hasGif: context.pictures && state !== null,
    },
  };
}

export function playersIn(game: RetoldGame, state: GameState | null): readonly TablePlayer[] {
  if (state !== null) return playersOf({ state, occupants: game.occupants });
  return playersAt(
    game.heroes.map((hero) => ({ hero })),
    game.occupants,
  );
}

function headingOf({ occupants, heroes }: RetoldGame, words: Words): readonly string[] {
  return occupants.map(({ name }, seat) =>
    words.table.named(escaped(name), heroName(heroes[seat] ?? null, words)),
  );
}

/**
 * The name of the Mission or scenario that a party plays against, as markdown; null in other modes. What a pack brought
 * that is no longer loaded goes by its id.
 */
export function questName({
  mission,
  crawl,
}: {
  readonly mission: string | null;
  readonly crawl: string | null;
}): string | null {
  if (crawl !== null) return escaped(isScenario(crawl) ? scenarioById(crawl).name : crawl);
  return mission === null ? null : escaped(isMission(mission) ? missionById(mission).name : mission);
}

function placeOf(game: RetoldGame, step: number, { replay }: Words): string {
  const { turn = 0, round = 0 } = game.steps[step] ?? {};
  if (game.mission !== null) return round === 0 ? replay.start : replay.round(round);
  return turn === 0 ? replay.start : replay.turn(turn);
}

function momentWords(moment: KeyMoment, players: readonly TablePlayer[], words: Words): string {
  const { replay } = words;
  if (moment.what === 'fall') return replay.fall(plainNameOf(players, moment.seat, words), moment.conceded);
  const source = moment.source === null ? null : sourceName(moment.source, words);
  const by = moment.by === null ? null : plainNameOf(players, moment.by, words);
  return replay[moment.what](moment.amount, source, by);
}

/** Hands as they were, for those who may see them; whose hands stay hidden is said. */
function handWords(
  { seats }: GameState,
  seen: readonly number[],
  players: readonly TablePlayer[],
  words: Words,
): readonly string[] {
  const { replay } = words;
  return seats.map(({ hand }, seat) => {
    const who = nameOf(players, seat, words);
    return seen.includes(seat)
      ? replay.hand(
          who,
          hand.map((card) => escaped(cardName(card))),
        )
      : replay.hiddenHand(who);
  });
}

/** Health as the chronicle has it, where there is no board. */
function healthWords(
  { chronicle, steps }: RetoldGame,
  step: number,
  players: readonly TablePlayer[],
  words: Words,
): readonly string[] {
  const { replay } = words;
  const turn = steps[step]?.turn ?? 0;
  const health = chronicle?.told.health.findLast((end) => end.turn <= turn)?.health ?? [];
  const heroes = players.slice(0, health.length);
  const told =
    health.length === players.length
      ? [
          replay.healthAtTurnEnd(
            heroes.map((_, seat) => replay.health(nameOf(players, seat, words), health[seat] ?? 0)),
          ),
        ]
      : [];
  return [replay.retoldOnly, ...told];
}

interface Drawn {
  readonly name: string;
  readonly alt: string;
  readonly data: Buffer;
}

/** The pictures of a step; none when drawing fails or takes too long. */
async function pictures(
  { pictures: isDrawn, log }: Pick<BotContext, 'pictures' | 'log'>,
  game: RetoldGame,
  state: GameState,
  players: readonly TablePlayer[],
  { language, readerId }: Pick<ReplayView, 'language' | 'readerId'>,
): Promise<readonly Drawn[]> {
  if (!isDrawn) return [];
  const key = `replay ${readerId}`;
  try {
    const shown = stepPictures(state, players, language);
    const drawn = await Promise.all(shown.map((one) => rasterOf(key, one)));
    return drawn.flatMap((raster, at) =>
      raster ? [{ name: `step-${at}.png`, alt: shown[at]?.alt ?? '', data: raster.png }] : [],
    );
  } catch (error) {
    log.error({ gameId: game.gameId, error }, 'a step of a replay could not be drawn');
    return [];
  }
}

/** The drawing libraries are imported on first use. */
async function rasterOf(key: string, shown: StepPicture): Promise<Raster | null> {
  switch (shown.kind) {
    case 'mission': {
      const { renderMissionSoon } = await import('../../render/picture/mission/render-mission.ts');
      return renderMissionSoon(key, shown.model, shown.part);
    }
    case 'crawl': {
      const { renderCrawlMapSoon } = await import('../../render/picture/crawl/render-crawl-map.ts');
      return renderCrawlMapSoon(key, shown.model);
    }
    case 'board': {
      const { renderBoardSoon } = await import('../../render/picture/render-board.ts');
      return renderBoardSoon(key, boardModelOf(shown.board));
    }
  }
}
