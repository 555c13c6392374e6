/** Amounts and conditions of an ability that can be calculated from public facts. */
import { type HeroDefinition, tokenById } from '../../engine/definitions.ts';
import type { SeatView } from '../../engine/index.ts';
import { CP_CAP, type DieFace } from '../../engine/rules.ts';
import type { Amount, Condition } from '../../engine/vocabulary/amount.ts';

/** The public facts when the ability comes to its next effect. */
export interface PublicFacts {
  /** The public view of the ability's owner; null for none. */
  readonly owner: SeatView | null;
  readonly hero: HeroDefinition;
  /** The final dice of the roll. */
  readonly dice: readonly DieFace[];
  /** Combat points gained by the ability so far. */
  readonly cp: number;
  /** Tokens gained by it so far; null after an effect that is not analysed here. */
  readonly gained: ReadonlyMap<string, number> | null;
}

/** An amount from public facts; null when it depends on anything else. */
export function knownAmount(amount: Amount, table: PublicFacts): number | null {
  if (typeof amount === 'number') return amount;
  const of = (part: Amount) => knownAmount(part, table);
  if ('sum' in amount) {
    const parts = amount.sum.map(of);
    return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
  }
  if ('times' in amount) {
    const [a, b] = amount.times.map(of);
    return a == null || b == null ? null : a * b;
  }
  if ('half' in amount) {
    const whole = of(amount.half);
    return whole === null ? null : Math.ceil(whole / 2);
  }
  if ('least' in amount) {
    const [a, b] = amount.least.map(of);
    return a == null || b == null ? null : Math.min(a, b);
  }
  return counted(amount, table);
}

function counted(
  amount: Extract<Amount, { readonly count: string }>,
  { owner, hero, dice, cp, gained }: PublicFacts,
): number | null {
  if (amount.count === 'symbols' && amount.dice === 'shown') {
    const met = dice.filter((die) => die !== null && amount.symbols.includes(hero.dice[die]));
    return Math.floor(met.length / amount.every);
  }
  if (!owner || !('who' in amount) || amount.who !== 'owner') return null;
  switch (amount.count) {
    case 'cp':
      return Math.min(CP_CAP, owner.cp + cp);
    case 'upgrades':
      return amount.thisTurn ? null : owner.upgrades;
    case 'tokens':
      return gained === null || amount.from !== undefined
        ? null
        : heldWith(owner, amount.token, gained.get(amount.token) ?? 0);
    default:
      return null;
  }
}

/** Tokens on a seat after gaining `more`; null if their limit is unknown. */
function heldWith({ tokens, limits }: SeatView, token: string, more: number): number | null {
  const held = tokens.reduce((sum, { id, count }) => (id === token ? sum + count : sum), 0);
  if (more === 0) return held;
  const { limit, ownLimit, countsWith } = tokenById(token);
  if (ownLimit !== undefined || countsWith !== undefined) return null;
  return Math.max(held, Math.min(held + more, limit + (limits[token] ?? 0)));
}

/** Whether a condition is met; null when it depends on anything else. */
export function knownCondition(when: Condition, table: PublicFacts): boolean | null {
  const { dice, hero } = table;
  const of = (amount: Amount) => knownAmount(amount, table);
  switch (when.test) {
    case 'of-a-kind':
      if (when.dice !== 'shown') return null;
      return dice.some((die) => die !== null && dice.filter((other) => other === die).length >= when.count);
    case 'symbols':
      if (when.dice !== 'shown') return null;
      return Object.entries(when.need).every(
        ([symbol, need]) => dice.filter((die) => die !== null && hero.dice[die] === symbol).length >= need,
      );
    case 'at-least': {
      const amount = of(when.amount);
      return amount === null ? null : amount >= when.bound;
    }
    case 'at-most': {
      const amount = of(when.amount);
      return amount === null ? null : amount <= when.bound;
    }
    case 'less': {
      const [left, right] = [of(when.left), of(when.right)];
      return left === null || right === null ? null : left < right;
    }
    case 'not': {
      const holds = knownCondition(when.not, table);
      return holds === null ? null : !holds;
    }
    default:
      return null;
  }
}
