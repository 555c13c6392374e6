/** The attacks that the enemy dice make on heroes, before they are made, and the damage that is certain of each. */

import { facesOf, openRoll } from '../../core/dice/open-roll.ts';
import type { Game } from '../../core/game.ts';
import {
  enemyAttackById,
  livingFigures,
  missionHeroOf,
  missionOf,
  sideInPlay,
  tilesAt,
} from '../../core/mission/board.ts';
import { ENEMY_ROLL } from '../../core/mission/enemy-dice.ts';
import { attackOfDice, targetsOf } from '../../core/mission/enemy-targets.ts';
import { newRollPhase } from '../../core/roll-phase.ts';
import { contextOf } from '../../core/stack/push-effects.ts';
import { totalsOf } from '../../evaluation/damage/totals.ts';
import { attackLedger } from '../../evaluation/evaluate.ts';
import type { PhaseFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { RoundFrame } from '../../model/mission-frame.ts';
import type { RollPhase } from '../../model/state.ts';
import type { DieFace } from '../../vocabulary/dice.ts';
import type { EnemyAttack, EnemyPanel } from '../../vocabulary/mission.ts';

/** An attack on a hero that has not begun. */
export interface ComingAttack {
  /** The seat of the figure. */
  readonly seat: Seat;
  /** The id of the attack. */
  readonly attack: string;
  /** The attacked hero. */
  readonly target: Seat;
  /** The damage that is certain before the defence, 0 or more. */
  readonly damage: number;
}

/** The record of a Roll Phase in which a figure has activated an attack on a hero. */
export function phaseOfAttack(game: Game, attacker: Seat, attack: EnemyAttack, target: Seat): RollPhase {
  const phase = newRollPhase(attacker, target);
  const isCrit = attack.crit !== undefined && isOnFaceDownTile(game, target);
  phase.context = contextOf(attacker, { kind: 'ability', id: attack.id }, target);
  phase.context.shown = [...(missionOf(game).rolled ?? [])];
  phase.activated = {
    ability: attack.id,
    variant: attack.id,
    ultimate: false,
    failed: false,
    effects: isCrit ? [...attack.effects, ...(attack.crit ?? [])] : attack.effects,
  };
  return phase;
}

/** Whether a hero stands on a face-down boost tile or holds one (rule: m-crit). */
function isOnFaceDownTile(game: Game, seat: Seat): boolean {
  const { at, held } = missionHeroOf(game, seat);
  if (held.length > 0) return true;
  return (
    at !== null && tilesAt(missionOf(game), at).some(({ kind, faceDown }) => kind === 'boost' && faceDown)
  );
}

/** The panels in the order in which their figures act: left to right, unstoppable threats last (rule: m-unstoppable). */
export function panelsInOrder(game: Game): EnemyPanel[] {
  const { panels } = sideInPlay(game);
  const isThreat = ({ kind }: EnemyPanel) => kind === 'threat';
  return [...panels.filter((panel) => !isThreat(panel)), ...panels.filter(isThreat)];
}

/** The attacks that these dice make, in the order in which they are made, if nothing changes. */
export function attacksOfDice(game: Game, dice: readonly DieFace[]): ComingAttack[] {
  return panelsInOrder(game).flatMap((panel) => {
    const attack = attackOfDice(game, panel, dice);
    if (!attack) return [];
    return livingFigures(game, panel.id).flatMap((seat) =>
      targetsOf(game, seat, attack).map((target) => foreseen(game, seat, attack, target)),
    );
  });
}

/** The attacks on a hero by the enemy dice while they may be changed; null when they do not lie open. */
export function attacksOnTable(game: Game, seat: Seat): ComingAttack[] | null {
  const roll = openRoll(game)?.roll;
  if (!game.state.mission || roll?.label !== ENEMY_ROLL) return null;
  return attacksOfDice(game, facesOf(roll)).filter(({ target }) => target === seat);
}

/** The attacks of the present enemy roll that are still to come, while figures act. */
export function attacksToCome(game: Game, { acts }: RoundFrame): ComingAttack[] {
  return acts.flatMap(({ seat, attack: id, targets }) => {
    const attack = id === null ? null : enemyAttackById(game, seat, id);
    if (!attack || !livingFigures(game).includes(seat)) return [];
    return (targets ?? targetsOf(game, seat, attack)).map((target) => foreseen(game, seat, attack, target));
  });
}

function foreseen(game: Game, seat: Seat, attack: EnemyAttack, target: Seat): ComingAttack {
  const ahead = duringAttack(game, seat, attack, target);
  const { ledger } = ahead.lane.rollPhase ?? { ledger: [] };
  const damage = totalsOf(ahead, ledger).find((landed) => landed.seat === target)?.total ?? 0;
  return { seat, attack: attack.id, target, damage };
}

/** The game as it is in the Defensive Roll Phase of such an attack, to look at; the state is not changed. */
export function duringAttack(game: Game, attacker: Seat, attack: EnemyAttack, target: Seat): Game {
  const phase = phaseOfAttack(game, attacker, attack, target);
  const turn = { ...game.lane.turn, phase: 'defensive-roll' as const };
  const lane = { ...game.lane, turn, rollPhase: phase };
  const about: PhaseFrame = { k: 'phase', phase: 'offensive-roll', step: 'resolve', queue: [] };
  phase.ledger = [...attackLedger({ ...game, lane: { ...lane, stack: [about] }, cache: null })];
  return { ...game, lane: { ...lane, stack: [] }, cache: null };
}
