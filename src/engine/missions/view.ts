/** The public view of a Mission. Only the order of piles and the ids of face-down tiles are hidden. */

import { HEAL_CAP } from '../core/damage/health.ts';
import { facesOf } from '../core/dice/open-roll.ts';
import { type Game, openGame, poolOf } from '../core/game.ts';
import { laneOf } from '../core/lanes.ts';
import { allyLimit } from '../core/mission/allies.ts';
import {
  areBeside,
  enemyOf,
  figureNumber,
  isInPlay,
  missionOf,
  missionSeat,
  panelOf,
  sideInPlay,
} from '../core/mission/board.ts';
import { begunPhases, healthOfPhase, nextPhase } from '../core/mission/boss-phases.ts';
import { ENEMY_ROLL } from '../core/mission/enemy-dice.ts';
import { attackOfDice } from '../core/mission/enemy-targets.ts';
import { canPayRange } from '../core/mission/reach.ts';
import { missionById } from '../core/mission/registry.ts';
import { opponentsOf } from '../core/seat/relations.ts';
import { type TokenView, tokenViews } from '../core/seat/token-view.ts';
import { gateOf } from '../core/stack/gate.ts';
import { contextOf } from '../core/stack/push-effects.ts';
import { segmentsOfRound } from '../effects/parts/crisis-clock.ts';
import { holdsNow } from '../evaluation/evaluate.ts';
import { attacksOfDice, attacksToCome, type ComingAttack } from '../flow/mission/coming-attacks.ts';
import type { Seat } from '../model/ids.ts';
import type { MissionPhase, TileKind } from '../model/mission.ts';
import type { DieFace } from '../vocabulary/dice.ts';
import type { EnemyPanel, Objective } from '../vocabulary/mission.ts';
import { newHero } from './lay-out.ts';
import { consequencesHere, isDeciding } from './road.ts';
import { waitsToMoveFor } from './settled-moves.ts';
import { waitsFor } from './waiting.ts';

export interface MissionHeroView {
  readonly seat: Seat;
  /** The space; null before the first move, off the map and after exiting. */
  readonly at: string | null;
  /** The chosen end space, while the hero waits there for earlier heroes. */
  readonly wants: string | null;
  /** Seats of the earlier heroes who could still take the space of a hero that has gone on. */
  readonly contestedBy: readonly number[];
  /** True when the move of this round is decided or over. */
  readonly hasMoved: boolean;
  /** True when the hero waits for the others: with the move, the attack or the end of the turn. */
  readonly isReady: boolean;
  /** Seats of the heroes that this hero waits for; empty while the hero itself is asked. */
  readonly waitsFor: readonly number[];
  readonly exited: boolean;
  readonly momentum: number;
  /** The number of face-down boost tiles held. */
  readonly held: number;
  /** The planned target; null without a plan. */
  readonly plan: number | null;
  readonly allies: readonly string[];
  /** How many allies this hero may have. */
  readonly allyLimit: number;
  /** The level of the momentum card. */
  readonly card: number;
  /** Ids of perks with an unused feat. */
  readonly feats: readonly string[];
  /** The unused mythic ability; null without one. */
  readonly mythic: string | null;
  /** Seats of adjacent enemies. */
  readonly beside: readonly number[];
  /** Seats of further enemies in reach by range; empty when the hero cannot pay for range. */
  readonly inRange: readonly number[];
}

export interface FigureView {
  readonly seat: Seat;
  /** The panel id. */
  readonly panel: string;
  /** Its number among the figures of its panel, which it keeps; null for an only one that is no henchman. */
  readonly number: number | null;
  readonly spaces: readonly string[];
  readonly health: number;
  readonly startHealth: number;
  readonly maxHealth: number;
  readonly tokens: readonly TokenView[];
  /** False for an unstoppable threat. */
  readonly aimable: boolean;
  /** The next phase of a boss, and the health at which it begins; null when none is left, and for other enemies. */
  readonly nextPhase: { readonly name: string; readonly text: string; readonly health: number } | null;
}

