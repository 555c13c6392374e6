/** A campaign: sessions that follow one another, in Adventures and on a road of Missions. Plain JSON. */
import type { HeroLoot } from './adventure.ts';

/** A played session of a campaign. */
export interface CampaignSession {
  /** Id of the game, so that a session counts once however often its end is told. */
  readonly gameId: string;
  /** The number of the scenario of Adventures, or of the Mission on its road, from 1. */
  readonly scenario: number;
  readonly won: boolean;
  /** Scenario points, or the perk points of the Mission. */
  readonly points: number;
  /** On a road: the bonus of the stage was met. */
  readonly bonus?: true;
  /** On a road: the id of the option that the party chose after a won Mission. */
  readonly choice?: string;
}

/** What a session of a campaign brings along from the earlier ones. */
export interface CampaignSetup {
  /** The id of the campaign: that of its first game. */
  readonly id: string;
  /** The earlier sessions, first one first. */
  readonly sessions: readonly CampaignSession[];
  /** The loot cards in heroes' decks; a hero that two people play has two entries. Absent for none. */
  readonly loot?: readonly HeroLoot[];
}
