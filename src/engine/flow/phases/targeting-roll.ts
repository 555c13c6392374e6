/**
 * The Targeting Roll Phase: finds the targets of the activated ability by choice or by die, as the mode says
 * (rule: targeting-roll-phase). The card for an Attack on the leader is drawn at once (rule: koth-bonus-card).
 */

import { aimAttack } from '../../core/attack.ts';
import { engagedWith } from '../../core/crawl/party.ts';
import { isAttack } from '../../core/damage/attack.ts';
import { type Game, poolOf, presentFrom, rollPhaseOf, seatsFrom } from '../../core/game.ts';
import { modeOf, targetingOf } from '../../core/modes/mode.ts';
import type { TargetingResult } from '../../core/modes/policy.ts';
import { drawCards } from '../../core/seat/cards.ts';
import { areOpponents, opponentsOf } from '../../core/seat/relations.ts';
import { noteForced } from '../../effects/parts/step.ts';
import { attackLedger } from '../../evaluation/evaluate.ts';
import type { Action } from '../../model/action.ts';
import type { PhaseFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { AbilityTargets } from '../../vocabulary/hero.ts';
import { announcePhase } from './turn.ts';

const DIE_VALUES = [1, 2, 3, 4, 5, 6] as const;

/** Runs one step of the Targeting Roll Phase. */
export function runTargetingRoll(game: Game, frame: PhaseFrame): void {
  const targeting = targetingOf(game.state, rollPhaseOf(game).attack.attacker);
  switch (frame.step) {
    case 'begin':
      frame.step = 'throw';
      announcePhase(game, 'targeting-roll');
      return;
    case 'throw':
      frame.step = 'choose';
      // If the text of the ability says how targets are named, no die is rolled (rule: special-targeting).
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

/** Pushes the roll of the targeting die. The attacker rolls it; its settled face goes to `targetingDie`. */
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

/**
 * The seats of which any may decide on the target, the next in turn order first, and the candidates. If the die names
 * an opponent, it is the only candidate.
 */
export function targetChoice(game: Game): {
  readonly decide: readonly number[];
  readonly among: readonly number[];
} {
  const { attacker } = rollPhaseOf(game).attack;
  const opponents = game.state.crawl ? engagedWith(game, attacker) : opponentsOf(game, attacker);
  const result = targetingResult(game);
  if (result === 'attacker-chooses') return { decide: [attacker], among: opponents };
  // The opponents decide together: the first of them who answers (rule: team-2v2-targeting).
  if (result === 'opponents-choose') return { decide: opponents, among: opponents };
  const order = opponentsClockwise(game, attacker);
  const named = order[placeOf(result, order) - 1];
  return { decide: [attacker], among: named === undefined ? [] : [named] };
}

function targetingResult(game: Game): TargetingResult {
  const { attack, targetingDie: die } = rollPhaseOf(game);
  const targeting = targetingOf(game.state, attack.attacker);
  return (targeting.how === 'rolled' && die && targeting.table[die]) || 'attacker-chooses';
}

/** What a face of the targeting die means at present. */
export type Aim =
  | 'attacker-chooses'
  | 'opponents-choose'
  /** `place` counts the opponents clockwise from the attacker's left, from 1; `of` is their number. */
  | { readonly player: number; readonly place: number; readonly of: number };

/** Returns what each face of the targeting die means to a seat, from 1 to 6; null if the mode rolls none. */
export function aimsOf(game: Game, attacker: Seat): readonly Aim[] | null {
  const targeting = targetingOf(game.state, attacker);
  if (targeting.how !== 'rolled') return null;
  const order = opponentsClockwise(game, attacker);
  return DIE_VALUES.map((value) => {
    const result = targeting.table[value];
    if (typeof result === 'string') return result;
    const place = placeOf(result, order);
    return { player: order[place - 1] ?? attacker, place, of: order.length };
  });
}

/** Returns the place of the named opponent among those still in the game, from 1. */
function placeOf({ opponent }: { readonly opponent: Seat }, order: readonly Seat[]): number {
  return ((opponent - 1) % Math.max(1, order.length)) + 1;
}

/** Opponents still in the game in seating order, clockwise from a seat's left. */
export function opponentsClockwise(game: Game, seat: Seat): Seat[] {
  const order = modeOf(game.state.mode).clockwise(game.state.seats.length);
  const at = order.indexOf(seat);
  const round = [...order.slice(at + 1), ...order.slice(0, at)];
  const opponents = new Set(opponentsOf(game, seat));
  return round.filter((other) => opponents.has(other));
}

function nameOrAsk(game: Game, frame: PhaseFrame): void {
  const { decide, among } = targetChoice(game);
  const [only] = among;
  const [first, ...also] = decide;
  if (only === undefined || first === undefined) {
    frame.step = 'end';
    return;
  }
  if (among.length === 1) {
    noteForced(game, first, { type: 'target', player: only });
    aimAt(game, frame, [only]);
    return;
  }
  askForTarget(game, first, also);
}

function askForTarget(game: Game, seat: Seat, also: readonly Seat[] = []): void {
  game.lane.pending = {
    seat,
    ...(also.length > 0 ? { also: [...also] } : {}),
    kind: 'target',
    moment: null,
    prompt: { ask: 'attack-target' },
    source: rollPhaseOf(game).activated?.variant ?? null,
  };
}

/** How many targets the activated ability has, or null if it has one that is found in the usual way. */
function wantedTargets(game: Game): AbilityTargets | null {
  return rollPhaseOf(game).activated?.targets ?? null;
}

interface SeveralTargets {
  readonly named: readonly number[];
  /** Opponents that may still be named. */
  readonly rest: readonly number[];
  /** How many more may be named at most. */
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

/** Asks the attacker for one opponent after another. No question is asked if all that are left become targets. */
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

/** The legal answers to the question for a target; `skip` stops the naming of several. */
export function legalTargets(game: Game, frame: PhaseFrame): Action[] {
  if (!wantedTargets(game)) {
    const targets: Action[] = targetChoice(game).among.map((player) => ({ type: 'target', player }));
    // What is no Attack may reach any enemy of a Mission, or none (rule: m-range).
    return game.state.mission ? [...targets, { type: 'choose', option: 'nobody' }] : targets;
  }
  const { rest, mayStop } = severalTargets(game, frame);
  const actions: Action[] = rest.map((player) => ({ type: 'target', player }));
  if (mayStop) actions.push({ type: 'choose', option: 'skip' });
  return actions;
}

/** Takes the target that was named. */
export function answerTargeting(game: Game, frame: PhaseFrame, action: Action): void {
  if (action.type === 'choose')
    aimAt(game, frame, action.option === 'nobody' ? [] : severalTargets(game, frame).named);
  if (action.type !== 'target') return;
  if (wantedTargets(game)) frame.named = [...(frame.named ?? []), action.player];
  else aimAt(game, frame, [action.player]);
}

/** Fixes the targets. Ledger entries without a recipient are copied for each target (rule: m-multi-strike). */
function aimAt(game: Game, frame: PhaseFrame, seats: readonly Seat[]): void {
  const { attacker } = rollPhaseOf(game).attack;
  const targets = presentFrom(game, game.lane.turn.active).filter((seat) => seats.includes(seat));
  frame.step = 'end';
  fixTargets(game, targets);
  if (!targets.some((target) => earnsLeaderCard(game, target))) return;
  game.lane.turn.leaderCardDrawn = true;
  drawCards(game, attacker, 1);
}

/** Gives the activated ability its targets, in the order in which they defend; parts that had none get them. */
export function fixTargets(game: Game, targets: readonly Seat[]): void {
  const phase = rollPhaseOf(game);
  const { attacker } = phase.attack;
  const [first, ...others] = targets;
  const only = first !== undefined && others.length === 0 ? first : null;
  aimAttack(phase.attack, targets);
  if (phase.context) phase.context.target = only;
  for (const { context } of [...phase.waiting, ...phase.afterDamage]) {
    if (context.owner === attacker) context.target = only;
  }
  phase.ledger = phase.ledger.flatMap((entry) =>
    entry.to === null ? targets.map((to) => ({ ...entry, to })) : [entry],
  );
  for (const target of targets) game.events.push({ e: 'targeted', seat: attacker, target });
}

/**
 * Whether the attacker draws a card for an Attack on the leader: the target has the most health of all seats, and no
 * such card was drawn in this turn. The fixed target of an extra Offensive Roll Phase earns none, because that phase
 * skips the targeting (R334 to R336). Damage that the ability deals after a Then makes it an Attack already (R51).
 */
function earnsLeaderCard(game: Game, target: Seat): boolean {
  const { attacker } = rollPhaseOf(game).attack;
  if (!modeOf(game.state.mode).leaderBonus || game.lane.turn.leaderCardDrawn) return false;
  if (!isAttack(attackLedger(game))) return false;
  const most = Math.max(...seatsFrom(game, 0).map((seat) => poolOf(game, seat).health));
  return poolOf(game, target).health === most && areOpponents(game, target, attacker);
}
