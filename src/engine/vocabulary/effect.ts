/**
 * The effects of the vocabulary: what abilities, cards and tokens do, as plain data. A mechanic that it cannot express
 * becomes a new general effect, never a branch on a hero.
 */
import type { ActivationWindow } from '../effects/activation-window.ts';
import type { AddDamage } from '../effects/add-damage.ts';
import type { AdvanceClock } from '../effects/advance-clock.ts';
import type { AfterDamage } from '../effects/after-damage.ts';
import type { AllowDefense } from '../effects/allow-defense.ts';
import type { Alter } from '../effects/alter.ts';
import type { AtDefense } from '../effects/at-defense.ts';
import type { AtTurnEnd } from '../effects/at-turn-end.ts';
import type { Avoid } from '../effects/avoid.ts';
import type { Choose } from '../effects/choose.ts';
import type { ChooseAmount } from '../effects/choose-amount.ts';
import type { ChoosePlayer } from '../effects/choose-player.ts';
import type { ChoosePlayers } from '../effects/choose-players.ts';
import type { Counter } from '../effects/counter.ts';
import type { GainCp, LoseCp } from '../effects/cp.ts';
import type { Deal } from '../effects/deal.ts';
import type { Discard } from '../effects/discard.ts';
import type { Draw } from '../effects/draw.ts';
import type { EnemyDice } from '../effects/enemy-dice.ts';
import type { ExtraAttempt } from '../effects/extra-attempt.ts';
import type { ExtraOffensiveRollPhase } from '../effects/extra-offensive-roll-phase.ts';
import type { FailAbility } from '../effects/fail-ability.ts';
import type { ForEach } from '../effects/for-each.ts';
import type { Gain } from '../effects/gain.ts';
import type { GoAstray } from '../effects/go-astray.ts';
import type { GrantReroll } from '../effects/grant-reroll.ts';
import type { HalveDealt } from '../effects/halve-dealt.ts';
import type { HarmCompanion } from '../effects/harm-companion.ts';
import type { Heal } from '../effects/heal.ts';
import type { If } from '../effects/if.ts';
import type { IfFalling } from '../effects/if-falling.ts';
import type { Inflict } from '../effects/inflict.ts';
import type { Interruption } from '../effects/interruption.ts';
import type { IsolatedDamage } from '../effects/isolated-damage.ts';
import type { KeepAlly } from '../effects/keep-ally.ts';
import type { LookAtDeck } from '../effects/look-at-deck.ts';
import type { LookAtHand } from '../effects/look-at-hand.ts';
import type { May } from '../effects/may.ts';
import type { Momentum } from '../effects/momentum.ts';
import type { MoveFigure } from '../effects/move-figure.ts';
import type { Note } from '../effects/note.ts';
import type { OffenseAgain } from '../effects/offense-again.ts';
import type { Outlive } from '../effects/outlive.ts';
import type { PassOn } from '../effects/pass-on.ts';
import type { PlaceTile } from '../effects/place-tile.ts';
import type { PlayUpgrade } from '../effects/play-upgrade.ts';
import type { Prevent } from '../effects/prevent.ts';
import type { PreventStatus } from '../effects/prevent-status.ts';
import type { RaiseLimit } from '../effects/raise-limit.ts';
import type { ReadAs } from '../effects/read-as.ts';
import type { Recruit } from '../effects/recruit.ts';
import type { AllowSplit, Redirect } from '../effects/redirect.ts';
import type { ReflectHalf } from '../effects/reflect-half.ts';
import type { Remove } from '../effects/remove.ts';
import type { RemoveChosen } from '../effects/remove-chosen.ts';
import type { Repeat } from '../effects/repeat.ts';
import type { RerollOwn } from '../effects/reroll-own.ts';
import type { Roll } from '../effects/roll.ts';
import type { Search } from '../effects/search.ts';
import type { ShareMomentum } from '../effects/share-momentum.ts';
import type { SlowClock } from '../effects/slow-clock.ts';
import type { Spawn } from '../effects/spawn.ts';
import type { StealCp } from '../effects/steal-cp.ts';
import type { StealHealth } from '../effects/steal-health.ts';
import type { TakeTile } from '../effects/take-tile.ts';
import type { Then } from '../effects/then.ts';
import type { TransferChosen } from '../effects/transfer-chosen.ts';
import type { TurnOver } from '../effects/turn-over.ts';
import type { TurnToken } from '../effects/turn-token.ts';
import type { Undefendable } from '../effects/undefendable.ts';
import type { UseFree } from '../effects/use-free.ts';
import type { Condition, Who } from './amount.ts';

