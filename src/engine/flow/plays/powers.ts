/**
 * Powers: what heroes of a Mission may use besides cards and tokens. They recruit allies, use the powers of allies and
 * the actions of their momentum card, and perform feats (rules: m-recruit-ally, m-momentum, m-perk-sheets). All are
 * public.
 */

import { targetAt } from '../../core/attack.ts';
import { defaultTarget } from '../../core/default-target.ts';
import { facesOf } from '../../core/dice/open-roll.ts';
import { meets } from '../../core/dice/requirement.ts';
import { BrokenState, type Game, heroOf } from '../../core/game.ts';
import { exhaustAlly, recruitAlly } from '../../core/mission/allies.ts';
import { isInPlay, missionHeroOf, missionOf } from '../../core/mission/board.ts';
import { changeMomentum } from '../../core/mission/momentum.ts';
import { linesOf, type PowerLine, RECRUIT, recruitLine } from '../../core/mission/power-lines.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import { hasFittingEffect, isAllNeedless } from '../../effects/lists/fitting.ts';
import { unmetUse } from '../../effects/lists/requirements.ts';
import { occasionOf } from '../../effects/occasion.ts';
import type { Action } from '../../model/action.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import { DAMAGE_MOMENTS } from '../../model/moments.ts';
import type { DieFace, Requirement } from '../../vocabulary/dice.ts';
import { isFittingSpend } from './fitting.ts';
import { unmetWhileDiceSettle } from './interruption.ts';
import { inOwnMain, isSpendTime } from './moment.ts';

type UseAction = Extract<Action, { type: 'use' }>;

/** All power lines of a hero, and one line for each ally that can be recruited; costs and timing are not checked. */
function linesNow(game: Game, seat: Seat): PowerLine[] {
  const hero = missionHeroOf(game, seat);
  const recruits = missionOf(game).allies.hq.map(recruitLine);
  return [...recruits, ...linesOf(hero)];
}

function isLegalPower(game: Game, seat: Seat, line: PowerLine, moment: Moment | null): boolean {
  const { momentum, used } = missionHeroOf(game, seat);
  if (line.cost > momentum || (line.once !== null && used.includes(line.once))) return false;
  if (!isPowerTime(game, seat, line, moment)) return false;
  if (line.line === RECRUIT) return true;
  if (unmetWhileDiceSettle(game, moment, line.effects) !== null) return false;
  const { effects } = line;
  if (unmetUse(game, seat, effects) === null) return true;
  // A power may be used for the rest of its effects if there is no status effect to remove or move.
  const rest = effects.filter((effect) => occasionOf(effect).concernsTokens !== true);
  return rest.length > 0 && rest.length < effects.length && unmetUse(game, seat, rest) === null;
}

/** Whether the timing of a power line fits the present point of the game. */
function isPowerTime(game: Game, seat: Seat, { at }: PowerLine, moment: Moment | null): boolean {
  if (at.when === 'timing') return isSpendTime(game, seat, at.timing, moment);
  const phase = game.lane.rollPhase;
  if (!phase || phase.landed !== null) return false;
  if (at.when === 'ability') {
    return (
      phase.attack.attacker === seat && phase.activated?.ability === at.ability && !phase.activated.failed
    );
  }
  const dice = at.in === 'offensive' ? offensiveDice(game, seat) : defensiveDice(game, seat);
  return dice !== null && areMet(game, seat, dice, at.requires);
}

function areMet(
  game: Game,
  seat: Seat,
  dice: readonly DieFace[],
  requires: Requirement | undefined,
): boolean {
  return requires === undefined || meets(dice, heroOf(game, seat).dice, requires);
}

/** The final dice of the seat's own Offensive Roll; null before they are settled. */
function offensiveDice({ lane }: Game, seat: Seat): readonly DieFace[] | null {
  const { attack, activated, roll } = lane.rollPhase ?? {};
  if (attack?.attacker !== seat || !activated || activated.failed || !roll) return null;
  return facesOf(roll);
}

function defensiveDice({ lane }: Game, seat: Seat): readonly DieFace[] | null {
  const defense = targetAt(lane.rollPhase, seat)?.defense;
  return defense ? facesOf(defense.roll) : null;
}

