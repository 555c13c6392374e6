import type { Amount, Condition, Who } from '../../vocabulary/amount.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { CountedAmounts } from '../facts.ts';
import type { Access, Footprint, FootprintContext } from '../foresight.ts';
import { foresightOf } from '../foresight.ts';

/** The `what` of an access to tokens of one id. */
export const tokensNamed = (token: string): string => `tokens ${token}`;

/** The union of footprints. */
export function unionOf(parts: readonly Footprint[]): Footprint {
  const all: Access[] = [];
  for (const part of parts) {
    if (part === 'everything') return 'everything';
    all.push(...part);
  }
  return all;
}

/** The footprint of a list. */
export const footprintOfList = (known: FootprintContext, list: readonly Effect[]): Footprint =>
  unionOf(list.map((effect) => foresightOf(effect).touches?.(known, effect) ?? 'everything'));

/** The seat that `who` means; `any` for groups and for players who are chosen later. */
export function accessSeatOf({ context }: FootprintContext, who: Who): Access['seat'] {
  if (who === 'owner' || who === 'target' || who === 'holder') return context[who] ?? 'any';
  return 'any';
}

/** The accesses of a choice by `seat`: it may depend on earlier random results and on choices of other seats. */
export function accessOfChoice(seat: Access['seat']): readonly Access[] {
  return [
    { what: 'chance', seat: 'any', how: 'read' },
    { what: 'choices', seat: 'any', how: seat === 'any' ? 'change' : `by ${seat}` },
  ];
}

/** An access to the tokens that an effect names. */
export function accessToTokens(
  known: FootprintContext,
  { token, who, from }: { readonly token: string; readonly who: Who; readonly from?: 'owner' },
  how: string,
): Access {
  const by = from === undefined ? {} : { by: known.context.owner };
  return { what: tokensNamed(token), seat: accessSeatOf(known, who), how, ...by };
}

/** The accesses of gaining tokens. Gains by different owners conflict: the first fills the stack up to its limit. */
export function accessOfGain(
  known: FootprintContext,
  { token, count, who }: { readonly token: string; readonly count: Amount; readonly who: Who },
): readonly Access[] {
  const how = `gain from ${known.context.owner}`;
  return [{ what: tokensNamed(token), seat: accessSeatOf(known, who), how }, ...accessOfAmount(known, count)];
}

/** What an amount reads. Rolled dice and stored numbers belong to the list itself and are left out. */
export function accessOfAmount(known: FootprintContext, amount: Amount): readonly Access[] {
  if (typeof amount === 'number') return [];
  if ('sum' in amount) return amount.sum.flatMap((part) => accessOfAmount(known, part));
  if ('times' in amount) return amount.times.flatMap((part) => accessOfAmount(known, part));
  if ('half' in amount) return accessOfAmount(known, amount.half);
  if ('sets' in amount) return accessOfAmount(known, amount.sets);
  if ('least' in amount) return amount.least.flatMap((part) => accessOfAmount(known, part));
  switch (amount.count) {
    case 'tokens':
      return [accessToTokens(known, amount, 'read')];
    case 'room':
      return [{ what: tokensNamed(amount.token), seat: accessSeatOf(known, amount.who), how: 'read' }];
    case 'cp':
      return [{ what: 'cp', seat: accessSeatOf(known, amount.who), how: 'read' }];
    case 'dial':
    case 'health':
      return [{ what: 'health', seat: 'any', how: 'read' }];
    case 'hand':
      return [{ what: 'cards', seat: accessSeatOf(known, amount.who), how: 'read' }];
    case 'attack-base':
      return [{ what: 'damage', seat: 'any', how: 'read' }];
    case 'symbols':
    case 'values':
    case 'total':
    case 'best':
    case 'noted':
    case 'attempts':
    case 'players':
    case 'statuses':
    case 'passed':
    case 'dealt':
    case 'upgrades':
    case 'counter':
    case 'figures':
    case 'heroes':
    case 'by-heroes':
    case 'round':
    case 'momentum':
    case 'tiles':
      return [];
    default:
      return amount satisfies never;
  }
}

/** What a condition reads. */
export function accessOfCondition(known: FootprintContext, condition: Condition): readonly Access[] {
  switch (condition.test) {
    case 'at-least':
    case 'at-most':
      return accessOfAmount(known, condition.amount);
    case 'less':
      return [...accessOfAmount(known, condition.left), ...accessOfAmount(known, condition.right)];
    case 'attacked':
    case 'attack-type':
    case 'ability-damage-coming':
    case 'prevented-by':
      return [{ what: 'damage', seat: 'any', how: 'read' }];
    case 'usable':
      return [{ what: 'uses', seat: 'any', how: 'read' }];
    case 'side':
      return [{ what: 'sides', seat: accessSeatOf(known, condition.who), how: 'read' }];
    case 'lost-this-turn':
      return [{ what: tokensNamed(condition.token), seat: accessSeatOf(known, condition.who), how: 'read' }];
    case 'not':
      return accessOfCondition(known, condition.not);
    case 'all':
      return condition.all.flatMap((part) => accessOfCondition(known, part));
    case 'any':
      return condition.any.flatMap((part) => accessOfCondition(known, part));
    case 'symbols':
    case 'symbol-used':
    case 'of-a-kind':
    case 'damage-landed':
    case 'among':
    case 'split-allowed':
    case 'barred':
    case 'brings':
    case 'ultimate':
    case 'activated':
    case 'die-shows':
    case 'during':
    case 'defense-rolled':
    case 'scenario':
    case 'kings-hand':
    case 'on-space':
    case 'adjacent':
      return [];
    default:
      return condition satisfies never;
  }
}

/** Whether a count is 0 or more in any state of the game, or depends on its parts. */
const NEVER_NEGATIVE = {
  symbols: true,
  values: true,
  total: true,
  best: true,
  tokens: true,
  passed: true,
  statuses: true,
  cp: true,
  dial: true,
  hand: true,
  health: true,
  players: true,
  dealt: true,
  attempts: true,
  'attack-base': true,
  upgrades: true,
  room: true,
  counter: true,
  figures: true,
  heroes: true,
  round: true,
  momentum: true,
  tiles: true,
  noted: false,
  'by-heroes': 'parts',
} as const satisfies Record<keyof CountedAmounts, boolean | 'parts'>;

/** Whether an amount is 0 or more in any state of the game. */
export function isNeverNegative(amount: Amount): boolean {
  if (typeof amount === 'number') return amount >= 0;
  if ('sum' in amount) return amount.sum.every(isNeverNegative);
  if ('times' in amount) return amount.times.every(isNeverNegative);
  if ('half' in amount) return isNeverNegative(amount.half);
  if ('sets' in amount) return isNeverNegative(amount.sets);
  if ('least' in amount) return amount.least.every(isNeverNegative);
  return amount.count === 'by-heroes' ? amount.each.every(isNeverNegative) : NEVER_NEGATIVE[amount.count];
}
