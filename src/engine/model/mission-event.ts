/** Events of Missions, Portal Crawls and campaigns. */
import type { BossChest, CrawlLevel, Rarity } from '../vocabulary/crawl.ts';
import type { LootPrize } from './adventure.ts';
import type { AllyId, CardId, EnvironmentId, HeroId, PanelId, Seat, SpaceId } from './ids.ts';
import type { MissionPhase, TileKind } from './mission.ts';

export type MissionEvent =
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
  | { readonly e: 'decision'; readonly seat: Seat; readonly option: string; readonly text: string };