export type { DamageType } from './amount.ts';

/** Which tokens can be chosen for removal or transfer; without fields all status effects. */
export type TokenFilter = {
  readonly kinds?: readonly ('positive' | 'negative' | 'unique')[];
  /** Only tokens with this id. */
  readonly only?: string;
};

/** How a die may be altered (rule: dice-alteration). */
export type Alteration =
  /** To any value. */
  | { readonly how: 'set-any' }
  /** To one of these values. */
  | { readonly how: 'set'; readonly values: readonly (1 | 2 | 3 | 4 | 5 | 6)[] }
  /** Up or down by 1. */
  | { readonly how: 'step' }
  /** To the value of another die of the same owner. */
  | { readonly how: 'copy' }
  /** Re-rolled. `unless`: CP that the die's owner may pay to the effect's owner to keep the die as it is. */
  | { readonly how: 'force-reroll'; readonly unless?: number };

/**
 * Dice that other players roll together with a roll, to be compared with it. All of them stay on the table until the
 * roll is settled (R82).
 */
export interface OpposedDice {
  readonly by: Who;
  /** How many dice each of them rolls. */
  readonly dice: number;
  /** The name under which their sum is stored. */
  readonly note: string;
}

/** One effect. `do` is its name; a list of effects runs in order. */
export type Effect =
  | Deal
  | AddDamage
  | IsolatedDamage
  | Prevent
  | Avoid
  | Outlive
  | HalveDealt
  | ReflectHalf
  | Undefendable
  | AllowDefense
  | Heal
  | StealHealth
  | GainCp
  | LoseCp
  | StealCp
  | Draw
  | Discard
  | Search
  | Gain
  | Inflict
  | Remove
  | RemoveChosen
  | TransferChosen
  | RaiseLimit
  | PreventStatus
  | Alter
  | RerollOwn
  | ReadAs
  | ExtraAttempt
  | Roll
  | GrantReroll
  | Then
  | ActivationWindow
  | Interruption
  | AfterDamage
  | AtDefense
  | UseFree
  | AtTurnEnd
  | If
  | IfFalling
  | Repeat
  | ForEach
  | Note
  | May
  | Choose
  | ChooseAmount
  | ChoosePlayer
  | ChoosePlayers
  | TurnOver
  | LookAtHand
  | LookAtDeck
  | PlayUpgrade
  | TurnToken
  | PassOn
  | Redirect
  | AllowSplit
  | HarmCompanion
  | FailAbility
  | OffenseAgain
  | ExtraOffensiveRollPhase
  | Momentum
  | ShareMomentum
  | Recruit
  | SlowClock
  | EnemyDice
  | KeepAlly
  | GoAstray
  | Counter
  | AdvanceClock
  | PlaceTile
  | TakeTile
  | Spawn
  | MoveFigure;

/** Effects that ask a question and have a field `ask`: who answers it, the owner if absent. */
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

/** One option of a `choose` effect. */
export interface EffectOption {
  /** The id of the option in the answer, for example `prevent`. */
  readonly id: string;
  /** The id of the option's text (see `question-texts.ts`). */
  readonly label: string;
  /** The option is offered only when this holds. */
  readonly when?: Condition;
  readonly effects: readonly Effect[];
}
