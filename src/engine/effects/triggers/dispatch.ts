/**
 * Finds the triggers of tokens and passive abilities that match an event, and pushes their effects. All of them come at
 * the same moment. The default order is by seat from the active player on, abilities before tokens. The active player
 * is asked if another order can matter (R38).
 */

import { isMinionSeat, targetInCrawl } from '../../core/crawl/party.ts';
import { boardOf, type Game, heroSeatOf, presentFrom, seatOf } from '../../core/game.ts';
import { livingFigures, missionOf, missionSeat, panelOf, sideInPlay } from '../../core/mission/board.ts';
import { tokenById } from '../../core/registry.ts';
import { areOpponents, relatedTo } from '../../core/seat/relations.ts';
import { mayActThisTurn } from '../../core/seat/uses.ts';
import { contextOf, pushSimultaneous } from '../../core/stack/push-effects.ts';
import {
  anyTokenListens,
  hasListeners,
  heroListens,
  missionListens,
  triggersOfAbility,
  triggersOfBringer,
  triggersOfPanel,
  triggersOfSide,
  triggersOfToken,
} from '../../core/triggers/listening.ts';
import { hasListenersIn } from '../../core/triggers/raised-event.ts';
import { holdsNow } from '../../evaluation/evaluate.ts';
import type { TokenGroup } from '../../model/combatant.ts';
import type { EffectContext } from '../../model/effect-context.ts';
import type { Frame, SimultaneousEffects } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { RaisedEvent } from '../../model/raised-event.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { TokenKind } from '../../vocabulary/token.ts';
import type { Trigger, Whose } from '../../vocabulary/trigger.ts';

/**
 * Pushes the effects of all triggers that match the events of one moment; they run next.
 * @param events all events of that moment
 * @param only ids of tokens: only these tokens on the seat of each event act; absent: all listeners act
 */
export function pushTriggers(game: Game, events: readonly RaisedEvent[], only?: readonly string[]): void {
  const items: SimultaneousEffects[] = [];
  for (const raised of events) {
    if (!hasListeners(raised.event)) continue;
    if (!only) for (const item of triggered(game, raised)) items.push(item);
    else for (const token of only) items.push(...ofToken(game, raised, raised.of, token));
  }
  if (items.length > 0) pushSimultaneous(game, items);
}

/** The lists of effects that an event would set off now. */
export function effectsTriggeredBy(game: Game, raised: RaisedEvent): readonly (readonly Effect[])[] {
  return hasListeners(raised.event) ? triggered(game, raised).map(({ list }) => list) : [];
}

/** The effects that a seat's tokens have at an event of that seat; they run even if the tokens are gone by then. */
export function effectsOfTokenTriggers(game: Game, raised: RaisedEvent): SimultaneousEffects[] {
  if (!hasListeners(raised.event)) return [];
  return Object.keys(seatOf(game, raised.of).tokens).flatMap((token) =>
    ofToken(game, raised, raised.of, token).map((item) => ({ ...item, whileHeld: false })),
  );
}

/** Pushes the effects of the triggers that match the events raised in the last step; they run before anything else. */
export function pushRaisedTriggers(game: Game): void {
  const items = game.raised
    .splice(0)
    .flatMap((raised) => triggered(game, raised))
    .filter((item) => !isRecursive(game.lane.stack, item));
  if (items.length === 0) return;
  // The frame below asks its question again after these effects.
  game.lane.pending = null;
  pushSimultaneous(game, items);
}

/**
 * Whether the effects of a trigger raised the event that would set it off again, so that it must not. Plays in a window
 * in between may set it off.
 */
function isRecursive(stack: readonly Frame[], { context: { source, holder, owner } }: SimultaneousEffects) {
  const window = stack.findLastIndex(({ k }) => k === 'window');
  return stack.slice(window + 1).some((frame) => {
    if (frame.k !== 'effects') return false;
    const { context } = frame;
    const isSame = context.source.kind === source.kind && context.source.id === source.id;
    return isSame && context.owner === owner && context.holder === holder;
  });
}

/** The effects of all triggers that match an event, in the default order. */
function triggered(game: Game, raised: RaisedEvent): readonly SimultaneousEffects[] {
  // A fast path: in most games nothing listens to most events.
  if (!hasListenersIn(game, raised.event)) return NOTHING;
  const { mission } = game.state;
  const items: SimultaneousEffects[] = [];
  const tokensListen = anyTokenListens(raised.event);
  for (const seat of presentFrom(game, game.lane.turn.active)) {
    const state = seatOf(game, seat);
    if (state.kind !== 'enemy' && heroListens(state.hero, raised.event))
      items.push(...ofAbilities(game, raised, seat), ...ofBringer(game, raised, seat));
    if (!tokensListen) continue;
    for (const token in state.tokens) items.push(...ofToken(game, raised, seat, token));
  }
  if (mission && missionListens(mission.id, raised.event)) {
    items.push(...ofMission(game, raised));
  }
  return items;
}

function ofAbilities(game: Game, raised: RaisedEvent, seat: Seat): SimultaneousEffects[] {
  const items: SimultaneousEffects[] = [];
  const aimed = aimedInOwnTurn(game, raised, seat);
  for (const level of boardOf(game, seat)) {
    const triggers = triggersOfAbility(level, raised.event);
    items.push(...ofTriggers(game, aimed, seat, { kind: 'ability', id: level.id }, triggers));
  }
  return items;
}

