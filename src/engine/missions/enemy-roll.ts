/**
 * The enemy roll: which panels the dice activate, the order of their figures, and their targets (rule: m-enemy-roll).
 */

import { facesFor } from '../core/dice/blanks.ts';
import { type Game, seatOf, takesDamage } from '../core/game.ts';
import { livingFigures, mapInPlay, missionOf, panelOf } from '../core/mission/board.ts';
import { putBoost } from '../core/mission/boosts.ts';
import { meetsObjective } from '../core/mission/enemy-dice.ts';
import { activatedAttack, attackOfDice, targetsOf } from '../core/mission/enemy-targets.ts';
import { dropTokensOfTurn } from '../core/mission/enemy-tokens.ts';
import { spacesWhere } from '../core/mission/hex/map.ts';
import { hasListenersIn } from '../core/triggers/raised-event.ts';
import { panelsInOrder } from '../flow/mission/coming-attacks.ts';
import type { Seat } from '../model/ids.ts';
import type { EnemyAct, RoundFrame } from '../model/mission-frame.ts';
import type { DieFace } from '../vocabulary/dice.ts';
import type { EnemyAttack, EnemyPanel } from '../vocabulary/mission.ts';
import { beginEnemyAttack, beginIdleRollPhase } from './enemy-attack.ts';

/**
 * Puts a face-down boost tile on the numbered space of each red die, beneath the other tiles there
 * (rule: m-boss-red-dice).
 */
export function placeRedDiceBoosts(game: Game): void {
  const { rolled, dice } = missionOf(game);
  for (const face of rolled?.slice(0, dice.red) ?? []) {
    const [space] = spacesWhere(mapInPlay(game), ({ number }) => number !== undefined && number === face);
    if (space === undefined) continue;
    putBoost(game, space, true);
    game.events.push({ e: 'tile', space, kind: 'boost' });
  }
}

/**
 * Returns the acting figures: panels from left to right, each with all its living figures in reading order when the
 * dice meet an attack; unstoppable threats last (rule: m-unstoppable). A panel uses the first attack that the dice
 * meet.
 */
export function enemyActs(game: Game): EnemyAct[] {
  const dice = missionOf(game).rolled;
  if (!dice) return [];
  return panelsInOrder(game).flatMap((panel) => {
    const attack = attackOfDice(game, panel, dice);
    if (!attack) {
      spendHeld(game, panel, dice);
      return [];
    }
    return livingFigures(game, panel.id).map((seat): EnemyAct => {
      const seen = facesFor(game, seat, dice);
      return {
        seat,
        attack: attack.id,
        targets: null,
        ...(meetsObjective(seen, attack.objective) ? {} : { fails: true }),
      };
    });
  });
}

/** The dice activate an attack that is held back: it does not happen. */
function spendHeld(game: Game, panel: EnemyPanel, dice: readonly DieFace[]): void {
  const mission = missionOf(game);
  const held = mission.held?.find((one) => one.panel === panel.id && !one.spent);
  if (!held || !activatedAttack(game, panel, dice) || livingFigures(game, panel.id).length === 0) return;
  held.spent = true;
  game.events.push({ e: 'attack-held', panel: panel.id, name: panel.name });
}

/** Before an enemy roll: panels whose attack was held back in the last one attack again. */
export function releaseHeld(game: Game): void {
  const mission = missionOf(game);
  if (mission.held) mission.held = mission.held.filter(({ spent }) => !spent);
}

/**
 * Starts the next attack. A figure that fell before acting does nothing; a figure that falls during its attack still
 * attacks all its targets (rule: m-enemy-roll).
 * @returns false when all figures have acted
 */
export function actNext(game: Game, frame: RoundFrame): boolean {
  const [act] = frame.acts;
  if (!act) return false;
  const attack = attackOf(game, act);
  act.targets ??= attack && !seatOf(game, act.seat).defeated ? targetsNow(game, act, attack) : [];
  const target = act.targets.shift();
  if (target === undefined || !attack) frame.acts.shift();
  else {
    if (!frame.acted?.includes(act.seat)) frame.acted = [...(frame.acted ?? []), act.seat];
    beginEnemyAttack(game, act.seat, attack, target);
  }
  return true;
}

/**
 * Runs the Roll Phase of the next figure that has activated nothing: what leaves or acts in a Roll Phase does so for
 * it, too (R26, R27, R30, R120). Nothing can happen to a figure without tokens that no hero listens to.
 * @returns false when all figures have had their Roll Phase
 */
export function idleNext(game: Game, frame: RoundFrame): boolean {
  const acted = frame.acted ?? [];
  const isHeard = hasListenersIn(game, 'no-attack');
  const idle = livingFigures(game).find((seat) => {
    if (acted.includes(seat) || !takesDamage(game, seat)) return false;
    return isHeard || Object.keys(seatOf(game, seat).tokens).length > 0;
  });
  if (idle === undefined) {
    delete frame.acted;
    return false;
  }
  frame.acted = [...acted, idle];
  beginIdleRollPhase(game, idle);
  return true;
}

/**
 * Returns the targets of an acting figure. When its dice are blank, the attack on the first target fails and the tokens
 * that end with the turn expire (R354).
 */
function targetsNow(game: Game, { seat, fails }: EnemyAct, attack: EnemyAttack): Seat[] {
  const targets = targetsOf(game, seat, attack);
  if (!fails) return targets;
  game.events.push({ e: 'ability-failed', seat, variant: attack.id });
  dropTokensOfTurn(game, seat);
  return targets.slice(1);
}

function attackOf(game: Game, { seat, attack }: EnemyAct): EnemyAttack | null {
  return panelOf(game, seat)?.attacks.find(({ id }) => id === attack) ?? null;
}
