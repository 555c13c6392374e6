/** Offers as buttons or as a menu, each with the emoji of the token that it spends. */
import type { Button, Option, Row } from '../components.ts';
import { MAX_BUTTONS_IN_ROW } from '../discord-limits.ts';
import type { Emoji } from '../emoji/emojis.ts';
import { type Offer, optionOf } from './offers.ts';
import { buttonRows, selects } from './parts.ts';
import { actionButton, type QuestionContext } from './question-context.ts';

/** Offers as the options of a menu. */
export function optionsOf(asked: QuestionContext, offers: readonly Offer[]): Option[] {
  return offers.map((offer) => ({ ...optionOf(offer), emoji: emojiOf(asked, offer) }));
}

/** What an offer costs: a token, else combat points. */
function emojiOf({ emojiUse: { emojis } }: QuestionContext, { token, costsCp }: Offer): Emoji | undefined {
  if (token !== undefined) return emojis.token(token);
  return costsCp ? emojis.cp : undefined;
}

function offerButton(asked: QuestionContext, offer: Offer, style: 'primary' | 'secondary'): Button {
  return actionButton(asked, offer.action, offer.label, style, emojiOf(asked, offer));
}

/** Buttons beside `beside` others or in a row of their own, otherwise a select. `style` is the first one's. */
export function offered(
  asked: QuestionContext,
  offers: readonly Offer[],
  name: string,
  placeholder: string,
  style: 'primary' | 'secondary',
  beside: readonly Button[] = [],
): Row[] {
  if (offers.length <= MAX_BUTTONS_IN_ROW) {
    const buttons = offers.map((offer, at) => offerButton(asked, offer, at === 0 ? style : 'secondary'));
    const isOneRow = beside.length + offers.length <= MAX_BUTTONS_IN_ROW;
    return isOneRow ? buttonRows([...beside, ...buttons]) : [...buttonRows(beside), ...buttonRows(buttons)];
  }
  return [
    ...buttonRows(beside),
    ...selects(asked.place, name, placeholder, optionsOf(asked, offers), asked.words),
  ];
}
