/** Who may be picked by an effect that names players. */

import type { EffectsFrame } from '../frames/frame.ts';
import { type Game, seatsFrom } from '../game.ts';
import type { Refusal } from '../refusals.ts';
import { areOpponents, opponentsOf } from '../seat/relations.ts';
import type { Candidates, Effect } from '../vocabulary/effect.ts';
import { ruleOf } from './rule-of.ts';

/**
 * Those of a group for whom the next effect could do anything.
 * @param owner from whom the group is seen
 * @param next the effect that will use the choice
 */
export function playerCandidates(
  game: Game,
  owner: number,
  among: Candidates,
  next: Effect | undefined,
): number[] {
  const group = groupOf(game, owner, among);
  if (!next || !('who' in next) || next.who !== 'chosen') return group;
  const rule = ruleOf(next);
  return group.filter((seat) => rule.servesChosen?.(game, seat, next) ?? true);
}

function groupOf(game: Game, owner: number, among: Candidates): number[] {
  switch (among) {
    case 'anyone':
      return seatsFrom(game, owner);
    case 'others':
      return seatsFrom(game, owner).filter((seat) => seat !== owner);
    case 'opponents':
      return opponentsOf(game, owner);
    case 'teammates':
      return seatsFrom(game, owner).filter((seat) => seat !== owner && !areOpponents(game, seat, owner));
  }
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
