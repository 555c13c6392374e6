/** What the table itself remarks when a seat's moves are not the person's own. */
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { Doer } from './log-entry.ts';

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