export interface TileView {
  readonly kind: TileKind;
  /** The id of a boost or mystery tile; null for a face-down tile and for other kinds. */
  readonly id: string | null;
  readonly faceDown: boolean;
}

export interface ObjectiveView {
  readonly id: string;
  readonly kind: 'main' | 'bonus' | 'perfect' | 'lost';
  readonly text: string;
  readonly met: boolean;
  /** Set for a bonus objective that can no longer be met. */
  readonly failed: boolean;
  /** True when the objective would be met if the phase ended now. */
  readonly holds: boolean;
}

/** What a Mission on a road shows of it. */
export interface RoadView {
  readonly id: string;
  /** The texts of the consequences on this side. */
  readonly consequences: readonly string[];
  /** True while the party decides after the victory. */
  readonly isDeciding: boolean;
}

export interface MissionView {
  readonly id: string;
  readonly name: string;
  readonly side: 0 | 1;
  readonly sideName: string;
  readonly round: number;
  readonly phase: MissionPhase;
  /** By seat; turn order starts at the start player. */
  readonly heroes: readonly MissionHeroView[];
  /** The number of seats: heroes, the Mission and all its figures, including defeated ones. */
  readonly seatCount: number;
  /** Undefeated figures. */
  readonly figures: readonly FigureView[];
  readonly tiles: readonly { readonly space: string; readonly tiles: readonly TileView[] }[];
  /** The position of the hand in segments from straight up, and the segments per round. */
  readonly clock: { readonly hand: number; readonly steps: number };
  readonly dice: {
    readonly red: number;
    readonly black: number;
    /** The rolled faces, red dice first; null before the roll of this round. */
    readonly rolled: readonly DieFace[] | null;
  };
  /** Panels with the attack that the current dice activate; empty before the roll. */
  readonly activated: readonly { readonly panel: string; readonly attack: string }[];
  /** The attacks on heroes that the enemy dice make and that have not begun, in their order; empty outside of the enemy roll. */
  readonly coming: readonly ComingAttack[];
  /** Ids of recruitable allies. */
  readonly headquarters: readonly string[];
  /** The number of allies in the deck. */
  readonly alliesLeft: number;
  readonly objectives: readonly ObjectiveView[];
  readonly counters: readonly { readonly id: string; readonly name: string; readonly now: number }[];
  /** How many phases of each boss have begun, by panel id; a boss that is missing has begun none. */
  readonly bossPhases: Readonly<Record<string, number>>;
  /** Null for a Mission by itself. */
  readonly road: RoadView | null;
}

/** Returns the public view of the Mission; null in other modes. */
export function missionView(game: Game): MissionView | null {
  if (!game.state.mission) return null;
  const mission = missionOf(game);
  const side = sideInPlay(game);
  const rolled = diceOnTable(game);
  return {
    id: mission.id,
    name: missionById(mission.id).name,
    side: mission.side,
    sideName: side.name,
    round: mission.round,
    phase: mission.phase,
    heroes: mission.heroes.map((_, seat) => heroView(game, seat)),
    seatCount: game.state.seats.length + (game.state.enemies?.length ?? 0),
    figures: figureViews(game),
    tiles: Object.entries(mission.tiles).map(([space, tiles]) => ({
      space,
      tiles: tiles.map(({ kind, id = null, faceDown = false }) => ({
        kind,
        id: faceDown ? null : id,
        faceDown,
      })),
    })),
    clock: { hand: mission.clock, steps: segmentsOfRound(game) },
    dice: { ...mission.dice, rolled },
    activated: rolled ? side.panels.flatMap((panel) => activatedBy(game, rolled, panel)) : [],
    coming: comingAttacks(game),
    headquarters: [...mission.allies.hq],
    alliesLeft: mission.allies.deck.length,
    objectives: objectiveViews(game),
    counters: (side.counters ?? []).map(({ id, name }) => ({ id, name, now: mission.counters[id] ?? 0 })),
    bossPhases: { ...begunPhases(game) },
    road: mission.road
      ? {
          id: mission.road.id,
          consequences: consequencesHere(mission).map(({ text }) => text),
          isDeciding: isDeciding(game),
        }
      : null,
  };
}

