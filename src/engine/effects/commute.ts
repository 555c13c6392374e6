/**
 * Whether the order of two effect lists can matter. Judged by what each of them could read and change, whatever
 * branch it takes: two lists commute when neither reads nor limits what the other changes. Changes of one kind
 * commute with one another: damage is summed before it lands, gains only meet their limit, losses only their 0.
 */
import { pooledLedger } from '../damage/open-ledger.ts';
import type { SimultaneousEffects } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import { firstToGo } from '../seat/tokens.ts';
import type { EffectContext } from '../state.ts';
import type { Amount, Condition, Who } from '../vocabulary/amount.ts';
import type { Effect } from '../vocabulary/effect.ts';

/** Something of a game that an effect reads or changes. */
interface Access {
  readonly what: string;
  /** Whose; `any` where it is nobody's or not known beforehand. */
  readonly seat: number | 'any';
  /** `read`, `change`, or the name of a kind of change that commutes with its like. */
  readonly how: string;
}

/** What a list could touch; `everything` where others may act in the middle of it or its reach is not known. */
type Footprint = readonly Access[] | 'everything';

interface Known {
  readonly game: Game;
  readonly context: EffectContext;
}

/**
 * Whether two effect lists of the same moment come to the same in either order.
 * @param a one of them, not begun
 * @param b the other, not begun
 * @returns false also where it is only not certain
 */
export function commute(game: Game, a: SimultaneousEffects, b: SimultaneousEffects): boolean {
  if (a.list.length === 0 || b.list.length === 0) return true;
  const left = footprintOf(game, a);
  const right = footprintOf(game, b);
  if (left === 'everything' || right === 'everything') return false;
  return left.every((one) => right.every((other) => !areInEachOthersWay(one, other)));
}

function areInEachOthersWay(one: Access, other: Access): boolean {
  if (one.what !== other.what) return false;
  if (one.seat !== other.seat && one.seat !== 'any' && other.seat !== 'any') return false;
  return one.how !== other.how || one.how === 'change';
}

function footprintOf(game: Game, { list, context, whileHeld }: SimultaneousEffects): Footprint {
  const known = { game, context };
  const own: Footprint = whileHeld
    ? [{ what: tokensNamed(context.source.id), seat: context.holder ?? 'any', how: 'read' }]
    : [];
  return joined([own, ofList(known, list)]);
}

function joined(parts: readonly Footprint[]): Footprint {
  const all: Access[] = [];
  for (const part of parts) {
    if (part === 'everything') return 'everything';
    all.push(...part);
  }
  return all;
}

const tokensNamed = (token: string): string => `tokens ${token}`;

const ofList = (known: Known, list: readonly Effect[]): Footprint =>
  joined(list.map((effect) => ofEffect(known, effect)));

/** The seats that `who` may mean; a player who is yet to be chosen could be any. */
function seatOfWho({ context }: Known, who: Who): Access['seat'] {
  if (who === 'chosen' || who === 'opponents') return 'any';
  return context[who] ?? 'any';
}

function ofEffect(known: Known, effect: Effect): Footprint {
  const { game, context } = known;
  switch (effect.do) {
    case 'deal':
      // Without a sum that is still open each list's damage would land by itself.
      if (pooledLedger(game) === null && game.lane.rollPhase !== null) return 'everything';
      return [{ what: 'damage', seat: 'any', how: 'deal' }, ...ofAmount(known, effect.amount)];
    case 'heal':
      return [{ what: 'health', seat: 'any', how: 'heal' }, ...ofAmount(known, effect.amount)];
    case 'inflict':
      // In a roll phase its recipient may prevent one of several.
      if (game.lane.rollPhase !== null) return 'everything';
      return ofGain(known, effect);
    case 'gain':
      return ofGain(known, effect);
    case 'remove':
      return ofRemoval(known, effect);
    case 'raise-limit':
      return [{ what: tokensNamed(effect.token), seat: context.owner, how: 'change' }];
    case 'cp':
    case 'lose-cp': {
      const how = isNeverNegative(effect.amount) ? effect.do : 'change';
      return [{ what: 'cp', seat: seatOfWho(known, effect.who), how }, ...ofAmount(known, effect.amount)];
    }
    case 'steal-cp':
      return [
        { what: 'cp', seat: seatOfWho(known, effect.from), how: 'change' },
        { what: 'cp', seat: context.owner, how: 'change' },
        ...ofAmount(known, effect.amount),
      ];
    case 'draw':
    case 'discard':
      return ofCards(known, effect);
    case 'note':
      return ofAmount(known, effect.amount);
    case 'repeat':
      return joined([ofAmount(known, effect.times), ofList(known, effect.effects)]);
    case 'if':
      return joined([
        ofCondition(known, effect.when),
        ofList(known, effect.effects),
        ofList(known, effect.otherwise),
      ]);
    case 'choose':
      return joined([
        choiceOf(context.owner),
        ...effect.options.flatMap(({ when, effects }) => [
          when ? ofCondition(known, when) : [],
          ofList(known, effects),
        ]),
      ]);
    case 'choose-amount':
      return [...choiceOf(context.owner), ...ofAmount(known, effect.least), ...ofAmount(known, effect.most)];
    case 'for-each-opponent':
      return ofList(known, effect.effects);
    case 'extra-offensive-roll-phase':
      // Several such phases come one after another.
      return [{ what: 'extra phases', seat: 'any', how: 'change' }];
    default:
      return 'everything';
  }
}

