/** The rows of a hero of a Mission who chooses a space. */
import type { Row } from '../components.ts';
import { SPACES_AS_BUTTONS, spaceOffers } from '../mission/space-offers.ts';
import { optionOf } from './offers.ts';
import { buttonRows, selects } from './parts.ts';
import { actionButton, type QuestionContext } from './question-context.ts';

/** The spaces that a hero of a Mission can move to: the best ones as buttons, the others in a menu. */
export function spaceRows(asked: QuestionContext): Row[] {
  const { place, view, players, question, words, bestSpaces = [], moveEnds = {} } = asked;
  const offers = spaceOffers(
    { view, players, seat: question.seat, words, moveEnds },
    question.open,
    bestSpaces,
  );
  const buttons = offers
    .slice(0, SPACES_AS_BUTTONS)
    .map(({ action, short }, at) => actionButton(asked, action, short, at === 0 ? 'primary' : 'secondary'));
  const { moveMenuOthers } = words.missionTable;
  const others = offers.slice(SPACES_AS_BUTTONS).map(optionOf);
  return [...buttonRows(buttons), ...selects(place, 'move', moveMenuOthers, others, words)];
}
