/** Spending tokens and using companions. Both are instants that cannot be interrupted (rule: spend). */

import { defaultTarget } from '../../core/default-target.ts';
import {
  countOf,
  type Game,
  heroOf,
  heroSeatOf,
  presentFrom,
  seatOf,
  tokenCount,
  tokensFrom,
} from '../../core/game.ts';
import { tokenById } from '../../core/registry.ts';
import { changeCp } from '../../core/seat/combat-points.ts';
import { isUsedUpInTurn, noteUse, spendOf, usesLeftInPhase } from '../../core/seat/uses.ts';
import { contextOf, pushEffects } from '../../core/stack/push-effects.ts';
import { unmetUse } from '../../effects/lists/requirements.ts';
import { takeTokens } from '../../effects/parts/take-tokens.ts';
import { isAboutToBeBarred } from '../../evaluation/barred.ts';
import { modifiedAttack } from '../../evaluation/damage/modified-attack.ts';
import { holdsNow } from '../../evaluation/evaluate.ts';
import type { Action } from '../../model/action.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { HeroDefinition } from '../../vocabulary/hero.ts';
import type { Spend, TokenDefinition } from '../../vocabulary/token.ts';
import { nameEvents } from '../frames/causes.ts';
import { unmetWhileDiceSettle } from './interruption.ts';
import { isSpendTime } from './moment.ts';

export type SpendAction = Extract<Action, { type: 'spend' }>;

/** Why a token cannot be spent this way now, as a sentence; null if it can. */
export function unmetSpendRequirement(
  game: Game,
  seat: Seat,
  token: TokenDefinition,
  spend: Spend,
  moment: Moment | null,
): Refusal | null {
  const state = heroSeatOf(game, seat);
  const usable = usableCount(game, seat, token, spend);
  const needed = spend.takes === 'any' ? 1 : Math.max(1, spend.takes);
  if (usable < needed) {
    return spend.notWhenGainedThisTurn && tokenCount(game, seat, token.id) >= needed
      ? (say) => say.gainedThisTurn(token.name)
      : (say) => say.needTokens(needed, token.name);
  }
  if (isUsedUpInTurn(game, seat, token.id, spend)) return (say) => say.onceATurn(token.name);
  if (usesLeftInPhase(game, seat, token.id, spend) === 0) {
    return (say) => say.timesAPhase(token.name, spend.perPhase ?? 0);
  }
  if (spend.timing !== 'status-coming' && isAboutToBeBarred(game, seat)) return (say) => say.barred;
  const { cp: price = 0, cards = 0 } = spend;
  if (price > state.cp) return (say) => say.priceBesides(price, state.cp);
  if (cards > state.hand.length) return (say) => say.needCards(cards);
  const { costs, attackOf = 0 } = spend;
  if (costs && tokenCount(game, seat, costs.token) < costs.count) {
    return (say) => say.needTokens(costs.count, tokenById(costs.token).name);
  }
  if (!isSpendTime(game, seat, spend.timing, moment)) return TIMING_TEXT[spend.timing];
  if (attackOf > 0 && modifiedAttack(game, seat) < attackOf) return (say) => say.attackOf(attackOf);
  const interruption = unmetWhileDiceSettle(game, moment, spend.effects);
  if (interruption !== null) return interruption;
  if (spend.when) {
    const context = contextOf(seat, { kind: 'token', id: token.id }, defaultTarget(game, seat));
    context.holder = seat;
    if (!holdsNow(game, context, spend.when)) return (say) => say.tokenCondition(token.name);
  }
  return unmetUse(game, seat, spend.effects, { token: token.id, cp: price });
}

/** What a player is told if the timing of a spend does not fit. */
export const TIMING_TEXT: Readonly<Record<Spend['timing'], Refusal>> = {
  'any-time': (say) => say.onlySelling,
  'own-main': (say) => say.ownMain,
  'own-upkeep': (say) => say.ownUpkeep,
  'own-income': (say) => say.ownIncome,
  'incoming-damage': (say) => say.noIncoming,
  'own-attack': (say) => say.ownAttack,
  'own-attack-at-offense-end': (say) => say.ownAttackOffenseEnd,
  'own-attack-before-defense': (say) => say.ownAttackUndefended,
  'own-attack-landed': (say) => say.ownAttackLanded,
  attacked: (say) => say.attacked,
  'own-dice': (say) => say.noOwnDice,
  'status-coming': (say) => say.noStatusComing,
  'opponent-dice': (say) => say.noOpponentDice,
};

