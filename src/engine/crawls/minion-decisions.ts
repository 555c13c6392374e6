/**
 * What a minion does when it is asked. Minions decide nothing: they roll toward their objective, use the best ability
 * and defend (rule: a-minion-step, a-minion-defense). Where the rules leave a choice, it is the best for the minion
 * (rule: a-active-player-decides).
 */
import { diceToReroll } from '../core/crawl/objective.ts';
import { minionById } from '../core/crawl/registry.ts';
import { facesFor } from '../core/dice/blanks.ts';
import { facesOf } from '../core/dice/open-roll.ts';
import { type Game, heroOf, heroSeatOf } from '../core/game.ts';
import type { Action } from '../model/action.ts';
import type { Pending } from '../model/state.ts';

/**
 * The answer of a minion.
 * @param legal the legal answers
 * @returns undefined if there are none
 */
export function decideForMinion(game: Game, pending: Pending, legal: readonly Action[]): Action | undefined {
  switch (pending.kind) {
    case 'roll':
      return rollOn(game, pending.seat, legal);
    case 'window':
      return mostSpent(legal) ?? legal.find(({ type }) => type === 'pass');
    case 'defend':
      return legal.find(({ type }) => type === 'defend') ?? legal.find(({ type }) => type === 'no-defense');
    default:
      return legal.find((action) => !isDeclining(action)) ?? legal[0];
  }
}

/** Rolls again what does not fit, then announces the best ability that is met; the first is the best. */
function rollOn(game: Game, seat: number, legal: readonly Action[]): Action | undefined {
  const roll = game.lane.rollPhase?.roll;
  const first = legal.find(({ type }) => type === 'roll');
  if (!roll) return first ?? legal.find(({ type }) => type === 'no-ability');
  const { objective } = minionById(heroSeatOf(game, seat).hero);
  const dice = diceToReroll(objective, facesFor(game, seat, facesOf(roll)), heroOf(game, seat).dice);
  const again = legal.find((action) => action.type === 'reroll' && isSame(action.dice, dice));
  if (dice.length > 0 && again) return again;
  return legal.find(({ type }) => type === 'activate') ?? legal.find(({ type }) => type === 'no-ability');
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((die) => others.includes(die));
}

/** The largest spend of a token that may be spent now. */
function mostSpent(legal: readonly Action[]): Action | undefined {
  const spends = legal.flatMap((action) => (action.type === 'spend' ? [action] : []));
  return spends.toSorted((a, b) => b.count - a.count)[0];
}

function isDeclining(action: Action): boolean {
  return (
    action.type === 'pass' ||
    (action.type === 'choose' && (action.option === 'no' || action.option === 'skip'))
  );
}
