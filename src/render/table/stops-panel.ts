/**
 * A person's own stops: one of three presets, and detailed settings for each kind of window. Always ephemeral.
 * Without a game it shows the setting for future games.
 */
import { type APIComponentInContainer, MessageFlags } from 'discord.js';
import {
  type Asking,
  askingIn,
  PARTY_GROUPS,
  type PartyGroup,
  STOP_PRESET_IDS,
  type StandingOrders,
  stopPresetOf,
  type WindowGroup,
} from '../../engine/hosting.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { container, type Option, text } from '../components.ts';
import type { ButtonAction } from '../custom-id.ts';
import { button, buttonRows, type MessagePayload, type Place, select } from './parts.ts';

/** The order of the settings: those changed most often come first. */
const GROUPS: readonly WindowGroup[] = [
  'attack',
  'dice',
  'effect-dice',
  'replies',
  'aftermath',
  'ability',
  'rolls',
  'main',
  'phases',
];
/** The settings in a Mission; more do not fit into one message. */
const OF_MISSION: readonly WindowGroup[] = [
  ...PARTY_GROUPS.filter((group) => group !== 'salves'),
  'attack',
  'replies',
];
/** The settings in a scenario of Adventures: those of a party that a minion or a boss calls for, and those of a battle. */
const OF_SCENARIO: readonly WindowGroup[] = [
  'second-main',
  'defense',
  'small-damage',
  'salves',
  'attack',
  'dice',
  'effect-dice',
  'replies',
  'aftermath',
];
const ASKINGS: readonly Asking[] = ['always', 'fitting', 'never'];

/** Replaces the game's id in the panel without a game. */
export const NO_GAME = 'profile';

/** The game that the panel is about. */
export interface StopsGame {
  readonly gameId: string;
  /** Where the game is played, for the link to its table. */
  readonly channelId: string;
  readonly rev: number;
  /** It is the person's own turn, which is never passed. */
  readonly ownTurn: boolean;
  /** What all players are one party in; null among rivals. */
  readonly party: 'mission' | 'scenario' | null;
  /** The number of seats. */
  readonly seats: number;
}

export interface StopsInput {
  readonly orders: StandingOrders;
  /** Null for the setting of future games. */
  readonly game: StopsGame | null;
  /** The person is called one turn before their own. */
  readonly early?: boolean;
  /** The person gets words instead of pictures. */
  readonly wordsOnly?: boolean;
  /** Shows the detailed settings. */
  readonly fine: boolean;
  /** The person's language; English when left out. */
  readonly words?: Words;
}

/** The panel as API JSON: Components V2, ephemeral. Whether a seat is asked never depends on its hand. */
export function stopsPanel({
  orders,
  game,
  fine,
  early = false,
  wordsOnly = false,
  words = ENGLISH,
}: StopsInput): MessagePayload {
  const { stops } = words;
  const place: Place = { surface: 'stops', gameId: game?.gameId ?? NO_GAME, rev: game?.rev ?? 0 };
  const groups = !fine ? [] : groupsIn(game).flatMap((group) => groupSelect(place, orders, group, stops));
  const parts: APIComponentInContainer[] = [
    text(`### ${stops.title}\n${aboutGame(game, stops)}`),
    ...characterSelect(place, orders, stops),
    ...groups,
    ...(game === null ? [] : [text(notesOf(orders, game, stops))]),
    ...(wordsOnly ? [text(`-# ${stops.wordsOnlyMeaning}`)] : []),
    ...buttonRows([
      ...(game === null ? [] : gameButtons(place, orders, game, stops)),
      ...(game?.party === 'mission'
        ? []
        : [
            button(
              place,
              { verb: 'call-early' },
              early ? stops.notEarly : stops.early,
              early ? 'primary' : 'secondary',
            ),
          ]),
      button(
        place,
        { verb: 'words-only' },
        wordsOnly ? stops.pictures : stops.wordsOnly,
        wordsOnly ? 'primary' : 'secondary',
      ),
      button(place, { verb: fine ? 'stops' : 'fine-stops' }, fine ? stops.coarse : stops.fine),
    ]),
  ];
  return {
    flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
    components: [container(parts)],
    allowed_mentions: { parse: [] },
  };
}

type StopWords = Words['stops'];

function aboutGame(game: StopsGame | null, stops: StopWords): string {
  if (game === null) return stops.aboutAll;
  return (game.party ? stops.aboutParty : stops.about)(`<#${game.channelId}>`);
}

function groupsIn(game: StopsGame | null): readonly WindowGroup[] {
  if (!game?.party) return GROUPS;
  return game.party === 'mission' ? OF_MISSION : OF_SCENARIO;
}

function isOfParty(group: WindowGroup): group is PartyGroup {
  return PARTY_GROUPS.some((known) => known === group);
}

/** A select shows its choice instead of its title, so the title is above it. */
function titledSelect(place: Place, buttonAction: ButtonAction, title: string, options: readonly Option[]) {
  return [text(`**${title}**`), select(place, buttonAction, title, options)];
}

function characterSelect(place: Place, orders: StandingOrders, stops: StopWords) {
  const chosen = stopPresetOf(orders);
  const options = STOP_PRESET_IDS.map((id) => ({
    label: stops.characters[id],
    value: id,
    description: stops.characterMeaning[id],
    chosen: chosen === id,
  }));
  const title = chosen === null ? `${stops.character}: ${stops.ownWay}` : stops.character;
  return titledSelect(place, { verb: 'character' }, title, options);
}

function groupSelect(place: Place, orders: StandingOrders, group: WindowGroup, stops: StopWords) {
  const options = ASKINGS.map((asking) => ({
    label: stops.asking[asking],
    value: asking,
    description: isOfParty(group) ? stops.partyMeaning[group][asking] : stops.meaning[asking],
    chosen: askingIn(orders, group) === asking,
  }));
  return titledSelect(place, { verb: 'ask', group }, stops.groups[group], options);
}

function gameButtons(place: Place, orders: StandingOrders, { ownTurn }: StopsGame, stops: StopWords) {
  const passes = orders.passUntilMyTurn;
  return [
    button(
      place,
      { verb: 'until-my-turn' },
      passes ? stops.notUntilMyTurn : ownTurn ? stops.afterMyTurn : stops.untilMyTurn,
      passes ? 'primary' : 'secondary',
    ),
    button(
      place,
      { verb: 'ask-next' },
      orders.askNext ? stops.notAskNext : stops.askNext,
      orders.askNext ? 'primary' : 'secondary',
    ),
  ];
}

function notesOf(orders: StandingOrders, { ownTurn, seats, party }: StopsGame, stops: StopWords): string {
  const lines = [`-# ${stops.kept}`, ...(seats > 2 && !party ? [`-# ${stops.ofMany}`] : [])];
  return [...lines, toggleText(orders, ownTurn, stops)].join('\n');
}

function toggleText({ passUntilMyTurn, askNext }: StandingOrders, ownTurn: boolean, stops: StopWords) {
  if (askNext) return stops.askedNext;
  if (!passUntilMyTurn) return `-# ${stops.once}`;
  return ownTurn ? stops.passingAfter : stops.passing;
}
