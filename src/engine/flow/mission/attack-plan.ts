/**
 * Asks a hero for the attack target right after the announcement. When all heroes have answered, Target & Resolve runs
 * without further questions. An answer can be changed until all heroes are ready.
 */

import { type Game, heroSeatOf } from '../../core/game.ts';
import { missionHeroOf } from '../../core/mission/board.ts';
import { PRICE_OF_RANGE } from '../../core/mission/momentum.ts';
import { askingIn } from '../../core/orders.ts';
import { dealsAttack } from '../../effects/lists/harm.ts';
import type { Action } from '../../model/action.ts';
import { type AnnouncedAbility, aimsToPlan, reachesAll } from './aim.ts';

/** The option to defer the choice until the hero's attack resolves. */
const LATER = 'later';

/**
 * Asks for the target when there is a choice that the hero has not made. Skipped when the hero's standing order for
 * planning is `never`.
 * @param announced null when no ability is activated
 */
export function askForAttackPlan(game: Game, announced: AnnouncedAbility | null): void {
  const { active } = game.lane.turn;
  if (!announced || askingIn(heroSeatOf(game, active).orders, 'planning') === 'never') return;
  if (announced.variant.targets || !dealsAttack(announced.variant.effects)) return;
  const aims = aimsToPlan(game, announced);
  const { plan } = missionHeroOf(game, active);
  const stands = aims.some((aim) => aim.type === 'target' && aim.player === plan);
  if (aims.length < 2 || stands) return;
  game.lane.pending = {
    seat: active,
    kind: 'target',
    moment: null,
    prompt: { ask: 'attack-plan', ...(reachesAll(announced.ability) ? {} : { range: PRICE_OF_RANGE }) },
    source: announced.variant.id,
  };
}

/** Returns the possible targets, and the option to defer the choice. */
export function legalAttackPlans(game: Game, announced: AnnouncedAbility): Action[] {
  return [...aimsToPlan(game, announced), { type: 'choose', option: LATER }];
}

/** Records the answer; an answer that is neither a target nor a planned miss defers the choice. */
export function answerAttackPlan(game: Game, action: Action): void {
  const hero = missionHeroOf(game, game.lane.turn.active);
  hero.plan = action.type === 'target' ? action.player : null;
  delete hero.unaimed;
  if (action.type !== 'choose') return;
  if (action.option === 'nobody' || action.option === 'skip') hero.unaimed = action.option;
}
