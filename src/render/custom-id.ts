/**
 * The custom id of a button or select: the surface it is on, the game, the revision of the question that it
 * answers (followed by the seat if one person may have several), and the button's action: `t1:<gameId>:<rev>:<action>`,
 * at most 100 characters. Only this file writes and reads it.
 */
import { z } from 'zod';
import { WINDOW_GROUPS, type WindowGroup } from '../engine/hosting.ts';
import type { Action, Seat } from '../engine/index.ts';
import { decodeAction, encodeAction, type TableAction } from './action-code.ts';
import { CUSTOM_ID_LENGTH, OPTION_LENGTH } from './discord-limits.ts';

/**
 * The public table message, the notices beside it (with the private panels that they open), and a person's ephemeral
 * panels: hand, board, odds, stops.
 */
export type Surface = 'table' | 'notice' | 'hand' | 'board' | 'odds' | 'stops';

export type ButtonAction =
  /** An action of the engine. */
  | { readonly verb: 'act'; readonly action: TableAction }
  /** A select: each option value is the text of an action. `name` keeps ids unique in a message. */
  | { readonly verb: 'pick'; readonly name: string }
  /** A toggle: marks or unmarks a die, position from 1. It is not an action of the engine. */
  | { readonly verb: 'keep'; readonly die: number }
  /** Marks exactly these dice to be kept, positions from 1, ascending; none keeps no dice. */
  | { readonly verb: 'keep-these'; readonly dice: readonly number[] }
  /** Asks for confirmation before dice (positions from 1) are rerolled; `reroll-now` rerolls them. */
  | { readonly verb: 'reroll-asks' | 'reroll-now'; readonly dice: readonly number[] }
  /** Opens the board of a seat. */
  | { readonly verb: 'board'; readonly seat: Seat }
  /** Standing orders: a select of how one group of windows is asked (values: always, fitting, never). */
  | { readonly verb: 'ask'; readonly group: WindowGroup }
  | { readonly verb: PlainVerb };

export const PLAIN_VERBS = [
  /** Opens the person's own hand; on a hand panel: refreshes it. */
  'hand',
  /** Opens the person's own board; for a spectator, the board of the active player. */
  'my-board',
  /** Shows the whole table as a picture for a desktop. */
  'wide-table',
  /** Opens the person's own stops. */
  'stops',
  /** The stops with a setting for each kind of window. */
  'fine-stops',
  /** A select of a preset of stops. */
  'character',
  /** Toggles of the standing orders. */
  'until-my-turn',
  'ask-next',
  /** Toggles the call one turn before one's own. */
  'call-early',
  /** Switches pictures off or on for the presser, in all games. */
  'words-only',
  /** Asks for confirmation; `concede-now` concedes. */
  'concede',
  'concede-now',
  /** Takes back the presser's last action; if the others must agree, they answer with the next two verbs. */
  'take-back',
  'take-back-agree',
  'take-back-refuse',
  /** Votes to end a game of more than two players. */
  'end-vote',
  /** Opens the panel of a player who waits for somebody; the next three act on the others. */
  'waiting',
  'remind',
  'replace-absent',
  'claim-win',
  /** Opens the panel to hand over a hero. */
  'hand-over',
  /** Shows the presser's hand to the whole party. */
  'show-hand',
  /** Menus and buttons of a hero's plan for the enemies of a Mission (render/mission/enemy-plan-parts.ts). */
  'plan-way',
  'plan-use',
  'plan-discard',
  'plan-far',
  'plan-every-round',
  'plan-none',
  /** Posts the table again. */
  'repost',
  'log',
  /** What the bots weighed at their latest choices. */
  'why',
  'odds',
  'help',
] as const;

/** Verbs without arguments that are not actions of the engine. */
export type PlainVerb = (typeof PLAIN_VERBS)[number];

export interface PressId {
  readonly surface: Surface;
  readonly gameId: string;
  /** The revision of the state that the button was made for. */
  readonly rev: number;
  /** The seat that it acts for, if one person may have several. */
  readonly seat?: Seat;
  readonly buttonAction: ButtonAction;
}

