/**
 * Whom a hero means to attack, asked as soon as the attack is announced: with that said from all, Target & Resolve
 * goes through without waiting for anybody. What was said can be changed until all are ready.
 */
import type { Action } from '../action.ts';
import { type Game, heroSeatOf } from '../game.ts';
import { askingIn } from '../priority/orders.ts';
import type { AbilityLevel, AbilityVariant } from '../vocabulary/hero.ts';
import { legalAims, reachesAll } from './aim.ts';
import { missionHeroOf } from './board.ts';
import { PRICE_OF_RANGE } from './momentum.ts';
import { dealsAttack } from './reach.ts';

/** Left open until it is the hero's turn to attack. */
const LATER = 'later';

/**
 * Asks for it where there is a choice that was not made yet, unless the hero wants to be asked when it comes to it.
 * @param announced null where nothing is activated
 */
export function askForPlan(
  game: Game,
  announced: { readonly ability: AbilityLevel; readonly variant: AbilityVariant } | null,
): void {
  const { active } = game.lane.turn;
  if (!announced || askingIn(heroSeatOf(game, active).orders, 'planning') === 'never') return;
  if (announced.variant.targets || !dealsAttack(announced.variant.effects)) return;
  const aims = legalAims(game, announced.ability);
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

/** What may be meant now, and leaving it open. */
export function legalIntents(game: Game, ability: AbilityLevel): Action[] {
  return [...legalAims(game, ability), { type: 'choose', option: LATER }];
}

/** Notes the answer; anything but an aim leaves it open. */
export function answerIntent(game: Game, action: Action): void {
  const hero = missionHeroOf(game, game.lane.turn.active);
  hero.plan = action.type === 'target' ? action.player : null;
  delete hero.unaimed;
  if (action.type !== 'choose') return;
  if (action.option === 'nobody' || action.option === 'skip') hero.unaimed = action.option;
}
