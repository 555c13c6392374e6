/** Builds the private answers: hand, stops and log. */
import { channelMention } from '@discordjs/builders';
import { AttachmentBuilder, MessageFlags } from 'discord.js';
import {
  DEFAULT_ORDERS,
  isAssist,
  moveEnds,
  openQuestions,
  ownLaneIndexOf,
  planOptions,
} from '../../engine/hosting.ts';
import { type Action, type GameState, legalActions, viewOf } from '../../engine/index.ts';
import { explainCardInHand, priceInHand } from '../../engine/rules.ts';
import { marksOf } from '../../games/actions/marks.ts';
import { refusalsAt } from '../../games/actions/refusals-at.ts';
import { seatsOf } from '../../games/repository/occupants.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { CONTENT_LENGTH } from '../../render/discord-limits.ts';
import { DICE_FILE, MAP_FILE } from '../../render/mission/mission-table.ts';
import {
  boardModelOf,
  type HandInput,
  handModel,
  handPanel,
  type MessagePayload,
  onOwnPanels,
  stopsPanel,
  tableAltText,
} from '../../render/table/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { withoutMarkdown } from '../../words/markdown.ts';
import type { BotContext } from '../bot-context.ts';
import { battleBoard } from '../messages/crawl-part.ts';
import { forecastsFor } from '../messages/forecasts.ts';
import { diceBoard } from '../messages/mission-renderer.ts';
import { playersOf } from '../messages/players.ts';
import { sinceFor } from '../messages/since.ts';
import { contextFor } from '../words-only.ts';
import { type Answer, textAnswer } from './answer.ts';
import { seatsToTake, takeHeroPanel } from './hand-over.ts';
import { moveMap } from './move-map.ts';
import { askedOf } from './open-hands.ts';

const HAND_FILE = 'hand.png';

/** A person's own seat at the game of a channel. */
export interface OwnSeat {
  readonly snapshot: TableSnapshot;
  readonly own: NonNullable<ReturnType<BotContext['games']['viewFor']>>;
}

interface Asker {
  readonly context: BotContext;
  readonly channelId: string;
  readonly userId: string;
  readonly words: Words;
  /** The requested seat, when the person has several. */
  readonly meant?: number | undefined;
  readonly prefersAsked?: boolean;
}

/**
 * Builds the answer for the person's seat in this channel's game. Without a game there, the answer is a sentence that
 * links to their games elsewhere.
 */
export async function answerAtSeat(
  { context, channelId, userId, words, meant, prefersAsked = false }: Asker,
  answer: (seat: OwnSeat) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { replies } = words;
  const snapshot = await context.games.look(channelId);
  if (snapshot === null) return textAnswer(await gamesElsewhere(context, userId, replies));
  const isLeft = prefersAsked && !openQuestions(snapshot.state).some(({ seat }) => seat === meant);
  const own = context.games.viewFor(snapshot, userId, isLeft ? undefined : meant);
  if (own !== null) return answer({ snapshot, own });
  // A spectator who requests a hand may want to join.
  const mayJoin = seatsToTake(snapshot, userId).length > 0;
  return mayJoin ? takeHeroPanel(snapshot, userId, words) : textAnswer(replies.notSeated);
}

async function gamesElsewhere(
  context: BotContext,
  userId: string,
  replies: Words['replies'],
): Promise<string> {
  const games = await context.games.listFor(userId);
  if (games.length === 0) return replies.noGameHere;
  const places = games.slice(0, 10).map(({ channelId }) => channelMention(channelId));
  return replies.gamesElsewhere(places);
}

/**
 * The person's hand: every card, its cost, and why it cannot be played now. In a Mission also the hero's question, with
 * the dice.
 * @param meant the requested seat, when the person has several
 * @param prefersAsked shows another seat of the person that is asked, when the requested seat is not
 */