const PREFIXES: Readonly<Record<Surface, string>> = {
  table: 't1',
  notice: 'n1',
  hand: 'h1',
  board: 'b1',
  odds: 'o1',
  stops: 's1',
};
/** The prefixes of the custom ids of this file: the text before the first colon. */
export const GAME_PREFIXES: readonly string[] = Object.values(PREFIXES);
const SURFACES: Readonly<Record<string, Surface>> = {
  t1: 'table',
  n1: 'notice',
  h1: 'hand',
  b1: 'board',
  o1: 'odds',
  s1: 'stops',
};

const shape = z
  .string()
  .max(CUSTOM_ID_LENGTH)
  .regex(/^[tnhbos]1:[\w-]{1,24}:\d{1,9}(\.\d)?:[\w:.-]{1,70}$/);
const plainVerb = z.enum(PLAIN_VERBS);
const group = z.enum(WINDOW_GROUPS);
const die = z.string().regex(/^[1-9]$/);
const positions = z.string().regex(/^(0|[1-9]{1,9})$/);
const seatNumber = z.string().regex(/^\d{1,2}$/);
const name = z.string().regex(/^[a-z][a-z0-9-]{0,23}$/);

/**
 * The custom id of a button or select.
 * @throws RangeError when it would be longer than Discord's limit of 100 characters
 */
export function customId({ surface, gameId, rev, seat, buttonAction }: PressId): string {
  const asked = seat === undefined ? rev : `${rev}.${seat}`;
  const id = `${PREFIXES[surface]}:${gameId}:${asked}:${buttonActionWords(buttonAction)}`;
  if (id.length > CUSTOM_ID_LENGTH) throw new RangeError(`custom id too long: ${id}`);
  return id;
}

/** The parsed custom id, or null when it is malformed, forged or of another kind. */
export function readCustomId(text: string): PressId | null {
  if (!shape.safeParse(text).success) return null;
  const [prefix = '', gameId = '', asked = '', ...words] = text.split(':');
  const [rev = '', seat] = asked.split('.');
  const surface = SURFACES[prefix];
  const buttonAction = buttonActionFrom(words);
  return surface && buttonAction
    ? {
        surface,
        gameId,
        rev: Number(rev),
        ...(seat === undefined ? {} : { seat: Number(seat) }),
        buttonAction,
      }
    : null;
}

function buttonActionWords(buttonAction: ButtonAction): string {
  switch (buttonAction.verb) {
    case 'act':
      return encodeAction(buttonAction.action);
    case 'pick':
      return `pick:${buttonAction.name}`;
    case 'keep':
      return `keep:${buttonAction.die}`;
    case 'keep-these':
      return `keep-these:${buttonAction.dice.length === 0 ? '0' : buttonAction.dice.join('')}`;
    case 'reroll-asks':
    case 'reroll-now':
      return `${buttonAction.verb}:${buttonAction.dice.join('')}`;
    case 'board':
      return `board:${buttonAction.seat}`;
    case 'ask':
      return `ask:${buttonAction.group}`;
    default:
      return buttonAction.verb;
  }
}

function buttonActionFrom(words: readonly string[]): ButtonAction | null {
  const [verb = '', argument = ''] = words;
  if (words.length === 1) {
    const plain = plainVerb.safeParse(verb);
    if (plain.success) return { verb: plain.data };
  }
  if (words.length === 2) {
    if (verb === 'pick') return name.safeParse(argument).success ? { verb, name: argument } : null;
    if (verb === 'keep') return die.safeParse(argument).success ? { verb, die: Number(argument) } : null;
    if (verb === 'keep-these') {
      if (!positions.safeParse(argument).success) return null;
      return { verb, dice: argument === '0' ? [] : [...argument].map(Number) };
    }
    if (verb === 'reroll-asks' || verb === 'reroll-now') {
      if (!positions.safeParse(argument).success || argument === '0') return null;
      return { verb, dice: [...argument].map(Number) };
    }
    if (verb === 'board')
      return seatNumber.safeParse(argument).success ? { verb, seat: Number(argument) } : null;
    if (verb === 'ask') {
      const known = group.safeParse(argument);
      return known.success ? { verb, group: known.data } : null;
    }
  }
  const action = decodeAction(words.join(':'));
  return action ? { verb: 'act', action } : null;
}

/** The action of a select's chosen value, or null when the value is invalid. */
export function readPickedValue(value: string): Action | null {
  return value.length <= OPTION_LENGTH ? decodeAction(value) : null;
}
