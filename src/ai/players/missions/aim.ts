/** Chooses the enemy that a Mission hero attacks with the announced ability. */
import type { Action } from '../../../engine/index.ts';
import { metVariant } from '../ability-worth.ts';
import { worthOfList } from '../effect-worth.ts';
import { evalContextOf } from '../eval-context.ts';
import { PRICES } from '../prices.ts';
import type { Situation } from '../situation.ts';
import { type BoardFacts, standBeside } from './board-facts.ts';
import { RANGE, usualDamage, worthOfAttackOn } from './targets.ts';

/** @returns points of damage; 0 for no target, null for deferring the choice */
export function worthOfAim(
  { view, table, facts, me }: Situation,
  board: BoardFacts,
  action: Action,
): number | null {
  if (action.type === 'choose' && action.option === 'later') return null;
  if (action.type !== 'target') return 0;
  const seat = action.player;
  const ultimate = view.attack?.ultimate ?? false;
  const price = ultimate || standBeside(board, me, seat) ? 0 : RANGE;
  const usual = worthOfAttackOn(table, board, seat, usualDamage(table, me));
  const { announced } = view;
  const dice = view.rolls.findLast(({ kind, owner }) => kind === 'offensive' && owner === me)?.dice;
  const shown = dice?.map(({ value }) => value) ?? [];
  const line = announced && metVariant(facts.hero, announced.ability, announced.variant, shown);
  if (!line || usual === 0) return usual - price;
  return worthOfList(evalContextOf(table, PRICES, me, me, { target: seat, shown }), line.effects) - price;
}
