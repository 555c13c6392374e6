/** Renders a game as messages: implements the outbox's port for text and pictures. */
import { MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import { legalActions } from '../../engine/index.ts';
import { awaitedPeople } from '../../games/actions/play.ts';
import type { Notice, PastTurn, TableRenderer } from '../../games/ports/render.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { gallery, text } from '../../render/components.ts';
import { ALT_TEXT_LENGTH } from '../../render/discord-limits.ts';
import { type Emojis, type EmojiUse, NO_EMOJIS } from '../../render/emoji/emojis.ts';
import { strikeSentence, strikesOfTurns } from '../../render/history/strikes-of-turns.ts';
import type { StrikeModel } from '../../render/picture/board-model.ts';
import { attributedLines, pastTableMessage, tableMessage } from '../../render/table/index.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { Payload, PayloadFile } from '../discord/payload.ts';
import { startedGameOf } from '../opening/agreement.ts';
import { openingPicture } from '../opening/opening-message.ts';
import type { WordsOnly } from '../words-only.ts';
import { chroniclePicture } from './chronicle-picture.ts';
import { battleBoard, crawlPart } from './crawl-part.ts';
import { expectEmojis } from './expected-emojis.ts';
import { endedOf, finishPicture } from './finish-picture.ts';
import { forecastsFor } from './forecasts.ts';
import { renderMissionTable } from './mission-renderer.ts';
import { noticeRows } from './notice-rows.ts';
import { noticeText } from './notices.ts';
import { describePass } from './pass-line.ts';
import { playersOf } from './players.ts';
import { isReminder, reminderRows } from './reminders.ts';
import { comparisonLines, isSealedAtEnd } from './same-dice-text.ts';
import { seriesAtTable } from './series-text.ts';
import { isToldSince, sinceFor } from './since.ts';
import { tableBoardOf, withoutQuestions } from './table-board.ts';
import { TablePictures } from './table-pictures.ts';
import { trophyLines } from './trophy.ts';

export interface RendererOptions {
  /** False shows the board as text. */
  readonly pictures: boolean;
  /** The emojis of the application; none when left out. */
  readonly emojis?: Emojis;
  /** Who reads instead of looking at pictures; nobody when left out. */
  readonly wordsOnly?: Pick<WordsOnly, 'atTable'>;
  readonly log: Logger;
  /** Returns the current time, in ms since 1970; the machine's when left out. */
  readonly now?: () => number;
}

export function createRenderer({
  pictures,
  emojis = NO_EMOJIS,
  wordsOnly,
  log,
  now = Date.now,
}: RendererOptions): TableRenderer<Payload> {
  const drawn = pictures ? new TablePictures(log) : null;
  const openingOf = async (snapshot: TableSnapshot, { kind }: Notice) =>
    pictures && kind === 'series-game'
      ? openingPicture(log, snapshot.gameId, startedGameOf(snapshot), wordsFor(snapshot.language))
      : null;
  const readersAt = async (snapshot: TableSnapshot) => (await wordsOnly?.atTable(snapshot)) ?? 'none';
  return {
    async renderTable(snapshot) {
      expectEmojis(emojis, snapshot);
      const readers = await readersAt(snapshot);
      return renderTable(snapshot, readers === 'all' ? null : drawn, emojiUseAt(readers, emojis), now());
    },
    takeUndrawn: () => drawn?.takeUndrawn() ?? null,
    takeDrawnLate: () => drawn?.takeDrawnLate() ?? null,
    async renderPast(past) {
      const isDrawn = pictures && (await readersAt(past.snapshot)) !== 'all';
      return renderPast(past, isDrawn, log);
    },
    async renderNotice(snapshot, notice, summary, news = null) {
      const told = [
        noticeText(snapshot, notice),
        ...(notice.kind === 'over' ? trophyLines(snapshot, news) : []),
        ...(news === null ? [] : comparisonLines(news, wordsFor(snapshot.language))),
      ].filter((line) => line !== '');
      const finish = pictures && summary ? await finishPicture(snapshot, summary, news, log) : null;
      const isEnd = notice.kind === 'over' || (notice.kind === 'result' && !isSealedAtEnd(snapshot));
      const chronicle = pictures && isEnd ? await chroniclePicture(snapshot, log) : null;
      // The channel of the thread gets the whole road, in place of its last Mission.
      const drawn = (
        notice.kind === 'result'
          ? [chronicle ?? finish]
          : [await openingOf(snapshot, notice), finish, chronicle]
      ).filter((file) => file !== null);
      const readers = drawn.length > 0 ? await readersAt(snapshot) : 'none';
      const files = readers === 'all' ? [] : drawn;
      const inWords =
        readers === 'none' || notice.kind === 'series-game'
          ? []
          : drawn.flatMap(({ description }) => (description ? [description] : []));
      return {
        flags: MessageFlags.IsComponentsV2,
        components: [
          text(told.join('\n')),
          ...files.map(({ name, description = '' }) => gallery(name, description)),
          ...inWords.map((words) => text(escaped(words))),
          ...(isReminder(notice)
            ? reminderRows(snapshot, notice, emojiUseAt(await readersAt(snapshot), emojis))
            : noticeRows(snapshot, notice)),
        ],
        files,
      };
    },
    describe: attributedLines,
    describePass,
  };
}

/** How a message of a game uses emojis: spelled out beside them for those who chose words only. */
function emojiUseAt(readers: 'none' | 'some' | 'all', emojis: Emojis): EmojiUse {
  return { emojis, spelled: readers !== 'none' };
}

const STRIKES_FILE = 'strikes.png';
/** The most strikes in the picture of a past turn. */
const MOST_STRIKES = 3;

/** The lines of a past turn, with its strikes as a picture. */
async function renderPast(past: PastTurn, pictures: boolean, log: Logger): Promise<Payload> {
  const { snapshot, fromTurn, toTurn } = past;
  const words = wordsFor(snapshot.language);
  const scene = { chronicle: snapshot.chronicle ?? null, players: playersOf(snapshot), words };
  const strikes = snapshot.state.mission ? [] : strikesOfTurns(scene, fromTurn, toTurn).slice(-MOST_STRIKES);
  const picture =
    pictures && strikes.length > 0 ? await strikesPicture(snapshot.gameId, strikes, words, log) : null;
  const { flags, components } = pastTableMessage({
    ...past,
    isMission: snapshot.state.mission !== undefined,
    words,
    ...(picture === null ? {} : { picture }),
  });
  return { flags, components, files: picture === null ? [] : [picture] };
}

/** Returns null when it is not drawn: the lines of the turn say the same. */
async function strikesPicture(
  gameId: string,
  strikes: readonly StrikeModel[],
  words: Words,
  log: Logger,
): Promise<Required<PayloadFile> | null> {
  try {
    const { renderStrikes } = await import('../../render/picture/render-strikes.ts');
    const data = await renderStrikes(strikes, words);
    const description = strikes.map((strike) => strikeSentence(strike, words)).join(' ');
    return data && { name: STRIKES_FILE, data, description: clipped(description, ALT_TEXT_LENGTH) };
  } catch (error) {
    log.error({ gameId, error }, 'the picture of a past turn could not be drawn');
    return null;
  }
}

/** The time until which the awaited person is away; empty when they are not away or that time is over. */
function awayIn({ awayUntil }: TableSnapshot, now: number): { readonly awayUntil?: number } {
  return awayUntil === undefined || awayUntil < now ? {} : { awayUntil };
}

async function renderTable(
  game: TableSnapshot,
  pictures: TablePictures | null,
  emojiUse: EmojiUse,
  now: number,
): Promise<Payload> {
  const snapshot = withoutQuestions(game);
  const own = pictures?.atTable(snapshot.gameId, awaitedPeople(snapshot).length > 0) ?? null;
  if (snapshot.state.mission) {
    return renderMissionTable(snapshot, playersOf(snapshot), endedOf(snapshot), own, emojiUse);
  }
  const { gameId, state, keptDice, picks, logTail } = snapshot;
  const { view, players, acting, asked, asking, strike, words, board } = tableBoardOf(snapshot);
  const legal = asked === null ? [] : legalActions(state, asked);
  const since = asked === null ? null : sinceFor(snapshot, players, asked, words);
  const crawl = view.crawl ? await crawlPart({ view, players, legal, acting, words }, own) : null;
  const shown = acting.length > 0 ? null : view.crawl ? battleBoard(board) : board;
  const picture = shown && ((await own?.boardFile(shown)) ?? null);
  const { flags, components } = tableMessage({
    gameId,
    view,
    players,
    legal,
    asking,
    keptDice,
    ...forecastsFor(view, asked, legal, words),
    picks,
    logTail,
    // The table always mentions the person; the outbox decides whether the mention notifies them.
    ping: true,
    picture: picture !== null,
    strikeText: strike && strikeSentence(strike, words),
    ended: board.ended ?? null,
    isCalledOff: snapshot.ended === 'called-off',
    ...(crawl ? { crawl: crawl.part } : {}),
    ...awayIn(snapshot, now),
    since,
    isStrikeTold: asked !== null && isToldSince(since, strike, view, asked, players, words),
    series: seriesAtTable(snapshot, words),
    emojiUse,
    inWords: emojiUse.spelled,
    words,
  });
  return { flags, components, files: [...(crawl?.files ?? []), ...(picture === null ? [] : [picture])] };
}
