/**
 * A player's perk sheet: filled circles and Mission results (rules: m-perk-points, m-perk-sheets, m-new-game-plus). It
 * belongs to the player, independent of the hero; a game reads it at setup.
 */

import { listPerks, perkById } from '../core/mission/party-registry.ts';
import { missionById } from '../core/mission/registry.ts';
import type { MissionId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { PerkDefinition } from '../vocabulary/ally.ts';
import { HEROES } from './lay-out.ts';
import { perkColumn, perkPoints } from './perk-points.ts';

/** Mission levels; New Game+ has one circle for each. */
const LEVELS = [1, 2, 3, 4, 5] as const;

export interface PerkSheet {
  /** Perk id -> number of filled circles; a perk without filled circles has no entry. */
  readonly circles: Readonly<Record<string, number>>;
  /** Missions won with their perfect objective; the third point comes once for each. */
  readonly perfected: readonly MissionId[];
  /** True when the player may bring mythic abilities, as all circles of New Game+ were filled once. */
  readonly mythic: boolean;
  /** The number of completed sheets before this one. */
  readonly plus: number;
}

export const NEW_SHEET: PerkSheet = { circles: {}, perfected: [], mythic: false, plus: 0 };

/** The reward of a Mission for a player: points to spend at once, up to a column. */
export interface PerkReward {
  readonly points: number;
  readonly column: number;
  /** The sheet with the Mission's result recorded. */
  readonly sheet: PerkSheet;
}

/** Returns the reward of an ended Mission for a sheet; the third point of a Mission comes only once. */
export function rewardOf(sheet: PerkSheet, state: GameState): PerkReward {
  const { mission, outcome } = state;
  const points = perkPoints(state);
  const column = perkColumn(state);
  if (!mission?.perfect || outcome?.kind !== 'won' || outcome.team !== HEROES)
    return { points, column, sheet };
  if (sheet.perfected.includes(mission.id)) {
    return { points: points - (mission.doubled ? 2 : 1), column, sheet };
  }
  const perfected = [...sheet.perfected, mission.id];
  const isMastered = LEVELS.every((level) => perfected.some((id) => missionById(id).level === level));
  return { points, column, sheet: { ...sheet, perfected, mythic: sheet.mythic || isMastered } };
}

/** Returns the perks that accept a point. Momentum cards must be filled in order (rule: m-perk-points). */
export function fillablePerks(sheet: PerkSheet, column: number): readonly PerkDefinition[] {
  return listPerks().filter(
    (perk) =>
      perk.column <= column &&
      circlesOf(sheet, perk) < perk.circles &&
      cardsBefore(perk).every((other) => works(sheet, other)),
  );
}

/** Returns the momentum cards of lower levels; empty for other perks. */
function cardsBefore({ card: level }: PerkDefinition): readonly PerkDefinition[] {
  return listPerks().filter(({ card }) => card !== undefined && level !== undefined && card < level);
}

/**
 * Spends one point on a perk.
 * @throws RangeError when the perk accepts no point
 */
export function fillCircle(sheet: PerkSheet, perk: string, column: number): PerkSheet {
  if (!fillablePerks(sheet, column).some(({ id }) => id === perk))
    throw new RangeError(`no point can be spent on ${perk}`);
  return { ...sheet, circles: { ...sheet.circles, [perk]: circlesOf(sheet, perkById(perk)) + 1 } };
}

/** Returns the ids of complete perks, whose circles are all filled. */
export function completePerks(sheet: PerkSheet): readonly string[] {
  return listPerks().flatMap((perk) => (works(sheet, perk) ? [perk.id] : []));
}

/** Returns a new sheet that replaces a full one; mythic abilities stay available (rule: m-new-game-plus). */
export function startNewSheet({ mythic, plus }: PerkSheet): PerkSheet {
  return { ...NEW_SHEET, mythic, plus: plus + 1 };
}

function circlesOf({ circles }: PerkSheet, { id }: Pick<PerkDefinition, 'id'>): number {
  return circles[id] ?? 0;
}

function works(sheet: PerkSheet, perk: Pick<PerkDefinition, 'id' | 'circles'>): boolean {
  return circlesOf(sheet, perk) >= perk.circles;
}
