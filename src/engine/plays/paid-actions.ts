/** Paid actions of passive abilities; they may be used any number of times (rule: passive-ability). */
import type { Action } from '../action.ts';
import { contextOf, pushEffects } from '../frames/push-effects.ts';
import { takeTokens } from '../frames/take.ts';
import { BrokenState, boardOf, type Game, heroSeatOf, tokenCount } from '../game.ts';
import { hasPaidActions } from '../registry.ts';
import { changeCp } from '../seat/combat-points.ts';
import type { Moment } from '../state.ts';
import type { AbilityLevel, PaidAction } from '../vocabulary/hero.ts';
import { defaultTarget } from './aim.ts';
import { unmetWhileDiceSettle } from './interruption.ts';
import { isSpendTime } from './moment.ts';
import { isPower, legalPowers, usePower } from './powers.ts';
import { unmetRequirement } from './requirements.ts';

type UseAction = Extract<Action, { type: 'use' }>;

function isLegalPaidAction(game: Game, seat: number, action: PaidAction, moment: Moment | null): boolean {
  return (
    heroSeatOf(game, seat).cp >= action.cp &&
    (!action.costs || tokenCount(game, seat, action.costs.token) >= action.costs.count) &&
    isSpendTime(game, seat, action.timing, moment) &&
    unmetWhileDiceSettle(game, moment, action.effects) === null &&
    unmetRequirement(game, seat, action.effects) === null
  );
}

/** The paid actions that a seat may take now; in a Mission also powers of allies, momentum actions and feats. */
export function legalPaidActions(game: Game, seat: number, moment: Moment | null): UseAction[] {
  const actions: UseAction[] = game.state.mission ? legalPowers(game, seat, moment) : [];
  if (!hasPaidActions(heroSeatOf(game, seat).hero)) return actions;
  for (const ability of boardOf(game, seat)) {
    for (const paid of ability.passive?.actions ?? []) {
      if (isLegalPaidAction(game, seat, paid, moment))
        actions.push({ type: 'use', ability: ability.id, line: paid.id });
    }
  }
  return actions;
}

/**
 * Pays for a legal action and pushes its effects.
 * @throws BrokenState if the board has no such action
 */
export function usePaidAction(game: Game, seat: number, action: UseAction): void {
  if (isPower(game, seat, action)) {
    usePower(game, seat, action);
    return;
  }
  const ability = boardOf(game, seat).find((level: AbilityLevel) => level.id === action.ability);
  const paid = ability?.passive?.actions?.find((line) => line.id === action.line);
  if (!ability || !paid) throw new BrokenState(`${action.ability} sells no ${action.line}`);
  if (paid.cp > 0) changeCp(game, seat, -paid.cp);
  if (game.lane.rollPhase) game.lane.rollPhase.actions += 1;
  const context = contextOf(seat, { kind: 'ability', id: ability.id }, defaultTarget(game, seat));
  pushEffects(game, paid.effects, context);
  if (paid.costs) takeTokens(game, { seat, ...paid.costs, how: 'spent', chooser: seat });
}