export async function handAnswer(
  context: BotContext,
  channelId: string,
  userId: string,
  words: Words,
  meant?: number,
  prefersAsked = false,
): Promise<Answer> {
  return answerAtSeat(
    { context, channelId, userId, words, meant, prefersAsked },
    async ({ snapshot, own }) => {
      const { state, gameId } = snapshot;
      context.hands.built(gameId, userId, askedOf(snapshot, userId));
      const reader = await contextFor(context, userId);
      const spelled = await context.wordsOnly.isChosenBy(userId);
      const emojiUse = { emojis: context.appEmojis.emojis, spelled };
      const input = { ...handInputOf({ snapshot, own }, userId, words), emojiUse };
      const [png, dice, map] = await Promise.all([
        handPicture(input, reader),
        onOwnPanels(input.view) ? dicePicture(input, reader) : null,
        state.mission ? moveMap(input, snapshot.language, reader) : null,
      ]);
      const panel = handPanel({
        ...input,
        ...(png === null ? {} : { file: HAND_FILE }),
        ...(dice === null ? {} : { dice: { file: DICE_FILE, alt: dice.alt } }),
        ...(map === null ? {} : { map: { file: MAP_FILE, alt: map.alt } }),
      });
      const files = [
        ...(png === null ? [] : [new AttachmentBuilder(png, { name: HAND_FILE })]),
        ...(dice === null ? [] : [new AttachmentBuilder(dice.png, { name: DICE_FILE })]),
        ...(map === null ? [] : [new AttachmentBuilder(map.png, { name: MAP_FILE })]),
      ];
      return { ...asAnswer(panel), ...(files.length === 0 ? {} : { files }), attachments: [] };
    },
  );
}

/** What the panel of a person's hand shows, and what the person may do. */
export function handInputOf({ snapshot, own }: OwnSeat, userId: string, words: Words): HandInput {
  const { state, gameId, channelId } = snapshot;
  const { seat, view } = own;
  const held = new Set(view.seats[seat]?.hand ?? []);
  const refusals = refusalsAt(snapshot, seat, words);
  const legal = state.outcome ? [] : legalActions(state, seat);
  return {
    gameId,
    channelId,
    view,
    players: playersOf(snapshot),
    since: sinceFor(snapshot, playersOf(snapshot), seat, words),
    words,
    ...forecastsFor(view, seat, legal, words),
    ...marksOf(snapshot, seat),
    ...(state.mission ? { plannable: planOptions(state, seat), moveEnds: moveEnds(state, seat) } : {}),
    otherSeats: seatsOf(snapshot.occupants, userId).filter((other) => other !== seat),
    legal,
    teamViews: teamViewsOf(state, legal),
    cards: [...held].map((id) => ({
      id,
      price: priceInHand(state, seat, id),
      unmetRequirement: explainCardInHand(state, seat, id, refusals),
    })),
  };
}

/** The lanes of the team-mates whom this seat can assist. */
function teamViewsOf(state: GameState, legal: readonly Action[]): NonNullable<HandInput['teamViews']> {
  const seats = new Set(legal.flatMap((action) => (isAssist(action) ? [action.into] : [])));
  return [...seats].map((seat) => viewOf(state, 'public', ownLaneIndexOf(state, seat)));
}

/** The dice of a hero in a Mission, or the battle of a hero in a crawl; null when there are none, or when the picture is not ready soon. */
async function dicePicture(
  { view, players, keptDice, gameId, words = ENGLISH }: HandInput,
  { pictures, log }: BotContext,
): Promise<{ readonly png: Buffer; readonly alt: string } | null> {
  const prompt = view.pending?.prompt ?? null;
  if (!pictures) return null;
  const board = view.crawl
    ? battleBoard({ view, players, keptDice, prompt })
    : diceBoard(view, view.viewer ?? 0, { players, keptDice, prompt });
  if (board === null) return null;
  try {
    const { FOUND_WHEN_OPENED_AGAIN, renderBoardSoon } = await import('../../render/picture/render-board.ts');
    const name = `${gameId} dice ${view.viewer}`;
    const drawn = await renderBoardSoon(name, boardModelOf(board), FOUND_WHEN_OPENED_AGAIN);
    // The words find a seat by its place among all of them, so they get the whole view.
    const alt = tableAltText({ ...board, ...(view.crawl ? { view } : {}), words });
    return drawn && { png: drawn.png, alt };
  } catch (error) {
    log.error({ gameId, error }, 'the dice of a hero could not be drawn');
    return null;
  }
}

