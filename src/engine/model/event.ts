/** Events: what has happened in a game. The log, pictures and statistics are made from them. */

import type { BossChest, CrawlLevel, Rarity } from '../vocabulary/crawl.ts';
import type { DieFace } from '../vocabulary/dice.ts';
import type { Action } from './action.ts';
import type { LootPrize } from './adventure.ts';
import type { AmountPart } from './amount-part.ts';
import type {
  AbilityId,
  AllyId,
  CardId,
  DiePosition,
  EnvironmentId,
  HeroId,
  PanelId,
  Seat,
  SpaceId,
  TokenId,
} from './ids.ts';
import type { LandedDamage, LedgerLine } from './landed-damage.ts';
import type { MissionPhase, TileKind } from './mission.ts';
import type { Phase } from './moments.ts';

/** What made an event happen. Events of the game's own rules, such as the income, have no source. */
export interface Caused {
  /** The id of an ability, card or token. */
  readonly source?: string;
  /** The line of the ability that was activated, if it is not the ability itself. */
  readonly variant?: AbilityId;
  /** What the figure of the event consists of; absent for a printed number. */
  readonly why?: readonly AmountPart[];
}

export type GameEvent =
  /** A choice had only one option, so nobody was asked. */
  | { readonly e: 'forced'; readonly seat: Seat; readonly answer: Action }
  | { readonly e: 'started'; readonly startPlayer: Seat; readonly rolls: readonly (readonly number[])[] }
  /** `inRound`: a turn in a round of a Mission, whose `round` event has the number. */
  | { readonly e: 'turn'; readonly seat: Seat; readonly number: number; readonly inRound?: true }
  | { readonly e: 'phase'; readonly seat: Seat; readonly phase: Phase; readonly skipped?: string }
  | {
      readonly e: 'rolled';
      readonly seat: Seat;
      readonly label: string;
      readonly dice: readonly DieFace[];
      readonly rerolled: readonly number[];
      readonly attempt: number | null;
    }
  | (Caused & {
      readonly e: 'altered';
      readonly by: Seat;
      readonly owner: Seat;
      readonly die: DiePosition;
      readonly from: DieFace;
      readonly to: DieFace;
    })
  /** A symbol on dice is replaced: if `symbol` is asked for, the dice are searched for `as`. */
  | (Caused & {
      readonly e: 'read-as';
      readonly seat: Seat;
      readonly symbol: string;
      readonly as: readonly string[];
      readonly source: string;
    })
  | { readonly e: 'announced'; readonly seat: Seat; readonly ability: AbilityId; readonly variant: AbilityId }
  | { readonly e: 'lapsed'; readonly seat: Seat; readonly variant: AbilityId }
  | {
      readonly e: 'activated';
      readonly seat: Seat;
      readonly ability: AbilityId;
      readonly variant: AbilityId;
    }
  /** A round of a Mission begins. */
  | { readonly e: 'round'; readonly number: number; readonly startPlayer: Seat }
  /** A phase of a round of a Mission begins. */
  | { readonly e: 'mission-phase'; readonly phase: MissionPhase }
  /** A side of the Mission is set up. `clock`: segments from straight up. */
  | { readonly e: 'side'; readonly name: string; readonly clock: number }
  /** A figure is placed on the map, or moves. */
  | {
      readonly e: 'figure';
      readonly seat: Seat;
      readonly panel: PanelId;
      readonly spaces: readonly SpaceId[];
    }
  /** An earlier hero moved to the space that a hero had chosen, who is asked again. */
  | { readonly e: 'space-taken'; readonly seat: Seat; readonly space: SpaceId }
  /** A hero ends the move. A null space is beside the map. */
  | { readonly e: 'moved'; readonly seat: Seat; readonly from: SpaceId | null; readonly to: SpaceId | null }
  /** A hero is pushed off a space that a figure or a tile takes. */
  | { readonly e: 'pushed'; readonly seat: Seat; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly e: 'exited'; readonly seat: Seat; readonly space: SpaceId }
  /** A boost tile is collected, or turned over if `space` is null. `boost` is absent if the tile stays face down. */
  | { readonly e: 'boost'; readonly seat: Seat; readonly space: SpaceId | null; readonly boost?: string }
  /** A tile is placed on a space, or removed from it. */
  | { readonly e: 'tile'; readonly space: SpaceId; readonly kind: TileKind; readonly gone?: true }
  | { readonly e: 'momentum'; readonly seat: Seat; readonly change: number; readonly now: number }
  /** An ally joins a hero, is exhausted, or leaves the hero. */
  | {
      readonly e: 'ally';
      readonly seat: Seat;
      readonly ally: AllyId;
      readonly how: 'recruited' | 'exhausted' | 'left';
    }
  /** A hero uses a power: of an ally, of the momentum card, or a feat. */
  | { readonly e: 'power'; readonly seat: Seat; readonly ability: string; readonly line: string }
  /** A hero pays for range. */
  | { readonly e: 'range'; readonly seat: Seat }
  /** No enemy is adjacent and range was not paid, so the attack does not resolve. */
  | { readonly e: 'out-of-reach'; readonly seat: Seat }
  /** A tile of a crawl is turned face up. */
  | {
      readonly e: 'explored';
      readonly seat: Seat;
      readonly space: SpaceId;
      readonly environment: EnvironmentId;
    }
  /** A hero takes a shard or a salve; `now`: shards of the party, or salves of the hero. */
  | { readonly e: 'item'; readonly seat: Seat; readonly item: 'shard' | 'salve'; readonly now: number }
  /** The gold of the party. */
  | { readonly e: 'gold'; readonly change: number; readonly now: number }
  /** The Loot die of a hero for a chest, and what it gives. */
  | {
      readonly e: 'loot-die';
      readonly seat: Seat;
      readonly chest: CrawlLevel | BossChest;
      readonly value: number;
      readonly prize: LootPrize;
    }
  /** The Loot die decides something else than the prize of a chest. */
  | { readonly e: 'loot-die-rolled'; readonly seat: Seat; readonly value: number }
  /**
   * A hero's dealings in the shop, and what the gold is then; `kept` and `left`: a card of a Boss Loot Chest; `given-up`:
   * one of too many in the deck.
   */
  | {
      readonly e: 'loot';
      readonly seat: Seat;
      readonly how: 'bought' | 'identified' | 'sold' | 'sold-unidentified' | 'kept' | 'left' | 'given-up';
      /** Null for an unidentified card that is sold unseen. */
      readonly card: CardId | null;
      readonly rarity: Rarity;
      readonly gold: number;
    }
  /** The shop opens, with the gold of each hero; the offers are public. */
  | { readonly e: 'shop'; readonly gold: number }
  /** A hero is engaged with a minion that has come, or joins a battle. */
  | { readonly e: 'engaged'; readonly seat: Seat; readonly minion: Seat; readonly board: HeroId }
  /** A minion leaves without a fight to the end. */
  | { readonly e: 'minion-left'; readonly minion: Seat; readonly board: HeroId }
  /** A salve is spent; `on`: the hero who is healed or stands up again. */
  | {
      readonly e: 'salve';
      readonly seat: Seat;
      readonly on: Seat;
      readonly health: number;
      readonly revived: boolean;
    }
  | { readonly e: 'clock'; readonly segment: number }
  | { readonly e: 'counter'; readonly counter: string; readonly now: number }
  | { readonly e: 'objective' | 'objective-failed'; readonly id: string; readonly text: string }
  /** A later phase of a boss begins. `seat`: the boss; `text`: what changes. */
  | {
      readonly e: 'boss-phase';
      readonly seat: Seat;
      readonly name: string;
      readonly text: string;
      readonly story: string;
    }
  /** The enemies of a panel do not make the attack that the dice activate. `name`: that of the panel. */
  | { readonly e: 'attack-held'; readonly panel: PanelId; readonly name: string }
  /** The party has decided what it does after a won Mission of a road. `text`: as a clause in the past tense. */
  | { readonly e: 'decision'; readonly seat: Seat; readonly option: string; readonly text: string }
  | { readonly e: 'targeted'; readonly seat: Seat; readonly target: Seat }
  | { readonly e: 'no-ability'; readonly seat: Seat }
  /** Dice were rolled for an ability, card or token of the seat, and nothing came of it. */
  | (Caused & { readonly e: 'in-vain'; readonly seat: Seat; readonly source: string })
  | { readonly e: 'ability-failed'; readonly seat: Seat; readonly variant: AbilityId }
  | { readonly e: 'defended'; readonly seat: Seat; readonly ability: AbilityId }
  | { readonly e: 'undefended'; readonly seat: Seat }
  | { readonly e: 'played'; readonly seat: Seat; readonly card: CardId; readonly cost: number }
  | { readonly e: 'upgraded'; readonly seat: Seat; readonly ability: AbilityId; readonly cost: number }
  | { readonly e: 'sold'; readonly seat: Seat; readonly card: CardId; readonly cp: number }
  /** A player sees the top `count` cards of the own deck, or all. The cards are secret, so no event names them. */
  | (Caused & { readonly e: 'looked-into-deck'; readonly seat: Seat; readonly count?: number })
  /** Cards are shown to everybody. */
  | (Caused & { readonly e: 'revealed'; readonly seat: Seat; readonly cards: readonly CardId[] })
  /** A deck was searched and shuffled. `cards`: the cards that were found, if everybody sees them; else null. */
  | (Caused & {
      readonly e: 'searched';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    })
  | (Caused & { readonly e: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] })
  | (Caused & {
      readonly e: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly reshuffled: boolean;
    })
  | (Caused & { readonly e: 'cp'; readonly seat: Seat; readonly change: number; readonly now: number })
  | (Caused & { readonly e: 'healed'; readonly seat: Seat; readonly amount: number; readonly now: number })
  | (Caused & {
      readonly e: 'gained';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly count: number;
      readonly by: Seat;
    })
  | (Caused & {
      readonly e: 'lost';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly count: number;
      readonly how: 'spent' | 'removed' | 'expired' | 'moved';
    })
  /** A token was used and stays, as companions do. */
  | { readonly e: 'used'; readonly seat: Seat; readonly token: TokenId }
  /** Tokens were turned into others. */
  | (Caused & {
      readonly e: 'turned-token';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly to: TokenId;
      readonly count: number;
    })
  | (Caused & { readonly e: 'status-prevented'; readonly seat: Seat; readonly token: TokenId })
  | (Caused & {
      readonly e: 'limit-raised';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly now: number;
    })
  | (Caused & {
      readonly e: 'damage-added';
      readonly seat: Seat;
      readonly amount: number;
      /** Null if the Attack's target is not known yet. */
      readonly to: Seat | null;
      readonly source: string;
    })
  | (Caused & {
      readonly e: 'damage-prevented';
      readonly seat: Seat;
      readonly amount: number | 'half' | 'all';
      readonly source: string;
    })
  /** Half of the damage that the seat deals in this Roll Phase will be prevented. */
  | (Caused & { readonly e: 'damage-halved'; readonly seat: Seat; readonly source: string })
  /** If the damage would bring the seat to 0, its health becomes `health` instead. */
  | (Caused & {
      readonly e: 'outlives';
      readonly seat: Seat;
      readonly health: number;
      readonly source: string;
    })
  | (Caused & { readonly e: 'undefendable'; readonly seat: Seat; readonly source: string })
  /**
   * Damage lands. In the order of `totals`: `dealers`, the seat that dealt the largest part to that seat, or null;
   * `dials`, the health of that seat's dial before and now.
   */
  | {
      readonly e: 'landed';
      readonly totals: readonly LandedDamage[];
      readonly dealers?: readonly (Seat | null)[];
      readonly dials?: readonly { readonly before: number; readonly now: number }[];
    }
  | (Caused & {
      readonly e: 'isolated';
      readonly seat: Seat;
      readonly amount: number;
      readonly now: number;
      readonly source: string;
      /** The seat that dealt it; absent if none did. */
      readonly by?: Seat;
      /** The parts of the amount, of all sources; absent in games of earlier versions. */
      readonly lines?: readonly LedgerLine[];
    })
  | (Caused & {
      readonly e: 'stole';
      readonly seat: Seat;
      readonly from: Seat;
      readonly what: 'cp' | 'health';
      readonly amount: number;
      /** For health: what `from` has left. */
      readonly left?: number;
    })
  /** A board or a companion was turned over. `thing`: `board`, or the token's id. */
  | (Caused & { readonly e: 'turned'; readonly seat: Seat; readonly thing: string; readonly side: string })
  /** The health of a companion has changed. */
  | (Caused & {
      readonly e: 'companion';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly change: number;
      readonly now: number;
    })
  /** A player looked at the hand of `of`. The cards are secret, so no event names them. */
  | (Caused & { readonly e: 'looked'; readonly seat: Seat; readonly of: Seat })
  /** An Offensive Roll Phase ended without an Attack and is repeated. */
  | { readonly e: 'offense-again'; readonly seat: Seat }
  | { readonly e: 'extra-offense'; readonly seat: Seat; readonly target: Seat }
  /** `conceded`: the seat fell because all who share its dial gave up, not by damage. */
  | { readonly e: 'defeated'; readonly seat: Seat; readonly conceded?: true }
  | { readonly e: 'conceded'; readonly seat: Seat }
  | { readonly e: 'ended'; readonly winner: number | null };
