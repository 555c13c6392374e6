/** The compact form of a turn's table message after a newer one was posted. */
import { MessageFlags } from 'discord.js';
import { ENGLISH, type Words } from '../../words/index.ts';
import { container, gallery, text } from '../components.ts';
import { COMPONENT_TEXT_LENGTH } from '../discord-limits.ts';
import type { MessagePayload } from './parts.ts';

export interface PastTurns {
  /** First and last turn of the message. */
  readonly fromTurn: number;
  readonly toTurn: number;
  /** A Mission has no turns of single players, so the title names none. */
  readonly isMission?: boolean;
  /** The public lines of those turns as `logLines` made them, oldest first. */
  readonly lines: readonly string[];
  /** An attached picture of the strikes; none when left out. */
  readonly picture?: { readonly name: string; readonly description: string };
  /** The language of the game; English when left out. */
  readonly words?: Words;
}

/** Characters of the turn's log in the message; the Log button shows everything. */
const TEXT_LENGTH = COMPONENT_TEXT_LENGTH - 1_000;
/** In place of earlier lines. */
const LEFT_OUT = '-# …';

/** The compact form: a title, the log of the turn and its strikes, no buttons. */
export function pastTableMessage(past: PastTurns): MessagePayload {
  const { lines, picture, words = ENGLISH } = past;
  const title = `**${titleOf(past, words)}**`;
  const log = latestLines(lines.map((line) => `-# ${line}`)).join('\n');
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [
      container([
        text(log === '' ? title : `${title}\n${log}`),
        ...(picture ? [gallery(picture.name, picture.description)] : []),
      ]),
    ],
    allowed_mentions: { parse: [] },
  };
}

/** The latest lines that fit, after a sign of those left out: how turns ended matters more than how they began. */
function latestLines(lines: readonly string[]): readonly string[] {
  if (lines.join('\n').length <= TEXT_LENGTH) return lines;
  const least = lines.findIndex((_, at) => [LEFT_OUT, ...lines.slice(at)].join('\n').length <= TEXT_LENGTH);
  return [LEFT_OUT, ...(least < 0 ? [] : lines.slice(least))];
}

function titleOf({ fromTurn, toTurn, isMission = false }: PastTurns, { table }: Words): string {
  if (isMission) return table.pastOfMission;
  return fromTurn === toTurn ? table.pastTurn(fromTurn) : table.pastTurns(fromTurn, toTurn);
}