/** What a minion or a boss does by itself in its step is aimed at the hero whose turn it is (rule: a-minion-step). */
function aimedInOwnTurn(game: Game, raised: RaisedEvent, seat: Seat): RaisedEvent {
  const isOwnStep = raised.of === seat && isMinionSeat(game.state, seat) && game.lane.turn.active === seat;
  if (raised.target !== undefined || !isOwnStep) return raised;
  const hero = targetInCrawl(game);
  return hero === null ? raised : { ...raised, target: hero };
}

/** The effects of the rules of the side in play, then those of its figures. */
function ofMission(game: Game, raised: RaisedEvent): SimultaneousEffects[] {
  const own = missionSeat(game);
  const rules = triggersOfSide(sideInPlay(game), raised.event);
  const source = { kind: 'setup', id: missionOf(game).id } as const;
  return [
    ...ofTriggers(game, raised, own, source, rules),
    ...livingFigures(game).flatMap((seat) => {
      const panel = panelOf(game, seat);
      const triggers = panel ? triggersOfPanel(panel, raised.event) : [];
      return ofTriggers(game, raised, seat, { kind: 'ability', id: panel?.id ?? '' }, triggers);
    }),
  ];
}

/** The effects of those triggers of an owner that match an event. */
function ofTriggers(
  game: Game,
  raised: RaisedEvent,
  seat: Seat,
  source: EffectContext['source'],
  triggers: readonly Trigger[],
): SimultaneousEffects[] {
  return triggers.flatMap((trigger, index) => {
    const context = limited(trigger, index, contextFor(raised, contextOf(seat, source, null)));
    if (raised.event === 'gained') context.holder = raised.of;
    const isMatch = matches(game, raised, seat, trigger, context);
    return isMatch ? [{ list: trigger.do, context, whileHeld: false }] : [];
  });
}

/** The effects of triggers that act for the hero who brings a token, wherever it lies. */
function ofBringer(game: Game, raised: RaisedEvent, seat: Seat): SimultaneousEffects[] {
  const items: SimultaneousEffects[] = [];
  const brought = triggersOfBringer(heroSeatOf(game, seat).hero, raised.event);
  for (const [index, { token, trigger }] of brought.entries()) {
    const own = contextFor(raised, contextOf(seat, { kind: 'token', id: token }, null));
    const context = limited(trigger, index, own);
    context.holder = seat;
    if (matches(game, raised, seat, trigger, context)) {
      items.push({ list: trigger.do, context, whileHeld: false });
    }
  }
  return items;
}

const NOTHING: readonly SimultaneousEffects[] = [];

function ofToken(game: Game, raised: RaisedEvent, seat: Seat, token: string): readonly SimultaneousEffects[] {
  const triggers = triggersOfToken(token, raised.event);
  if (triggers.length === 0) return NOTHING;
  const items: SimultaneousEffects[] = [];
  for (const [index, trigger] of triggers.entries()) {
    const acting = (seatOf(game, seat).tokens[token] ?? []).filter((group) =>
      isLongEnough(game, seat, token, trigger, group),
    );
    const inflictors = [...new Set(acting.map(({ by }) => by))];
    for (const by of trigger.once ? inflictors.slice(-1) : inflictors) {
      const context = limited(
        trigger,
        index,
        contextFor(raised, contextOf(by, { kind: 'token', id: token }, null)),
      );
      context.holder = seat;
      if (matches(game, raised, seat, trigger, context)) {
        items.push({ list: trigger.do, context, whileHeld: trigger.once ? true : 'from-owner' });
      }
    }
  }
  return items;
}

/** Names the limit of a trigger that acts once a turn, for each of those of one event. */
function limited({ on, oncePerTurn }: Trigger, index: number, context: EffectContext): EffectContext {
  if (oncePerTurn) context.limit = `${context.source.id}@${on.event}-${index}`;
  return context;
}

function contextFor({ of, target = of, shown, amount }: RaisedEvent, own: EffectContext): EffectContext {
  return {
    ...own,
    target,
    shown: shown ? [...shown] : [],
    notes: amount === undefined ? {} : { amount },
  };
}

/** Whether tokens were held since the start of the phase or turn that ends now, if the trigger requires that. */
function isLongEnough(game: Game, seat: Seat, token: string, { on }: Trigger, { fresh }: TokenGroup) {
  if (!on.heldFromStart) return true;
  const phase = game.lane.rollPhase;
  return phase?.attack.attacker === seat ? phase.expiring.includes(token) : !fresh;
}

/** Whether a trigger matches an event: its token, whose event it is, and its condition. */
function matches(
  game: Game,
  raised: RaisedEvent,
  holder: Seat,
  { on }: Trigger,
  context: EffectContext,
): boolean {
  if (on.token !== undefined && on.token !== raised.token) return false;
  if (on.kinds !== undefined && !on.kinds.some((kind) => kind === kindOf(raised))) return false;
  if (!isWhose(game, on.whose, holder, raised.of)) return false;
  if (context.limit !== undefined && !mayActThisTurn(game, holder, context.limit)) return false;
  return !on.when || holdsNow(game, context, on.when);
}

function kindOf({ token }: RaisedEvent): TokenKind | null {
  return token === undefined ? null : tokenById(token).kind;
}

/** Whether the seat of an event stands in a relation to the holder. Works for seats that have just fallen too. */
function isWhose(game: Game, whose: Whose, holder: Seat, of: Seat): boolean {
  switch (whose) {
    case 'everyone':
      return true;
    case 'holder':
      return of === holder;
    case 'others':
      return of !== holder;
    case 'opponents':
      return areOpponents(game, of, holder);
    case 'team-mates':
      return of !== holder && !areOpponents(game, of, holder);
    case 'neighbours':
    case 'engaged':
      return relatedTo(game, holder, whose).includes(of);
  }
}
