/** The setup of a Mission side: its figures, tiles, counters and clock (rule: m-setup, steps 8 to 11). */
import { throwDice } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import {
  heroesInPlay,
  livingFigures,
  mapInPlay,
  missionOf,
  missionSeat,
  panelOf,
  sideInPlay,
} from '../core/mission/board.ts';
import { putBoost, putTile } from '../core/mission/boosts.ts';
import { figuresOf } from '../core/mission/hex/figures.ts';
import { spacesWhere } from '../core/mission/hex/map.ts';
import { addTokens } from '../core/seat/tokens.ts';
import { contextOf, pushEffects } from '../core/stack/push-effects.ts';
import { placeFigure } from '../effects/parts/place-figure.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { MissionState } from '../model/mission.ts';
import { CLOCK_SEGMENTS } from '../vocabulary/mission.ts';
import { bringConsequences } from './road.ts';

/** Sets up the current side and pushes its start effects. */
export function setUpSide(game: Game): void {
  const mission = missionOf(game);
  const side = sideInPlay(game);
  const map = mapInPlay(game);
  const before = mission.counters;
  clearBoard(game, mission);
  for (const [id, tile] of map.spaces.map(({ id, mark }) => [id, mark] as const)) {
    if (tile.mystery) putTile(mission, id, { kind: 'mystery' });
    for (let plot = tile.plot ?? 0; plot > 0; plot -= 1) putTile(mission, id, { kind: 'plot' });
  }
  const figures = figuresOf(map);
  for (const panel of side.panels) {
    const own = figures.filter((figure) => figure.panel === panel.id);
    for (const { spaces } of own) placeFigure(game, panel, spaces);
    // A threat may stay off the map.
    if (own.length === 0 && panel.kind === 'threat') placeFigure(game, panel, []);
  }
  const owner = missionSeat(game);
  const context = contextOf(owner, { kind: 'setup', id: mission.id }, null);
  for (const { id, start, most = Number.POSITIVE_INFINITY, carried } of side.counters ?? []) {
    const from = (carried ? before[id] : undefined) ?? amountOf(game, context, start);
    mission.counters[id] = Math.min(from, most);
  }
  const [die = 1] = throwDice(game.state.chance, 1);
  mission.clock = die % CLOCK_SEGMENTS;
  game.events.push({ e: 'side', name: side.name, clock: mission.clock });
  for (const space of spacesWhere(map, ({ boost }) => boost === true)) putBoost(game, space, false);
  // What runs first is pushed last.
  bringConsequences(game);
  if (side.start) pushEffects(game, side.start, context);
  applyOppression(game);
}

/** The token that carries the raised difficulty level on each hero. */
const OPPRESSION = 'oppression';
const MOST_OPPRESSION = 4;

/**
 * Puts Oppression on the heroes by the raised difficulty level, and pushes the boss effects for each level
 * (rule: m-increase-difficulty).
 */
function applyOppression(game: Game): void {
  const { raised, side } = missionOf(game);
  const level = Math.min(MOST_OPPRESSION, raised);
  if (level === 0) return;
  if (side === 0) {
    for (const seat of heroesInPlay(game)) addTokens(game, seat, OPPRESSION, level, missionSeat(game));
  }
  for (const seat of livingFigures(game)) {
    const panel = panelOf(game, seat);
    const each = panel?.oppression ?? [];
    if (each.length === 0) continue;
    pushEffects(
      game,
      [{ do: 'repeat', times: level, effects: each }],
      contextOf(seat, { kind: 'ability', id: panel?.id ?? '' }, null),
    );
  }
}

/**
 * Clears the board: removes figures and tiles, and moves boost tiles to the used ones. Heroes keep health, cards,
 * momentum and the face-down tiles they hold (rule: m-completing-sides).
 */
function clearBoard({ state }: Game, mission: MissionState): void {
  for (const enemy of state.enemies?.slice(1) ?? []) {
    enemy.defeated = true;
    enemy.spaces = [];
    enemy.tokens = {};
  }
  for (const tiles of Object.values(mission.tiles)) {
    for (const { kind, id } of tiles) if (kind === 'boost' && id !== undefined) mission.boosts.used.push(id);
  }
  mission.tiles = {};
  mission.counters = {};
  mission.met = [];
  delete mission.failed;
  delete mission.held;
  delete mission.faster;
  delete mission.bossPhases;
  mission.round = 0;
  mission.rolled = null;
  for (const hero of mission.heroes)
    Object.assign(hero, { at: null, moved: false, exited: false, plan: null });
}
