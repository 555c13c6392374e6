/** Missions of the short road. */
import { afterAll, beforeAll } from 'vitest';
import { registerMission } from '../../../src/engine/core/mission/registry.ts';
import { registerRoad } from '../../../src/engine/definitions.ts';
import { createGame, type GameState, type MissionSetup } from '../../../src/engine/index.ts';
import { FIRST_LANE, SECOND_LANE, SHORT_ROAD } from '../../scenarios/missions/short-road.ts';

/** Makes the short road and its Missions known during the tests of a file. */
export function withShortRoad(): void {
  let removers: (() => void)[] = [];
  beforeAll(() => {
    removers = [registerMission(FIRST_LANE), registerMission(SECOND_LANE), registerRoad(SHORT_ROAD)];
  });
  afterAll(() => {
    for (const remove of removers.toReversed()) remove();
  });
}

const HEROES = ['barbarian', 'monk', 'moon-elf', 'ninja'];

export interface Party {
  readonly heroes?: number;
  /** Seats that bots play. */
  readonly bots?: readonly number[];
}

/** Starts a Mission with these heroes, on a road or off it. */
export function begun(mission: MissionSetup, { heroes = 2, bots = [] }: Party = {}): GameState {
  const seats = HEROES.slice(0, heroes).map((hero, seat) => ({ hero, bot: bots.includes(seat) }));
  return createGame({ mode: 'mission', seats, seed: 'road', first: 0, mission });
}
