/** Messages of a game, made from its views. */

export { type ActChoice, actChoices, deedOf, keepChoice, keepWorded } from './act-choices.ts';
export { tableAltText } from './alt-text.ts';
export { type AnnouncedDamage, announcedDamage } from './announced-words.ts';
export { askingPeople, onOwnPanels } from './asked-people.ts';
export { type BoardInput, boardModelOf } from './board-adapter.ts';
export { type BoardPanelInput, boardPanel } from './board-panel.ts';
export { handModel } from './hand-cards.ts';
export type { HandInput } from './hand-input.ts';
export { handPanel } from './hand-panel.ts';
export { describeEvent } from './log-line.ts';
export { attributedLines, logLines } from './log-lines.ts';
export type { MessagePayload, Place } from './parts.ts';
export { pastTableMessage } from './past-table-message.ts';
export { plainNameOf, playersAt, type TablePlayer } from './players.ts';
export type { QuickKeep } from './question-context.ts';
export { lostByReroll, risksOfReroll } from './reroll-risk.ts';
export { diceInWords } from './state-in-words.ts';
export { NO_GAME, stopsPanel } from './stops-panel.ts';
export { BOARD_FILE, CRAWL_FILE, type CrawlPart, type TableInput, tableMessage } from './table-message.ts';
export { describePending, whoseMove } from './whose-move.ts';
