/** The Defensive Roll Phase: what is aimed at the targets, their defences in turn, the last chance, the damage. */
import { type AttackTarget, defenderOf } from '../attack.ts';
import { attackBase, isAttack } from '../damage/attack.ts';
import { totalsOf } from '../damage/totals.ts';
import { pushAttackedHooks } from '../effects/attacked-hooks.ts';
import { attackLedger } from '../effects/evaluate.ts';
import type { PhaseFrame } from '../frames/frame.ts';
import { landLedger } from '../frames/landing.ts';
import { openWindow } from '../frames/open-window.ts';
import { pushEffects } from '../frames/push-effects.ts';
import { type Game, rollPhaseOf, seatOf, seatsFrom } from '../game.ts';
import { defendByThemselves, useEnemyToken } from '../missions/boss-defense.ts';
import { setOff } from '../triggers/dispatch.ts';
import { type Happening, isHeardIn, raise } from '../triggers/happening.ts';
import {
  answerDefense,
  askForDefense,
  askForDefenseReroll,
  mayDefend,
  nextDefender,
  presentOrReroll,
  resolveDefense,
  throwOpposed,
} from './defense.ts';
import { defenseByOrder } from './defense-by-order.ts';
import { attackHappening } from './roll-phase.ts';
import { announcePhase } from './turn.ts';

export function runDefensiveRoll(game: Game, frame: PhaseFrame): void {
  const { active } = game.lane.turn;
  const phase = rollPhaseOf(game);
  switch (frame.step) {
    case 'begin':
      frame.step = 'aimed';
      announcePhase(game, 'defensive-roll');
      return;
    case 'aimed': {
      const attacks = isAttack(attackLedger(game));
      frame.step = attacks ? 'attacked' : 'before-defense';
      resolveAimed(game);
      // Instants come before the ability: what lies there already pays before anything new does (R195, R199).
      if (attacks) pushAttackedHooks(game);
      return;
    }
    case 'before-defense':
      // Only the ability's own dice have made it an Attack (R50).
      frame.step = 'attacked';
      if (isAttack(phase.ledger)) {
        pushAttackedHooks(game);
        setOff(game, attackHappening(game));
      } else setOff(game, [{ event: 'no-attack', of: phase.attack.attacker }]);
      return;
    case 'attacked':
      frame.step = 'choose-defense';
      if (isAttack(phase.ledger)) openBeforeDefense(game);
      return;
    case 'choose-defense': {
      const next = nextDefender(game, frame.only);
      if (next) defend(game, frame, next);
      else if (frame.only !== undefined) game.lane.stack.pop();
      else frame.step = 'boss-defense';
      return;
    }
    case 'defense-reroll':
    case 'defense-rolled':
    case 'defense-effects':
      runDefense(game, frame);
      return;
    case 'boss-defense':
      frame.step = 'last-chance';
      if (game.state.mission) defendByThemselves(game, false);
      return;
    case 'last-chance':
      frame.step = 'before-damage';
      setOff(game, [{ event: 'offense-end', of: phase.attack.attacker }]);
      return;
    case 'before-damage':
      frame.step = 'enemy-tokens';
      // Whatever came before: also after no Attack and without a defence everybody has this moment (R57, R61).
      openWindow(game, 'before-damage', seatsFrom(game, active));
      return;
    case 'enemy-tokens':
      // Whatever came before counts for what an enemy needs against it.
      if (game.state.mission && useEnemyToken(game, 'attacked')) return;
      frame.step = 'land';
      if (game.state.mission) defendByThemselves(game, true);
      return;
    case 'land':
      frame.step = 'landing';
      setOff(game, damageDue(game));
      return;
    case 'landing':
      frame.step = 'after-damage';
      land(game);
      return;
    case 'after-damage':
      frame.step = 'end';
      resolveAfterDamage(game);
      return;
    default:
      game.lane.stack.pop();
  }
}

/** Asks a target how it defends, unless its standing order says so. */
function defend(game: Game, frame: PhaseFrame, target: AttackTarget): void {
  const ordered = defenseByOrder(game, target);
  askForDefense(game, target);
  if (!ordered) return;
  game.lane.pending = null;
  answerDefense(game, frame, ordered);
}

/** The dice of one target's defence, from their throw until what they bring; then the next target defends. */
function runDefense(game: Game, frame: PhaseFrame): void {
  const defender = defenderOf(rollPhaseOf(game));
  if (!defender?.defense) {
    // Fell in the middle of it: nobody defends in their place.
    frame.step = 'choose-defense';
    return;
  }
  const { roll } = defender.defense;
  switch (frame.step) {
    case 'defense-reroll':
      askForDefenseReroll(game, defender);
      return;
    case 'defense-rolled':
      frame.step = 'defense-effects';
      roll.cameBack = false;
      openWindow(game, 'after-defense-roll', seatsFrom(game, defender.seat));
      return;
    default:
      if (throwOpposed(game, defender)) {
        // A game of an older version threw these only now; they are to be presented as well.
        frame.step = 'defense-rolled';
        return;
      }
      if (roll.cameBack) {
        frame.step = presentOrReroll(game, defender);
        return;
      }
      frame.step = 'choose-defense';
      resolveDefense(game, defender);
  }
}

/** Non-damage effects of the offence that are aimed at its targets come first (rule: defensive-roll-phase). */
function resolveAimed(game: Game): void {
  const phase = rollPhaseOf(game);
  const { waiting } = phase;
  phase.waiting = [];
  for (const { context, effects } of waiting.reverse()) pushEffects(game, effects, context);
}

/** Who defends first is asked for the defence right afterwards, and need not be asked twice. */
function openBeforeDefense(game: Game): void {
  const first = rollPhaseOf(game).attack.targets.find((target) => mayDefend(game, target));
  const order = seatsFrom(game, game.lane.turn.active);
  openWindow(game, 'before-defense-roll', order, first ? { merges: first.seat } : {});
}

/** What is about to land, for those who may still say who takes it (rule: hero-huntress). */
function damageDue(game: Game): Happening[] {
  const { ledger, attack } = rollPhaseOf(game);
  if (!isHeardIn(game, 'damage-due')) return [];
  return totalsOf(game, ledger).flatMap(({ seat, total }) =>
    total > 0 ? [{ event: 'damage-due' as const, of: seat, amount: total, target: attack.attacker }] : [],
  );
}

/** The three steps over all entries, all dials at once (rule: final-damage-total). */
function land(game: Game): void {
  const phase = rollPhaseOf(game);
  const { attacker } = phase.attack;
  const landed: Record<string, number> = {};
  phase.landed = landed;
  for (const { seat, total: own, companions = [] } of landLedger(game, phase.ledger)) {
    // What a companion takes was dealt to its player (R151).
    const total = companions.reduce((sum, { taken }) => sum + taken, own);
    landed[String(seat)] = total;
    if (total === 0 || attackBase(phase.ledger, seat) === 0) continue;
    raise(game, { event: 'damage-dealt', of: attacker, target: seat, amount: total });
  }
}

/** Effects that need damage to have landed, or stand after a Then that follows it (rule: after-damage-step). */
function resolveAfterDamage(game: Game): void {
  const phase = rollPhaseOf(game);
  openWindow(game, 'after-damage', seatsFrom(game, game.lane.turn.active));
  for (const { context, effects } of phase.afterDamage.reverse()) {
    // The Attack of an attacker who fell meanwhile still lands, but brings them nothing more (R113).
    if (!seatOf(game, context.owner).defeated) pushEffects(game, effects, context);
  }
  phase.afterDamage = [];
}
