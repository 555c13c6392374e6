/** A person's own standing orders: in which windows they want to be asked. Always ephemeral. */
import type { APIComponentInContainer } from 'discord.js';
import type { Asking, StandingOrders, WindowGroup } from '../../engine/index.ts';
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

const GROUP_WORDS: readonly (readonly [WindowGroup, string])[] = [
  ['attack', 'An Attack or damage is coming'],
  ['dice', 'Dice can be changed'],
  ['aftermath', 'Damage has landed'],
  ['ability', 'An ability takes effect'],
  ['rolls', 'An opponent is between attempts'],
  ['main', 'An opponent is in a Main Phase'],
  ['phases', 'A phase or turn begins or ends'],
];

const ASKING_WORDS: readonly (readonly [Asking, string, string])[] = [
  ['always', 'always ask me', 'Wherever anything at all could be possible'],
  ['fitting', 'ask when it fits', 'Only where something made for that moment could be possible'],
  ['never', 'never ask me', 'Passed for you'],
];

export interface StopsInput {
  readonly gameId: string;
  /** Where the game is played, for the link to its table. */
  readonly channelId: string;
  readonly rev: number;
  readonly orders: StandingOrders;
}

/** The panel as API JSON: Components V2, ephemeral. Whether a seat is asked never depends on its hand. */
export function stopsPanel({ gameId, channelId, rev, orders }: StopsInput): MessagePayload {
  const place: Place = { surface: 'stops', gameId, rev };
  const parts: APIComponentInContainer[] = [
    text(
      `### Your stops\nWhen the game at <#${channelId}> asks you before it goes on. What you hold plays no part in it, so being asked tells nobody anything.`,
    ),
    ...GROUP_WORDS.map(([group, words]) => groupSelect(place, orders, group, words)),
    text(toggleText(orders)),
    ...buttonRows([
      button(
        place,
        { verb: 'until-my-turn' },
        orders.passUntilMyTurn ? 'Ask me again before my turn' : 'Pass until my turn',
        orders.passUntilMyTurn ? 'primary' : 'secondary',
      ),
      button(
        place,
        { verb: 'ask-next' },
        orders.askNext ? 'Do not ask me next' : 'Ask me next',
        orders.askNext ? 'primary' : 'secondary',
      ),
      button(place, { verb: 'ask-everything' }, 'Ask me everything'),
      button(place, { verb: 'ask-attacks' }, 'Only when I am attacked'),
      button(place, { verb: 'default-orders' }, 'Back to the usual stops'),
    ]),
  ];
  return {
    flags: COMPONENTS_V2 | EPHEMERAL,
    components: [{ type: 17, components: parts }],
    allowed_mentions: { parse: [] },
  };
}

function groupSelect(place: Place, orders: StandingOrders, group: WindowGroup, words: string): Row {
  const options = ASKING_WORDS.map(([asking, label, description]) => ({
    label: `${words}: ${label}`,
    value: asking,
    description,
    chosen: orders.ask[group] === asking,
  }));
  return select(place, { verb: 'ask', group }, words, options);
}

function toggleText({ passUntilMyTurn, askNext }: StandingOrders): string {
  if (askNext) return 'You are asked at the next chance at which anything could be possible.';
  if (passUntilMyTurn) return 'Everything is passed for you until your own next turn.';
  return '-# “Pass until my turn” and “Ask me next” hold once, then the stops above count again.';
}