/** Who chooses wants to know what chance brings beforehand, and what others have chosen. */
function choiceOf(seat: Access['seat']): readonly Access[] {
  return [
    { what: 'chance', seat: 'any', how: 'read' },
    { what: 'choices', seat: 'any', how: seat === 'any' ? 'change' : `by ${seat}` },
  ];
}

function ofGain(known: Known, effect: Extract<Effect, { do: 'gain' | 'inflict' }>): readonly Access[] {
  // A stack remembers who gave its newest token.
  const how = `gain from ${known.context.owner}`;
  return [
    { what: tokensNamed(effect.token), seat: seatOfWho(known, effect.who), how },
    ...ofAmount(known, effect.count),
  ];
}

function ofRemoval(known: Known, effect: Extract<Effect, { do: 'remove' }>): readonly Access[] {
  const { game, context } = known;
  const what = tokensNamed(effect.token);
  const seat = seatOfWho(known, effect.who);
  const count = effect.count === 'all' ? [] : ofAmount(known, effect.count);
  const isPlain = seat !== 'any' && (effect.count === 'all' || isNeverNegative(effect.count));
  const how = isPlain ? `remove the ${firstToGo(game, seat, effect.token, context.owner)}` : 'change';
  return [{ what, seat, how }, ...count];
}

/** A deck that is empty is shuffled anew, so that cards of several players share the same chance. */
function ofCards(known: Known, effect: Extract<Effect, { do: 'draw' | 'discard' }>): readonly Access[] {
  const seat = seatOfWho(known, effect.who);
  const count = ofAmount(known, effect.count);
  const how = effect.do === 'draw' && seat !== 'any' ? `draw of ${seat}` : 'change';
  const cards: Access = { what: 'cards', seat, how };
  if (effect.do === 'discard' && effect.how === 'choice') return [cards, ...choiceOf(seat), ...count];
  return [cards, { what: 'chance', seat: 'any', how }, ...count];
}

/** What an amount is worked out from; what was rolled and noted belongs to its own list. */
function ofAmount(known: Known, amount: Amount): readonly Access[] {
  if (typeof amount === 'number') return [];
  if ('sum' in amount) return amount.sum.flatMap((part) => ofAmount(known, part));
  if ('times' in amount) return amount.times.flatMap((part) => ofAmount(known, part));
  if ('half' in amount) return ofAmount(known, amount.half);
  if ('least' in amount) return amount.least.flatMap((part) => ofAmount(known, part));
  switch (amount.count) {
    case 'tokens':
    case 'room':
      return [{ what: tokensNamed(amount.token), seat: seatOfWho(known, amount.who), how: 'read' }];
    case 'cp':
      return [{ what: 'cp', seat: seatOfWho(known, amount.who), how: 'read' }];
    case 'attack-base':
      return [{ what: 'damage', seat: 'any', how: 'read' }];
    default:
      return [];
  }
}

function ofCondition(known: Known, condition: Condition): readonly Access[] {
  switch (condition.test) {
    case 'at-least':
    case 'at-most':
      return ofAmount(known, condition.amount);
    case 'less':
      return [...ofAmount(known, condition.left), ...ofAmount(known, condition.right)];
    case 'attacked':
      return [{ what: 'damage', seat: 'any', how: 'read' }];
    case 'not':
      return ofCondition(known, condition.not);
    case 'all':
      return condition.all.flatMap((part) => ofCondition(known, part));
    case 'any':
      return condition.any.flatMap((part) => ofCondition(known, part));
    default:
      return [];
  }
}

/** Whether an amount is 0 or more whatever the game looks like. */
function isNeverNegative(amount: Amount): boolean {
  if (typeof amount === 'number') return amount >= 0;
  if ('sum' in amount) return amount.sum.every(isNeverNegative);
  if ('times' in amount) return amount.times.every(isNeverNegative);
  if ('half' in amount) return isNeverNegative(amount.half);
  if ('least' in amount) return amount.least.every(isNeverNegative);
  return amount.count !== 'noted';
}
