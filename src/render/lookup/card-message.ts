/** A card as a message: cost, kind, effect, who has it, what it puts on the board, rulings. */
import type { CardAnswer } from '../../lookup/index.ts';
import type { MessagePayload } from '../table/parts.ts';
import type { Page } from './page.ts';
import { type Audience, linkSelect, lookupMessage, type PageLink, showRow } from './parts.ts';
import { abilityText, bullets, cardFacts, noteLine, sourceLine } from './reference-text.ts';
import { ruleLink } from './rule-message.ts';
import type { LookupWords } from './words/index.ts';

const ACCENT = 0x5b7fb5;

export interface CardInput {
  readonly answer: CardAnswer;
  readonly others: readonly PageLink[];
  readonly audience: Audience;
  readonly words: LookupWords;
}

export function cardMessage({ answer, others, audience, words }: CardInput): MessagePayload {
  const { key, card, ability, rulings } = answer;
  const page: Page = { kind: 'card', key };
  const owner = key.startsWith('common/') ? words.card.everyDeck : words.card.owner(answer.owner);
  return lookupMessage({
    accent: ACCENT,
    audience,
    words,
    blocks: [
      `### ${card.name}\n${cardFacts(card, words)}`,
      [bullets(card.effects), ...noteLine(card, words)].join('\n'),
      ability === undefined ? '' : `${words.card.puts}:\n${abilityText(ability, words)}`,
      [`-# ${owner}.`, sourceLine([card], words)].filter((line) => line !== '').join('\n'),
    ],
    rows: [
      ...linkSelect(
        'rulings',
        words.shared.rulings,
        rulings.map((entry) => ({ ...ruleLink(entry, words), description: entry.summary })),
      ),
      ...(audience.kind === 'private' ? linkSelect('others', words.shared.others, others) : []),
      ...showRow(page, audience, words),
    ],
  });
}
