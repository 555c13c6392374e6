/** A private panel with the whole table as a picture for a desktop, on which the table's own picture is small. */
import { MessageFlags } from 'discord.js';
import type { GameView } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { container, gallery, text } from '../components.ts';
import { button, buttonRows, type MessagePayload } from './parts.ts';

export interface WideTableInput {
  readonly gameId: string;
  readonly view: GameView;
  /** Whether the reader plays in the game. */
  readonly isSeated: boolean;
  /** The alt text of the picture. */
  readonly alt: string;
  /** The file name of the picture. */
  readonly file: string;
  /** The person's language; English when left out. */
  readonly words?: Words;
}

/** Whether the table of a game has a wide picture: the maps of Missions and Portal Crawls are wide already. */
export function hasWideTable({ mission, crawl }: Pick<GameView, 'mission' | 'crawl'>): boolean {
  return mission === null && (crawl === null || crawl.boss !== null);
}

/** The panel as API JSON: Components V2, ephemeral. */
export function wideTablePanel(input: WideTableInput): MessagePayload {
  const { gameId, view, isSeated, alt, file, words = ENGLISH } = input;
  const { table } = words;
  const place = { surface: 'board', gameId, rev: view.rev } as const;
  return {
    flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
    components: [
      container([
        text(`### ${table.wideTableHeading}`),
        gallery(file, alt),
        ...buttonRows([
          button(place, { verb: 'wide-table' }, table.boardAgain),
          button(place, { verb: 'my-board' }, table.board),
          ...(isSeated ? [button(place, { verb: 'hand' }, table.hand)] : []),
        ]),
      ]),
    ],
    allowed_mentions: { parse: [] },
  };
}
