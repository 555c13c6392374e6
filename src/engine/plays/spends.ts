/** Spending tokens and using companions: instants that resolve whole (rule: spend). */

import type { Action } from '../action.ts';
import { holdsNow } from '../effects/evaluate.ts';
import { contextOf, pushEffects } from '../frames/push-effects.ts';
import { takeTokens } from '../frames/take.ts';
import { BrokenState, countOf, type Game, seatOf, tokenCount } from '../game.ts';
import { isAboutToBeBarred } from '../priority/barred.ts';
import type { Refusal } from '../refusals.ts';
import { tokenById } from '../registry.ts';
import { changeCp } from '../seat/combat-points.ts';
import type { Moment } from '../state.ts';
import type { Spend, TokenDefinition } from '../vocabulary/token.ts';
import { aimOf } from './aim.ts';
import { unmetWhileDiceSettle } from './interruption.ts';
import { spendFits } from './moment.ts';
import { unmetRequirement } from './requirements.ts';

export type SpendAction = Extract<Action, { type: 'spend' }>;

/** Why a token cannot be spent this way now, as a sentence; null when it can. */
export function unmetSpendRequirement(
  game: Game,
  seat: number,
  token: TokenDefinition,
  spend: Spend,
  moment: Moment | null,
): Refusal | null {
  const state = seatOf(game, seat);
  const usable = usableCount(game, seat, token, spend);
  const needed = spend.takes === 'any' ? 1 : spend.takes;
  if (usable < needed) {
    return spend.notWhenGainedThisTurn && tokenCount(game, seat, token.id) >= needed
      ? (say) => say.gainedThisTurn(token.name)
      : (say) => say.needTokens(needed, token.name);
  }
  if (spend.oncePerTurn && state.spentThisTurn.includes(spendKey(token, spend))) {
    return (say) => say.onceATurn(token.name);
  }
  if (spend.timing !== 'status-coming' && isAboutToBeBarred(game, seat)) return (say) => say.barred;
  const price = spend.cp ?? 0;
  if (price > state.cp) return (say) => say.priceBesides(price, state.cp);
  if (!spendFits(game, seat, spend.timing, moment)) return TIMING_TEXT[spend.timing];
  const interruption = unmetWhileDiceSettle(game, moment, spend.effects);
  if (interruption !== null) return interruption;
  const context = { ...contextOf(seat, { kind: 'token', id: token.id }, aimOf(game, seat)), holder: seat };
  if (spend.when && !holdsNow(game, context, spend.when)) return (say) => say.tokenCondition(token.name);
  return unmetRequirement(game, seat, spend.effects);
}

/** What is remembered of a spend that is possible once a turn. */
function spendKey(token: TokenDefinition, spend: Spend): string {
  return spend.oncePerTurn === 'token' ? token.id : `${token.id}/${spend.use}`;
}

export const TIMING_TEXT: Readonly<Record<Spend['timing'], Refusal>> = {
  'any-time': (say) => say.onlySelling,
  'own-main': (say) => say.ownMain,
  'incoming-damage': (say) => say.noIncoming,
  'own-attack': (say) => say.ownAttack,
  'own-attack-at-offense-end': (say) => say.ownAttackOffenseEnd,
  'own-attack-before-defense': (say) => say.ownAttackUndefended,
  attacked: (say) => say.attacked,
  'own-dice': (say) => say.noOwnDice,
  'status-coming': (say) => say.noStatusComing,
  'opponent-dice': (say) => say.noOpponentDice,
};

function usableCount(game: Game, seat: number, token: TokenDefinition, spend: Spend): number {
  const groups = seatOf(game, seat).tokens[token.id];
  return countOf(spend.notWhenGainedThisTurn ? groups?.filter(({ fresh }) => !fresh) : groups);
}

/** All ways in which a seat may spend tokens now. */
export function legalSpends(game: Game, seat: number, moment: Moment | null): SpendAction[] {
  const actions: SpendAction[] = [];
  for (const id in seatOf(game, seat).tokens) {
    const token = tokenById(id);
    for (const spend of token.spends ?? []) {
      if (unmetSpendRequirement(game, seat, token, spend, moment) !== null) continue;
      const most = usableCount(game, seat, token, spend);
      const counts = spend.takes === 'any' ? Array.from({ length: most }, (_, i) => i + 1) : [spend.takes];
      for (const count of counts) actions.push({ type: 'spend', token: id, use: spend.use, count });
    }
  }
  return actions;
}

/** Spends tokens in a way that was found legal. */
export function spendToken(game: Game, seat: number, action: SpendAction): void {
  const token = tokenById(action.token);
  const spend = token.spends?.find((way) => way.use === action.use);
  if (!spend) throw new BrokenState(`${action.token} cannot be spent for ${action.use}`);
  if (spend.oncePerTurn) seatOf(game, seat).spentThisTurn.push(spendKey(token, spend));
  if (spend.cp) changeCp(game, seat, -spend.cp);
  if (game.lane.rollPhase) game.lane.rollPhase.actions += 1;
  const context = contextOf(seat, { kind: 'token', id: action.token }, aimOf(game, seat));
  context.holder = seat;
  context.notes.spent = action.count;
  pushEffects(game, spend.effects, context);
  takeTokens(game, {
    seat,
    token: token.id,
    count: action.count,
    how: 'spent',
    chooser: seat,
    olderOnly: spend.notWhenGainedThisTurn ?? false,
  });
}
