/** Compares a Mission with the expectations of a scenario. */

import { countOf, openGame } from '../../../src/engine/core/game.ts';
import { laneOf } from '../../../src/engine/core/lanes.ts';
import { enemyOf } from '../../../src/engine/core/mission/board.ts';
import { gateOf } from '../../../src/engine/core/stack/gate.ts';
import type { Tile } from '../../../src/engine/model/mission.ts';
import type { GameState } from '../../../src/engine/model/state.ts';
import { perkColumn, perkPoints } from '../../../src/engine/rules.ts';
import { InvalidScenario } from './build.ts';
import { seatOfFigure } from './mission-figures.ts';
import type { MissionExpectation, SeatExpectation } from './schema.ts';

export type Compare = (what: string, expected: unknown, actual: unknown) => void;

export function compareMission(compare: Compare, state: GameState, expected: MissionExpectation): void {
  const { mission } = state;
  if (!mission) throw new InvalidScenario('expect: the game is no Mission');
  compare('side', expected.side, mission.side + 1);
  compare('round', expected.round, mission.round);
  compare('mission phase', expected.phase, mission.phase);
  compare('clock', expected.clock, mission.clock);
  compareLists(compare, 'met', expected.met, mission.met);
  compareLists(compare, 'failed', expected.failed, mission.failed ?? []);
  compareCounted(compare, 'headquarters', expected.headquarters, mission.allies.hq);
  compareCounted(compare, 'allies', expected.allies, mission.allies.deck);
  compare('perk points', expected['perk-points'], perkPoints(state));
  compare('perk column', expected['perk-column'], perkColumn(state));
  compare('perfect', expected.perfect, mission.perfect);
  compare('red dice', expected.dice?.red, mission.dice.red);
  compare('black dice', expected.dice?.black, mission.dice.black);
  for (const [counter, now] of Object.entries(expected.counters ?? {})) {
    compare(`counter ${counter}`, now, mission.counters[counter]);
  }
  for (const [space, tiles] of Object.entries(expected.tiles ?? {})) {
    compareLists(compare, `tiles of ${space}`, tiles, (mission.tiles[space] ?? []).map(tileName));
  }
  for (const [mark, figure] of Object.entries(expected.figures ?? {})) {
    const enemy = enemyOf(openGame(state), seatOfFigure(state, mark));
    compare(`${mark} health`, figure.health, state.pools[enemy.pool]?.health);
    compare(`${mark} defeated`, figure.defeated, enemy.defeated);
    compareLists(compare, `${mark} at`, figure.at, enemy.spaces);
    for (const [token, count] of Object.entries(figure.tokens ?? {})) {
      compare(`${mark} ${token}`, count, countOf(enemy.tokens[token]));
    }
  }
}

function tileName({ kind, id, faceDown }: Tile): string {
  if (faceDown) return 'face-down';
  return id ?? kind;
}

/** Compares a list, or its length. */
function compareCounted(
  compare: Compare,
  what: string,
  expected: number | readonly string[] | undefined,
  actual: readonly string[],
): void {
  if (typeof expected === 'number') compare(what, expected, actual.length);
  else compareLists(compare, what, expected, actual);
}

function compareLists(
  compare: Compare,
  what: string,
  expected: readonly string[] | undefined,
  actual: readonly string[],
): void {
  if (expected !== undefined) compare(what, expected.join(', '), actual.join(', '));
}

/** Compares the hero of a seat on the map. */
export function compareMissionHero(
  compare: Compare,
  state: GameState,
  seat: number,
  expected: SeatExpectation,
): void {
  const hero = state.mission?.heroes[seat];
  if (!hero) return;
  compare(`seat ${seat} at`, expected.at, hero.at);
  compare(`seat ${seat} momentum`, expected.momentum, hero.momentum);
  compare(`seat ${seat} held`, expected.held, hero.held.length);
  compareLists(compare, `seat ${seat} allies`, expected.allies, hero.allies);
  compareLists(compare, `seat ${seat} feats`, expected.feats, hero.feats);
  compare(`seat ${seat} exited`, expected.exited, hero.exited);
  compare(`seat ${seat} ready`, expected.ready, gateOf(laneOf(state, seat)) !== null);
}
