/**
 * What may be used while the dice of an effect are open. Spent tokens, instants and, by the timing section, Roll Phase
 * cards resolve as a whole: during them only their dice can be changed (rule: interruptible-actions, interrupting).
 * Hero abilities and Main Phase cards can be interrupted by anything.
 */

import { cardAt, type Game } from '../../core/game.ts';
import { occasionOf } from '../../effects/occasion.ts';
import type { Moment } from '../../model/moments.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { Condition } from '../../vocabulary/amount.ts';
import type { Effect } from '../../vocabulary/effect.ts';

/** Whether a printed condition asks for an open die. Such a card may be played while dice settle (R271). */
export function asksForOpenDie(condition: Condition): boolean {
  if (condition.test === 'all') return condition.all.some(asksForOpenDie);
  if (condition.test === 'any') return condition.any.some(asksForOpenDie);
  return condition.test === 'die-shows';
}

/**
 * Why effects cannot be used while the dice of another effect settle, as a sentence; null if they can.
 * @param when the printed condition of the card with these effects
 */
export function unmetWhileDiceSettle(
  game: Game,
  moment: Moment | null,
  effects: readonly Effect[],
  when?: Condition,
): Refusal | null {
  if (moment !== 'dice' || changesDice(effects) || !resolvesWhole(game)) return null;
  if (when && asksForOpenDie(when)) return null;
  return (say) => say.wholeDice;
}

/** Whether the dice on the table belong to a source that cannot be interrupted. */
function resolvesWhole(game: Game): boolean {
  const { stack } = game.lane;
  const asker = stack[stack.findLastIndex((frame) => frame.k === 'roll') - 1];
  if (asker?.k !== 'effects') return false;
  const { source, owner } = asker.context;
  if (source.kind !== 'card') return source.kind === 'token';
  const { kind } = cardAt(game, owner, source.id);
  return kind === 'instant' || (kind === 'roll' && !game.state.rules.interruptRollCards);
}

function changesDice(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    const rule = occasionOf(effect);
    return rule.changesDice || rule.contains?.(effect).some((inner) => changesDice(inner.effects));
  });
}
