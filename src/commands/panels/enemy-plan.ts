/** Handles the menus and buttons of a hero's plan for the enemies of a Mission. */
import type { EnemyPlan } from '../../engine/hosting.ts';
import type { PressResult } from '../../games/game-service.ts';
import type { PressId } from '../../render/custom-id.ts';
import { decodeDiscard, decodeUse, decodeWay, isSamePlay } from '../../render/mission/plan-values.ts';
import type { BotContext } from '../bot-context.ts';
import { type PressInteraction, pressOf } from '../routing/press-interaction.ts';

/** The verbs of the plan's menus and buttons. */
export type PlanVerb =
  | 'plan-way'
  | 'plan-use'
  | 'plan-discard'
  | 'plan-far'
  | 'plan-every-round'
  | 'plan-none';

/**
 * Changes the plan of the hero on whose panel it was pressed.
 * @param value the chosen value of a menu, empty for buttons
 * @returns null when the press changes nothing
 */
export async function changeEnemyPlan(
  interaction: PressInteraction,
  { games }: BotContext,
  press: PressId & { readonly buttonAction: { readonly verb: PlanVerb } },
  value: string,
): Promise<PressResult | { readonly result: 'other-game' } | null> {
  const { gameId, seat, buttonAction } = press;
  const snapshot = await games.look(interaction.channelId);
  if (snapshot?.gameId !== gameId) return { result: 'other-game' };
  const own = games.viewFor(snapshot, interaction.user.id, seat);
  const orders = own?.view.seats[own.seat]?.orders ?? null;
  if (orders === null) return null;
  const plan = planAfter(orders.enemies ?? null, buttonAction.verb, value);
  if (plan === 'unchanged') return null;
  const { enemies: _, ...others } = orders;
  return games.act(pressOf(interaction, { ...press, rev: null }), {
    type: 'set-orders',
    orders: plan === null ? others : { ...others, enemies: plan },
  });
}

/**
 * The plan after a press.
 * @returns null for none; `unchanged` when the press does not fit the plan, or its value is none
 */
export function planAfter(
  plan: EnemyPlan | null,
  verb: PlanVerb,
  value: string,
): EnemyPlan | null | 'unchanged' {
  switch (verb) {
    case 'plan-none':
      return plan === null ? 'unchanged' : null;
    case 'plan-way': {
      const way = decodeWay(value);
      if (way === null) return 'unchanged';
      const { defends: _, from: __, ...rest } = plan ?? {};
      return {
        ...rest,
        ...(way.defends === null ? {} : { defends: way.defends }),
        ...(way.from === null ? {} : { from: way.from }),
      };
    }
    case 'plan-use':
      return withUse(plan, value);
    case 'plan-discard': {
      const card = decodeDiscard(value);
      if (plan === null || card === undefined) return 'unchanged';
      const { discards: _, ...rest } = plan;
      return card === null ? rest : { ...rest, discards: [card] };
    }
    case 'plan-far': {
      if (plan === null) return 'unchanged';
      const { far, ...rest } = plan;
      return far ? rest : { ...rest, far: true };
    }
    case 'plan-every-round': {
      if (plan === null) return 'unchanged';
      const { everyRound, ...rest } = plan;
      return everyRound ? rest : { ...rest, everyRound: true };
    }
  }
}

/** With a use, a hero without a plan still wants to be asked about everything that comes. */
function withUse(plan: EnemyPlan | null, value: string): EnemyPlan | 'unchanged' {
  const choice = decodeUse(value);
  if (choice === null) return 'unchanged';
  const { play, from } = choice;
  const { uses = [], ...rest } = plan ?? { from: 1 };
  const others = uses.filter((one) => !isSamePlay(one.play, play));
  const changed = from === null ? others : [...others, { play, from }];
  return changed.length === 0 ? rest : { ...rest, uses: changed };
}
