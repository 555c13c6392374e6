/** Who may be picked by an effect that names players. */

import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import type { Refusal } from '../refusals.ts';
import { relatedTo } from '../seat/relations.ts';
import type { Relation } from '../vocabulary/amount.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { ruleOf } from './rule-of.ts';

/**
 * Those of a group for whom the next effect could do anything.
 * @param owner from whom the group is seen
 * @param next the effect that will use the choice
 */
export function playerCandidates(
  game: Game,
  owner: number,
  among: Relation,
  next: Effect | undefined,
): number[] {
  const group = relatedTo(game, owner, among, owner);
  if (!next || !('who' in next) || next.who !== 'chosen') return group;
  const rule = ruleOf(next);
  return group.filter((seat) => rule.servesChosen?.(game, seat, next) ?? true);
}

/**
 * The effect that uses the choice of the head of the list: what follows, the chance to interrupt aside. A removal
 * that was answered turns to anybody, whatever they hold (R91, R123).
 */
export function userOfChoice(frame: EffectsFrame): Effect | undefined {
  if (frame.aim?.settled) return undefined;
  return frame.list.slice(1).find((effect) => !ruleOf(effect).isInterruption);
}

/** What is said where nobody can be picked. */
export function nobodyFor(next: Effect | undefined): Refusal {
  return (next && ruleOf(next).servesNobody?.(next)) ?? ((say) => say.nobody);
}
