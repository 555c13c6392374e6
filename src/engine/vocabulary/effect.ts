/**
 * The vocabulary of effects: what abilities, cards and tokens do, as plain data.
 * What it cannot say becomes a new general effect here, never a branch on a hero.
 */
import type { Amount, Condition, Who } from './amount.ts';

/** The damage types of the rulebook's chart; `typeless` is what a Defensive Ability deals back. */
export type DamageType = 'normal' | 'undefendable' | 'pure' | 'collateral' | 'ultimate' | 'typeless';

/** Players who may be picked by a `choose-player`. */
export type Candidates = 'anyone' | 'opponents' | 'others' | 'teammates';

/** Tokens that a removal or transfer may be aimed at. */
export type TokenFilter = {
  readonly kinds?: readonly ('positive' | 'negative' | 'unique')[];
  readonly only?: string;
};

/** What may be done to a die (rule: dice-alteration). */
export type Alteration =
  | { readonly how: 'set-any' }
  | { readonly how: 'set'; readonly values: readonly (1 | 2 | 3 | 4 | 5 | 6)[] }
  | { readonly how: 'step' }
  | { readonly how: 'copy' }
  | { readonly how: 'force-reroll' };

/**
 * Dice that others throw beside a roll, to be compared with it: all of them lie on the table together until they
 * are settled (R82).
 */
export interface OpposedDice {
  readonly by: Who;
  /** So many by each of them. */
  readonly dice: number;
  /** Puts their sum aside under this name. */
  readonly note: string;
}

export type Effect =
  | {
      readonly do: 'deal';
      readonly amount: Amount;
      readonly type: DamageType;
      readonly to: Who;
      readonly locked?: true;
    }
  /** Attack modifier: adds to the Attack, with its damage type (rule: attack-modifier-type). */
  | { readonly do: 'add-damage'; readonly amount: Amount }
  | { readonly do: 'isolated-damage'; readonly amount: Amount; readonly to: Who }
  | { readonly do: 'prevent'; readonly amount: Amount | 'half' | 'all'; readonly who: Who }
  /** The holder takes none of the pooled damage (rule: avoidable). */
  | { readonly do: 'avoid'; readonly who: Who }
  /** Damage back to the attacker: half of what comes in, rounded up, whatever is prevented. */
  | { readonly do: 'reflect-half'; readonly who: Who }
  | { readonly do: 'undefendable' }
  | { readonly do: 'heal'; readonly amount: Amount; readonly who: Who }
  | { readonly do: 'gain'; readonly token: string; readonly count: Amount; readonly who: Who }
  | { readonly do: 'inflict'; readonly token: string; readonly count: Amount; readonly who: Who }
  | {
      readonly do: 'remove';
      readonly token: string;
      readonly count: Amount | 'all';
      readonly who: Who;
      /** The text says to spend it: it counts as spent, without what spending it otherwise brings (R193). */
      readonly spent?: true;
    }
  | {
      readonly do: 'remove-chosen';
      readonly who: Who;
      readonly filter: TokenFilter;
      readonly count: number | 'all';
    }
  | { readonly do: 'transfer-chosen'; readonly filter: TokenFilter }
  | { readonly do: 'raise-limit'; readonly token: string; readonly by: number }
  | { readonly do: 'prevent-status'; readonly count: number }
  | { readonly do: 'cp'; readonly amount: Amount; readonly who: Who }
  | { readonly do: 'lose-cp'; readonly amount: Amount; readonly who: Who }
  | { readonly do: 'steal-cp'; readonly amount: Amount; readonly from: Who }
  | { readonly do: 'steal-health'; readonly amount: Amount; readonly from: Who }
  | { readonly do: 'draw'; readonly count: Amount; readonly who: Who }
  | { readonly do: 'discard'; readonly count: Amount; readonly who: Who; readonly how: 'random' | 'choice' }
  /** Fresh dice of the owner, settled by the back-and-forth rule (rule: roll-n-dice). */
  | {
      readonly do: 'roll';
      readonly dice: number;
      readonly by: Who;
      /** Puts the sum aside under this name. */
      readonly note?: string;
      /** The roller may re-roll up to so many of these dice, once. */
      readonly mayReroll?: number;
      /** That re-roll costs one of these tokens. */
      readonly rerollCosts?: string;
      /** One such re-roll is allowed where a `grant-reroll` or a passive for this name is in force. */
      readonly rerollsFor?: string;
      readonly opposed?: OpposedDice;
    }
  /**
   * For the rest of the roll phase the owner may re-roll one die of each roll named `of`; a die re-rolled
   * so is worth `bonus` more, noted as `reroll-bonus`.
   */
  | { readonly do: 'grant-reroll'; readonly of: string; readonly bonus: number }
  | { readonly do: 'repeat'; readonly times: Amount; readonly effects: readonly Effect[] }
  /** Alters dice of the roll in progress. `whose` is seen from the owner. */
  | {
      readonly do: 'alter';
      readonly alteration: Alteration;
      readonly dice: number;
      readonly whose: 'any' | 'own' | 'opponent';
    }
  /**
   * The owner re-rolls up to so many of their own dice: in one go, each at most once (R77). `separately`: as so
   * many tries, each decided after the one before and also on the same die (R75).
   */
  | { readonly do: 'reroll-own'; readonly dice: number; readonly separately?: true }
  | { readonly do: 'extra-attempt'; readonly phase: 'offensive' | 'defensive'; readonly who: Who }
  /** The printed Then: a window opens, what follows comes after what came before (rule: then). */
  | { readonly do: 'then' }
  /** Runs after the totals of the roll phase (rule: after-damage-step). */
  | { readonly do: 'after-damage'; readonly effects: readonly Effect[] }
  | {
      readonly do: 'if';
      readonly when: Condition;
      readonly effects: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  | {
      readonly do: 'may';
      readonly what: string;
      readonly effects: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  | { readonly do: 'choose'; readonly what: string; readonly options: readonly EffectOption[] }
  /** Asks for a number; it is noted under `note`. */
  | {
      readonly do: 'choose-amount';
      readonly what: string;
      readonly least: Amount;
      readonly most: Amount;
      readonly note: string;
    }
  /** `another`: not the one whom the list has chosen last ("up to 2 opponents"). */
  | { readonly do: 'choose-player'; readonly among: Candidates; readonly another?: true }
  | { readonly do: 'for-each-opponent'; readonly effects: readonly Effect[] }
  | { readonly do: 'note'; readonly name: string; readonly amount: Amount }
  /**
   * The moment right after the activation, where the ability does not have it before its first effect. `owner`:
   * only the ability's owner may act, who has priority in the middle of it (R192).
   */
  | { readonly do: 'activation-window'; readonly for: 'owner' | 'everybody' }
  /** The activated ability fails: nothing of it resolves (rule: blind). */
  | { readonly do: 'fail-ability' }
  /** Another Offensive Roll Phase of the owner against the holder, after this roll phase (rule: stun). */
  | { readonly do: 'extra-offensive-roll-phase' }
  /** A chance for others to interrupt a Main Phase Action card (rule: interruptible-actions). */
  | { readonly do: 'interruption' };

export interface EffectOption {
  /** The id that answers it, for example `prevent`. */
  readonly id: string;
  readonly label: string;
  /** Offered only when this holds. */
  readonly when?: Condition;
  readonly effects: readonly Effect[];
}
