/** The answers that only one person sees: hand, stops, log and the question before conceding. */
import {
  AttachmentBuilder,
  ButtonStyle,
  ComponentType,
  channelMention,
  type InteractionEditReplyOptions,
  MessageFlags,
} from 'discord.js';
import { explainCardInHand, legalActions, priceInHand } from '../engine/index.ts';
import { customId } from '../render/custom-id.ts';
import { handPanel, type MessagePayload, stopsPanel } from '../render/table/index.ts';
import type { Desk } from './desk.ts';
import { playersOf } from './renderer.ts';
import { NO_GAME_HERE, NOT_SEATED } from './sentences.ts';
import type { TableSnapshot } from './table/tables.ts';

export type Answer = InteractionEditReplyOptions;

/** A person's own seat at the game of a channel. */
interface OwnSeat {
  readonly snapshot: TableSnapshot;
  readonly own: NonNullable<ReturnType<Desk['tables']['viewFor']>>;
}

/** The person's seat in this channel's game, or a sentence that says where their games are. */
async function ownSeat(desk: Desk, channelId: string, userId: string): Promise<OwnSeat | Answer> {
  const snapshot = await desk.tables.look(channelId);
  if (snapshot === null) return { content: await gamesElsewhere(desk, userId) };
  const own = desk.tables.viewFor(snapshot, userId);
  return own === null ? { content: NOT_SEATED } : { snapshot, own };
}

async function gamesElsewhere(desk: Desk, userId: string): Promise<string> {
  const games = await desk.tables.listFor(userId);
  if (games.length === 0) return NO_GAME_HERE;
  const places = games.slice(0, 10).map(({ channelId }) => channelMention(channelId));
  return `There is no game in this channel. Yours are in ${places.join(', ')}.`;
}

/** The person's hand: every card, what it costs, and why it cannot be played now. */
export async function handAnswer(desk: Desk, channelId: string, userId: string): Promise<Answer> {
  const found = await ownSeat(desk, channelId, userId);
  if (!('own' in found)) return found;
  const { snapshot, own } = found;
  const { state, gameId } = snapshot;
  const held = new Set(own.view.seats[own.seat]?.hand ?? []);
  return asAnswer(
    handPanel({
      gameId,
      channelId,
      view: own.view,
      players: playersOf(snapshot),
      legal: state.outcome ? [] : legalActions(state, own.seat),
      cards: [...held].map((id) => ({
        id,
        price: priceInHand(state, own.seat, id),
        hindrance: explainCardInHand(state, own.seat, id),
      })),
    }),
  );
}

/** The panel with the person's stops. */
export async function stopsAnswer(desk: Desk, channelId: string, userId: string): Promise<Answer> {
  const found = await ownSeat(desk, channelId, userId);
  if (!('own' in found)) return found;
  const { snapshot, own } = found;
  const orders = own.view.seats[own.seat]?.orders ?? null;
  if (snapshot.state.outcome !== null || orders === null) {
    return { content: 'This game is over, so it stops for nobody any more.' };
  }
  return asAnswer(stopsPanel({ gameId: snapshot.gameId, channelId, rev: own.view.rev, orders }));
}

/** A panel as the content of an answer that was deferred in private: that decides who sees it. */
function asAnswer({ components }: MessagePayload): Answer {
  return { components, flags: MessageFlags.IsComponentsV2 };
}

/** Lines of the log that fit into one message; a longer log comes as a file. */
const LOG_LETTERS = 1_800;

/** The public log of the channel's game. */
export async function logAnswer(desk: Desk, channelId: string): Promise<Answer> {
  const snapshot = await desk.tables.look(channelId);
  if (snapshot === null) return { content: NO_GAME_HERE };
  const lines = await desk.tables.readLog(channelId);
  if (lines.length === 0) return { content: 'Nothing has happened in this game yet.' };
  const whole = lines.map((line) => `- ${line}`).join('\n');
  if (whole.length <= LOG_LETTERS) return { content: whole };
  const tail: string[] = [];
  let letters = 0;
  for (const line of [...lines].reverse()) {
    letters += line.length + 3;
    if (letters > LOG_LETTERS) break;
    tail.unshift(`- ${line}`);
  }
  return {
    content: tail.join('\n'),
    files: [
      new AttachmentBuilder(Buffer.from(`${lines.join('\n')}\n`, 'utf8'), {
        name: `log-${snapshot.gameId}.txt`,
      }),
    ],
  };
}

/** The question before conceding: the button says what it does. */
export async function concedeAnswer(desk: Desk, channelId: string, userId: string): Promise<Answer> {
  const seat = await ownSeat(desk, channelId, userId);
  if (!('own' in seat)) return seat;
  const { gameId, state } = seat.snapshot;
  if (state.outcome !== null) return { content: 'This game is over already.' };
  return {
    content: `Do you want to concede the game in ${channelMention(channelId)}? Your opponent wins at once. Dismiss this message to play on.`,
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Danger,
            label: 'Concede the game',
            custom_id: customId({ surface: 'table', gameId, rev: state.rev, deed: { verb: 'concede-now' } }),
          },
        ],
      },
    ],
  };
}
