/** Short messages beside the table, in words. They mention people; who is notified is the sender's choice. */

import { TimestampStyles, time, userMention } from '@discordjs/builders';
import { turnOf } from '../engine/index.ts';
import { escaped } from '../render/table/phrasing.ts';
import { type Words, wordsFor } from '../words/index.ts';
import { heroName } from './heroes.ts';
import { peopleAt } from './table/people-at.ts';
import type { Notice } from './table/render-port.ts';
import type { Sitter, TableSnapshot } from './table/tables.ts';

/** The text of a notice, as markdown, in the language of the game. */
export function noticeText(snapshot: TableSnapshot, notice: Notice): string {
  const { notices } = wordsFor(snapshot.language);
  switch (notice.kind) {
    case 'ping':
      return notices.ping(userMention(notice.userId));
    case 'nudge':
      return notices.nudge(userMention(notice.userId));
    case 'warning': {
      const until = time(Math.floor(notice.until / 1_000), TimestampStyles.ShortDateTime);
      const person = userMention(notice.userId);
      return notice.forfeits
        ? isLarge(snapshot)
          ? notices.warnsOfBot(person, until)
          : notices.warnsOfForfeit(person, until)
        : notices.warnsOfAutopilot(person, until);
    }
    case 'gone': {
      const until = time(Math.floor(notice.until / 1_000), TimestampStyles.ShortDateTime);
      const gone = isLarge(snapshot) ? notices.goneToBot : notices.gone;
      return gone(othersThan(notice.userId, snapshot), userMention(notice.userId), until);
    }
    case 'fallen':
      return notices.fallen(userMention(notice.userId));
    case 'back':
      return notices.back;
    case 'take-back': {
      const others = notice.others.map((id) => userMention(id));
      return notices.takeBack(others, userMention(notice.userId), notice.actions);
    }
    case 'take-back-refused':
      return notices.refusedTakeBack(userMention(notice.userId));
    case 'autopilot':
      return `${notices.autopilot(userMention(notice.userId))} ${leftWords(notice.left, isLarge(snapshot), notices)}`;
    case 'over':
      return overText(snapshot, notice, notices);
  }
}

function othersThan(userId: string, { sitters }: TableSnapshot): readonly string[] {
  return peopleAt(sitters)
    .filter((id) => id !== userId)
    .map((id) => userMention(id));
}

type NoticeWords = Words['notices'];

/** In a game of more than two nobody forfeits it: a bot takes the seat. */
function isLarge({ sitters }: TableSnapshot): boolean {
  return sitters.length > 2;
}

function leftWords(left: number, large: boolean, notices: NoticeWords): string {
  if (large) return left === 0 ? notices.botNext : notices.botAfter(left);
  return left === 0 ? notices.forfeitsNext : notices.forfeitsAfter(left);
}

export type Over = Extract<Notice, { kind: 'over' }>;

function overText(snapshot: TableSnapshot, notice: Over, notices: NoticeWords): string {
  return `${resultText(snapshot, notice)}\n${notices.thanks}`;
}

/** Who won and how, and how it stood at the end. */
export function resultText(snapshot: TableSnapshot, notice: Over): string {
  const { sitters, language } = snapshot;
  const { notices } = wordsFor(language);
  const winners = notice.winners.flatMap((seat) => {
    const sitter = sitters[seat];
    return sitter ? [nameOf(sitter)] : [];
  });
  return `${resultWords(notice.how, winners, notices)}\n${standingWords(snapshot, notices)}`;
}

/** Each side with its health; team-mates share theirs. */
function standingWords({ sitters, state, language }: TableSnapshot, notices: NoticeWords): string {
  const words = wordsFor(language);
  const sides = state.pools.flatMap(({ health }, pool) => {
    const players = state.seats.flatMap((seat, at) => {
      const sitter = sitters[at];
      if (seat.pool !== pool || sitter === undefined) return [];
      return [words.challenge.playerAs(escaped(sitter.name), heroName(seat.hero, words))];
    });
    return players.length === 0 ? [] : [notices.health(words.lobby.teamMates(players), health)];
  });
  return notices.standing(turnOf(state).number, sides);
}

function resultWords(how: Over['how'], winners: readonly string[], notices: NoticeWords): string {
  if (how === 'abandoned') return notices.noResult;
  return winners.length === 0 ? notices.draw : `**${notices.won[how](winners)}**`;
}

function nameOf(sitter: Sitter): string {
  const [id] = peopleAt([sitter]);
  return id === undefined ? escaped(sitter.name) : userMention(id);
}
