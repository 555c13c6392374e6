/**
 * Runs a round of a Mission in the main lane: starts a lane per hero, lets the heroes resolve one after another in
 * Target & Resolve, then runs the enemy phases (rule: m-round-phases).
 */

import type { Game } from '../core/game.ts';
import { laneOf } from '../core/lanes.ts';
import { updateExtraAbilities } from '../core/mission/allies.ts';
import {
  heroesInPlay,
  isEnemyPhase,
  livingFigures,
  missionHeroOf,
  missionOf,
  missionSeat,
} from '../core/mission/board.ts';
import { revealHeldBoosts } from '../core/mission/boosts.ts';
import { ENEMY_ROLL } from '../core/mission/enemy-dice.ts';
import { dropTokensOfTurn } from '../core/mission/enemy-tokens.ts';
import { endPassing } from '../core/orders.ts';
import { settleCard } from '../core/seat/cards.ts';
import { ageTokensOf } from '../core/seat/tokens.ts';
import { beginLane } from '../core/stack/barrier.ts';
import { openGate } from '../core/stack/gate.ts';
import { contextOf, pushEffects } from '../core/stack/push-effects.ts';
import { advanceClock, resolveSegment, segmentsOfRound } from '../effects/parts/crisis-clock.ts';
import { pushTriggers } from '../effects/triggers/dispatch.ts';
import { endEnemyPlans } from '../flow/priority/enemy-plan.ts';
import type { Seat } from '../model/ids.ts';
import type { MissionPhase } from '../model/mission.ts';
import type { RoundFrame, RoundStep } from '../model/mission-frame.ts';
import type { Phase } from '../model/moments.ts';
import { actNext, enemyActs, idleNext, placeRedDiceBoosts, releaseHeld } from './enemy-roll.ts';
import { HEROES } from './lay-out.ts';
import { checkObjectives, endMission } from './objectives.ts';
import { pushPerkEffects } from './perks.ts';
import { askDecision } from './road.ts';
import { mayNeedMomentum, shareMomentum } from './share-out.ts';
import { setUpSide } from './side.ts';

export function runRound(game: Game, frame: RoundFrame): void {
  const mission = missionOf(game);
  // Lanes of heroes who chose something at the same time while the enemies act have ended.
  if (isEnemyPhase(game.state)) game.state.lanes.splice(1);
  switch (frame.step) {
    case 'set-up':
      frame.step = 'pass';
      // Perk effects come last, after the map is set up (rule: m-setup, step 12).
      pushPerkEffects(game);
      setUpSide(game);
      return;
    case 'pass':
      frame.step = 'lanes';
      beginRound(game);
      return;
    case 'lanes':
      beginPhase(game, 'movement');
      beginHeroLanes(game);
      frame.heroes = heroesInPlay(game);
      game.lane.stack.push({ k: 'join', gate: 'movement' });
      endPhase(frame, 'part-1');
      return;
    case 'part-1':
      game.lane.stack.push({ k: 'join', gate: 'ready' });
      endPhase(frame, 'target');
      return;
    case 'target':
      if (mission.phase !== 'target') beginPhase(game, 'target');
      resolveNextHero(game, frame);
      return;
    case 'resolved':
      frame.step = 'target';
      if (mayNeedMomentum(game, frame.heroes)) shareMomentum(game);
      return;
    case 'part-2':
      beginPhase(game, 'part-2');
      for (const lane of game.state.lanes) openGate(lane, 'resolved');
      game.lane.stack.push({ k: 'join', gate: 'over' });
      endPhase(frame, 'enemy-upkeep');
      return;
    case 'enemy-upkeep':
      game.state.lanes.splice(1);
      beginEnemyPhase(game, 'enemy-upkeep', 'upkeep');
      game.lane.pool ??= [];
      pushTriggers(
        game,
        livingFigures(game).map((of) => ({ event: 'upkeep', of })),
      );
      endPhase(frame, 'enemy-roll');
      return;
    case 'enemy-roll':
      beginEnemyPhase(game, 'enemy-roll', 'offensive-roll');
      frame.step = 'place';
      releaseHeld(game);
      rollPool(game);
      return;
    case 'place':
      frame.step = 'act';
      placeRedDiceBoosts(game);
      frame.acts = enemyActs(game);
      return;
    case 'act':
      if (!actNext(game, frame) && !idleNext(game, frame)) frame.step = 'reveal';
      return;
    case 'reveal':
      for (const seat of heroesInPlay(game).reverse()) revealHeldBoosts(game, seat);
      endFigureTurns(game);
      endPhase(frame, 'clock');
      return;
    case 'clock':
      beginEnemyPhase(game, 'clock', 'upkeep');
      game.lane.pool ??= [];
      frame.segments = segmentsOfRound(game);
      frame.step = 'segment';
      return;
    case 'segment':
      if (frame.segments === 0) endPhase(frame, 'pass');
      else {
        frame.segments -= 1;
        advanceClock(game);
        resolveSegment(game);
      }
      return;
    case 'phase-end':
      // All damage of a phase outside of roll phases lands together at the end of the phase (rule: m-crisis-clock).
      if (game.lane.pool) game.lane.stack.push({ k: 'landing', step: 'before' });
      else {
        frame.step = 'objectives';
        shareMomentum(game);
      }
      return;
    case 'objectives':
      checkObjectives(game, frame);
      return;
    case 'flip':
      endHeroLanes(game);
      mission.side = 1;
      frame.step = 'pass';
      setUpSide(game);
      return;
    case 'decision':
      endHeroLanes(game);
      if (!askDecision(game)) endMission(game, { kind: 'won', team: HEROES, how: 'objective' });
  }
}