/** Returns the enemy dice: their current faces while they can be altered, then the settled result. */
function diceOnTable(game: Game): readonly DieFace[] | null {
  const frame = game.state.lanes[0]?.stack.find(({ k }) => k === 'roll');
  const isOpen = frame?.k === 'roll' && frame.roll.owner === missionSeat(game) && frame.roll.dice.length > 0;
  return isOpen ? frame.roll.dice.map(({ value }) => value) : missionOf(game).rolled;
}

/** The attacks that are still to come in the enemy roll: by the open dice, then by the figures that have not acted. */
function comingAttacks(game: Game): readonly ComingAttack[] {
  if (missionOf(game).phase !== 'enemy-roll') return [];
  const main = openGame(game.state);
  const { stack } = main.lane;
  const open = stack.find((frame) => frame.k === 'roll');
  if (open?.k === 'roll' && open.roll.label === ENEMY_ROLL)
    return open.roll.dice.length === 0 ? [] : attacksOfDice(main, facesOf(open.roll));
  const round = stack.find((frame) => frame.k === 'round');
  return round?.k === 'round' ? attacksToCome(main, round) : [];
}

function activatedBy(game: Game, dice: readonly DieFace[], panel: EnemyPanel) {
  const attack = attackOfDice(game, panel, dice);
  return attack ? [{ panel: panel.id, attack: attack.id }] : [];
}

function heroView(game: Game, seat: Seat): MissionHeroView {
  const hero = missionOf(game).heroes[seat] ?? newHero(0);
  const { at, from, wants, decided, moved, exited, momentum, held, plan, allies, card, feats, mythic } = hero;
  const enemies = isInPlay(game, seat) ? opponentsOf(game, seat) : [];
  const beside = enemies.filter((enemy) => areBeside(game, seat, enemy));
  return {
    seat,
    at,
    wants: decided && !moved && from === undefined ? wants : null,
    contestedBy: from === undefined ? [] : waitsToMoveFor(game, seat),
    hasMoved: moved || decided,
    isReady: gateOf(laneOf(game.state, seat)) !== null,
    waitsFor: isInPlay(game, seat) ? waitsFor(game, seat) : [],
    exited,
    momentum,
    held: held.length,
    plan,
    allies: [...allies],
    allyLimit: allyLimit(hero),
    card,
    feats: [...feats],
    mythic,
    beside,
    inRange: canPayRange(game, seat) ? enemies.filter((enemy) => !beside.includes(enemy)) : [],
  };
}

function figureViews(game: Game): FigureView[] {
  const { enemies = [] } = game.state;
  return enemies.flatMap(({ defeated, panel, aimable }, index) => {
    const seat = missionSeat(game) + index;
    const printed = panelOf(game, seat);
    if (defeated || printed === null) return [];
    const pool = poolOf(game, seat);
    const phase = nextPhase(printed, begunPhases(game));
    return [
      {
        seat,
        panel,
        number: figureNumber(enemies, index, printed.kind),
        spaces: [...enemyOf(game, seat).spaces],
        health: pool.health,
        startHealth: pool.start,
        maxHealth: pool.start + HEAL_CAP,
        tokens: tokenViews(game, seat),
        aimable,
        nextPhase: phase && { name: phase.name, text: phase.text, health: healthOfPhase(phase, pool.start) },
      },
    ];
  });
}

function objectiveViews(game: Game): ObjectiveView[] {
  const { main, bonus = [], perfect, lost = [] } = sideInPlay(game).objectives;
  const { met, failed = [], id } = missionOf(game);
  const context = contextOf(missionSeat(game), { kind: 'setup', id }, null);
  const view = (kind: ObjectiveView['kind'], objective: Objective): ObjectiveView => ({
    id: objective.id,
    kind,
    text: objective.text,
    met: met.includes(objective.id),
    failed: failed.includes(objective.id),
    holds: holdsNow(game, context, objective.when),
  });
  return [
    view('main', main),
    ...bonus.map((objective) => view('bonus', objective)),
    ...(perfect ? [view('perfect', perfect)] : []),
    ...lost.map((objective) => view('lost', objective)),
  ];
}
