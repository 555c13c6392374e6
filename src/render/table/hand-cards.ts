/** The cards on a hand panel: cost, text, and whether each can be played now. */
import type { APIComponentInContainer } from 'discord.js';
import { abilityOf, type CardDefinition, cardOf } from '../../engine/definitions.ts';
import { isAssist } from '../../engine/hosting.ts';
import type { Action, GameView, PlainPrompt, Seat } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { gallery, text } from '../components.ts';
import { isAfterwards } from '../crawl/battle.ts';
import { COMPONENT_TEXT_LENGTH } from '../discord-limits.ts';
import { type HandModel, handAltText } from '../hand/hand-model.ts';
import { coloursOf } from '../hero-colours.ts';
import { cardKind } from './content-names.ts';
import type { HandInput } from './hand-input.ts';
import { clipped, escaped } from './phrasing.ts';

/** Characters for all cards together; the rest is for what stands around them. */
const CARDS_LENGTH = COMPONENT_TEXT_LENGTH - 1_000;

/** The model of the hand's picture and alt text; null for an empty hand, and where no card is played any more. */
export function handModel(input: HandInput): HandModel | null {
  const { view, players, legal, cards, words = ENGLISH } = input;
  const heroId = players[view.viewer ?? 0]?.heroId ?? '';
  if (cards.length === 0 || isAfterwards(view)) return null;
  return {
    colour: coloursOf(heroId).base,
    words,
    cards: cards.map(({ id, price, unmetRequirement }) => {
      const card = cardOf(heroId, id);
      const offered = offeredFor(view, legal, id, words.hand);
      return {
        name: card.name,
        cost: price,
        kind: card.kind,
        kindName: cardKind(card, words),
        text: cardText(heroId, card),
        isOffered: offered !== null,
        // The dim drawing shows that a card cannot be played now.
        state: offered ?? whyNot(view, unmetRequirement, words.hand),
      };
    }),
  };
}

/** The cards of the hand: as a picture if there is one, else as text. */
export function cardsInHand(input: HandInput, seat: Seat, words: Words): APIComponentInContainer {
  const model = input.file === undefined ? null : handModel(input);
  if (model === null || input.file === undefined) return text(cardsText(input, seat, words));
  return gallery(input.file, handAltText(model));
}

function cardsText(input: HandInput, seat: Seat, words: Words): string {
  const heroId = input.players[seat]?.heroId ?? '';
  if (input.cards.length === 0) return words.hand.empty;
  const long = input.cards.map((card) => cardLines(input, heroId, card, words).join('\n')).join('\n\n');
  if (long.length <= CARDS_LENGTH) return long;
  // For a very large hand the cards' texts are left out first; the reasons why they cannot be played stay.
  const short = input.cards.map((card) => {
    const [title = '', , state = ''] = cardLines(input, heroId, card, words);
    return `${title}\n${state}`;
  });
  return clipped(short.join('\n'), CARDS_LENGTH);
}

function cardLines(
  { view, legal }: HandInput,
  heroId: string,
  { id, price, unmetRequirement }: HandInput['cards'][number],
  words: Words,
): string[] {
  const { hand } = words;
  const card = cardOf(heroId, id);
  const cost = price === card.cost ? hand.cp(price) : hand.cpPrinted(price, card.cost);
  const title = `**${escaped(card.name)}** · ${cost} · ${cardKind(card, words)}`;
  return [title, escaped(cardText(heroId, card)), `-# ${stateOf(view, legal, id, unmetRequirement, hand)}`];
}

/** The text of a card; for an upgrade the text of the upgraded ability, and what the card does besides. */
export function cardText(heroId: string, { text, upgradesTo }: CardDefinition): string {
  if (upgradesTo === undefined) return text;
  const level = abilityOf(heroId, upgradesTo);
  const usual = `Puts ${level.name} into play. `;
  return text.startsWith(usual) ? `${level.text} ${text.slice(usual.length)}` : level.text;
}

/** A sentence about the possible uses of a card now; null for none. */
function offeredFor(
  view: GameView,
  legal: readonly Action[],
  id: string,
  { playable, sellable, choosable, helps }: Words['hand'],
): string | null {
  if (view.outcome) return null;
  const plays = legal.filter((action) => action.type === 'play' && action.card === id);
  if (plays.length > 0) return plays.every(isAssist) ? helps : playable;
  if (!asksForCards(view)) return null;
  if (legal.some((action) => action.type === 'sell' && action.card === id)) return sellable;
  return legal.some((action) => action.type === 'choose' && action.option === id) ? choosable : null;
}

/** The reason why a card cannot be used now. */
function whyNot(view: GameView, unmetRequirement: string | null, hand: Words['hand']): string {
  if (view.outcome) return hand.over;
  // While the player must give up cards, it does not matter when a card could be played.
  return asksForCards(view) ? hand.answerFirst : (unmetRequirement ?? hand.answerFirst);
}

/** Whether the viewer is asked for cards of their hand: to sell, discard or put into play. */
function asksForCards({ pending, viewer }: GameView): boolean {
  if (!pending || pending.seat !== viewer) return false;
  return pending.kind === 'discard' || CARD_PROMPTS.some((prompt) => prompt === pending.prompt);
}

const CARD_PROMPTS: readonly PlainPrompt[] = ['card-to-discard', 'upgrade-to-play'];

function stateOf(
  view: GameView,
  legal: readonly Action[],
  id: string,
  unmetRequirement: string | null,
  hand: Words['hand'],
): string {
  const offered = offeredFor(view, legal, id, hand);
  if (offered !== null) return offered;
  const why = whyNot(view, unmetRequirement, hand);
  return view.outcome ? why : hand.notNow(escaped(why));
}
