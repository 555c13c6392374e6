/**
 * The vocabulary of effects: what abilities, cards and tokens do, as plain data.
 * What it cannot say becomes a new general effect here, never a branch on a hero.
 */
import type { ActivationWindow } from '../effects/activation-window.ts';
import type { AddDamage } from '../effects/add-damage.ts';
import type { AfterDamage } from '../effects/after-damage.ts';
import type { Alter } from '../effects/alter.ts';
import type { Avoid } from '../effects/avoid.ts';
import type { Choose } from '../effects/choose.ts';
import type { ChooseAmount } from '../effects/choose-amount.ts';
import type { ChoosePlayer } from '../effects/choose-player.ts';
import type { ChoosePlayers } from '../effects/choose-players.ts';
import type { GainCp, LoseCp } from '../effects/cp.ts';
import type { Deal } from '../effects/deal.ts';
import type { Discard } from '../effects/discard.ts';
import type { Draw } from '../effects/draw.ts';
import type { ExtraAttempt } from '../effects/extra-attempt.ts';
import type { ExtraOffensiveRollPhase } from '../effects/extra-offensive-roll-phase.ts';
import type { FailAbility } from '../effects/fail-ability.ts';
import type { ForEach } from '../effects/for-each.ts';
import type { Gain } from '../effects/gain.ts';
import type { GrantReroll } from '../effects/grant-reroll.ts';
import type { Heal } from '../effects/heal.ts';
import type { If } from '../effects/if.ts';
import type { Inflict } from '../effects/inflict.ts';
import type { Interruption } from '../effects/interruption.ts';
import type { IsolatedDamage } from '../effects/isolated-damage.ts';
import type { May } from '../effects/may.ts';
import type { Note } from '../effects/note.ts';
import type { Prevent } from '../effects/prevent.ts';
import type { PreventStatus } from '../effects/prevent-status.ts';
import type { RaiseLimit } from '../effects/raise-limit.ts';
import type { ReflectHalf } from '../effects/reflect-half.ts';
import type { Remove } from '../effects/remove.ts';
import type { RemoveChosen } from '../effects/remove-chosen.ts';
import type { Repeat } from '../effects/repeat.ts';
import type { RerollOwn } from '../effects/reroll-own.ts';
import type { Roll } from '../effects/roll.ts';
import type { StealCp } from '../effects/steal-cp.ts';
import type { StealHealth } from '../effects/steal-health.ts';
import type { Then } from '../effects/then.ts';
import type { TransferChosen } from '../effects/transfer-chosen.ts';
import type { Undefendable } from '../effects/undefendable.ts';
import type { Condition, Who } from './amount.ts';

/** The damage types of the rulebook's chart; `typeless` is what a Defensive Ability deals back. */
export type DamageType = 'normal' | 'undefendable' | 'pure' | 'collateral' | 'ultimate' | 'typeless';

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
  | Deal
  | AddDamage
  | IsolatedDamage
  | Prevent
  | Avoid
  | ReflectHalf
  | Undefendable
  | Heal
  | StealHealth
  | GainCp
  | LoseCp
  | StealCp
  | Draw
  | Discard
  | Gain
  | Inflict
  | Remove
  | RemoveChosen
  | TransferChosen
  | RaiseLimit
  | PreventStatus
  | Alter
  | RerollOwn
  | ExtraAttempt
  | Roll
  | GrantReroll
  | Then
  | ActivationWindow
  | Interruption
  | AfterDamage
  | If
  | Repeat
  | ForEach
  | Note
  | May
  | Choose
  | ChooseAmount
  | ChoosePlayer
  | ChoosePlayers
  | FailAbility
  | ExtraOffensiveRollPhase;

/** Effects that ask a question about which the owner need not decide. */
export type AskingEffect =
  | Alter
  | Choose
  | ChooseAmount
  | ChoosePlayer
  | ChoosePlayers
  | Discard
  | May
  | RemoveChosen
  | RerollOwn
  | TransferChosen;

export interface EffectOption {
  /** The id that answers it, for example `prevent`. */
  readonly id: string;
  readonly label: string;
  /** Offered only when this holds. */
  readonly when?: Condition;
  readonly effects: readonly Effect[];
}
