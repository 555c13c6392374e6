/** The compact form of a turn's table message after a newer one was posted. */
import { MessageFlags } from 'discord.js';
import { ENGLISH, type Words } from '../../words/index.ts';
import { container, text } from '../components.ts';
import { COMPONENT_TEXT_LENGTH } from '../discord-limits.ts';
import type { MessagePayload } from './parts.ts';
import { clipped } from './phrasing.ts';

export interface PastTurns {
  /** First and last turn of the message. */
  readonly fromTurn: number;
  readonly toTurn: number;
  /** A Mission has no turns of single players, so the title names none. */
  readonly isMission?: boolean;
  /** The public lines of those turns as `logLines` made them, oldest first. */
  readonly lines: readonly string[];
  /** The language of the game; English when left out. */
  readonly words?: Words;
}

/** Characters of the turn's log in the message; the Log button shows everything. */
const TEXT_LENGTH = COMPONENT_TEXT_LENGTH - 1_000;

/** The compact form: a title and the log of the turn, no picture and no buttons. */
export function pastTableMessage(past: PastTurns): MessagePayload {
  const { lines, words = ENGLISH } = past;
  const title = `**${titleOf(past, words)}**`;
  const log = clipped(lines.map((line) => `-# ${line}`).join('\n'), TEXT_LENGTH);
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [container([text(log === '' ? title : `${title}\n${log}`)])],
    allowed_mentions: { parse: [] },
  };
}

function titleOf({ fromTurn, toTurn, isMission = false }: PastTurns, { table }: Words): string {
  if (isMission) return table.pastOfMission;
  return fromTurn === toTurn ? table.pastTurn(fromTurn) : table.pastTurns(fromTurn, toTurn);
}
