/** A person's own standing orders: in which windows they want to be asked. Always ephemeral. */
import type { APIComponentInContainer } from 'discord.js';
import type { Asking, StandingOrders, WindowGroup } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import {
  button,
  buttonRows,
  COMPONENTS_V2,
  EPHEMERAL,
  type MessagePayload,
  type Place,
  type Row,
  select,
  text,
} from './parts.ts';

/** The likeliest to be changed first. */
const GROUPS: readonly WindowGroup[] = [
  ...(['attack', 'dice', 'replies', 'aftermath', 'ability', 'rolls', 'main', 'phases'] as const),
];
const ASKINGS: readonly Asking[] = ['always', 'fitting', 'never'];

export interface StopsInput {
  readonly gameId: string;
  /** Where the game is played, for the link to its table. */
  readonly channelId: string;
  readonly rev: number;
  readonly orders: StandingOrders;
  /** It is the person's own turn: that one is never passed. */
  readonly ownTurn: boolean;
  /** How many sit at the table. */
  readonly seats: number;
  /** The person's language; English when left out. */
  readonly words?: Words;
}

/** The panel as API JSON: Components V2, ephemeral. Whether a seat is asked never depends on its hand. */
export function stopsPanel({
  gameId,
  channelId,
  rev,
  orders,
  ownTurn,
  seats,
  words = ENGLISH,
}: StopsInput): MessagePayload {
  const { stops } = words;
  const place: Place = { surface: 'stops', gameId, rev };
  const parts: APIComponentInContainer[] = [
    text(`### ${stops.title}\n${stops.about(`<#${channelId}>`)}`),
    ...GROUPS.map((group) => groupSelect(place, orders, group, stops)),
    text(
      seats > 2
        ? `-# ${stops.ofMany}\n${toggleText(orders, ownTurn, stops)}`
        : toggleText(orders, ownTurn, stops),
    ),
    ...buttonRows([
      button(
        place,
        { verb: 'until-my-turn' },
        orders.passUntilMyTurn ? stops.notUntilMyTurn : ownTurn ? stops.afterMyTurn : stops.untilMyTurn,
        orders.passUntilMyTurn ? 'primary' : 'secondary',
      ),
      button(
        place,
        { verb: 'ask-next' },
        orders.askNext ? stops.notAskNext : stops.askNext,
        orders.askNext ? 'primary' : 'secondary',
      ),
      button(place, { verb: 'ask-everything' }, stops.everything),
      button(place, { verb: 'ask-attacks' }, stops.attacks),
      button(place, { verb: 'default-orders' }, stops.usual),
    ]),
  ];
  return {
    flags: COMPONENTS_V2 | EPHEMERAL,
    components: [{ type: 17, components: parts }],
    allowed_mentions: { parse: [] },
  };
}

type StopWords = Words['stops'];

function groupSelect(place: Place, orders: StandingOrders, group: WindowGroup, stops: StopWords): Row {
  const options = ASKINGS.map((asking) => ({
    label: stops.option(stops.groups[group], stops.asking[asking]),
    value: asking,
    description: stops.meaning[asking],
    chosen: orders.ask[group] === asking,
  }));
  return select(place, { verb: 'ask', group }, stops.groups[group], options);
}

function toggleText({ passUntilMyTurn, askNext }: StandingOrders, ownTurn: boolean, stops: StopWords) {
  if (askNext) return stops.askedNext;
  if (!passUntilMyTurn) return `-# ${stops.once}`;
  return ownTurn ? stops.passingAfter : stops.passing;
}
