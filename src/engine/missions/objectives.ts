/** Checks objectives and the defeat of heroes at the end of every phase (rule: m-winning, m-bonus-objective). */

import type { Game } from '../core/game.ts';
import {
  ENEMIES,
  heroesInPlay,
  isAtZero,
  missionOf,
  missionSeat,
  sideInPlay,
} from '../core/mission/board.ts';
import { contextOf, pushEffects } from '../core/stack/push-effects.ts';
import { holdsNow } from '../evaluation/evaluate.ts';
import type { MissionState } from '../model/mission.ts';
import type { RoundFrame } from '../model/mission-frame.ts';
import type { Win } from '../model/state.ts';
import type { Condition } from '../vocabulary/amount.ts';
import type { BonusObjective, Objective } from '../vocabulary/mission.ts';
import { beginBossPhase } from './begin-boss-phase.ts';
import { HEROES } from './lay-out.ts';
import { noteBonus } from './road.ts';

/**
 * Meets or fails one objective per call; the perfect objective is met together with the main one. When none is left,
 * ends the Mission, flips the side or continues with the next phase.
 */
export function checkObjectives(game: Game, frame: RoundFrame): void {
  const mission = missionOf(game);
  const { main, bonus = [], perfect, lost = [] } = sideInPlay(game).objectives;
  const open = bonus.filter(({ id }) => !isSettled(mission, id));
  const reached = open.find((objective) => holds(game, objective.when));
  if (reached) {
    meet(game, reached);
    return;
  }
  const isMainMet = isNew(game, main);
  const failing = open.find(({ failsWhen }) => isMainMet || (failsWhen && holds(game, failsWhen)));
  if (failing) {
    fail(game, failing);
    return;
  }
  if (isMainMet) {
    // The perfect objective is only checked when the main objective is met.
    if (perfect && mission.side === 0 && isNew(game, perfect)) {
      mission.perfect = true;
      meet(game, perfect);
    }
    meet(game, main);
    return;
  }
  const isDone = mission.met.includes(main.id);
  if (isDone && mission.side === 1) {
    if (mission.road) frame.step = 'decision';
    else endMission(game, { kind: 'won', team: HEROES, how: 'objective' });
    return;
  }
  const isLost = someHeroFell(game) || lost.some(({ when }) => holds(game, when));
  if (isLost) endMission(game, { kind: 'won', team: ENEMIES, how: 'defeat' });
  else if (isDone) frame.step = 'flip';
  // What the phase deals lands first, then the objectives are checked again.
  else frame.step = beginBossPhase(game) ? 'phase-end' : frame.next;
}

function isNew(game: Game, objective: Objective): boolean {
  return !missionOf(game).met.includes(objective.id) && holds(game, objective.when);
}

/** Whether an objective was met or failed. */
function isSettled({ met, failed = [] }: MissionState, id: string): boolean {
  return met.includes(id) || failed.includes(id);
}

function holds(game: Game, when: Condition): boolean {
  return holdsNow(game, contextOf(missionSeat(game), { kind: 'setup', id: missionOf(game).id }, null), when);
}

function meet(game: Game, { id, text, reward }: Objective): void {
  const mission = missionOf(game);
  mission.met.push(id);
  noteBonus(mission, id);
  game.events.push({ e: 'objective', id, text });
  if (!reward) return;
  // A reward is for the party, also for those who have left the map (rule: m-exit).
  const context = contextOf(missionSeat(game), { kind: 'setup', id: mission.id }, null);
  context.wholeParty = true;
  pushEffects(game, reward, context);
}

/** Fails an optional objective. Its penalty does not reach heroes who have left the map (rule: m-exit). */
function fail(game: Game, { id, text, penalty }: BonusObjective): void {
  const mission = missionOf(game);
  mission.failed = [...(mission.failed ?? []), id];
  game.events.push({ e: 'objective-failed', id, text });
  if (penalty) {
    pushEffects(game, penalty, contextOf(missionSeat(game), { kind: 'setup', id: mission.id }, null));
  }
}

/** Whether a hero in play has no health at the end of a phase (rule: m-winning). */
function someHeroFell(game: Game): boolean {
  return heroesInPlay(game).some((seat) => isAtZero(game, seat));
}

/** Ends the game and clears all pending questions. */
export function endMission({ state, events }: Game, outcome: Win): void {
  state.outcome = outcome;
  for (const lane of state.lanes) lane.pending = null;
  events.push({ e: 'ended', winner: outcome.team });
}
