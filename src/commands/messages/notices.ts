/** The text of notices beside the table. They contain mentions; the outbox decides which people are notified. */
import { channelMention, TimestampStyles, time, userMention } from '@discordjs/builders';
import { modeOf, turnOf } from '../../engine/hosting.ts';
import { consentsMissing } from '../../games/actions/change-player.ts';
import { continuesAfterLeaving } from '../../games/actions/leaving.ts';
import type { SeatOccupant } from '../../games/game-service.ts';
import type { Called, Notice, UndoneAction } from '../../games/ports/render.ts';
import { peopleAt } from '../../games/repository/occupants.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { sourceText } from '../../render/table/content-names.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { heroName } from '../heroes.ts';
import { heroOf } from '../mission/hero-buttons.ts';
import { crawlResult } from './crawl-result.ts';
import { missionResult } from './mission-result.ts';
import { isReminder, reminderLines } from './reminders.ts';
import { isSealedAtEnd, offerText as offerOfDice } from './same-dice-text.ts';
import { mentionAt, seriesAfterGame, seriesBegins, seriesWaits } from './series-text.ts';
import { sideEndText } from './side-end.ts';

/** Characters of a line that tells what the autopilot did. */
const DEED_LENGTH = 200;

/** Returns the text of a notice as markdown, in the language of the game. */
export function noticeText(snapshot: TableSnapshot, notice: Notice): string {
  const more = isReminder(notice) ? reminderLines(snapshot, notice) : [];
  return [headText(snapshot, notice), ...more].join('\n');
}

function headText(snapshot: TableSnapshot, notice: Notice): string {
  const { notices } = wordsFor(snapshot.language);
  switch (notice.kind) {
    case 'ping':
      return notice.by === undefined
        ? notices.ping(calledIn(notice))
        : notices.reminded(calledIn(notice), userMention(notice.by));
    case 'nudge':
      return notices.nudge(calledIn(notice));
    case 'warning': {
      const until = time(Math.floor(notice.until / 1_000), TimestampStyles.ShortDateTime);
      const people = calledIn(notice);
      if (notice.sleeps) return notices.warnsOfSleep(people, until);
      if (!notice.forfeits) return notices.warnsOfAutopilot(people, until);
      if (modeOf(snapshot.state.mode).isCooperative) return notices.warnsOfStandIn(people, until);
      const warns = continuesAfterLeaving(snapshot) ? notices.warnsOfBot : notices.warnsOfForfeit;
      return warns(people, until);
    }
    case 'gone': {
      const until = time(Math.floor(notice.until / 1_000), TimestampStyles.ShortDateTime);
      const gone = continuesAfterLeaving(snapshot) ? notices.goneToBot : notices.gone;
      const others = othersThan(notice.userId, snapshot);
      return gone(others, userMention(notice.userId), until, notice.unsighted ?? false);
    }
    case 'early':
      return notices.early(userMention(notice.userId));
    case 'away':
      return awayText(snapshot, notice);
    case 'replaced': {
      const [person, hero] = [userMention(notice.userId), heroOf(snapshot, notice.seat)];
      if (notice.by !== undefined) return notices.replaced(person, userMention(notice.by), hero);
      return notice.late ? notices.standsInLate(person, hero) : notices.standsIn(person, hero);
    }
    case 'fallen':
      return notices.fallen(userMention(notice.userId));
    case 'asleep':
      return notices.asleep;
    case 'side':
      return sideEndText(snapshot, wordsFor(snapshot.language));
    case 'back':
      return notices.back;
    case 'take-back': {
      const others = notice.others.map((id) => userMention(id));
      return notices.takeBack(
        others,
        userMention(notice.userId),
        undoneText(notice, snapshot.language),
        notice.actions,
      );
    }
    case 'hero-offer':
      return offerText(snapshot, notice);
    case 'take-back-refused':
      return notices.refusedTakeBack(
        userMention(notice.userId),
        notice.asker === undefined ? null : userMention(notice.asker),
        undoneText(notice, snapshot.language),
      );
    case 'autopilot': {
      const left = leftWords(notice.left, continuesAfterLeaving(snapshot), notices);
      const did = (notice.did ?? []).map((line) => `- ${clipped(line, DEED_LENGTH)}`);
      const isParty = modeOf(snapshot.state.mode).isCooperative === true;
      const decided = isParty ? notices.autopilotOfParty : notices.autopilot;
      return [`${decided(userMention(notice.userId))} ${left}`, ...did].join('\n');
    }
    case 'compared':
      return '';
    case 'series-game':
      return seriesBegins(snapshot);
    case 'series-waits':
      return seriesWaits(snapshot, notice.because);
    case 'over':
      return overText(snapshot, notice, notices);
    case 'result':
      if (isSealedAtEnd(snapshot)) return offerOfDice(snapshot);
      return `${resultText(snapshot, notice)}\n${channelMention(snapshot.channelId)}`;
  }
}

