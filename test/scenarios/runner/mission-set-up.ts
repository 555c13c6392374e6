/** Builds the initial state of a scenario of a Mission. */
import { start } from '../../../src/engine/api/apply.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { updateExtraAbilities } from '../../../src/engine/core/mission/allies.ts';
import { enemyOf, mapOf } from '../../../src/engine/core/mission/board.ts';
import { sideOf } from '../../../src/engine/core/mission/registry.ts';
import { beginLane } from '../../../src/engine/core/stack/barrier.ts';
import { setUpSide } from '../../../src/engine/missions/side.ts';
import type { SpaceId } from '../../../src/engine/model/ids.ts';
import type { MissionState } from '../../../src/engine/model/mission.ts';
import type { RoundFrame } from '../../../src/engine/model/mission-frame.ts';
import type { GameState, Lane } from '../../../src/engine/model/state.ts';
import { InvalidScenario } from './build.ts';
import { seatOfFigure } from './mission-figures.ts';
import type { MissionSetUp, Scenario, ScenarioPhase, SeatSetup } from './schema.ts';

type TurnPhase = 'upkeep' | 'income' | 'main-1' | 'offensive-roll' | 'main-2' | 'discard';

/** Sets up the given side and applies the scenario's values to it. The round frame stays at the bottom of the stack. */
export function setUpMission(state: GameState, { mission: named, seats, active = 0 }: Scenario): void {
  if (!named) throw new InvalidScenario('a scenario of the mode mission names its mission');
  const { mission, lane } = partsOf(state);
  mission.side = named.side === 1 ? 0 : 1;
  // A window at the bottom of the stack stops the game when the set-up above it is done.
  lane.stack = [
    { k: 'window', moment: 'turn-end', order: [0], at: 0, passes: 0, closesOnChange: null, merges: null },
  ];
  setUpSide(openGame(state));
  start(state);
  lane.pending = null;
  lane.turn = { ...lane.turn, active, startPlayer: active, number: named.round };
  mission.round = named.round;
  if (named.clock !== undefined) mission.clock = named.clock;
  Object.assign(mission.counters, named.counters);
  for (const [mark, figure] of Object.entries(named.figures ?? {})) arrangeFigure(state, mark, figure);
  for (const [space, boosts] of Object.entries(named.boosts ?? {})) {
    for (const tile of boosts) putBoost(mission, space, tile);
  }
  arrangeAllies(mission, named);
  for (const [seat, named] of seats.entries()) arrangeHero(state, seat, named);
}

function arrangeHero(
  state: GameState,
  seat: number,
  { at, momentum, held, allies, card, feats, mythic }: SeatSetup,
): void {
  const { mission } = partsOf(state);
  const hero = mission.heroes[seat];
  if (!hero) return;
  if (at !== undefined) hero.at = spaceNamed(state, at);
  if (momentum !== undefined) hero.momentum = momentum;
  for (const boost of held ?? []) hero.held.push(takeBoost(mission, boost));
  if (card !== undefined) hero.card = card;
  if (feats) hero.feats = [...feats];
  if (mythic !== undefined) hero.mythic = mythic;
  if (allies) hero.allies = [...allies];
  updateExtraAbilities(openGame(state), seat);
}

/** Sets the allies that can be recruited, and the deck of allies. */
function arrangeAllies({ allies }: MissionState, { headquarters, allies: deck }: MissionSetUp): void {
  if (headquarters) {
    allies.deck = [...allies.hq, ...allies.deck].filter((ally) => !headquarters.includes(ally));
    allies.hq = [...headquarters];
  }
  if (deck) allies.deck = [...deck];
}

/** @throws InvalidScenario if the map has no such space */
function spaceNamed(state: GameState, space: SpaceId): SpaceId {
  const { mission } = partsOf(state);
  const map = mapOf(sideOf(mission.id, mission.side));
  if (!map.spaces.some(({ id }) => id === space)) throw new InvalidScenario(`the map has no space ${space}`);
  return space;
}

