/** The latest choices of bots in a game, each with the state that it was made in: what "Why?" tells of. */
import { beginGame } from '../../engine/hosting.ts';
import { apply, legalActions } from '../../engine/index.ts';
import { stepsThatCount } from '../actions/take-back.ts';
import type { BotChoice } from '../game-service.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { LogEntry } from '../repository/log-entry.ts';
import type { TableSnapshot } from '../table-snapshot.ts';
import { canBeReplayed } from './replay.ts';

/**
 * Whether somebody may ask a game's bots why: its only person, or anybody once it is over. With two people or more, a
 * bot's reasons would help one of them.
 * @param userId the Discord id of whoever asks
 */
export function mayAskWhy(
  { occupants, ended = null }: Pick<TableSnapshot, 'occupants' | 'ended'>,
  userId: string,
): boolean {
  const people = occupants.flatMap((one) => (one.kind === 'person' ? [one.userId] : []));
  if (people.length === occupants.length) return false;
  return ended !== null || (people.length > 0 && people.every((one) => one === userId));
}

/**
 * Returns the latest choices of bots, the latest first.
 * @param most the highest number of choices
 * @returns none for a game of other rules or packs, which cannot be played again
 */
export function latestBotChoices(record: GameRecord, log: readonly LogEntry[], most: number): BotChoice[] {
  if (!canBeReplayed(record)) return [];
  let { state } = beginGame(record.setup);
  const choices: BotChoice[] = [];
  for (const { seat, action, by } of stepsThatCount(log)) {
    if (by === 'bot' && action.type !== 'set-orders') choices.push({ seat, state, action });
    state = apply(state, seat, action).state;
  }
  const isChoice = ({ seat, state }: BotChoice) => legalActions(state, seat).length > 1;
  const latest: BotChoice[] = [];
  for (const choice of choices.reverse()) {
    if (latest.length === most) break;
    if (isChoice(choice)) latest.push(choice);
  }
  return latest;
}
