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
import { type Game, poolOf, presentFrom, rollPhaseOf, seatsFrom } from '../game.ts';
import { modeOf } from '../modes/mode.ts';
import type { TargetingResult } from '../modes/policy.ts';
import { drawCards } from '../seat/cards.ts';
import { areOpponents, opponentsOf } from '../seat/relations.ts';
import type { AbilityTargets } from '../vocabulary/hero.ts';
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
      // Players that the text names need no die (rule: special-targeting).
      if (targeting.how === 'rolled' && !wantedTargets(game)) pushTargetingDie(game);
      return;
    case 'choose':
      if (wantedTargets(game)) nameSeveralOrAsk(game, frame);
      else nameOrAsk(game, frame);
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
    roll: { owner: attacker, dice: [], label: 'targeting-roll', changes: 0, settled: false },
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
    aimAt(game, frame, [only]);
    return;
  }
  askForTarget(game, decides);
}

function askForTarget(game: Game, decides: number): void {
  game.lane.pending = {
    seat: decides,
    kind: 'target',
    moment: null,
    prompt: { ask: 'attack-target' },
    source: rollPhaseOf(game).activated?.variant ?? null,
  };
}

/** What the activated ability says of several targets, or null where it has one. */
function wantedTargets(game: Game): AbilityTargets | null {
  return rollPhaseOf(game).activated?.targets ?? null;
}

interface SeveralTargets {
  readonly named: readonly number[];
  /** Opponents that may still be named. */
  readonly rest: readonly number[];
  /** How many more are wanted, at the most. */
  readonly open: number;
  readonly mayStop: boolean;
}

function severalTargets(game: Game, frame: PhaseFrame): SeveralTargets {
  const opponents = opponentsOf(game, rollPhaseOf(game).attack.attacker);
  const wanted = wantedTargets(game);
  const named = (frame.named ?? []).filter((seat) => opponents.includes(seat));
  const rest = opponents.filter((seat) => !named.includes(seat));
  const most = typeof wanted?.count === 'number' ? wanted.count : opponents.length;
  const open = Math.min(rest.length, Math.max(0, most - named.length));
  return { named, rest, open, mayStop: wanted?.upTo === true && named.length > 0 };
}

/** The attacker names distinct opponents one after another, unless all who are left are meant anyway. */
function nameSeveralOrAsk(game: Game, frame: PhaseFrame): void {
  const { named, rest, open } = severalTargets(game, frame);
  const isOptional = wantedTargets(game)?.upTo === true && named.length + rest.length > 1;
  if (open > 0 && (isOptional || open < rest.length)) {
    askForTarget(game, rollPhaseOf(game).attack.attacker);
    return;
  }
  const seats = open > 0 ? [...named, ...rest] : named;
  if (seats.length === 0) frame.step = 'end';
  else aimAt(game, frame, seats);
}

export function legalTargets(game: Game, frame: PhaseFrame): Action[] {
  if (!wantedTargets(game)) return targetChoice(game).among.map((player) => ({ type: 'target', player }));
  const { rest, mayStop } = severalTargets(game, frame);
  const actions: Action[] = rest.map((player) => ({ type: 'target', player }));
  if (mayStop) actions.push({ type: 'choose', option: 'skip' });
  return actions;
}

export function answerTargeting(game: Game, frame: PhaseFrame, action: Action): void {
  if (action.type === 'choose') aimAt(game, frame, severalTargets(game, frame).named);
  if (action.type !== 'target') return;
  if (wantedTargets(game)) frame.named = [...(frame.named ?? []), action.player];
  else aimAt(game, frame, [action.player]);
}

/** Fixes the targets: parts of the Attack that waited for them now come to each (rule: m-multi-strike). */
function aimAt(game: Game, frame: PhaseFrame, seats: readonly number[]): void {
  const phase = rollPhaseOf(game);
  const { attacker } = phase.attack;
  const targets = presentFrom(game, game.lane.turn.active).filter((seat) => seats.includes(seat));
  const [first, ...others] = targets;
  const only = first !== undefined && others.length === 0 ? first : null;
  frame.step = 'end';
  aimAttack(phase.attack, targets);
  if (phase.context) phase.context.target = only;
  for (const { context } of [...phase.waiting, ...phase.afterDamage]) {
    if (context.owner === attacker) context.target = only;
  }
  phase.ledger = phase.ledger.flatMap((entry) =>
    entry.to === null ? targets.map((to) => ({ ...entry, to })) : [entry],
  );
  for (const target of targets) game.events.push({ e: 'targeted', seat: attacker, target });
  if (!targets.some((target) => earnsLeaderCard(game, target))) return;
  game.lane.turn.leaderCardDrawn = true;
  drawCards(game, attacker, 1);
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
