/**
 * A person's own hand: every card with its price, what it does and whether it can be played now, menus to
 * play and to sell, and the present question when it is theirs. Always ephemeral.
 */
import type { APIComponentInContainer } from 'discord.js';
import { type Action, type CardDefinition, cardOf, type GameView } from '../../engine/index.ts';
import { actionWords } from '../action-words.ts';
import {
  button,
  buttonRows,
  COMPONENTS_V2,
  EPHEMERAL,
  type MessagePayload,
  type Option,
  type Place,
  type Row,
  selects,
  separator,
  text,
} from './parts.ts';
import { clipped, counted, escaped, listed, signed } from './phrasing.ts';
import { heroNameOf, nameOf, type TablePlayer } from './players.ts';
import { type Question, questionOf } from './question.ts';
import { choiceRows, questionRows } from './question-rows.ts';
import { accentOf } from './table-message.ts';
import { phaseName, whoseMove } from './whose-move.ts';

export interface HandInput {
  readonly gameId: string;
  /** Where the game is played, for the link to its table. */
  readonly channelId: string;
  /** The person's own view: `viewOf(state, seat)`. */
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** `legalActions` of that seat; empty when somebody else is asked. */
  readonly legal: readonly Action[];
  /** For each card id in the hand: `priceInHand`, and `explainCardInHand` (null when it can be played). */
  readonly cards: readonly {
    readonly id: string;
    readonly price: number;
    readonly hindrance: string | null;
  }[];
}

/** Characters for all cards together; Discord takes 4,000 in the whole message. */
const CARDS_LENGTH = 3000;

const KINDS: Readonly<Record<CardDefinition['kind'], string>> = {
  main: 'Main Phase',
  roll: 'roll phase',
  instant: 'instant',
  upgrade: 'upgrade',
};

/**
 * The panel as API JSON: Components V2, ephemeral.
 * @throws TypeError for a view that is nobody's own
 */
export function handPanel(input: HandInput): MessagePayload {
  const { view, players, gameId } = input;
  const seat = view.viewer;
  if (seat === null) throw new TypeError('a hand panel needs the view of a seat');
  const place: Place = { surface: 'hand', gameId, rev: view.rev };
  const own = view.pending?.seat === seat ? questionOf(view, input.legal, view.pending) : null;
  const parts: APIComponentInContainer[] = [
    text(heading(input, seat)),
    text(cardsText(input, seat)),
    separator(),
    ...(own ? ownRows(input, place, own) : []),
    ...buttonRows(footButtons(place, own !== null, view.outcome !== null)),
  ];
  return {
    flags: COMPONENTS_V2 | EPHEMERAL,
    components: [{ type: 17, accent_color: accentOf(players, seat), components: parts }],
    allowed_mentions: { parse: [] },
  };
}

function heading({ view, players, channelId }: HandInput, seat: number): string {
  const team = view.seats[seat]?.team;
  const opponents = view.seats
    .filter((other) => other.team !== team)
    .map((other) => `${nameOf(players, other.seat)} (${escaped(heroNameOf(players, other.seat))})`);
  const { cp = 0, handCount = 0 } = view.seats[seat] ?? {};
  const held = `${counted(handCount, 'card', 'cards')}, ${cp} CP. Turn ${view.turn.number}, ${phaseName(view.turn.phase)}.`;
  const move = whoseMove(view, players, view.pending?.prompt ?? null);
  return [
    `### Your hand: ${escaped(heroNameOf(players, seat))} against ${listed(opponents)}`,
    `${held} Table: <#${channelId}>`,
    ...(move ? [move.text] : []),
  ].join('\n');
}

function cardsText(input: HandInput, seat: number): string {
  const heroId = input.players[seat]?.heroId ?? '';
  if (input.cards.length === 0) return 'You hold no cards.';
  const long = input.cards.map((card) => cardLines(input, heroId, card).join('\n')).join('\n');
  if (long.length <= CARDS_LENGTH) return long;
  // A very large hand: what the cards do is left out first, why they cannot be played stays.
  const short = input.cards.map((card) => {
    const [title = '', , state = ''] = cardLines(input, heroId, card);
    return `${title}\n${state}`;
  });
  return clipped(short.join('\n'), CARDS_LENGTH);
}

function cardLines(
  { view, legal }: HandInput,
  heroId: string,
  { id, price, hindrance }: HandInput['cards'][number],
): string[] {
  const card = cardOf(heroId, id);
  const printed = price === card.cost ? '' : ` (printed ${card.cost})`;
  const title = `**${escaped(card.name)}** · ${price} CP${printed} · ${KINDS[card.kind]}`;
  return [title, escaped(card.text), `-# ${stateOf(view, legal, id, hindrance)}`];
}

function stateOf(view: GameView, legal: readonly Action[], id: string, hindrance: string | null): string {
  if (view.outcome) return 'The game is over.';
  if (legal.some((action) => action.type === 'play' && action.card === id)) return 'Can be played now.';
  return `Not now: ${escaped(hindrance ?? 'answer the present question first.')}`;
}

function ownRows({ view, players, legal }: HandInput, place: Place, question: Question): Row[] {
  const asked = { place, view, players, question, keeps: [] };
  const answers = question.isPrivate
    ? choiceRows(asked, question.hidden)
    : question.kind === 'roll'
      ? []
      : questionRows(asked);
  return [...cardSelects(place, players, view, legal), ...answers];
}

function cardSelects(
  place: Place,
  players: readonly TablePlayer[],
  view: GameView,
  legal: readonly Action[],
): Row[] {
  const heroId = players[view.viewer ?? 0]?.heroId ?? '';
  const plays: Option[] = [];
  const sales: Option[] = [];
  for (const action of legal) {
    if (action.type !== 'play' && action.type !== 'sell') continue;
    const card = cardOf(heroId, action.card);
    const option = { label: card.name, value: actionWords(action), description: card.text };
    if (action.type === 'play') plays.push(option);
    else sales.push(option);
  }
  return [
    ...selects(place, 'play', 'Play a card', plays),
    ...selects(place, 'sell', `Sell a card (${signed(1)} CP)`, sales),
  ];
}

function footButtons(place: Place, isAsked: boolean, isOver: boolean) {
  const again = button(place, { verb: 'hand' }, 'Show my hand again');
  if (isOver) return [again];
  return [
    again,
    ...(isAsked ? [] : [button(place, { verb: 'ask-next' }, 'Ask me next')]),
    button(place, { verb: 'stops' }, 'Stops'),
    button(place, { verb: 'repost' }, 'Post the table again'),
  ];
}
