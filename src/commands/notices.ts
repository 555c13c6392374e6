/** Short messages beside the table, in words. They mention people; who is notified is the sender's choice. */
import { escapeMarkdown, TimestampStyles, time, userMention } from 'discord.js';
import type { Ending, Notice } from './table/render-port.ts';
import type { Sitter, TableSnapshot } from './table/tables.ts';

const ENDINGS: Readonly<Record<Ending, string>> = {
  played: '',
  conceded: ' by concession',
  forfeited: ', because the other side stayed away too long',
  left: ', because the other side left',
  abandoned: '',
};

/** The text of a notice, as markdown. */
export function noticeText(snapshot: TableSnapshot, notice: Notice): string {
  switch (notice.kind) {
    case 'ping':
      return `${userMention(notice.userId)}, it is your move.`;
    case 'nudge':
      return `${userMention(notice.userId)}, the game waits for you. \`/table\` posts it anew.`;
    case 'warning':
      return `${userMention(notice.userId)}, please move before ${time(Math.floor(notice.until / 1_000), TimestampStyles.ShortDateTime)}: then ${notice.forfeits ? 'the game is forfeited' : 'I decide for you this once'}.`;
    case 'autopilot':
      return `${userMention(notice.userId)} was away too long, so I decided this once. ${leftWords(notice.left)}`;
    case 'over':
      return overText(snapshot, notice);
  }
}

function leftWords(left: number): string {
  if (left === 0) return 'The next time the game is forfeited.';
  return `After ${left === 1 ? 'one more time' : `${left} more times`} the game is forfeited.`;
}

function overText({ sitters }: TableSnapshot, notice: Extract<Notice, { kind: 'over' }>): string {
  const winners = notice.winners.flatMap((seat) => {
    const sitter = sitters[seat];
    return sitter ? [nameOf(sitter)] : [];
  });
  const result =
    notice.how === 'abandoned'
      ? 'The game has ended without a result.'
      : winners.length === 0
        ? 'The game is over: a draw.'
        : `**The game is over: ${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}${ENDINGS[notice.how]}.**`;
  return `${result}\nThank you for playing! The seed of its dice was \`${notice.seed}\`; its SHA-256 has been shown since the start: \`${notice.seedHash}\`.`;
}

function nameOf(sitter: Sitter): string {
  return sitter.kind === 'person' ? userMention(sitter.userId) : escapeMarkdown(sitter.name);
}
