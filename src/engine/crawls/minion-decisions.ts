/**
 * What a minion or a boss does when it is asked. They decide nothing: they roll toward their objective, use the best ability
 * and defend (rule: a-minion-step, a-minion-defense). Where the rules leave a choice, it is the best for the minion
 * (rule: a-active-player-decides).
 */

import { pickIndex } from '../core/chance.ts';
import { bossObjective, bossSeat, priorityOf } from '../core/crawl/boss.ts';
import { diceToReroll } from '../core/crawl/objective.ts';
import { minionById } from '../core/crawl/registry.ts';
import { facesFor } from '../core/dice/blanks.ts';
import { facesOf } from '../core/dice/open-roll.ts';
import { cardAt, type Game, heroOf, heroSeatOf } from '../core/game.ts';
import { unmetUse } from '../effects/lists/requirements.ts';
import { priceOf } from '../flow/plays/cards.ts';
import type { Action } from '../model/action.ts';
import type { Seat } from '../model/ids.ts';
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
    case 'main':
      return mainCard(game, pending.seat, legal) ?? legal.find(({ type }) => type === 'pass');
    case 'window':
      return (
        legal.find(({ type }) => type === 'play') ??
        mostSpent(legal) ??
        legal.find(({ type }) => type === 'pass')
      );
    case 'defend':
      return legal.find(({ type }) => type === 'defend') ?? legal.find(({ type }) => type === 'no-defense');
    default:
      return isByChance(game, pending)
        ? legal[pickIndex(game.state.chance, legal.length)]
        : (legal.find((action) => !isDeclining(action)) ?? legal[0]);
  }
}

/** Which status effect goes by the ability of a minion, also of the one beside a boss, is a matter of chance. */
function isByChance(game: Game, { seat, prompt }: Pending): boolean {
  const asks = typeof prompt === 'object' ? prompt?.ask : prompt;
  return asks === 'status-to-remove' && bossSeat(game) !== seat;
}

/** Rolls again what does not fit, then announces the best ability that is met; the first is the best. */
function rollOn(game: Game, seat: Seat, legal: readonly Action[]): Action | undefined {
  const roll = game.lane.rollPhase?.roll;
  const first = legal.find(({ type }) => type === 'roll');
  if (!roll) return first ?? legal.find(({ type }) => type === 'no-ability');
  const isBoss = bossSeat(game) === seat;
  const objective = isBoss ? bossObjective(game, seat) : minionById(heroSeatOf(game, seat).hero).objective;
  const dice = diceToReroll(objective, facesFor(game, seat, facesOf(roll)), heroOf(game, seat).dice);
  const again = legal.find((action) => action.type === 'reroll' && isSame(action.dice, dice));
  if (dice.length > 0 && again) return again;
  const met = isBoss
    ? byPriority(heroSeatOf(game, seat).hero, legal)
    : legal.find(({ type }) => type === 'activate');
  return met ?? legal.find(({ type }) => type === 'no-ability');
}

/** Of the met abilities that with the highest number, whatever the objective was (rule: a-boss-priority). */
function byPriority(board: string, legal: readonly Action[]): Action | undefined {
  const met = legal.flatMap((action) => (action.type === 'activate' ? [action] : []));
  const number = ({ ability, variant = ability }: (typeof met)[number]) =>
    priorityOf(board, ability, variant);
  return met.toSorted((a, b) => number(b) - number(a))[0];
}

/**
 * A boss plays the Main Phase card that it has drawn, or sells it if it cannot pay it or would change nothing by it; Roll
 * Phase cards wait for the roll (rule: a-boss-step).
 */
function mainCard(game: Game, seat: Seat, legal: readonly Action[]): Action | undefined {
  const played = legal.find((action) => {
    if (action.type !== 'play') return false;
    const card = cardAt(game, seat, action.card);
    return unmetUse(game, seat, card.effects, { cp: priceOf(game, seat, card) }) === null;
  });
  if (played) return played;
  return legal.find((action) => action.type === 'sell' && cardAt(game, seat, action.card).kind !== 'roll');
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