/** The powers that a seat of a Mission may use now. */
export function legalPowers(game: Game, seat: Seat, moment: Moment | null): UseAction[] {
  if (!isInPlay(game, seat)) return [];
  return legalLines(game, seat, moment).map(useOf);
}

function legalLines(game: Game, seat: Seat, moment: Moment | null): PowerLine[] {
  return linesNow(game, seat).filter((line) => isLegalPower(game, seat, line, moment));
}

function useOf({ ability, line }: PowerLine): UseAction {
  return { type: 'use', ability, line };
}

/** The own powers that a seat can pay with its momentum; the moment is not checked. */
export function affordablePowers(game: Game, seat: Seat): Pick<UseAction, 'ability' | 'line'>[] {
  const hero = missionHeroOf(game, seat);
  return linesOf(hero).flatMap(({ ability, line, cost }) =>
    cost <= hero.momentum ? [{ ability, line }] : [],
  );
}

/** The legal powers that are made for the moment and would change something; none outside of Missions. */
export function fittingPowers(game: Game, seat: Seat, moment: Moment): UseAction[] {
  if (!game.state.mission || !isInPlay(game, seat)) return [];
  return legalLines(game, seat, moment)
    .filter((line) => isMadeFor(game, seat, line, moment))
    .map(useOf);
}

/**
 * A kicker that costs nothing, made for the moment; null if there is none, or the ally could be exhausted for more with
 * the same use.
 */
export function freeKicker(game: Game, seat: Seat, moment: Moment): UseAction | null {
  if (!game.state.mission || !isInPlay(game, seat)) return null;
  const lines = legalLines(game, seat, moment);
  const kicker = lines.find(
    (line) =>
      line.at.when === 'dice' &&
      line.cost === 0 &&
      !line.exhausts &&
      lines.every((other) => other === line || other.once === null || other.once !== line.once) &&
      isMadeFor(game, seat, line, moment),
  );
  return kicker ? useOf(kicker) : null;
}

function isMadeFor(game: Game, seat: Seat, { at, effects }: PowerLine, moment: Moment): boolean {
  if (at.when === 'timing') {
    if (at.timing === 'own-main') return inOwnMain(game, seat, moment);
    return isFittingSpend(game, seat, { use: '', takes: 0, timing: at.timing, effects }, moment);
  }
  if (isAllNeedless(game, seat, effects)) return false;
  if (hasFittingEffect(game, seat, effects, moment)) return true;
  // A power that is useful at any time of the Roll Phase causes a question at one moment only.
  const isOpen = effects.every((effect) => occasionOf(effect).madeFor === undefined);
  return (
    isOpen && moment === (at.when === 'dice' && at.in === 'defensive' ? DAMAGE_MOMENTS[0] : 'offense-end')
  );
}

/** Whether an action uses a power, and not a paid line of the hero's board. */
export function isPower(game: Game, seat: Seat, { ability, line }: UseAction): boolean {
  return (
    game.state.mission !== undefined &&
    linesNow(game, seat).some((one) => one.ability === ability && one.line === line)
  );
}

/**
 * Pays for a legal power and pushes its effects; an ally is recruited at once.
 * @throws BrokenState if the hero has no such power
 */
export function usePower(game: Game, seat: Seat, action: UseAction): void {
  const line = linesNow(game, seat).find((one) => one.ability === action.ability && one.line === action.line);
  if (!line) throw new BrokenState(`${action.ability} has no ${action.line}`);
  if (game.lane.rollPhase) game.lane.rollPhase.actions += 1;
  if (line.line === RECRUIT) {
    recruitAlly(game, seat, line.ability);
    return;
  }
  const hero = missionHeroOf(game, seat);
  if (line.cost > 0) changeMomentum(game, seat, -line.cost);
  if (line.once !== null) hero.used.push(line.once);
  if (line.isFeat) hero.feats = hero.feats.filter((id) => id !== line.ability);
  game.events.push({ e: 'power', seat, ability: line.ability, line: line.line });
  if (line.exhausts) exhaustAlly(game, seat, line.ability);
  const context = contextOf(seat, { kind: 'setup', id: line.ability }, defaultTarget(game, seat));
  context.holder = seat;
  pushEffects(game, line.effects, context);
}
