/** The buttons under notices beside the table, except those of reminders. */
import { ButtonStyle } from 'discord.js';
import type { Seat } from '../../engine/index.ts';
import type { Notice } from '../../games/ports/render.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { pressButton, type Row, row } from '../../render/components.ts';
import { customId, PLAIN_VERBS, type PlainVerb } from '../../render/custom-id.ts';
import { wordsFor } from '../../words/index.ts';
import { heroButton, heroOf, offerButtons } from '../mission/hero-buttons.ts';
import { sealRow } from '../opening/seal.ts';
import { nextGameRow, rematchRow, replayRow } from '../rematch/rematch-message.ts';
import type { Reminder } from './reminders.ts';
import {
  firstReplayRow,
  isSealedAtEnd,
  offerRow as offerOfDiceRow,
  secondReplayRow,
} from './same-dice-text.ts';

/** The buttons for the person who is offered a hero. */
function offerRow(snapshot: TableSnapshot, seat: Seat) {
  return row(offerButtons(snapshot, seat, wordsFor(snapshot.language)));
}

/** The button for the person for whom a bot plays. */
function takeBackRow(snapshot: TableSnapshot, seat: Seat) {
  const { notices } = wordsFor(snapshot.language);
  const label = notices.takeSeatBack(heroOf(snapshot, seat));
  return row([heroButton(snapshot, seat, 'take', label, ButtonStyle.Primary)]);
}

/** Returns the rows under a notice that is no reminder. */
export function noticeRows(snapshot: TableSnapshot, notice: Exclude<Notice, Reminder>): readonly Row[] {
  const { notices } = wordsFor(snapshot.language);
  if (notice.kind === 'series-game') return [sealRow(snapshot, wordsFor(snapshot.language))];
  if (notice.kind === 'series-waits') return [nextGameRow(snapshot)];
  if (notice.kind === 'result') return isSealedAtEnd(snapshot) ? [offerOfDiceRow(snapshot)] : [];
  if (notice.kind === 'compared') return [secondReplayRow(snapshot)];
  if (notice.kind === 'over') {
    const replays = isSealedAtEnd(snapshot) ? [] : [replayRow(snapshot), firstReplayRow(snapshot)];
    return [rematchRow(snapshot), ...replays].filter((one) => one !== null);
  }
  if (notice.kind === 'hero-offer') return [offerRow(snapshot, notice.seat)];
  if (notice.kind === 'take-back') {
    return [rowOf(snapshot, { 'take-back-agree': notices.agree, 'take-back-refuse': notices.refuse })];
  }
  if (notice.kind === 'away') {
    return notice.until === null ? [] : [rowOf(snapshot, { waiting: notices.waiting })];
  }
  if (notice.kind === 'replaced') return [takeBackRow(snapshot, notice.seat)];
  if (notice.kind === 'autopilot') return [rowOf(snapshot, { waiting: notices.waiting })];
  if (notice.kind === 'gone') {
    return [rowOf(snapshot, { waiting: notices.waiting, repost: notices.repost })];
  }
  return [];
}

/** @param labels button labels by verb */
function rowOf({ gameId, state }: TableSnapshot, labels: Readonly<Partial<Record<PlainVerb, string>>>) {
  const buttons = PLAIN_VERBS.flatMap((verb) => {
    const label = labels[verb];
    if (label === undefined) return [];
    const surface = verb === 'waiting' ? 'notice' : 'table';
    return [pressButton(customId({ surface, gameId, rev: state.rev, buttonAction: { verb } }), label)];
  });
  return row(buttons);
}
