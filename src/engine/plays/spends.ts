/** Spending tokens and using companions: instants that resolve whole (rule: spend). */
import type { Action } from '../action.ts';
import { holdsNow } from '../effects/evaluate.ts';
import { contextOf, pushEffects } from '../frames/effects.ts';
import { BrokenState, type Game, seatOf } from '../game.ts';
import { tokenById } from '../registry.ts';
import { changeCp } from '../seat/combat-points.ts';
import { removeTokens } from '../seat/tokens.ts';
import type { Moment } from '../state.ts';
import type { Spend, TokenDefinition } from '../vocabulary/token.ts';
import { aimOf } from './aim.ts';
import { hindrance } from './applicable.ts';
import { interruptionHindrance } from './interruption.ts';
import { spendFits } from './moment.ts';

export type SpendAction = Extract<Action, { type: 'spend' }>;

/** Why a token cannot be spent this way now, as a sentence; null when it can. */
export function spendHindrance(
  game: Game,
  seat: number,
  token: TokenDefinition,
  spend: Spend,
  moment: Moment | null,
): string | null {
  const state = seatOf(game, seat);
  const usable = usableCount(game, seat, token, spend);
  const needed = spend.takes === 'any' ? 1 : spend.takes;
  if (usable < needed) {
    return spend.notWhenGainedThisTurn && (state.tokens[token.id]?.count ?? 0) >= needed
      ? `A ${token.name} gained this turn cannot be spent that way.`
      : `You need ${needed} ${token.name} for that.`;
  }
  if (spend.oncePerTurn && state.spentThisTurn.includes(spendKey(token, spend))) {
    return `${token.name} can be used that way only once a turn.`;
  }
  if ((spend.cp ?? 0) > state.cp) return `That costs ${spend.cp} CP besides, and you have ${state.cp}.`;
  if (!spendFits(game, seat, spend.timing, moment)) return TIMING_TEXT[spend.timing];
  const interruption = interruptionHindrance(game, moment, spend.effects);
  if (interruption !== null) return interruption;
  const context = { ...contextOf(seat, { kind: 'token', id: token.id }, aimOf(game, seat)), holder: seat };
  if (spend.when && !holdsNow(game, context, spend.when))
    return `The condition of ${token.name} is not met now.`;
  return hindrance(game, seat, spend.effects);
}

/** What is remembered of a spend that is possible once a turn. */
function spendKey(token: TokenDefinition, spend: Spend): string {
  return spend.oncePerTurn === 'token' ? token.id : `${token.id}/${spend.use}`;
}

export const TIMING_TEXT: Readonly<Record<Spend['timing'], string>> = {
  'any-time': 'Nothing but selling is possible in the Discard Phase.',
  'own-main': 'That works in your own Main Phase only.',
  'incoming-damage': 'No damage is coming at you now.',
  'own-attack': 'That needs an Attack of yours that has not landed yet.',
  'own-attack-before-defense': 'That needs an Attack of yours against which no defense was rolled yet.',
  attacked: 'That needs an Attack on you that has not landed yet.',
  'own-dice': 'You have no dice on the table to change now.',
  'status-coming': 'No status effect is coming at you now.',
  'opponent-dice': 'No opponent has dice on the table that you may change now.',
};

function usableCount(game: Game, seat: number, token: TokenDefinition, spend: Spend): number {
  const stack = seatOf(game, seat).tokens[token.id];
  if (!stack) return 0;
  return spend.notWhenGainedThisTurn ? stack.count - stack.fresh : stack.count;
}

/** All ways in which a seat may spend tokens now. */
export function legalSpends(game: Game, seat: number, moment: Moment | null): SpendAction[] {
  const actions: SpendAction[] = [];
  for (const id in seatOf(game, seat).tokens) {
    const token = tokenById(id);
    for (const spend of token.spends ?? []) {
      if (spendHindrance(game, seat, token, spend, moment) !== null) continue;
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
  removeTokens(game, seat, action.token, action.count, 'spent');
  if (spend.oncePerTurn) seatOf(game, seat).spentThisTurn.push(spendKey(token, spend));
  if (spend.cp) changeCp(game, seat, -spend.cp);
  if (game.lane.rollPhase) game.lane.rollPhase.actions += 1;
  const context = contextOf(seat, { kind: 'token', id: action.token }, aimOf(game, seat));
  context.holder = seat;
  context.notes.spent = action.count;
  pushEffects(game, spend.effects, context);
}