type Figures = NonNullable<MissionSetUp['figures']>;

function arrangeFigure(state: GameState, mark: string, named: Figures[string]): void {
  const seat = seatOfFigure(state, mark);
  const enemy = enemyOf(openGame(state), seat);
  const pool = state.pools[enemy.pool];
  if (named.health !== undefined && pool) pool.health = named.health;
  if (named.at) enemy.spaces = named.at.map((space) => spaceNamed(state, space));
  for (const [token, count] of Object.entries(named.tokens ?? {})) {
    delete enemy.tokens[token];
    if (count > 0) enemy.tokens[token] = [{ by: 0, fresh: false, count }];
  }
  if (!named.defeated) return;
  enemy.defeated = true;
  for (const space of enemy.spaces) {
    const { mission } = partsOf(state);
    mission.tiles[space] = [...(mission.tiles[space] ?? []), { kind: 'defeat' }];
  }
  enemy.spaces = [];
}

type BoostTile = NonNullable<MissionSetUp['boosts']>[string][number];

/** Puts the tile there in place of the drawn one, which goes to the bottom of the pile. */
function putBoost(mission: MissionState, space: string, tile: BoostTile): void {
  const id = takeBoost(mission, typeof tile === 'string' ? tile : tile['face-down']);
  mission.tiles[space] = [
    ...(mission.tiles[space] ?? []),
    { kind: 'boost', id, ...(typeof tile === 'string' ? {} : { faceDown: true as const }) },
  ];
}

/** Takes a boost tile from the pile, or from the map when the pile has none of its kind. */
function takeBoost(mission: MissionState, id: string): string {
  const at = mission.boosts.pile.indexOf(id);
  if (at >= 0) {
    mission.boosts.pile.splice(at, 1);
    return id;
  }
  throw new InvalidScenario(`no boost tile ${id} is left in the pile`);
}

/** Sets the round to the beginning of one of its phases, or of a phase of every hero's turn. */
export function enterMissionPhase(state: GameState, phase: ScenarioPhase): void {
  const { mission, lane } = partsOf(state);
  for (const own of state.seats) own.turnsTaken = 2;
  const round: RoundFrame = { k: 'round', step: 'lanes', next: 'target', heroes: [], acts: [], segments: 0 };
  lane.stack = [round];
  if (phase === 'movement') return;
  if (phase === 'enemy-upkeep' || phase === 'enemy-roll' || phase === 'clock') {
    round.step = phase;
    return;
  }
  const turnPhase = turnPhaseOf(phase);
  mission.phase = 'movement';
  round.step = 'phase-end';
  const game = openGame(state);
  const seats = state.seats.map((_, index) => (lane.turn.startPlayer + index) % state.seats.length);
  round.heroes = [...seats];
  lane.stack.push({ k: 'join', gate: 'ready' });
  for (const seat of seats) {
    const hero = mission.heroes[seat];
    if (hero) Object.assign(hero, { moved: true, decided: true, wants: hero.at });
    beginLane(game, [seat], [{ k: 'turn', next: turnPhase, forRound: true }]);
  }
}

/**
 * The phase of a turn, if a scenario may start in it.
 * @throws InvalidScenario for other phases
 */
export function turnPhaseOf(phase: ScenarioPhase): TurnPhase {
  switch (phase) {
    case 'upkeep':
    case 'income':
    case 'main-1':
    case 'offensive-roll':
    case 'main-2':
    case 'discard':
      return phase;
    default:
      throw new InvalidScenario(
        `nothing can start at the ${phase}: start at offensive-roll and activate an ability`,
      );
  }
}

function partsOf(state: GameState): { mission: MissionState; lane: Lane } {
  const { mission } = state;
  const [lane] = state.lanes;
  if (!mission || !lane) throw new InvalidScenario('the game is no Mission');
  return { mission, lane };
}
