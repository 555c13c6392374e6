/** The cards on a hand panel: what each costs and does, and whether it can be played now. */
import type { APIComponentInContainer } from 'discord.js';
import { abilityOf, type CardDefinition, cardOf } from '../../engine/definitions.ts';
import { isAssist } from '../../engine/hosting.ts';
import type { Action, GameView, PlainPrompt } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { type HandModel, handAltText } from '../hand/hand-model.ts';
import { coloursOf } from '../hero-colours.ts';
import type { HandInput } from './hand-input.ts';
import { text } from './parts.ts';
import { clipped, escaped } from './phrasing.ts';

/** Characters for all cards together; Discord takes 4,000 in the whole message. */
const CARDS_LENGTH = 3000;

/** The cards of the hand for the picture, and for its words; null where there are none. */
export function handModel(input: HandInput): HandModel | null {
  const { view, players, legal, cards, words = ENGLISH } = input;
  const heroId = players[view.viewer ?? 0]?.heroId ?? '';
  if (cards.length === 0) return null;
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
        text: cardText(heroId, card),
        isOffered: offered !== null,
        // A dim card says by itself that it is not now.
        state: offered ?? whyNot(view, unmetRequirement, words.hand),
      };
    }),
  };
}

/** What the hand holds: as a picture where one was drawn, else in words. */
export function cardsInHand(input: HandInput, seat: number, words: Words): APIComponentInContainer {
  const model = input.file === undefined ? null : handModel(input);
  if (model === null || input.file === undefined) return text(cardsText(input, seat, words));
  const description = handAltText(model);
  return { type: 12, items: [{ media: { url: `attachment://${input.file}` }, description }] };
}

function cardsText(input: HandInput, seat: number, words: Words): string {
  const heroId = input.players[seat]?.heroId ?? '';
  if (input.cards.length === 0) return words.hand.empty;
  const long = input.cards.map((card) => cardLines(input, heroId, card, words).join('\n')).join('\n\n');
  if (long.length <= CARDS_LENGTH) return long;
  // A very large hand: what the cards do is left out first, why they cannot be played stays.
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
  { hand }: Words,
): string[] {
  const card = cardOf(heroId, id);
  const cost = price === card.cost ? hand.cp(price) : hand.cpPrinted(price, card.cost);
  const title = `**${escaped(card.name)}** · ${cost} · ${hand.kinds[card.kind]}`;
  return [title, escaped(cardText(heroId, card)), `-# ${stateOf(view, legal, id, unmetRequirement, hand)}`];
}

/** What a card does; an upgrade does what the ability does that it brings. */
export function cardText(heroId: string, { text, upgradesTo }: CardDefinition): string {
  return upgradesTo === undefined ? text : abilityOf(heroId, upgradesTo).text;
}

/** What may be done with a card now, as a sentence; null for nothing. */
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

/** Why nothing may be done with a card now. */
function whyNot(view: GameView, unmetRequirement: string | null, hand: Words['hand']): string {
  if (view.outcome) return hand.over;
  // Asked for a card to give away, nobody wants to know when it could be played.
  return asksForCards(view) ? hand.answerFirst : (unmetRequirement ?? hand.answerFirst);
}

/** Whether the viewer is asked for cards of the own hand: to sell them, discard them or put them into play. */
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