function beginPhase(game: Game, phase: MissionPhase): void {
  missionOf(game).phase = phase;
  game.events.push({ e: 'mission-phase', phase });
}

function endPhase(frame: RoundFrame, next: RoundStep): void {
  frame.step = 'phase-end';
  frame.next = next;
}

/** Starts a round and passes the start player on, except in the first round of side 1 (rule: m-pass-phase). */
function beginRound(game: Game): void {
  const mission = missionOf(game);
  const { turn } = game.lane;
  mission.phase = 'pass';
  mission.round += 1;
  if (mission.side === 1 || mission.round > 1) turn.startPlayer = nextStartPlayer(game);
  turn.active = turn.startPlayer;
  for (
    let seat = missionSeat(game);
    seat < missionSeat(game) + (game.state.enemies?.length ?? 0);
    seat += 1
  ) {
    ageTokensOf(game, seat);
  }
  for (const hero of mission.heroes) {
    Object.assign(hero, { decided: false, moved: false, wants: null, plan: null, used: [] });
    delete hero.unaimed;
    delete hero.from;
  }
  for (const seat of mission.heroes.keys()) updateExtraAbilities(game, seat);
  mission.slowed = 0;
  endPassing(game, ['attack', 'turn', 'enemies']);
  endEnemyPlans(game);
  game.events.push({ e: 'round', number: mission.round, startPlayer: turn.startPlayer });
  pushTriggers(game, [{ event: 'round-start', of: missionSeat(game) }]);
}

function nextStartPlayer(game: Game): Seat {
  const { startPlayer } = game.lane.turn;
  const [present, next = present] = heroesInPlay(game);
  return present === startPlayer ? (next ?? startPlayer) : (present ?? startPlayer);
}

function beginHeroLanes(game: Game): void {
  for (const seat of heroesInPlay(game)) {
    beginLane(game, [seat], [{ k: 'turn', next: 'begin', forRound: true }, { k: 'move' }]);
    discardOwed(game, seat);
  }
  game.lane.turn.number += 1;
}

/** Ends the lanes of all heroes, also of those who act ahead of the others; cards that they were playing are used. */
function endHeroLanes(game: Game): void {
  for (const lane of game.state.lanes.splice(1)) {
    for (const frame of lane.stack) if (frame.k === 'card') settleCard(game, frame.seat, frame.card);
  }
  game.lane.rollPhase = null;
}

/** Pushes the discards that a hero owes before the move, in games stored by older versions (see `owes`). */
function discardOwed(game: Game, seat: Seat): void {
  const hero = missionHeroOf(game, seat);
  const { owes = 0 } = hero;
  delete hero.owes;
  if (owes === 0) return;
  const own: Game = { ...game, lane: laneOf(game.state, seat) };
  const source = { kind: 'setup', id: missionOf(game).id } as const;
  pushEffects(
    own,
    [{ do: 'discard', count: owes, who: 'owner', how: 'choice' }],
    contextOf(seat, source, null),
  );
}

/** Lets the next hero resolve its ability; a hero without an announced ability is skipped. */
function resolveNextHero(game: Game, frame: RoundFrame): void {
  const seat = frame.heroes.shift();
  if (seat === undefined) {
    endPhase(frame, 'part-2');
    return;
  }
  frame.step = 'resolved';
  if (openGate(laneOf(game.state, seat), 'ready')) {
    game.lane.stack.push({ k: 'join', gate: 'resolved', of: seat });
  }
}

/** Starts an enemy phase in the main lane; the start player orders simultaneous effects. */
function beginEnemyPhase(game: Game, phase: MissionPhase, as: Phase): void {
  beginPhase(game, phase);
  game.lane.turn.phase = as;
}

/** Rolls the whole enemy dice pool once, for any number of enemies (rule: m-enemy-roll). */
function rollPool(game: Game): void {
  const { dice } = missionOf(game);
  if (livingFigures(game).length === 0) return;
  game.lane.stack.push({
    k: 'roll',
    step: 'throw',
    dice: dice.red + dice.black,
    mayReroll: 0,
    rerolls: 0,
    rerollCosts: null,
    rerollsFor: null,
    note: null,
    roll: { owner: missionSeat(game), dice: [], label: ENEMY_ROLL, changes: 0, settled: false },
  });
}

/** Ends the turns of all figures: what acts or leaves at the end of a turn does so. Damage lands with the phase. */
function endFigureTurns(game: Game): void {
  const figures = livingFigures(game);
  for (const seat of figures) dropTokensOfTurn(game, seat);
  game.lane.pool ??= [];
  pushTriggers(
    game,
    figures.map((of) => ({ event: 'turn-end', of })),
  );
}
