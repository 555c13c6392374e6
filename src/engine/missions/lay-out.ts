/** The initial state of a Mission: its seat, and the state of its heroes, dice and piles (rule: m-setup). */
import { shuffle } from '../core/chance.ts';
import { dealAllies } from '../core/mission/allies.ts';
import { newEnemy } from '../core/mission/board.ts';
import { mayBringMythic, mythicById, perkById } from '../core/mission/party-registry.ts';
import { allBoosts, missionById } from '../core/mission/registry.ts';
import type { AbilityId, Seat } from '../model/ids.ts';
import type { MissionHero } from '../model/mission.ts';
import type { GameState } from '../model/state.ts';
import type { PerkDefinition } from '../vocabulary/ally.ts';
import { layOutRoad, type RoadSetup } from './road-set-up.ts';

export interface MissionSetup {
  readonly id: string;
  /** The raised difficulty level, 0..5 (rule: m-increase-difficulty). */
  readonly raised?: number;
  /**
   * The chosen options of a lowered difficulty: more health or momentum for each hero, or double perk points
   * (rule: m-decrease-difficulty).
   */
  readonly eased?: readonly ('health' | 'momentum' | 'points')[];
  /** By seat: ids of the player's complete perks (rule: m-perk-sheets). */
  readonly perks?: readonly (readonly string[])[];
  /** By seat: the mythic ability that the player brings; null or absent for none (rule: m-new-game-plus). */
  readonly mythics?: readonly (string | null)[];
  /** The road that the Mission is played on; absent for a Mission by itself. */
  readonly road?: RoadSetup;
}

const RED_DICE = 2;
const EASED_HEALTH = 10;
const EASED_MOMENTUM = 5;

/** The team numbers of a Mission. */
export const HEROES = 0;
/**
 * Creates the Mission state without the contents of its first side. The Mission's own seat is the first enemy seat.
 * @throws ContentError for an unknown Mission or road
 */
export function layOutMission(
  state: GameState,
  { id, raised = 0, eased = [], perks = [], mythics = [], road }: MissionSetup,
): void {
  const heroes = state.seats.length;
  missionById(id);
  if (eased.includes('health')) {
    for (const pool of state.pools) {
      pool.health += EASED_HEALTH;
      pool.start += EASED_HEALTH;
    }
  }
  const sheets = state.seats.map((_, seat) => (perks[seat] ?? []).map(perkById));
  for (const [seat, { pool }] of state.seats.entries()) {
    const dial = state.pools[pool];
    const more = sheets[seat]?.reduce((sum, { health = 0 }) => sum + health, 0) ?? 0;
    if (dial) Object.assign(dial, { health: dial.health + more, start: dial.start + more });
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
    heroes: state.seats.map((_, seat) => ({
      ...newHero(eased.includes('momentum') ? EASED_MOMENTUM : 0),
      ...fromSheet(sheets[seat] ?? [], mythicFor(state, seat, mythics[seat] ?? null)),
    })),
    tiles: {},
    allies: dealAllies(state, id),
    boosts: { pile: shuffle(state.chance, allBoosts()), used: [] },
    counters: {},
    clock: 0,
    slowed: 0,
    // rule: m-enemy-dice
    dice: { red: RED_DICE, black: 1 + heroes + raised },
    rolled: null,
    met: [],
    perfect: false,
    unshared: 0,
    ...(road ? { road: layOutRoad(road, id) } : {}),
  };
}

/** Returns the mythic ability that a seat brings: null when its card belongs to another hero. */
function mythicFor({ seats }: GameState, seat: Seat, mythic: AbilityId | null): AbilityId | null {
  const hero = seats[seat]?.hero;
  if (mythic === null || hero === undefined) return null;
  mythicById(mythic);
  return mayBringMythic(hero, mythic) ? mythic : null;
}

/** Returns the parts of a hero's state that come from the player's perk sheet. */
function fromSheet(
  perks: readonly PerkDefinition[],
  mythic: AbilityId | null,
): Pick<MissionHero, 'perks' | 'card' | 'feats' | 'mythic' | 'abilities'> {
  let card: MissionHero['card'] = 1;
  for (const perk of perks) if (perk.card !== undefined && perk.card > card) card = perk.card;
  return {
    perks: perks.map(({ id }) => id),
    card,
    feats: perks.flatMap(({ id, feat }) => (feat ? [id] : [])),
    mythic,
    abilities: mythic === null ? [] : [mythic],
  };
}

/** Returns the initial Mission state of a hero. */
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
    perks: [],
    allies: [],
    abilities: [],
    used: [],
    card: 1,
    feats: [],
    mythic: null,
    keepsAlly: false,
  };
}
