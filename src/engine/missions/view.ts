/** What everybody sees of a Mission. Nothing of it is secret but the order of piles and what face-down tiles are. */
import { HEAL_CAP } from '../damage/health.ts';
import type { DieFace } from '../dice/requirement.ts';
import { holdsNow } from '../effects/evaluate.ts';
import { gateOf } from '../frames/gate.ts';
import { contextOf } from '../frames/push-effects.ts';
import { type Game, poolOf } from '../game.ts';
import { laneOf } from '../lanes.ts';
import { opponentsOf } from '../seat/relations.ts';
import { type TokenView, tokenViews } from '../token-view.ts';
import type { EnemyPanel, Objective } from '../vocabulary/mission.ts';
import { areBeside, enemyOf, isInPlay, missionOf, missionSeat, panelOf, sideInPlay } from './board.ts';
import { segmentsOfRound } from './clock.ts';
import { attackOfDice } from './enemy-roll.ts';
import { newHero } from './lay-out.ts';
import { canPayRange } from './reach.ts';
import { missionById } from './registry.ts';
import type { MissionPhase, TileKind } from './state.ts';
import { waitsFor } from './waiting.ts';

export interface MissionHeroView {
  readonly seat: number;
  /** The space; null before the first move, beside the map, and after leaving it. */
  readonly at: string | null;
  /** Where the hero means to go, while earlier ones have not said where they go. */
  readonly wants: string | null;
  /** The move of this round is over, or decided. */
  readonly hasMoved: boolean;
  /** Waits for the others: with the move, the attack, or the end of the turn. */
  readonly isReady: boolean;
  /** Seats of the heroes who are waited for meanwhile; none while the hero is asked. */
  readonly waitsFor: readonly number[];
  readonly exited: boolean;
  readonly momentum: number;
  /** Face-down boost tiles. */
  readonly held: number;
  /** Whom the hero means to attack, as far as that was said. */
  readonly plan: number | null;
  readonly allies: readonly string[];
  /** The level of the momentum card. */
  readonly card: number;
  /** Ids of perks whose feats can still be used. */
  readonly feats: readonly string[];
  /** The mythic ability that can still be used, or null. */
  readonly mythic: string | null;
  /** Enemies on spaces that share a border. */
  readonly beside: readonly number[];
  /** Enemies that range would reach besides; none where it cannot be paid. */
  readonly inRange: readonly number[];
}

export interface FigureView {
  readonly seat: number;
  /** The id of its panel. */
  readonly panel: string;
  readonly spaces: readonly string[];
  readonly health: number;
  readonly startHealth: number;
  readonly maxHealth: number;
  readonly tokens: readonly TokenView[];
  /** False of an unstoppable threat. */
  readonly aimable: boolean;
}

export interface TileView {
  readonly kind: TileKind;
  /** Which boost or mystery tile; null of one that lies face down, and of the other kinds. */
  readonly id: string | null;
  readonly faceDown: boolean;
}

export interface ObjectiveView {
  readonly id: string;
  readonly kind: 'main' | 'bonus' | 'perfect' | 'lost';
  readonly text: string;
  readonly met: boolean;
  /** It would be met if the phase ended now. */
  readonly holds: boolean;
}

export interface MissionView {
  readonly id: string;
  readonly name: string;
  readonly side: 0 | 1;
  readonly sideName: string;
  readonly round: number;
  readonly phase: MissionPhase;
  /** Heroes in turn order are the seats from the start player on. */
  readonly heroes: readonly MissionHeroView[];
  /** Seats of heroes, the Mission and all its figures, those that fell among them. */
  readonly seatCount: number;
  /** Figures that are not defeated. */
  readonly figures: readonly FigureView[];
  readonly tiles: readonly { readonly space: string; readonly tiles: readonly TileView[] }[];
  /** Where the hand points, from straight up, and how far it goes in a round. */
  readonly clock: { readonly hand: number; readonly steps: number };
  readonly dice: {
    readonly red: number;
    readonly black: number;
    /** As they lie, red ones first; null before they are rolled in the round. */
    readonly rolled: readonly DieFace[] | null;
  };
  /** Ids of panels with the attack that the dice set going, as far as dice lie there. */
  readonly activated: readonly { readonly panel: string; readonly attack: string }[];
  /** Allies that can be recruited, and how many are in the deck. */
  readonly headquarters: readonly string[];
  readonly alliesLeft: number;
  readonly objectives: readonly ObjectiveView[];
  readonly counters: readonly { readonly id: string; readonly name: string; readonly now: number }[];
}

