/**
 * Converts packs of the first format: tokens had hooks and flags instead of triggers and modifiers. Data of neither
 * form is left unchanged, and the schema reports its problems.
 */
import { z } from 'zod';
import { withEffectsRenamed } from './former-effects.ts';

const list = z.array(z.unknown());
const byType = z.looseObject({ amount: z.number(), types: list });

const hooks = z.strictObject({
  upkeep: list.optional(),
  activation: list.optional(),
  rollPhaseEnd: list.optional(),
  offenseEnd: list.optional(),
  turnEnd: list.optional(),
  attacked: list.optional(),
  skipsIncome: z.literal(true).optional(),
  fewerAttempts: z.number().optional(),
  skipsOffenseUnlessPaid: z.number().optional(),
});

const token = z.looseObject({
  id: z.string(),
  hooks: hooks.optional(),
  bars: z.literal(true).optional(),
  attackedBonus: byType.optional(),
  attackingPenalty: byType.optional(),
  leavesAfterOffense: z.literal(true).optional(),
  leavesAfterOwnTurn: z.literal(true).optional(),
  untouchable: z.literal(true).optional(),
  survivesWith: z.number().optional(),
});

const passive = z.looseObject({
  upkeep: list.optional(),
  activation: list.optional(),
  rerolls: z.string().optional(),
});

const pack = z.looseObject({
  hero: z.looseObject({ tokens: list.optional(), abilities: list.optional() }),
});

type Part = Readonly<Record<string, unknown>>;

/**
 * Converts pack data to the current form.
 * @param data a file's data, in the former or the current form
 * @returns the data in the current form
 */
export function migratePack(data: unknown): unknown {
  const read = pack.safeParse(withEffectsRenamed(data));
  if (!read.success) return data;
  const { hero } = read.data;
  return {
    ...read.data,
    hero: {
      ...hero,
      ...(hero.tokens ? { tokens: hero.tokens.map(currentToken) } : {}),
      ...(hero.abilities ? { abilities: hero.abilities.map(currentAbility) } : {}),
    },
  };
}

/** Returns a field with the converted entries appended to its current entries; empty when nothing was converted. */
function appended(name: string, parts: readonly Part[], before: unknown): Part {
  if (parts.length === 0) return {};
  return { [name]: [...(Array.isArray(before) ? before : []), ...parts] };
}

/** Converts a hook to a trigger with `once`, as a hook acted once for any number of tokens. */
function triggersOf(event: string, effects: readonly unknown[] | undefined, more: Part = {}): Part[] {
  if (effects === undefined) return [];
  return [{ on: { event, whose: 'holder', ...more }, do: effects, once: true }];
}

function currentToken(old: unknown): unknown {
  const read = token.safeParse(old);
  if (!read.success) return old;
  const {
    hooks: hooked = {},
    bars,
    attackedBonus,
    attackingPenalty,
    leavesAfterOffense,
    leavesAfterOwnTurn,
    untouchable,
    survivesWith,
    ...rest
  } = read.data;
  const leaves = { do: 'remove', token: rest.id, count: 'all', who: 'holder' };
  const { activation, offenseEnd, fewerAttempts, skipsOffenseUnlessPaid: cp } = hooked;
  const triggers = [
    ...triggersOf('upkeep', hooked.upkeep),
    ...triggersOf('activation', activation, { when: { test: 'not', not: { test: 'ultimate' } } }),
    ...triggersOf('activation', activation && [leaves], { when: { test: 'ultimate' } }),
    ...triggersOf('no-activation', activation && [leaves]),
    ...triggersOf('attacked', hooked.attacked),
    ...triggersOf('offense-end', offenseEnd && [leaves, ...offenseEnd], { heldFromStart: true }),
    ...triggersOf('roll-phase-end', hooked.rollPhaseEnd, { whose: 'everyone' }),
    ...triggersOf('turn-end', hooked.turnEnd),
  ];
  const modifiers = [
    ...(bars ? [{ side: 'actions', none: true }] : []),
    ...(attackedBonus ? [{ side: 'attacked', step: 2, ...attackedBonus }] : []),
    ...(attackingPenalty
      ? [{ side: 'attacking', step: 2, ...attackingPenalty, amount: -attackingPenalty.amount }]
      : []),
    ...(untouchable ? [{ side: 'attacked', step: 3, factor: 'zero', types: ALL_BUT_ULTIMATE }] : []),
    ...(hooked.skipsIncome ? [{ side: 'income', skip: true }] : []),
    ...(fewerAttempts === undefined ? [] : [{ side: 'attempts', amount: -fewerAttempts }]),
    ...(cp === undefined ? [] : [{ side: 'offense', cp }]),
    ...(survivesWith === undefined ? [] : [{ side: 'defeat', health: survivesWith }]),
  ];
  const leavesOffense = leavesAfterOffense || fewerAttempts !== undefined;
  const until = leavesOffense ? 'offense-end' : leavesAfterOwnTurn ? 'turn-end' : null;
  return {
    ...rest,
    ...(until === null ? {} : { until }),
    ...appended('triggers', triggers, rest.triggers),
    ...appended('modifiers', modifiers, rest.modifiers),
  };
}

const ALL_BUT_ULTIMATE = ['normal', 'undefendable', 'pure', 'collateral', 'typeless'];

const ability = z.looseObject({ passive: passive });

function currentAbility(old: unknown): unknown {
  const read = ability.safeParse(old);
  if (!read.success) return old;
  const { upkeep, activation, rerolls, ...rest } = read.data.passive;
  const triggers = [...triggersOf('upkeep', upkeep), ...triggersOf('activated', activation)];
  const modifiers = rerolls === undefined ? [] : [{ side: 'rerolls', of: rerolls }];
  return {
    ...read.data,
    passive: {
      ...rest,
      ...appended('triggers', triggers, rest.triggers),
      ...appended('modifiers', modifiers, rest.modifiers),
    },
  };
}
