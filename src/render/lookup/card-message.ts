/** A card as a message: cost, kind, effect, owners, the upgrade that it brings, rulings. */
import type { CardAnswer, DeckCard } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import type { MessagePayload } from '../table/parts.ts';
import { missionCardBlocks } from './mission-card-text.ts';
import type { Page } from './page.ts';
import { type Audience, linkSelect, lookupMessage, othersSelect, type PageLink, showRow } from './parts.ts';
import { abilityText, bullets, cardFacts, fromLine, noteLine, sourceLine } from './reference-text.ts';
import { ruleLink } from './rule-message.ts';

const ACCENT = 0x5b7fb5;

export interface CardInput {
  readonly answer: CardAnswer;
  readonly others: readonly PageLink[];
  readonly audience: Audience;
  readonly words: Words;
}

export function cardMessage({ answer, others, audience, words }: CardInput): MessagePayload {
  const page: Page = { kind: 'card', key: answer.key };
  return lookupMessage({
    accent: ACCENT,
    audience,
    words,
    blocks: answer.of === 'deck' ? deckBlocks(answer, words) : missionCardBlocks(answer.card, words),
    rows: [
      ...linkSelect(
        'rulings',
        answer.of === 'deck' ? words.lookup.shared.rulings : words.lookup.missionCard.rules,
        answer.rulings.map((entry) => ({ ...ruleLink(entry, words), description: entry.summary })),
      ),
      ...othersSelect(others, audience, words),
      ...showRow(page, audience, words),
    ],
  });
}

function deckBlocks({ key, card, ability, owner, from }: DeckCard, words: Words): string[] {
  const { card: say } = words.lookup;
  const held = key.startsWith('loot/') ? say.loot : owner === null ? say.everyDeck : say.owner(owner);
  return [
    `### ${card.name}\n${cardFacts(card, words)}`,
    [bullets(card.effects), ...noteLine(card, words)].join('\n'),
    ability === undefined
      ? ''
      : `${words.lookup.card.puts}:\n${abilityText({ ...ability, notes: ability.notes === card.notes ? undefined : ability.notes }, words)}`,
    ...(from === undefined ? [] : [fromLine(from, words)]),
    [`-# ${held}.`, sourceLine([card], words)].filter((line) => line !== '').join('\n'),
  ];
}
