/** Explanations of the offered abilities, defenses and tokens. */
import {
  abilityOf,
  cardOf,
  deckOf,
  isBoard,
  isToken,
  listEnvironments,
  looseCard,
  modifiersIn,
  tokenById,
} from '../../engine/definitions.ts';
import type { GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { isNamed } from './choice-words.ts';
import { abilityName, printedText, tokenName } from './content-names.ts';
import { openRollOf } from './dice-words.ts';
import { abilityOffers, defenseOffers, type Offer, spendOffers, useOffers } from './offers.ts';
import { clipped, escaped } from './phrasing.ts';
import { nameOf, type TablePlayer } from './players.ts';
import type { Question } from './question.ts';

/** Characters for one explanation. */
const LINE_LENGTH = 240;
/** The most explanations; others have only their button or menu line. */
const MAX_LINES = 6;

/**
 * One line for each ability, defense and token that may be used now, in the order of the buttons. Before
 * them comes an announced ability that has not taken effect.
 */
export function explanationLines(
  view: GameView,
  players: readonly TablePlayer[],
  question: Question | null,
  words: Words,
): string[] {
  if (!question) return [];
  const { seat, open } = question;
  const dice = openRollOf(view)?.dice.map((die) => die.value) ?? [];
  const offers = [
    ...abilityOffers(view, players, seat, dice, open, words),
    ...defenseOffers(players, seat, open, view, words),
    ...spendOffers(view, seat, open, words),
    ...useOffers(players, seat, open, words),
  ];
  return [
    ...announcedLine(view, players, words),
    ...explanations(weighingOn(view, question)),
    ...answeredCard(question, players),
    ...askingTile(question),
    ...simultaneous(question),
    ...explanations(offers),
  ];
}

/**
 * The tokens that change an Attack of whoever rolls by themselves, such as Parlay: while abilities are chosen, and while
 * the one that was announced may be answered.
 */
function weighingOn(
  { announced, attack, rolls, seats }: GameView,
  { open }: Question,
): Pick<Offer, 'name' | 'description'>[] {
  const [roll] = rolls;
  const isChosen = open.some(({ type }) => type === 'activate');
  if (roll?.kind !== 'offensive' || attack || !(isChosen || announced)) return [];
  return (seats[roll.owner]?.tokens ?? []).flatMap(({ id, name }) => {
    if (!isToken(id)) return [];
    const token = tokenById(id);
    const acts =
      modifiersIn(token, 'attacking').length > 0 ||
      token.triggers?.some(({ on }) => on.event === 'activation');
    return acts && token.kind === 'negative' ? [{ name, description: token.text }] : [];
  });
}

/**
 * The effect of a card that may be answered before it takes effect, or that asks somebody else than its player: the
 * person who is asked may never have seen it.
 */
function answeredCard({ kind, moment, seat, source }: Question, players: readonly TablePlayer[]): string[] {
  if (source === null) return [];
  const decks = players.map(({ heroId }) => ({ heroId, cards: isBoard(heroId) ? deckOf(heroId) : [] }));
  const asksAnother = kind === 'choose' && decks[seat]?.cards.includes(source) === false;
  if (moment !== 'interruption' && !asksAnother) return [];
  const heroId = decks.find(({ cards }) => cards.includes(source))?.heroId;
  const card = heroId === undefined ? looseCard(source) : cardOf(heroId, source);
  if (card === undefined) return [];
  const { name, text } = card;
  return [`- **${escaped(name)}**: ${clipped(escaped(text), LINE_LENGTH)}`];
}

/** What the tile of a crawl does whose effect asks: also heroes are asked who did not explore it. */
function askingTile({ source }: Question): string[] {
  const tile = source === null ? undefined : listEnvironments().find(({ id }) => id === source);
  return tile === undefined || tile.text === ''
    ? []
    : [`- **${escaped(tile.name)}**: ${clipped(escaped(tile.text), LINE_LENGTH)}`];
}

/** What each of several effects does that happen at the same moment. */
function simultaneous({ prompt }: Question): string[] {
  if (!isNamed(prompt, 'which-comes-next')) return [];
  return explanations(
    prompt.of.map(({ kind, id }) => ({
      name: kind === 'token' ? tokenName(id) : abilityName(id),
      description: printedText(id),
    })),
  );
}

function explanations(offers: readonly Pick<Offer, 'name' | 'description'>[]): string[] {
  const texts = new Map<string, string>();
  for (const { name, description } of offers) if (name && description) texts.set(name, description);
  return [...texts]
    .slice(0, MAX_LINES)
    .map(([name, text]) => `- **${escaped(name)}**: ${clipped(escaped(text), LINE_LENGTH)}`);
}

function announcedLine(
  { announced, attack, rolls }: GameView,
  players: readonly TablePlayer[],
  words: Words,
): string[] {
  const roller = rolls[0]?.owner;
  const heroId = players[roller ?? 0]?.heroId ?? '';
  if (!announced || attack || roller === undefined || !isBoard(heroId)) return [];
  const { name, text } = abilityOf(heroId, announced.ability);
  const shownText = clipped(escaped(text), LINE_LENGTH);
  return [words.table.announced(nameOf(players, roller, words), `**${escaped(name)}**`, shownText)];
}
