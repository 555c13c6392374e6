/** Paid actions of passive abilities; they may be used any number of times (rule: passive-ability). */

import { defaultTarget } from '../../core/default-target.ts';
import { BrokenState, boardOf, type Game, heroSeatOf, tokenCount } from '../../core/game.ts';
import { hasPaidActions } from '../../core/registry.ts';
import { changeCp } from '../../core/seat/combat-points.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import { unmetUse } from '../../effects/lists/requirements.ts';
import { takeTokens } from '../../effects/parts/take-tokens.ts';
import type { Action } from '../../model/action.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import type { AbilityLevel, PaidAction } from '../../vocabulary/hero.ts';
import { nameEvents } from '../frames/causes.ts';
import { unmetWhileDiceSettle } from './interruption.ts';
import { isSpendTime } from './moment.ts';
import { isPower, legalPowers, usePower } from './powers.ts';

type UseAction = Extract<Action, { type: 'use' }>;

function isLegalPaidAction(game: Game, seat: Seat, action: PaidAction, moment: Moment | null): boolean {
  return (
    heroSeatOf(game, seat).cp >= action.cp &&
    (!action.costs || tokenCount(game, seat, action.costs.token) >= action.costs.count) &&
    isSpendTime(game, seat, action.timing, moment) &&
    unmetWhileDiceSettle(game, moment, action.effects) === null &&
    unmetUse(game, seat, action.effects, action) === null
  );
}

/** The paid actions that a seat may take now; in a Mission also powers of allies, momentum actions and feats. */
export function legalPaidActions(game: Game, seat: Seat, moment: Moment | null): UseAction[] {
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
export function usePaidAction(game: Game, seat: Seat, action: UseAction): void {
  if (isPower(game, seat, action)) {
    usePower(game, seat, action);
    return;
  }
  const ability = boardOf(game, seat).find((level: AbilityLevel) => level.id === action.ability);
  const paid = ability?.passive?.actions?.find((line) => line.id === action.line);
  if (!ability || !paid) throw new BrokenState(`${action.ability} sells no ${action.line}`);
  const from = game.events.length;
  if (paid.cp > 0) changeCp(game, seat, -paid.cp);
  nameEvents(game, from, { source: ability.id });
  if (game.lane.rollPhase) game.lane.rollPhase.actions += 1;
  const context = contextOf(seat, { kind: 'ability', id: ability.id }, defaultTarget(game, seat));
  pushEffects(game, paid.effects, context);
  if (paid.costs) takeTokens(game, { seat, ...paid.costs, how: 'spent', chooser: seat });
}
