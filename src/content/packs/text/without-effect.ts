/** Warnings about sentences that are right and would do nothing where they stand. */

import type { Message } from './messages.ts';
import type { Reading } from './reading.ts';
import { listAt, propertyOf } from './untyped.ts';

const UNROLLED =
  'No dice are rolled before this, so it finds none. Write "shown" for the dice that activated the ability ("on 2 sword shown", "per sword shown"), or "roll 1 die" before it.';
const UNAIMED =
  'A main card is aimed at nobody where there are several opponents. Write "choose an opponent" before it, and "on the chosen" or "to the chosen".';

const OF_GIVER =
  'In a token "you" is who gave it, and the target is known in attacks only. Write "the holder": "from the holder", "to the holder".';

/** Events that are no part of an attack. */
const APART = new Set([
  'upkeep',
  'upkeep-end',
  'income',
  'main-start',
  'main-end',
  'offense-start',
  'turn-start',
  'turn-end',
  'round-start',
]);

/** Effects of negative tokens, outside of attacks, that miss who holds them. */
function missingHolder(token: unknown): unknown[] {
  if (propertyOf(token, 'kind') !== 'negative') return [];
  const id = propertyOf(token, 'id');
  return listAt(token, 'triggers')
    .filter((trigger) => APART.has(String(propertyOf(propertyOf(trigger, 'on'), 'event'))))
    .flatMap((trigger) => listAt(trigger, 'do'))
    .filter(
      (effect) =>
        isAimed(effect) || (propertyOf(effect, 'token') === id && propertyOf(effect, 'who') === 'owner'),
    );
}

/** Where a hero counts dice that nobody rolled, where a main card means a target that it does not have, and where a token misses its holder. */
export function withoutEffect(hero: unknown, positions: Reading['positions']): Message[] {
  const lines = listAt(hero, 'abilities').flatMap((level) => listAt(level, 'variants'));
  const cards = listAt(hero, 'cards');
  const tokens = listAt(hero, 'tokens');
  const lists = [
    ...[...lines, ...cards, ...tokens.flatMap((token) => listAt(token, 'spends'))].map((one) =>
      listAt(one, 'effects'),
    ),
    ...tokens.flatMap((token) => listAt(token, 'triggers')).map((trigger) => listAt(trigger, 'do')),
  ];
  const aimless = cards
    .filter((card) => propertyOf(card, 'kind') === 'main')
    .flatMap((card) => listAt(card, 'effects').filter(isAimed));
  const warnings = [
    ...lists.flatMap(unrolledIn).map((holder) => ({ holder, says: UNROLLED })),
    ...aimless.map((holder) => ({ holder, says: UNAIMED })),
    ...tokens.flatMap(missingHolder).map((holder) => ({ holder, says: OF_GIVER })),
  ];
  return warnings.flatMap(({ holder, says }) => {
    const place = typeof holder === 'object' && holder !== null ? positions.get(holder) : undefined;
    return place === undefined ? [] : [{ line: place.line, column: place.column, kind: 'warning', says }];
  });
}

/** Effects, amounts and conditions before any roll of a list that count what was rolled. */
function unrolledIn(effects: readonly unknown[]): object[] {
  const found: object[] = [];
  let isRolled = false;
  const walk = (value: unknown, effect: object | null): void => {
    if (typeof value !== 'object' || value === null) return;
    const holder = propertyOf(value, 'do') === undefined ? effect : value;
    if (propertyOf(value, 'do') === 'roll') isRolled = true;
    const counts = propertyOf(value, 'dice') === 'rolled' || propertyOf(value, 'count') === 'total';
    if (counts && !isRolled && holder !== null) found.push(holder);
    for (const part of Object.values(value)) walk(part, holder);
  };
  walk(effects, null);
  return [...new Set(found)];
}

/** Whether an effect acts on the target; what stands in branches is not looked at. */
function isAimed(effect: unknown): boolean {
  return ['to', 'who', 'from'].some((property) => propertyOf(effect, property) === 'target');
}
