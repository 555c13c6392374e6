/** What is left of a turn's table message once the next one stands below it. */
import type { GameView } from '../../engine/index.ts';
import { COMPONENTS_V2, type MessagePayload, text } from './parts.ts';
import { clipped } from './phrasing.ts';
import type { TablePlayer } from './players.ts';
import { accentOf, turnTitle } from './table-message.ts';

/** Characters of the turn's log that are kept; the whole log stays behind the Log button. */
const TEXT_LENGTH = 1500;

/**
 * The compact form: a title and the turn's log lines, no picture and no buttons.
 * @param view any public view from that turn, or from the moment after it with the turn's own `turn`
 * @param lines the turn's log lines as `logLines` made them, oldest first
 */
export function pastTableMessage(
  view: GameView,
  players: readonly TablePlayer[],
  lines: readonly string[],
): MessagePayload {
  const log = lines.map((line) => `-# ${line}`).join('\n');
  const content = [`**${turnTitle(view, players)}**`, clipped(log, TEXT_LENGTH)].filter(
    (part) => part !== '',
  );
  return {
    flags: COMPONENTS_V2,
    components: [
      { type: 17, accent_color: accentOf(players, view.turn.active), components: [text(content.join('\n'))] },
    ],
    allowed_mentions: { parse: [] },
    attachments: [],
  };
}
