/** Tokens that may make an ability fail once it is activated, or halve its damage, such as Blind. */
import { type Effect, tokenById } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { PRICES } from './prices.ts';
import { AVERAGE_ATTACK } from './rule-worth.ts';
import { seatAt, type TableFacts } from './table-facts.ts';
import { effectsOn } from './triggered.ts';

const failures = new Map<string, readonly (readonly Effect[])[]>();

/** Returns what a token does to an ability that its holder activates; empty when the ability cannot fail by it. */
function failuresBy(token: string): readonly (readonly Effect[])[] {
  let known = failures.get(token);
  if (!known) {
    known = effectsOn(tokenById(token).triggers, 'activation')
      .filter((effects) => /"do":"(fail-ability|halve-dealt)"/.test(JSON.stringify(effects)))
      // That the token goes is no part of what it does to the ability.
      .map((effects) => effects.filter((effect) => effect.do !== 'remove'));
    failures.set(token, known);
  }
  return known;
}

/** Whether an ability of the token's holder may fail by it. */
export function mayFailBy(token: string): boolean {
  return failuresBy(token).length > 0;
}

/**
 * Returns the share of an ability's worth, 0 to 1, that the tokens of its owner leave on average.
 * @param isUltimate most such tokens do nothing to an Ultimate
 */
export function shareLeft(table: TableFacts, seat: Seat, isUltimate: boolean): number {
  let left = 1;
  for (const [token, count] of Object.entries(seatAt(table, seat).tokens)) {
    if (count === 0) continue;
    for (const effects of failuresBy(token)) {
      const context = evalContextOf(table, PRICES, seat, seat, { holder: seat, ultimate: isUltimate });
      left *= Math.min(1, Math.max(0, 1 + worthOfList(context, effects) / AVERAGE_ATTACK));
    }
  }
  return left;
}
