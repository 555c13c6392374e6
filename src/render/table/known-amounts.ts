/** Amounts and conditions of an ability that can be calculated from public facts. */
import { type HeroDefinition, tokenById } from '../../engine/definitions.ts';
import type { SeatView } from '../../engine/index.ts';
import {
  type AmountFacts,
  CP_CAP,
  countShowing,
  type DieFace,
  type DieValue,
  evaluateAmount,
  evaluateCondition,
  type Facts,
  sumOfBest,
} from '../../engine/rules.ts';
import type { Amount, Condition, DiceScope } from '../../engine/vocabulary/amount.ts';

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
  /** The dice that it has rolled at last; absent where they are not known. */
  readonly rolled?: readonly DieValue[];
  /** Numbers that it has stored, by name; null for those that nobody can know. Absent where none is known. */
  readonly noted?: ReadonlyMap<string, number | null>;
}

/** The dice of a scope; null where they are not known. */
const diceIn = ({ dice, rolled }: PublicFacts, scope: DiceScope): readonly DieFace[] | null =>
  scope === 'shown' ? dice : (rolled ?? null);

/** Facts that are not public, or not calculated here. */
const unknown = () => null;

export const AMOUNTS: AmountFacts<PublicFacts, null> = {
  symbols(facts, { symbols, dice: scope, every }) {
    const met = diceIn(facts, scope)?.filter((die) => die !== null && symbols.includes(facts.hero.dice[die]));
    return met === undefined ? null : Math.floor(met.length / every);
  },
  cp: ({ owner, cp }, { who }) => (owner && who === 'owner' ? Math.min(CP_CAP, owner.cp + cp) : null),
  upgrades: ({ owner }, { who, thisTurn }) => (owner && who === 'owner' && !thisTurn ? owner.upgrades : null),
  tokens: ({ owner, gained }, { who, token, from }) =>
    !owner || who !== 'owner' || gained === null || from !== undefined
      ? null
      : heldWith(owner, token, gained.get(token) ?? 0),
  values(facts, { dice: scope, values }) {
    const dice = diceIn(facts, scope);
    return dice && countShowing(dice, values);
  },
  total: ({ rolled }) => rolled?.reduce<number>((sum, value) => sum + value, 0) ?? null,
  best: ({ rolled }, { dice }) => (rolled ? sumOfBest(rolled, dice) : null),
  passed: unknown,
  statuses: unknown,
  health: unknown,
  players: unknown,
  dial: unknown,
  hand: unknown,
  dealt: unknown,
  noted: ({ noted }, { name }) =>
    noted === undefined ? null : noted.has(name) ? (noted.get(name) ?? null) : 0,
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
  if (more <= 0) return Math.max(0, held + more);
  const { limit, ownLimit, countsWith } = tokenById(token);
  if (ownLimit !== undefined || countsWith !== undefined) return null;
  return Math.max(held, Math.min(held + more, limit + (limits[token] ?? 0)));
}

const FACTS: Facts<PublicFacts, null> = {
  amounts: AMOUNTS,
  conditions: {
    'of-a-kind'(facts, { dice: scope, count }) {
      const dice = diceIn(facts, scope);
      return (
        dice?.some((die) => die !== null && dice.filter((other) => other === die).length >= count) ?? null
      );
    },
    symbols(facts, { dice: scope, need }) {
      const dice = diceIn(facts, scope);
      return (
        dice &&
        Object.entries(need).every(
          ([symbol, count]) =>
            dice.filter((die) => die !== null && facts.hero.dice[die] === symbol).length >= count,
        )
      );
    },
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
    'kings-hand': unknown,
    'on-space': unknown,
    adjacent: unknown,
  },
};

/** Whether a condition is met; null when it depends on anything else. */
export function knownCondition(when: Condition, table: PublicFacts): boolean | null {
  return evaluateCondition(FACTS, table, when);
}
