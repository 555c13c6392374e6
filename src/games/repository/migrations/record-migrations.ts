/** Migrations of game records from earlier versions to the present one. */

import { z } from 'zod';
import { lootShape } from '../campaign-shapes.ts';
import { withPlayersAsSets } from './effects-migration.ts';
import { withAttackRecords } from './one-target-migration.ts';

/** Version -> migration of a record to the next version. */
export type Migrations = Readonly<Record<number, (old: Record<string, unknown>) => Record<string, unknown>>>;

const loose = z.looseObject;
const ledger = z.array(loose({ entry: z.string() }));

const olderRollPhase = loose({ ledger, waiting: z.array(loose({})), context: z.nullable(loose({})) });

const olderState = loose({
  rules: loose({}),
  turn: loose({}),
  seats: z.array(loose({})),
  lanes: z.array(loose({ rollPhase: z.nullable(olderRollPhase), pool: z.nullable(ledger) })),
});

/** Removes heals from a ledger: healing is applied at once now (R41). */
function withoutHeals(entries: z.infer<typeof ledger>): z.infer<typeof ledger> {
  return entries.filter(({ entry }) => entry !== 'heal');
}

/** Returns the waiting effects with the roll phase's context: only the ability's effects waited for the defence. */
function withTheirContext({ waiting, context }: z.infer<typeof olderRollPhase>): unknown[] {
  return context === null || waiting.length === 0 ? [] : [{ context, effects: waiting }];
}

/**
 * Migrates games of November 2026. A state of another shape stays as it is: the present record schema then reports the
 * error.
 */
function toVersion2(old: Record<string, unknown>): Record<string, unknown> {
  const parsed = olderState.safeParse(old.state);
  if (!parsed.success) return { ...old, rulesVersion: 1 };
  const { healing: _, ...rules } = parsed.data.rules;
  const lanes = parsed.data.lanes.map(({ rollPhase, pool, ...lane }) => ({
    ...lane,
    rollPhase: rollPhase && {
      ...rollPhase,
      ledger: withoutHeals(rollPhase.ledger),
      waiting: withTheirContext(rollPhase),
    },
    pool: pool && withoutHeals(pool),
  }));
  // The old engine discarded a card before its effects, so no card is resolving.
  const seats = parsed.data.seats.map((seat) => ({ ...seat, resolving: [] }));
  const turn = { ...parsed.data.turn, leaderCardDrawn: false };
  return { ...old, rulesVersion: 1, state: { ...parsed.data, rules, turn, seats, lanes } };
}

const stateOfOneLane = loose({
  rev: z.int(),
  turn: loose({}),
  seats: z.array(z.unknown()),
  lanes: z.array(loose({})),
});

/** Moves the turn and the `rev` of the question into the single lane. */
function toVersion3({ askedRev, ...old }: Record<string, unknown>): Record<string, unknown> {
  const parsed = stateOfOneLane.safeParse(old.state);
  if (!parsed.success) return old;
  const { turn, lanes, ...state } = parsed.data;
  const seats = state.seats.map((_, seat) => seat);
  return {
    ...old,
    state: { ...state, lanes: lanes.map((lane) => ({ ...lane, seats, turn, asked: askedRev })) },
  };
}

const stack = loose({ count: z.int().min(1), fresh: z.int().min(0), by: z.int() });

const stateOfStacks = loose({ seats: z.array(loose({ tokens: z.record(z.string(), stack) })) });

/** Splits a stack into groups: an old stack had one inflictor and a count of the tokens gained in the present turn. */
function groupsOf({ count, fresh, by }: z.infer<typeof stack>): object[] {
  const older = count - Math.min(fresh, count);
  return [
    ...(older > 0 ? [{ by, fresh: false, count: older }] : []),
    ...(older < count ? [{ by, fresh: true, count: count - older }] : []),
  ];
}

/** Converts token stacks to groups of equal tokens. */
function toVersion4(old: Record<string, unknown>): Record<string, unknown> {
  const parsed = stateOfStacks.safeParse(old.state);
  if (!parsed.success) return old;
  const seats = parsed.data.seats.map(({ tokens, ...seat }) => ({
    ...seat,
    tokens: Object.fromEntries(Object.entries(tokens).map(([id, held]) => [id, groupsOf(held)])),
  }));
  return { ...old, state: { ...parsed.data, seats } };
}

/** Renames two fields to the names in the code. */
function toVersion7({ sitters, keeps, ...old }: Record<string, unknown>): Record<string, unknown> {
  return { ...old, occupants: sitters, keptDice: keeps };
}

const asked = loose({
  lanes: z
    .array(
      loose({
        pending: z.nullable(loose({ seat: z.int() })),
        rollPhase: z.nullable(loose({ attack: loose({ attacker: z.int() }) })),
      }),
    )
    .min(1),
});

/** Moves the dice marks of the table to a seat: the asked seat, or else the attacker. */
function toVersion8({ keptDice = [], picks = [], ...old }: Record<string, unknown>): Record<string, unknown> {
  const [lane] = asked.safeParse(old.state).data?.lanes ?? [];
  const seat = lane?.pending?.seat ?? lane?.rollPhase?.attack.attacker ?? 0;
  const isMarked = [keptDice, picks].some((dice) => Array.isArray(dice) && dice.length > 0);
  return { ...old, marks: isMarked ? [{ seat, keptDice, picks }] : [] };
}

const untils = z.array(z.int().nonnegative());

/** Gives an absence its begin and its budget. When an old absence began is not known, so it takes nothing from it. */
function toVersion9(old: Record<string, unknown>): Record<string, unknown> {
  const parsed = untils.safeParse(old.away);
  if (!parsed.success) return old;
  return { ...old, away: parsed.data.map((until) => ({ from: until, until, spentMs: 0 })) };
}

const setupWithLoot = loose({ crawl: loose({ campaign: loose({ loot: lootShape }) }) });

/** Gives each hero of a campaign an entry of its own for its loot. */
function toVersion10(old: Record<string, unknown>): Record<string, unknown> {
  const parsed = setupWithLoot.safeParse(old.setup);
  return parsed.success ? { ...old, setup: parsed.data } : old;
}

export const MIGRATIONS: Migrations = {
  1: toVersion2,
  2: toVersion3,
  3: toVersion4,
  4: withAttackRecords,
  5: withPlayersAsSets,
  6: toVersion7,
  7: toVersion8,
  8: toVersion9,
  9: toVersion10,
};