/** The action that is to be taken back, in words. */
function undoneText({ undone }: { readonly undone?: UndoneAction }, language: string | undefined): string {
  const words = wordsFor(language);
  const { notices } = words;
  if (undone === undefined) return notices.someAction;
  return notices.undone(undone.type, undone.of === undefined ? null : sourceText(undone.of, words));
}

function awayText(snapshot: TableSnapshot, { userId, until }: Extract<Notice, { kind: 'away' }>): string {
  const { notices } = wordsFor(snapshot.language);
  const person = userMention(userId);
  if (until === null) return notices.isBack(person);
  const others = othersThan(userId, snapshot);
  return notices.isAway(others, person, time(Math.floor(until / 1_000), TimestampStyles.ShortDateTime));
}

function offerText(
  snapshot: TableSnapshot,
  { seat, userId, to }: Extract<Notice, { kind: 'hero-offer' }>,
): string {
  const { handOver } = wordsFor(snapshot.language);
  const offer = snapshot.offers?.find((one) => one.seat === seat);
  const others = offer ? consentsMissing(snapshot, offer).map((id) => userMention(id)) : [];
  if (others.length > 0) {
    return handOver.offersSeat(userMention(to), userMention(userId), heroOf(snapshot, seat), others);
  }
  return handOver.offers(userMention(to), userMention(userId), heroOf(snapshot, seat));
}

function othersThan(userId: string, { occupants }: TableSnapshot): readonly string[] {
  return peopleAt(occupants)
    .filter((id) => id !== userId)
    .map((id) => userMention(id));
}

type NoticeWords = Words['notices'];

function calledIn({ userId, also = [] }: Called): readonly string[] {
  return [...new Set([userId, ...also.map((one) => one.userId)])].map((id) => userMention(id));
}

function leftWords(left: number, large: boolean, notices: NoticeWords): string {
  if (large) return left === 0 ? notices.botNext : notices.botAfter(left);
  return left === 0 ? notices.forfeitsNext : notices.forfeitsAfter(left);
}

type Over = Extract<Notice, { kind: 'over' | 'result' }>;

function overText(snapshot: TableSnapshot, notice: Over, notices: NoticeWords): string {
  const sealed = isSealedAtEnd(snapshot) ? [wordsFor(snapshot.language).sameDice.sealedNow] : [];
  return [resultText(snapshot, notice), ...sealed, notices.thanks].join('\n');
}

/** Names the winners, how they won, and the final standing. */
function resultText(snapshot: TableSnapshot, notice: Over): string {
  const { occupants, language } = snapshot;
  if (snapshot.state.crawl) return crawlResult(snapshot, notice.how, wordsFor(language));
  if (snapshot.state.mission) return missionResult(snapshot, notice.how, wordsFor(language));
  const { notices } = wordsFor(language);
  const winners = notice.winners.flatMap((seat) => {
    const occupant = occupants[seat];
    return occupant ? [nameOf(occupant)] : [];
  });
  const series = seriesAfterGame(snapshot, mentionAt(snapshot), wordsFor(language));
  const lines = [resultWords(notice.how, winners, notices), standingWords(snapshot, notice.how, notices)];
  return [...lines, ...(series === null ? [] : [`**${series}**`])].join('\n');
}

/**
 * Each side with its health; team-mates share one health. Whoever conceded has none left by that alone, which says
 * nothing of how they stood.
 */
function standingWords(
  { occupants, state, language }: TableSnapshot,
  how: Over['how'],
  notices: NoticeWords,
): string {
  const words = wordsFor(language);
  const isLeft = how === 'forfeited' || how === 'left';
  const sides = state.pools.flatMap(({ health }, pool) => {
    const gaveUp = state.seats.every((seat) => seat.pool !== pool || seat.conceded);
    const players = state.seats.flatMap((seat, at) => {
      const occupant = occupants[at];
      if (seat.pool !== pool || occupant === undefined) return [];
      return [words.table.named(escaped(occupant.name), heroName(seat.hero, words))];
    });
    if (players.length === 0) return [];
    const side = words.lobby.teamMates(players);
    return [gaveUp && !isLeft ? notices.gaveUp(side) : notices.health(side, health)];
  });
  return notices.standing(turnOf(state).number, sides);
}

function resultWords(how: Over['how'], winners: readonly string[], notices: NoticeWords): string {
  if (how === 'abandoned' || how === 'called-off') return notices.noResult;
  return winners.length === 0 ? notices.draw : `**${notices.won[how](winners)}**`;
}

function nameOf(occupant: SeatOccupant): string {
  const [id] = peopleAt([occupant]);
  return id === undefined ? escaped(occupant.name) : userMention(id);
}
