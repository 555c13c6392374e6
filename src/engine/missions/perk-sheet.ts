/**
 * A player's perk sheet: what circles are filled, and what Missions have brought (rules: m-perk-points, m-perks,
 * m-new-game-plus). It belongs to the player, whatever hero is played; a game is told of it at its set-up.
 */
import type { MissionId } from '../ids.ts';
import type { GameState } from '../state.ts';
import type { PerkDefinition } from '../vocabulary/ally.ts';
import { HEROES } from './lay-out.ts';
import { listPerks, perkById } from './party-registry.ts';
import { perkColumn, perkPoints } from './perk-points.ts';
import { missionById } from './registry.ts';

/** Levels of Missions, each with a circle of New Game+. */
const LEVELS = [1, 2, 3, 4, 5] as const;

export interface PerkSheet {
  /** Circles that are filled, by perk; one without any has no entry. */
  readonly circles: Readonly<Record<string, number>>;
  /** Missions that were won with their perfect objective: the third point comes once for each. */
  readonly perfected: readonly MissionId[];
  /** Mythic abilities may be taken along: all circles of New Game+ were filled once. */
  readonly mythic: boolean;
  /** The sheets before this one. */
  readonly plus: number;
}

export const NEW_SHEET: PerkSheet = { circles: {}, perfected: [], mythic: false, plus: 0 };

/** What a Mission has brought a player: points to be spent at once, in columns up to this one. */
export interface PerkReward {
  readonly points: number;
  readonly column: number;
  /** The sheet with what is kept of the Mission itself. */
  readonly sheet: PerkSheet;
}

/** What an ended Mission brings to a sheet; the third point of one that was perfected before does not come again. */
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

/** The perks that a point may be spent on; the momentum cards come in order (rule: m-perk-points). */
export function fillablePerks(sheet: PerkSheet, column: number): readonly PerkDefinition[] {
  return listPerks().filter(
    (perk) =>
      perk.column <= column &&
      circlesOf(sheet, perk) < perk.circles &&
      cardsBefore(perk).every((other) => works(sheet, other)),
  );
}

/** Of a momentum card those of lower levels. */
function cardsBefore({ card: level }: PerkDefinition): readonly PerkDefinition[] {
  return listPerks().filter(({ card }) => card !== undefined && level !== undefined && card < level);
}

/**
 * Spends a point.
 * @throws RangeError where no point can be spent on the perk
 */
export function fillCircle(sheet: PerkSheet, perk: string, column: number): PerkSheet {
  if (!fillablePerks(sheet, column).some(({ id }) => id === perk))
    throw new RangeError(`no point can be spent on ${perk}`);
  return { ...sheet, circles: { ...sheet.circles, [perk]: circlesOf(sheet, perkById(perk)) + 1 } };
}

/** The perks that work: all of their circles are filled. */
export function workingPerks(sheet: PerkSheet): readonly string[] {
  return listPerks().flatMap((perk) => (works(sheet, perk) ? [perk.id] : []));
}

/** A new sheet in place of a full one; mythic abilities stay (rule: m-new-game-plus). */
export function startAnew({ mythic, plus }: PerkSheet): PerkSheet {
  return { ...NEW_SHEET, mythic, plus: plus + 1 };
}

function circlesOf({ circles }: PerkSheet, { id }: Pick<PerkDefinition, 'id'>): number {
  return circles[id] ?? 0;
}

function works(sheet: PerkSheet, perk: Pick<PerkDefinition, 'id' | 'circles'>): boolean {
  return circlesOf(sheet, perk) >= perk.circles;
}
