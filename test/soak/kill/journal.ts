/** The history of one game, printed for the analysis of a finding. */
import { askedRevOf } from '../../../src/games/actions/play.ts';
import type { GameBook } from './game-book.ts';
import type { Witness } from './witness.ts';

const LINES = 60;

/** The newest presses, posts and kills of a thread in order of time, then the ends of its games' logs. */
export function journalOf(
  thread: string,
  witness: Witness,
  book: GameBook,
  kills: readonly Killed[],
): string[] {
  const lines: { readonly at: number; readonly text: string }[] = [];
  for (const press of witness.presses.values()) {
    if (press.channelId !== thread) continue;
    const { id, sentAt, personId, customId, value, answered, answeredAt } = press;
    const after = answeredAt === null ? '' : ` after ${Math.round(answeredAt - sentAt)} ms`;
    lines.push({
      at: sentAt,
      text: `press ${id} of ${personId}: ${customId} ${value ?? ''} -> ${answered}${after}`,
    });
  }
  for (const post of witness.posts) {
    if (post.channelId !== thread) continue;
    const calls = post.users.length === 0 ? '' : ` calls ${post.users.join(', ')}`;
    lines.push({ at: post.at, text: `post ${post.id} (${post.nonce}) rev ${post.rev}${calls}` });
  }
  for (const { at, number, name } of kills) lines.push({ at, text: `KILL ${number}: ${name}` });
  const timeline = lines
    .sort((one, other) => one.at - other.at)
    .slice(-LINES)
    .map(({ at, text }) => `${(at / 1_000).toFixed(3)} ${text}`);
  const logs = book
    .inThread(thread)
    .flatMap((game) => [
      `game ${game.id}: version ${game.version}, ${game.status}, rev ${game.record.state.rev}, asked ${askedRevOf(game.record)}`,
      ...game.entries.slice(-12).map((entry) => `log ${JSON.stringify({ ...entry, lines: undefined })}`),
    ]);
  return [...timeline, ...logs];
}

export interface Killed {
  /** Counts up from 1 for the bot, and down from -1 for the store's server. */
  readonly number: number;
  readonly name: string;
  readonly at: number;
}
