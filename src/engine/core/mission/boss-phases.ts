/** Phases of a boss: which have begun, at what health the next one begins, and which attacks are in use. */
import type { MissionState } from '../../model/mission.ts';
import type { BossPhase, EnemyAttack, EnemyPanel } from '../../vocabulary/mission.ts';
import type { Game } from '../game.ts';
import { missionOf } from './board.ts';

/** How many phases of each boss have begun, by panel id; a boss that is missing has begun none. */
type BegunPhases = Readonly<NonNullable<MissionState['bossPhases']>>;

/** The attacks of each panel by the number of its phases that have begun; definitions never change. */
const inUse = new WeakMap<EnemyPanel, Map<number, readonly EnemyAttack[]>>();

/**
 * Returns the attacks of a panel that are in use, in their printed order. The list is the same one for the same phases,
 * so that what is calculated from it can be kept.
 */
export function attacksIn(panel: EnemyPanel, begun: BegunPhases): readonly EnemyAttack[] {
  const { id, attacks, phases = [] } = panel;
  if (phases.length === 0) return attacks;
  const count = begun[id] ?? 0;
  const byCount = inUse.get(panel) ?? new Map<number, readonly EnemyAttack[]>();
  inUse.set(panel, byCount);
  const known = byCount.get(count);
  if (known) return known;
  const ids = phases.slice(0, count).map((phase) => phase.id);
  const found = attacks.filter(({ phase }) => phase === undefined || ids.includes(phase));
  byCount.set(count, found);
  return found;
}

/** Returns the attacks of a panel that are in use now, in their printed order. */
export function attacksNow(game: Game, panel: EnemyPanel): readonly EnemyAttack[] {
  return attacksIn(panel, begunPhases(game));
}

/** How many phases of each boss of this side have begun. */
export function begunPhases(game: Game): BegunPhases {
  return missionOf(game).bossPhases ?? NONE;
}

const NONE: BegunPhases = {};

/** Returns the next phase of a boss; null when none is left, and for other enemies. */
export function nextPhase({ id, phases = [] }: EnemyPanel, begun: BegunPhases): BossPhase | null {
  return phases[begun[id] ?? 0] ?? null;
}

/**
 * Returns the health at which a phase begins.
 * @param start the starting health of the boss, with all that the difficulty added
 */
export function healthOfPhase({ at }: BossPhase, start: number): number {
  return Math.floor((start * at) / 100);
}
