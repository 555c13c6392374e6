/** Reads which standing modifiers are in force for a seat; all rules ask here. */

import type { Seat } from '../../model/ids.ts';
import { type ModifierOf, type ModifierSide, modifiersIn } from '../../vocabulary/modifier.ts';
import { boardOf, countOf, type Game, seatOf } from '../game.ts';
import { panelOf } from '../mission/board.ts';
import { heroModifies, holdsModifier, modifiersOfAbility, modifiersOfToken } from './registered.ts';

/** A modifier that is in force, with its source. */
export interface StandingModifier<Side extends ModifierSide> {
  readonly modifier: ModifierOf<Side>;
  readonly source: { readonly kind: 'token' | 'ability'; readonly id: string };
  /** Number of tokens of the source on the seat; 1 for an ability. */
  readonly count: number;
  /** The seat that inflicted the newest of the tokens, or that has the ability. */
  readonly by: Seat;
}

/**
 * The modifiers of one side that are in force for a seat: abilities first, then tokens, oldest first. The caller has to
 * check the conditions of the modifiers.
 */
export function inForce<Side extends ModifierSide>(
  game: Game,
  seat: Seat,
  side: Side,
): StandingModifier<Side>[] {
  const state = seatOf(game, seat);
  const { tokens } = state;
  const found: StandingModifier<Side>[] = [];
  if (state.kind !== 'enemy' && heroModifies(state.hero, side)) {
    for (const level of boardOf(game, seat)) {
      for (const modifier of modifiersOfAbility(level)[side]) {
        found.push({ modifier, source: { kind: 'ability', id: level.id }, count: 1, by: seat });
      }
    }
  }
  if (state.kind === 'enemy') {
    const panel = panelOf(game, seat);
    for (const modifier of modifiersIn(panel?.passive ?? {}, side)) {
      found.push({ modifier, source: { kind: 'ability', id: state.panel }, count: 1, by: seat });
    }
  }
  // A fast path: this function runs for each question, and most seats hold no token with such a modifier.
  if (!holdsModifier(tokens, side)) return found;
  for (const id in tokens) {
    for (const modifier of modifiersOfToken(id)[side]) {
      const groups = tokens[id];
      const by = groups?.at(-1)?.by ?? seat;
      found.push({ modifier, source: { kind: 'token', id }, count: countOf(groups), by });
    }
  }
  return found;
}

/** Whether any modifier of a side is in force for a seat. */
export function isInForce(game: Game, seat: Seat, side: ModifierSide): boolean {
  const state = seatOf(game, seat);
  if (holdsModifier(state.tokens, side)) return true;
  if (state.kind === 'enemy') return modifiersIn(panelOf(game, seat)?.passive ?? {}, side).length > 0;
  return (
    heroModifies(state.hero, side) &&
    boardOf(game, seat).some((level) => modifiersOfAbility(level)[side].length > 0)
  );
}
