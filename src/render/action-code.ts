/** Encodes actions as short texts for custom ids and select values, and decodes them. */
import { z } from 'zod';
import { isAssist } from '../engine/hosting.ts';
import type { Action } from '../engine/index.ts';

/**
 * Actions that a single press may carry. Conceding needs a confirmation, standing orders have their own
 * panel, and a seat is handed over by leaving.
 */
export type TableAction = Exclude<Action, { type: 'concede' | 'set-orders' | 'hand-over' | 'take-over' }>;

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,47}$/);
const dieValue = z.enum(['1', '2', '3', '4', '5', '6']);
const DIE_VALUES = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;
const position = z
  .string()
  .regex(/^[1-9]$/)
  .transform(Number);
const count = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);
const positions = z
  .string()
  .regex(/^[1-9]{1,9}$/)
  .transform((digits) => [...digits].map(Number))
  .refine((dice) => new Set(dice).size === dice.length);

/** The label of a space on a map. */
const space = z.string().regex(/^[A-Z]\d{1,2}$/);

/** Prefix of a play in the lane of a team-mate; the seat follows. */
const INTO = 'into';

/** Prefix of a change of a die in another hero's lane; the hero's seat follows. */
const BESIDE = 'of';

const word = <T extends string>(type: T) => z.tuple([z.literal(type)]).transform(() => ({ type }));

const words = z.union([
  word('roll'),
  word('no-ability'),
  word('no-defense'),
  word('pass'),
  z
    .tuple([z.literal('pass'), z.enum(['attack', 'turn', 'enemies'])])
    .transform(([type, until]) => ({ type, until })),
  z
    .tuple([z.literal('then'), z.enum(['roll', 'end-turn'])])
    .transform(([, next]) => ({ type: 'pass' as const, next: { do: next } })),
  z
    .tuple([z.literal('then'), z.literal('defend'), id])
    .transform(([, , ability]) => ({ type: 'pass' as const, next: { do: 'defend' as const, ability } })),
  z
    .tuple([z.literal('then'), z.literal('defend'), id, z.literal('attack')])
    .transform(([, , ability, until]) => ({
      type: 'pass' as const,
      until,
      next: { do: 'defend' as const, ability },
    })),
  z.tuple([z.literal('reroll'), positions]).transform(([type, dice]) => ({ type, dice })),
  z.tuple([z.literal('activate'), id]).transform(([type, ability]) => ({ type, ability })),
  z
    .tuple([z.literal('activate'), id, id])
    .transform(([type, ability, variant]) => ({ type, ability, variant })),
  z.tuple([z.literal('defend'), id]).transform(([type, ability]) => ({ type, ability })),
  z
    .tuple([z.literal('defend'), id, z.enum(['attack', 'enemies'])])
    .transform(([type, ability, until]) => ({ type, ability, until })),
  z.tuple([z.literal('play'), id]).transform(([type, card]) => ({ type, card })),
  z.tuple([z.literal('sell'), id]).transform(([type, card]) => ({ type, card })),
  z
    .tuple([z.literal('spend'), id, id, count])
    .transform(([type, token, use, spent]) => ({ type, token, use, count: spent })),
  z.tuple([z.literal('use'), id, id]).transform(([type, ability, line]) => ({ type, ability, line })),
  z.tuple([z.literal('target'), count]).transform(([type, player]) => ({ type, player })),
  z.tuple([z.literal('move'), space]).transform(([type, to]) => ({ type, to })),
  z.tuple([z.literal('plan'), z.literal('none')]).transform(([type]) => ({ type, target: null })),
  z.tuple([z.literal('plan'), count]).transform(([type, target]) => ({ type, target })),
  word('not-ready'),
  z.tuple([z.literal('alter'), position]).transform(([type, die]) => ({ type, die })),
  z
    .tuple([z.literal('alter'), position, dieValue])
    .transform(([type, die, to]) => ({ type, die, to: DIE_VALUES[to] })),
  z.tuple([z.literal('choose'), id]).transform(([type, option]) => ({ type, option })),
  z.tuple([z.literal('amount'), count]).transform(([, option]) => ({ type: 'choose' as const, option })),
]);

/** The text of an action, such as `reroll:135` or `activate:smack-ii`; in the lane of seat 2 `into:2:play:tip-it`. */
export function encodeAction(action: TableAction): string {
  if (action.type === 'alter' && action.of !== undefined)
    return `${BESIDE}:${action.of}:${plainWords(action)}`;
  return isAssist(action) ? `${INTO}:${action.into}:${plainWords(action)}` : plainWords(action);
}

function plainWords(action: TableAction): string {
  switch (action.type) {
    case 'reroll':
      return `reroll:${action.dice.join('')}`;
    case 'activate':
      return action.variant === undefined
        ? `activate:${action.ability}`
        : `activate:${action.ability}:${action.variant}`;
    case 'pass':
      return passWords(action);
    case 'defend':
      return `defend:${action.ability}${action.until === undefined ? '' : `:${action.until}`}`;
    case 'play':
    case 'sell':
      return `${action.type}:${action.card}`;
    case 'spend':
      return `spend:${action.token}:${action.use}:${action.count}`;
    case 'use':
      return `use:${action.ability}:${action.line}`;
    case 'target':
      return `target:${action.player}`;
    case 'move':
      return `move:${action.to}`;
    case 'plan':
      return `plan:${action.target ?? 'none'}`;
    case 'alter':
      return action.to === undefined ? `alter:${action.die}` : `alter:${action.die}:${action.to}`;
    case 'choose':
      return typeof action.option === 'number' ? `amount:${action.option}` : `choose:${action.option}`;
    default:
      return action.type;
  }
}

/** A pass with a plan is written as the plan: `then:defend:rooted:attack`. */
function passWords({ until, next }: Extract<TableAction, { type: 'pass' }>): string {
  const ending = until === undefined ? '' : `:${until}`;
  if (next === undefined) return `pass${ending}`;
  return next.do === 'defend' ? `then:defend:${next.ability}${ending}` : `then:${next.do}`;
}

/** The action that a text encodes, or null when it encodes none. The engine decides whether it is legal. */
export function decodeAction(text: string): TableAction | null {
  const [prefix, seat, ...rest] = text.split(':');
  if (prefix === INTO) return intoLane(seat, rest);
  if (prefix === BESIDE) return inLaneBeside(seat, rest);
  const read = words.safeParse(text.split(':'));
  return read.success ? read.data : null;
}

function inLaneBeside(seat: string | undefined, rest: readonly string[]): TableAction | null {
  const of = count.safeParse(seat);
  const read = words.safeParse(rest);
  if (!of.success || !read.success || read.data.type !== 'alter') return null;
  return { ...read.data, of: of.data };
}

function intoLane(seat: string | undefined, rest: readonly string[]): TableAction | null {
  const into = count.safeParse(seat);
  const read = words.safeParse(rest);
  if (!into.success || !read.success) return null;
  const { data } = read;
  const isPlay = data.type === 'play' || data.type === 'spend' || data.type === 'use';
  return isPlay ? { ...data, into: into.data } : null;
}
