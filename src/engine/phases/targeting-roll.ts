/**
 * The Targeting Roll Phase: who the activated ability is aimed at, chosen or rolled as the mode says
 * (rule: targeting-roll-phase). An Attack on the leader is paid before anything else happens
 * (rule: koth-bonus-card).
 */

import type { Action } from '../action.ts';
import { aimAttack } from '../attack.ts';
import { isAttack } from '../damage/attack.ts';
import { attackLedger } from '../effects/evaluate.ts';
import { noteForced } from '../effects/step.ts';
import type { PhaseFrame } from '../frames/frame.ts';
import { type Game, poolOf, rollPhaseOf, seatsFrom } from '../game.ts';
import { modeOf } from '../modes/mode.ts';
import type { TargetingResult } from '../modes/policy.ts';
import { drawCards } from '../seat/cards.ts';
import { areOpponents, opponentsOf } from '../seat/relations.ts';
import { announcePhase } from './turn.ts';

export function runTargetingRoll(game: Game, frame: PhaseFrame): void {
  const { targeting } = modeOf(game.state.mode);
  switch (frame.step) {
    case 'begin':
      frame.step = 'throw';
      announcePhase(game, 'targeting-roll');
      return;
    case 'throw':
      frame.step = 'choose';
      if (targeting.how === 'rolled') pushTargetingDie(game);
      return;
    case 'choose':
      nameOrAsk(game, frame);
      return;
    default:
      game.lane.stack.pop();
  }
}

/** One die of the attacker, settled like any other; its face comes back as `targetingDie`. */
function pushTargetingDie(game: Game): void {
  const { attacker } = rollPhaseOf(game).attack;
  game.lane.stack.push({
    k: 'roll',
    step: 'throw',
    dice: 1,
    mayReroll: 0,
    rerolls: 0,
    rerollCosts: null,
    rerollsFor: null,
    note: null,
    roll: { owner: attacker, dice: [], label: 'Targeting roll', changes: 0, settled: false },
  });
}

/** Who decides, and among whom; a named opponent is the only candidate. */
export function targetChoice(game: Game): { readonly decides: number; readonly among: readonly number[] } {
  const { attacker } = rollPhaseOf(game).attack;
  const opponents = opponentsOf(game, attacker);
  const result = targetingResult(game);
  if (result === 'attacker-chooses') return { decides: attacker, among: opponents };
  // The opponents agree among themselves; the one next in turn order says whom (rule: team-2v2-targeting).
  if (result === 'opponents-choose') return { decides: opponents[0] ?? attacker, among: opponents };
  const order = opponentsClockwise(game, attacker);
  const named = order[(result.opponent - 1) % Math.max(1, order.length)];
  return { decides: attacker, among: named === undefined ? [] : [named] };
}

function targetingResult(game: Game): TargetingResult {
  const { targeting } = modeOf(game.state.mode);
  const die = rollPhaseOf(game).targetingDie;
  if (targeting.how !== 'rolled' || die === null) return 'attacker-chooses';
  return targeting.table[die];
}

/** Opponents still in the game as they sit, clockwise from a seat's left. */
export function opponentsClockwise(game: Game, seat: number): number[] {
  const order = modeOf(game.state.mode).clockwise(game.state.seats.length);
  const at = order.indexOf(seat);
  const round = [...order.slice(at + 1), ...order.slice(0, at)];
  const opponents = new Set(opponentsOf(game, seat));
  return round.filter((other) => opponents.has(other));
}

function nameOrAsk(game: Game, frame: PhaseFrame): void {
  const { decides, among } = targetChoice(game);
  const [only] = among;
  if (only === undefined) {
    frame.step = 'end';
    return;
  }
  if (among.length === 1) {
    noteForced(game, decides, { type: 'target', player: only });
    aimAt(game, frame, only);
    return;
  }
  game.lane.pending = {
    seat: decides,
    kind: 'target',
    moment: null,
    prompt: { ask: 'attack-target' },
    source: rollPhaseOf(game).activated?.name ?? null,
  };
}

export function legalTargets(game: Game): Action[] {
  return targetChoice(game).among.map((player) => ({ type: 'target', player }));
}

export function answerTargeting(game: Game, frame: PhaseFrame, action: Action): void {
  if (action.type === 'target') aimAt(game, frame, action.player);
}

/** Fixes the target: parts of the Attack that waited for one now have it. */
function aimAt(game: Game, frame: PhaseFrame, target: number): void {
  const phase = rollPhaseOf(game);
  frame.step = 'end';
  aimAttack(phase.attack, [target]);
  if (phase.context) phase.context.target = target;
  for (const { context } of [...phase.waiting, ...phase.afterDamage]) {
    if (context.owner === phase.attack.attacker) context.target = target;
  }
  phase.ledger = phase.ledger.map((entry) => (entry.to === null ? { ...entry, to: target } : entry));
  game.events.push({ e: 'targeted', seat: phase.attack.attacker, target });
  if (!earnsLeaderCard(game, target)) return;
  game.lane.turn.leaderCardDrawn = true;
  drawCards(game, phase.attack.attacker, 1);
}

/**
 * An Attack on somebody with the most health of all, the attacker not being the only such player, once a turn; a
 * fixed target of an additional Offensive Roll Phase never comes here (R334 to R336). What stands behind a Then
 * is the Attack already (R51).
 */
function earnsLeaderCard(game: Game, target: number): boolean {
  const { attacker } = rollPhaseOf(game).attack;
  if (!modeOf(game.state.mode).leaderBonus || game.lane.turn.leaderCardDrawn) return false;
  if (!isAttack(attackLedger(game))) return false;
  const most = Math.max(...seatsFrom(game, 0).map((seat) => poolOf(game, seat).health));
  return poolOf(game, target).health === most && areOpponents(game, target, attacker);
}