function usableCount(game: Game, seat: Seat, token: TokenDefinition, spend: Spend): number {
  if (spend.whose === 'giver') return givenBy(game, seat, token.id);
  const groups = seatOf(game, seat).tokens[token.id];
  return countOf(spend.notWhenGainedThisTurn ? groups?.filter(({ fresh }) => !fresh) : groups);
}

/** How many tokens that a seat has given lie on seats in the game. */
function givenBy(game: Game, seat: Seat, token: string): number {
  return presentFrom(game, 0).reduce((sum, holder) => sum + tokensFrom(game, holder, token, seat), 0);
}

/** Cache of `giverTokensOf`. */
const giverTokens = new WeakMap<HeroDefinition, readonly TokenDefinition[]>();

/** The hero's tokens that their giver may spend, on whichever seat they lie. */
function giverTokensOf(hero: HeroDefinition): readonly TokenDefinition[] {
  const known = giverTokens.get(hero);
  if (known) return known;
  const found = hero.tokens.filter(({ spends = [] }) => spends.some(({ whose }) => whose === 'giver'));
  giverTokens.set(hero, found);
  return found;
}

/** The tokens that a seat could spend: those that it holds, and those that it gave and may spend as the giver. */
export function spendableTokens(game: Game, seat: Seat): readonly TokenDefinition[] {
  const { tokens } = seatOf(game, seat);
  const spendable: TokenDefinition[] = [];
  for (const id in tokens) {
    const token = tokenById(id);
    if (token.spends !== undefined) spendable.push(token);
  }
  for (const token of giverTokensOf(heroOf(game, seat))) if (!(token.id in tokens)) spendable.push(token);
  return spendable;
}

/** All ways in which a seat may spend tokens now. */
export function legalSpends(game: Game, seat: Seat, moment: Moment | null): SpendAction[] {
  const actions: SpendAction[] = [];
  for (const token of spendableTokens(game, seat)) {
    const { id } = token;
    for (const spend of token.spends ?? []) {
      if (unmetSpendRequirement(game, seat, token, spend, moment) !== null) continue;
      const most = usableCount(game, seat, token, spend);
      const counts = spend.takes === 'any' ? Array.from({ length: most }, (_, i) => i + 1) : [spend.takes];
      for (const count of counts) actions.push({ type: 'spend', token: id, use: spend.use, count });
    }
  }
  return actions;
}

/** Carries out a legal spend: pays, takes the tokens, and pushes the effects. */
export function spendToken(game: Game, seat: Seat, action: SpendAction): void {
  const token = tokenById(action.token);
  const spend = spendOf(action.token, action.use);
  noteUse(game, seat, token.id, spend);
  if (spend.takes === 0) game.events.push({ e: 'used', seat, token: token.id });
  const from = game.events.length;
  if (spend.cp) changeCp(game, seat, -spend.cp);
  nameEvents(game, from, { source: token.id });
  if (game.lane.rollPhase) game.lane.rollPhase.actions += 1;
  const context = contextOf(seat, { kind: 'token', id: action.token }, defaultTarget(game, seat));
  context.holder = seat;
  context.notes.spent = action.count;
  const price: readonly Effect[] = spend.cards
    ? [{ do: 'discard', count: spend.cards, who: 'owner', how: 'choice' }]
    : [];
  pushEffects(game, [...price, ...spend.effects], context);
  if (spend.costs) takeTokens(game, { seat, ...spend.costs, how: 'spent', chooser: seat });
  takeTokens(game, {
    seat,
    token: token.id,
    count: action.count,
    how: 'spent',
    chooser: seat,
    olderOnly: spend.notWhenGainedThisTurn ?? false,
  });
}
