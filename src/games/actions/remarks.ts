/** What the table itself remarks when a seat's moves are not the person's own. */
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { Doer } from '../repository/log-entry.ts';

/**
 * The line that stands before what somebody else did at a person's seat; null where there is nothing to remark.
 * @param language Discord's name of the language of the game
 */
export function remarkOn(by: Doer, name: string, language: string | undefined): string | null {
  const { log } = wordsFor(language);
  switch (by) {
    case 'autopilot':
      return log.autopilot(escaped(name));
    case 'clock':
      return log.forfeits(escaped(name));
    case 'left':
      return log.hasLeft(escaped(name));
    case 'person':
    case 'bot':
      return null;
  }
}

/** The line that says who took back how many actions. */
export function takenBackRemark(
  { occupants, language }: Pick<GameRecord, 'occupants' | 'language'>,
  { seat, actions }: { readonly seat: number; readonly actions: number },
): string {
  return wordsFor(language).log.tookBack(escaped(occupants[seat]?.name ?? ''), actions);
}

/**
 * The line that stands where a person leaves their seat; null where the engine says it.
 * @param isLarge more than two play: then a bot goes on for them
 */
export function leavingRemark(
  by: Extract<Doer, 'person' | 'clock' | 'left'>,
  name: string,
  isLarge: boolean,
  language: string | undefined,
): string | null {
  if (!isLarge) return remarkOn(by, name, language);
  const { log } = wordsFor(language);
  return log.leftToBot[by](escaped(name));
}
