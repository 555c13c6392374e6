/** What to do now, in a few lines, with the buttons that do it. */
import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType, escapeMarkdown } from 'discord.js';
import { customId, type PlainVerb } from '../render/custom-id.ts';
import type { Desk } from './desk.ts';
import type { Answer } from './panels.ts';
import { QUICK_DUEL_ID } from './press/quick-duel-press.ts';
import type { TableSnapshot } from './table/tables.ts';

const START = `**Start**: \`/duel\` challenges somebody, or me when you name nobody. The game gets a thread of its own.
**Play**: press the buttons below the table's picture; they answer the question that is asked. Mark the dice that you keep, then reroll the others. *My hand* shows your cards to you alone.
**Any time**: \`/hand\`, \`/table\` (posts it anew), \`/log\`, \`/stops\` (when the game asks you), \`/concede\`, \`/report\`.
**Look up**: \`/rule\`, \`/hero\`, \`/card\`, \`/token\` and \`/odds\` answer you alone, here, in any server and in direct messages.`;

/** Help for a person in a channel: how to start, or what the game there waits for. */
export async function helpAnswer(desk: Desk, channelId: string, userId: string): Promise<Answer> {
  const snapshot = await desk.tables.look(channelId);
  if (snapshot === null || snapshot.state.outcome !== null) {
    return { content: START, components: [row([quickDuel()])] };
  }
  const own = desk.tables.viewFor(snapshot, userId);
  const buttons = own === null ? [press(snapshot, 'log', 'Log')] : ownButtons(snapshot);
  return { content: `${waitingFor(snapshot, own?.seat ?? null)}\n${START}`, components: [row(buttons)] };
}

function waitingFor({ state, sitters }: TableSnapshot, ownSeat: number | null): string {
  const pending = state.lanes[0]?.pending;
  if (!pending) return 'Nobody is asked anything right now.';
  if (pending.seat === ownSeat) return '**It is your move**: the newest table message asks you.';
  return `The game waits for **${escapeMarkdown(sitters[pending.seat]?.name ?? 'the other player')}**.`;
}

function ownButtons(snapshot: TableSnapshot) {
  return [
    press(snapshot, 'hand', 'My hand'),
    press(snapshot, 'stops', 'My stops'),
    press(snapshot, 'repost', 'Post the table anew'),
    press(snapshot, 'log', 'Log'),
  ];
}

function press(
  { gameId, state }: TableSnapshot,
  verb: PlainVerb,
  label: string,
): APIButtonComponentWithCustomId {
  const custom_id = customId({ surface: 'table', gameId, rev: state.rev, deed: { verb } });
  return { type: ComponentType.Button, style: ButtonStyle.Secondary, label, custom_id };
}

function quickDuel(): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Primary,
    label: 'Play against me with random heroes',
    custom_id: QUICK_DUEL_ID,
  };
}

function row(components: APIButtonComponentWithCustomId[]) {
  return { type: ComponentType.ActionRow as const, components };
}