/** The Mission as everybody sees it; null in other modes. */
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
    headquarters: [...mission.allies.hq],
    alliesLeft: mission.allies.deck.length,
    objectives: objectiveViews(game),
    counters: (side.counters ?? []).map(({ id, name }) => ({ id, name, now: mission.counters[id] ?? 0 })),
  };
}

/** The enemy dice: while they may be altered as they lie there, then as they were settled. */
function diceOnTable(game: Game): readonly DieFace[] | null {
  const frame = game.state.lanes[0]?.stack.find(({ k }) => k === 'roll');
  const isOpen = frame?.k === 'roll' && frame.roll.owner === missionSeat(game) && frame.roll.dice.length > 0;
  return isOpen ? frame.roll.dice.map(({ value }) => value) : missionOf(game).rolled;
}

function activatedBy(game: Game, dice: readonly DieFace[], panel: EnemyPanel) {
  const attack = attackOfDice(game, panel, dice);
  return attack ? [{ panel: panel.id, attack: attack.id }] : [];
}

function heroView(game: Game, seat: number): MissionHeroView {
  const hero = missionOf(game).heroes[seat] ?? newHero(0);
  const { at, wants, decided, moved, exited, momentum, held, plan, allies, card, feats, mythic } = hero;
  const enemies = isInPlay(game, seat) ? opponentsOf(game, seat) : [];
  const beside = enemies.filter((enemy) => areBeside(game, seat, enemy));
  return {
    seat,
    at,
    wants: decided && !moved ? wants : null,
    hasMoved: moved || decided,
    isReady: gateOf(laneOf(game.state, seat)) !== null,
    waitsFor: isInPlay(game, seat) ? waitsFor(game, seat) : [],
    exited,
    momentum,
    held: held.length,
    plan,
    allies: [...allies],
    card,
    feats: [...feats],
    mythic,
    beside,
    inRange: canPayRange(game, seat) ? enemies.filter((enemy) => !beside.includes(enemy)) : [],
  };
}

function figureViews(game: Game): FigureView[] {
  const first = missionSeat(game) + 1;
  return (game.state.enemies ?? []).slice(1).flatMap(({ defeated, panel, aimable }, index) => {
    const seat = first + index;
    if (defeated || panelOf(game, seat) === null) return [];
    const pool = poolOf(game, seat);
    return [
      {
        seat,
        panel,
        spaces: [...enemyOf(game, seat).spaces],
        health: pool.health,
        startHealth: pool.start,
        maxHealth: pool.start + HEAL_CAP,
        tokens: tokenViews(game, seat),
        aimable,
      },
    ];
  });
}

function objectiveViews(game: Game): ObjectiveView[] {
  const { main, bonus = [], perfect, lost = [] } = sideInPlay(game).objectives;
  const { met, id } = missionOf(game);
  const context = contextOf(missionSeat(game), { kind: 'setup', id }, null);
  const view = (kind: ObjectiveView['kind'], objective: Objective): ObjectiveView => ({
    id: objective.id,
    kind,
    text: objective.text,
    met: met.includes(objective.id),
    holds: holdsNow(game, context, objective.when),
  });
  return [
    view('main', main),
    ...bonus.map((objective) => view('bonus', objective)),
    ...(perfect ? [view('perfect', perfect)] : []),
    ...lost.map((objective) => view('lost', objective)),
  ];
}
