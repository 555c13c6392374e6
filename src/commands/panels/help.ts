/** A short help text with the buttons for the next step. */
import { ButtonStyle } from 'discord.js';
import { modeOf } from '../../engine/hosting.ts';
import { awaitedIn } from '../../games/actions/play.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { type Button, pressButton, row } from '../../render/components.ts';
import { customId, type PlainVerb } from '../../render/custom-id.ts';
import { escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { QUICK_DUEL_ID } from '../components/quick-duel-press.ts';
import type { Answer } from './answer.ts';

/** Help for a person in a channel: how to start a game, or what the channel's game waits for. */
export async function helpAnswer(
  context: BotContext,
  channelId: string,
  userId: string,
  { help }: Words,
): Promise<Answer> {
  const snapshot = await context.games.look(channelId);
  if (snapshot === null || snapshot.state.outcome !== null) {
    return { content: help.start, components: [row([quickDuel(help)])] };
  }
  const own = context.games.viewFor(snapshot, userId);
  const buttons = own === null ? [press(snapshot, 'log', help.log)] : ownButtons(snapshot, help);
  return {
    content: [waitingFor(snapshot, own?.seat ?? null, help), ...textsFor(snapshot, help)].join('\n'),
    components: [row(buttons)],
  };
}

type HelpWords = Words['help'];

function textsFor({ state: { mission, crawl, mode } }: TableSnapshot, help: HelpWords): string[] {
  if (mission) return [help.mission];
  if (crawl) return [help.crawl];
  return modeOf(mode).bosses ? [help.bosses, help.start] : [help.start];
}

function waitingFor({ state, occupants }: TableSnapshot, ownSeat: number | null, help: HelpWords): string {
  const asked = awaitedIn({ state, occupants }).map(({ seat }) => seat);
  if (asked.length === 0) return help.nobodyAsked;
  if (ownSeat !== null && asked.includes(ownSeat)) return help.yourMove;
  const names = asked
    .map((seat) => occupants[seat]?.name)
    .map((name) => (name ? escaped(name) : help.otherPlayer));
  return help.waitsFor([...new Set(names)]);
}

function ownButtons(snapshot: TableSnapshot, help: HelpWords) {
  return [
    press(snapshot, 'hand', help.hand),
    press(snapshot, 'stops', help.stops),
    press(snapshot, 'repost', help.repost),
    press(snapshot, 'log', help.log),
  ];
}

function press({ gameId, state }: TableSnapshot, verb: PlainVerb, label: string): Button {
  const id = customId({ surface: 'table', gameId, rev: state.rev, buttonAction: { verb } });
  return pressButton(id, label);
}

function quickDuel(help: HelpWords): Button {
  return pressButton(QUICK_DUEL_ID, help.quickDuel, ButtonStyle.Primary);
}
