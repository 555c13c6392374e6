/** What a Mission begins with: the seat that stands for it, and the record of its heroes, dice and piles (rule: m-setup). */
import { shuffle } from '../chance.ts';
import type { SpaceId } from '../ids.ts';
import type { EnemySeat, GameState } from '../state.ts';
import { dealAllies } from './allies.ts';
import { allBoosts, missionById } from './registry.ts';
import type { MissionHero } from './state.ts';

export interface MissionSetup {
  readonly id: string;
  /** Levels by which the difficulty is raised, 0 to 5 (rule: m-difficulty-up). */
  readonly raised?: number;
  /**
   * How it is made easier: health and momentum for each hero at the start, or twice the perk points
   * (rule: m-difficulty-down).
   */
  readonly eased?: readonly ('health' | 'momentum' | 'points')[];
}

const RED_DICE = 2;
const EASED_HEALTH = 10;
const EASED_MOMENTUM = 5;

/** The teams of a Mission. */
export const HEROES = 0;
export const ENEMIES = 1;

/**
 * A Mission before anything of its first side is there. Its own seat is the first of the enemies.
 * @throws ContentError for a Mission that this build does not know
 */
export function layOutMission(state: GameState, { id, raised = 0, eased = [] }: MissionSetup): void {
  const heroes = state.seats.length;
  missionById(id);
  if (eased.includes('health')) {
    for (const pool of state.pools) {
      pool.health += EASED_HEALTH;
      pool.start += EASED_HEALTH;
    }
  }
  state.pools.push({ health: 1, start: 1 });
  state.enemies = [newEnemy('', [], state.pools.length - 1, false)];
  state.mission = {
    id,
    side: 0,
    round: 0,
    phase: 'pass',
    raised,
    doubled: eased.includes('points'),
    heroes: state.seats.map(() => newHero(eased.includes('momentum') ? EASED_MOMENTUM : 0)),
    tiles: {},
    allies: dealAllies(state),
    boosts: { pile: shuffle(state.chance, allBoosts()), used: [] },
    counters: {},
    clock: 0,
    slowed: 0,
    // rule: m-dice-pool
    dice: { red: RED_DICE, black: 1 + heroes + raised },
    rolled: null,
    met: [],
    perfect: false,
    unshared: 0,
  };
}

/** A hero of a Mission who has done nothing yet. */
export function newHero(momentum: number): MissionHero {
  return {
    at: null,
    wants: null,
    decided: false,
    moved: false,
    exited: false,
    momentum,
    held: [],
    plan: null,
    allies: [],
    abilities: [],
    used: [],
    card: 1,
    feats: [],
    mythic: null,
    keepsAlly: false,
  };
}

/** A figure without tokens. */
export function newEnemy(
  panel: string,
  spaces: readonly SpaceId[],
  pool: number,
  aimable: boolean,
): EnemySeat {
  return {
    kind: 'enemy',
    panel,
    aimable,
    spaces: [...spaces],
    pool,
    team: ENEMIES,
    tokens: {},
    limits: {},
    usedThisPhase: [],
    spentThisTurn: [],
    lostThisTurn: [],
    passedThisTurn: {},
    defeated: false,
  };
}
