/** Finds the seat that a person presses for, or the reason for refusing the press. */

import { heroById } from '../../engine/definitions.ts';
import { askedAt } from '../../engine/hosting.ts';
import type { Seat } from '../../engine/index.ts';
import { wordsFor } from '../../words/index.ts';
import { escaped } from '../../words/markdown.ts';
import type { Press } from '../game-service.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import { handsMayChange, seatFor, seatsOf } from '../repository/occupants.ts';
import type { Refusal } from './decision.ts';

/** Returns the seat of the press, or the refusal. */
export function seatOfPress(game: LoadedGame, press: Press, anyTime: boolean): number | Refusal {
  const { stored, record } = game;
  const sentences = wordsFor(press.locale).presses;
  const refused = refusalOfGame(game, press);
  const seat = seatFor(record, press.userId, press.seat);
  if (refused !== null && refused.result !== 'over') return refused;
  if (seat === null || isForFormerSeat(record, press)) {
    return { result: 'not-seated', sentence: notSeatedWords(record, press) };
  }
  if (stored.status === 'finished') return { result: 'over', sentence: sentences.over };
  const { rev } = press;
  const isLate = rev !== null && (rev < askedAt(record.state, seat) || rev > record.state.rev);
  if (!anyTime && (isLate || isFromBeforeRestore(record, press))) {
    return { result: 'stale', sentence: sentences.stale };
  }
  return seat;
}

/** Returns why the game takes a press from nobody; null when it takes presses. */
export function refusalOfGame({ stored, record }: LoadedGame, press: Press): Refusal | null {
  const sentences = wordsFor(press.locale).presses;
  if (press.interactionId !== null && record.recent.includes(press.interactionId)) {
    return { result: 'repeated', sentence: sentences.repeated };
  }
  if (press.gameId !== undefined && press.gameId !== stored.id) {
    return { result: 'no-game', sentence: sentences.otherGame };
  }
  return stored.status === 'finished' ? { result: 'over', sentence: sentences.over } : null;
}

/** True when the button was made for a hero that the person no longer plays. */
function isForFormerSeat(record: GameRecord, { seat, userId }: Press): boolean {
  return seat !== undefined && seatsLeftBy(record, userId).includes(seat);
}

/** Returns the seats that a person played earlier and does not play now. */
function seatsLeftBy({ occupants, former }: GameRecord, userId: string): readonly number[] {
  const own = seatsOf(occupants, userId);
  const isLeft = (seat: Seat) => former.some((one) => one.seat === seat && one.userId === userId);
  return occupants.flatMap((occupant, seat) => {
    const isKept = occupant.kind === 'bot' && occupant.for === userId;
    return !own.includes(seat) && (isKept || isLeft(seat)) ? [seat] : [];
  });
}

/** Tells a person who handed their hero over that they did; tells anybody else that they are a spectator. */
function notSeatedWords(record: GameRecord, { userId, seat: meant, locale }: Press): string {
  const { presses, handOver } = wordsFor(locale);
  const { occupants, state } = record;
  const left = seatsLeftBy(record, userId);
  const seat = meant !== undefined && left.includes(meant) ? meant : left[0];
  const occupant = seat === undefined ? undefined : occupants[seat];
  if (seat === undefined || occupant === undefined || !handsMayChange(state)) return presses.notSeated;
  const hero = escaped(heroById(state.seats[seat]?.hero ?? '').name);
  return occupant.kind === 'bot'
    ? handOver.botPlays(hero)
    : handOver.otherPlays(hero, escaped(occupant.name));
}

/** True when a button is on a message of moves that were lost in a restore of an older state. */
function isFromBeforeRestore(
  { restored }: GameRecord,
  { messageId }: { readonly messageId?: string },
): boolean {
  if (restored === null || messageId === undefined) return false;
  return restored.since === null || BigInt(messageId) < BigInt(restored.since);
}
