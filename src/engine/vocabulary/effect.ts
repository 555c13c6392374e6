/**
 * The effects of the vocabulary: what abilities, cards and tokens do, as plain data. A mechanic that it cannot express
 * becomes a new general effect, never a branch on a hero.
 */

import type { Amount, Asking, Condition, Who } from './amount.ts';
import type {
  ExploreTile,
  LeaveBattle,
  OpenChest,
  RollLootDie,
  SpawnMinion,
  TeamGold,
} from './effects/adventures.ts';
import type { Discard, Draw, LookAtHand, PlayUpgrade, Search } from './effects/cards.ts';
import type {
  AddDamage,
  AllowDefense,
  AllowSplit,
  Avoid,
  Deal,
  HalveDealt,
  HarmCompanion,
  IsolatedDamage,
  Outlive,
  Prevent,
  Redirect,
  ReflectHalf,
  Undefendable,
} from './effects/damage.ts';
import type { Alter, ExtraAttempt, GrantReroll, ReadAs, RerollOwn, Roll } from './effects/dice.ts';
import type { GainCp, Heal, LoseCp, StealCp, StealHealth, TurnOver } from './effects/health-and-cp.ts';
import type {
  AdvanceClock,
  Counter,
  EnemyDice,
  KeepAlly,
  Momentum,
  MoveFigure,
  PartWithAlly,
  PlaceTile,
  Recruit,
  ShareMomentum,
  SlowClock,
  Spawn,
  TakeTile,
} from './effects/missions.ts';
import type {
  ActivationWindow,
  ChooseAmount,
  ChoosePlayer,
  ChoosePlayers,
  ExtraOffensiveRollPhase,
  FailAbility,
  Interruption,
  Note,
  OffenseAgain,
  Then,
} from './effects/timing.ts';
import type {
  Gain,
  Inflict,
  PassOn,
  PreventStatus,
  RaiseLimit,
  Remove,
  RemoveChosen,
  TransferChosen,
  TurnToken,
  UseFree,
} from './effects/tokens.ts';

export type { DamageType } from './amount.ts';

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
  | PartWithAlly
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
  | MoveFigure
  | TeamGold
  | OpenChest
  | RollLootDie
  | ExploreTile
  | SpawnMinion
  | LeaveBattle;

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

export interface AfterDamage {
  readonly do: 'after-damage';
  readonly effects: readonly Effect[];
}

export interface AtDefense {
  readonly do: 'at-defense';
  readonly effects: readonly Effect[];
}

export interface AtTurnEnd {
  readonly do: 'at-turn-end';
  readonly effects: readonly Effect[];
}

/**
 * The chosen list belongs to the effect's owner, also when another seat decides. If `ask` means several seats, each
 * decides once, and that seat is `chosen` in its list.
 */
export interface Choose extends Asking {
  readonly do: 'choose';
  /** The id of the question's text. */
  readonly what: string;
  readonly options: readonly EffectOption[];
}

export interface ForEach {
  readonly do: 'for-each';
  readonly who: Who;
  readonly effects: readonly Effect[];
}

export interface GoAstray {
  readonly do: 'go-astray';
  readonly otherwise: readonly Effect[];
}

export interface If {
  readonly do: 'if';
  readonly when: Condition;
  readonly effects: readonly Effect[];
  readonly otherwise: readonly Effect[];
}

export interface IfFalling {
  readonly do: 'if-falling';
  readonly effects: readonly Effect[];
}

export interface LookAtDeck {
  readonly do: 'look-at-deck';
  /** How many cards, 1 or more. */
  readonly count: number;
  /** Cards of this kind are revealed to all players and put into the hand. */
  readonly take?: 'upgrade';
  /** The last card may go to the bottom of the deck. */
  readonly bottom?: true;
  /** If none of the cards is an upgrade, the owner may reveal them instead; then these effects run. */
  readonly orReveal?: readonly Effect[];
}

/**
 * The effects belong to the effect's owner, also when another seat decides. If `ask` means several seats, each decides
 * once, and that seat is `chosen` in its list.
 */
export interface May extends Asking {
  readonly do: 'may';
  /** The id of the question's text. */
  readonly what: string;
  readonly effects: readonly Effect[];
  /** Runs when the effects are declined. */
  readonly otherwise: readonly Effect[];
}

export interface Repeat {
  readonly do: 'repeat';
  readonly times: Amount;
  readonly effects: readonly Effect[];
}
