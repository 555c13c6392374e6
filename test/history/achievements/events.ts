/** Events of one action, as a statistic sees them, in short words for the cases of achievements. */
import type { GameEvent, LedgerLine } from '../../../src/engine/index.ts';

export const line = (source: string, amount: number | null, step: 1 | 2 | 3): LedgerLine => ({
  step,
  amount,
  source,
  sourceKind: 'ability',
});

export interface Hit {
  readonly by: number;
  readonly to: number;
  readonly incoming: number;
  readonly total?: number;
  readonly before?: number;
  readonly source?: string;
  readonly less?: readonly (readonly [source: string, amount: number | null])[];
  readonly companion?: number;
}

export function landed(...hits: readonly Hit[]): GameEvent {
  return {
    e: 'landed',
    totals: hits.map(({ to, incoming, total = incoming, source = 'smack', less = [], companion }) => ({
      seat: to,
      incoming,
      subtotal: total,
      total,
      ...(companion === undefined ? {} : { companions: [{ token: 'nyra', taken: companion, healed: 0 }] }),
      lines: [
        line(source, incoming, 1),
        ...less.map(([from, amount]) => line(from, amount, amount === null ? 3 : 2)),
      ],
    })),
    dealers: hits.map(({ by }) => by),
    dials: hits.map(({ incoming, total = incoming, before = 50 }) => ({
      before,
      now: Math.max(0, before - total),
    })),
  };
}

export const turn = (seat: number, number: number): GameEvent => ({ e: 'turn', seat, number });
export const act = (seat: number, ability: string): GameEvent => ({
  e: 'activated',
  seat,
  ability,
  variant: ability,
});
export const defend = (seat: number, ability: string): GameEvent => ({ e: 'defended', seat, ability });
export const roll = (seat: number, label: string, dice: readonly number[]): GameEvent => ({
  e: 'rolled',
  seat,
  label,
  dice: dice as readonly (1 | 2 | 3 | 4 | 5 | 6)[],
  rerolled: [],
  attempt: null,
});
export const again = (
  seat: number,
  label: string,
  dice: readonly number[],
  rerolled: readonly number[],
): GameEvent =>
  ({
    ...roll(seat, label, dice),
    rerolled,
  }) as GameEvent;
export const altered = (by: number, owner: number, from: 1 | 2, to: 5 | 6): GameEvent => ({
  e: 'altered',
  by,
  owner,
  die: 1,
  from,
  to,
});
export const gained = (seat: number, token: string, count = 1, by = 0): GameEvent => ({
  e: 'gained',
  seat,
  token,
  count,
  by,
});
export const spent = (seat: number, token: string, count = 1): GameEvent => ({
  e: 'lost',
  seat,
  token,
  count,
  how: 'spent',
});
export const removed = (seat: number, token: string, count = 1): GameEvent => ({
  e: 'lost',
  seat,
  token,
  count,
  how: 'removed',
});
export const moved = (seat: number, token: string): GameEvent => ({
  e: 'lost',
  seat,
  token,
  count: 1,
  how: 'moved',
});
export const played = (seat: number, card: string): GameEvent => ({ e: 'played', seat, card, cost: 1 });
export const drew = (count: number): GameEvent => ({ e: 'drew', seat: 0, count, reshuffled: false });
export const healed = (amount: number): GameEvent => ({ e: 'healed', seat: 0, amount, now: 40 });
export const added = (source: string, amount: number): GameEvent => ({
  e: 'damage-added',
  seat: 0,
  amount,
  to: 1,
  source,
});
export const cp = (change: number, now: number): GameEvent => ({ e: 'cp', seat: 0, change, now });
export const fell = (seat: number): GameEvent => ({ e: 'defeated', seat });
export const undefendable = (source: string): GameEvent => ({ e: 'undefendable', seat: 0, source });
export const turned = (thing: string, side: string): GameEvent => ({ e: 'turned', seat: 0, thing, side });
export const limit = (token: string, now: number): GameEvent => ({ e: 'limit-raised', seat: 0, token, now });
export const companion = (change: number): GameEvent => ({
  e: 'companion',
  seat: 0,
  token: 'nyra',
  change,
  now: 5,
});
export const WON: GameEvent = { e: 'ended', winner: 0 };
export const LOST: GameEvent = { e: 'ended', winner: 1 };
export const outlives: GameEvent = { e: 'outlives', seat: 0, health: 1, source: 'blessing-of-divinity' };