/**
 * The cards of a hand as a picture; null without cards, or when the picture is not ready soon. The text says the same.
 */
async function handPicture(input: HandInput, { pictures, log }: BotContext): Promise<Buffer | null> {
  const model = pictures ? handModel(input) : null;
  if (model === null) return null;
  try {
    // Imported with the first hand, because the drawing libraries would slow down the start.
    const { renderHandSoon } = await import('../../render/hand/render-hand.ts');
    return await renderHandSoon(`${input.gameId} hand ${input.view.viewer}`, model);
  } catch (error) {
    log.error({ gameId: input.gameId, error }, 'a hand could not be drawn');
    return null;
  }
}

/**
 * The panel of the person's stops in the channel's running game; without a seat there, of their stops for new games.
 * @param fine shows the windows one by one
 */
export async function stopsAnswer(
  context: BotContext,
  channelId: string,
  userId: string,
  words: Words,
  fine = false,
): Promise<Answer> {
  const snapshot = await context.games.look(channelId);
  const own = snapshot && context.games.viewFor(snapshot, userId);
  const orders = own?.view.seats[own.seat]?.orders ?? null;
  if (snapshot === null || !own || orders === null || snapshot.state.outcome !== null) {
    return ownStopsAnswer(context, userId, words, fine);
  }
  const game = {
    gameId: snapshot.gameId,
    channelId,
    rev: own.view.rev,
    ownTurn: own.view.turn.active === own.seat,
    party: own.view.mission ? ('mission' as const) : own.view.crawl ? ('scenario' as const) : null,
    seats: own.view.seats.length,
  };
  const settings = await ownSettings(context, userId);
  return asAnswer(stopsPanel({ orders, game, fine, ...settings, words }));
}

/** The panel of the stops that a person set for new games. */
export async function ownStopsAnswer(
  context: BotContext,
  userId: string,
  words: Words,
  fine: boolean,
): Promise<Answer> {
  const ask = (await context.profiles.stopsOf(userId)) ?? DEFAULT_ORDERS.ask;
  const settings = await ownSettings(context, userId);
  return asAnswer(stopsPanel({ orders: { ...DEFAULT_ORDERS, ask }, game: null, fine, ...settings, words }));
}

/** The person's settings that hold in all games. */
async function ownSettings({ profiles, wordsOnly }: BotContext, userId: string) {
  return { early: await profiles.callsEarly(userId), wordsOnly: await wordsOnly.isChosenBy(userId) };
}

/** A panel as the content of a privately deferred answer, which already decides who sees it. */
function asAnswer({ components }: MessagePayload): Answer {
  return { components, flags: MessageFlags.IsComponentsV2 };
}

/** The log's maximum length in one message, in characters; a longer log is sent as a file. */
const MAX_LOG_LENGTH = CONTENT_LENGTH - 200;

interface LoggedGames {
  readonly look: (channelId: string) => Promise<Pick<TableSnapshot, 'gameId'> | null>;
  readonly readLog: BotContext['games']['readLog'];
}

/** The public log of the channel's game, in the language of its reader. */
export async function logAnswer(
  games: LoggedGames,
  channelId: string,
  { replies }: Words,
  locale: string,
): Promise<Answer> {
  const snapshot = await games.look(channelId);
  if (snapshot === null) return { content: replies.noGameHere };
  const lines = await games.readLog(channelId, locale);
  if (lines.length === 0) return { content: replies.emptyLog };
  const whole = lines.map((line) => `- ${line}`).join('\n');
  if (whole.length <= MAX_LOG_LENGTH) return { content: whole };
  const tail: string[] = [];
  let letters = 0;
  for (const line of [...lines].reverse()) {
    letters += line.length + 3;
    if (letters > MAX_LOG_LENGTH) break;
    tail.unshift(`- ${line}`);
  }
  return {
    content: [replies.earlierLines(lines.length - tail.length), ...tail].join('\n'),
    files: [
      new AttachmentBuilder(Buffer.from(`${withoutMarkdown(lines.join('\n'))}\n`, 'utf8'), {
        name: `log-${snapshot.gameId}.txt`,
      }),
    ],
  };
}
