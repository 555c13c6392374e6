/** Amounts and conditions of an ability that can be calculated from public facts. */
import { type HeroDefinition, tokenById } from '../../engine/definitions.ts';
import type { SeatView } from '../../engine/index.ts';
import {
  type AmountFacts,
  CP_CAP,
  type DieFace,
  evaluateAmount,
  evaluateCondition,
  type Facts,
} from '../../engine/rules.ts';
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

/** Facts that are not public, or not calculated here. */
const unknown = () => null;

export const AMOUNTS: AmountFacts<PublicFacts, null> = {
  symbols({ dice, hero }, { symbols, dice: scope, every }) {
    if (scope !== 'shown') return null;
    const met = dice.filter((die) => die !== null && symbols.includes(hero.dice[die]));
    return Math.floor(met.length / every);
  },
  cp: ({ owner, cp }, { who }) => (owner && who === 'owner' ? Math.min(CP_CAP, owner.cp + cp) : null),
  upgrades: ({ owner }, { who, thisTurn }) => (owner && who === 'owner' && !thisTurn ? owner.upgrades : null),
  tokens: ({ owner, gained }, { who, token, from }) =>
    !owner || who !== 'owner' || gained === null || from !== undefined
      ? null
      : heldWith(owner, token, gained.get(token) ?? 0),
  values: unknown,
  total: unknown,
  best: unknown,
  passed: unknown,
  statuses: unknown,
  health: unknown,
  players: unknown,
  dial: unknown,
  hand: unknown,
  dealt: unknown,
  noted: unknown,
  attempts: unknown,
  'attack-base': unknown,
  room: unknown,
  counter: unknown,
  figures: unknown,
  heroes: unknown,
  'by-heroes': unknown,
  round: unknown,
  momentum: unknown,
  tiles: unknown,
};

/** An amount from public facts; null when it depends on anything else. */
export function knownAmount(amount: Amount, table: PublicFacts): number | null {
  return evaluateAmount(AMOUNTS, table, amount);
}

/** Tokens on a seat after gaining `more`; null if their limit is unknown. */
function heldWith({ tokens, limits }: SeatView, token: string, more: number): number | null {
  const held = tokens.reduce((sum, { id, count }) => (id === token ? sum + count : sum), 0);
  if (more === 0) return held;
  const { limit, ownLimit, countsWith } = tokenById(token);
  if (ownLimit !== undefined || countsWith !== undefined) return null;
  return Math.max(held, Math.min(held + more, limit + (limits[token] ?? 0)));
}

const FACTS: Facts<PublicFacts, null> = {
  amounts: AMOUNTS,
  conditions: {
    'of-a-kind': ({ dice }, { dice: scope, count }) =>
      scope === 'shown'
        ? dice.some((die) => die !== null && dice.filter((other) => other === die).length >= count)
        : null,
    symbols: ({ dice, hero }, { dice: scope, need }) =>
      scope === 'shown'
        ? Object.entries(need).every(
            ([symbol, count]) =>
              dice.filter((die) => die !== null && hero.dice[die] === symbol).length >= count,
          )
        : null,
    'symbol-used': unknown,
    attacked: unknown,
    'attack-type': unknown,
    'ability-damage-coming': unknown,
    'prevented-by': unknown,
    'damage-landed': unknown,
    among: unknown,
    side: unknown,
    'split-allowed': unknown,
    'lost-this-turn': unknown,
    barred: unknown,
    brings: unknown,
    usable: unknown,
    ultimate: unknown,
    activated: unknown,
    'die-shows': unknown,
    during: unknown,
    'defense-rolled': unknown,
    scenario: unknown,
    'on-space': unknown,
    adjacent: unknown,
  },
};

/** Whether a condition is met; null when it depends on anything else. */
export function knownCondition(when: Condition, table: PublicFacts): boolean | null {
  return evaluateCondition(FACTS, table, when);
}
