/** Decides between a reroll, an ability and a change to the dice, by the exact expected worth of every keep. */

import type { Action } from '../../engine/index.ts';
import { metVariant, plannedOffenseOf, worthOfVariant } from './ability-worth.ts';
import { costOfAttempts, payableAttempts } from './attempt-cost.ts';
import { attemptsLeft, openDice } from './open-dice.ts';
import { plannedChanges, worthOfPlay } from './play-worth.ts';
import { asPreferred } from './preferred-options.ts';
import { bestOf, type Scored, type Situation } from './situation.ts';

/** The minimum gain of a card or token that changes dice. */
const WORTH_A_PLAY = 0.2;
const SLIGHT = 1e-9;

/** Returns the answer to the roller's pending question. */
export function decideRoll(
  situation: Situation,
  legal: readonly Action[],
  random: () => number,
): Action | null {
  const { open, view } = situation;
  const roll = legal.find(({ type }) => type === 'roll');
  if (!open) return roll ?? legal.find(({ type }) => type === 'no-ability') ?? null;
  const met = abilities(situation, legal);
  situation.weighs?.(met);
  const reroll = worthwhileReroll(situation, legal, attemptsLeft(view));
  if (reroll) return reroll;
  const played = dicePlays(withoutAttempts(situation), legal);
  // A play is rated by what it adds; beside abilities it is told with the ability that stays.
  const now = Math.max(0, ...met.map(({ worth }) => worth));
  situation.weighs?.(played.map(({ action, worth }) => ({ action, worth: now + worth })));
  const play = bestOf(asPreferred(situation, played), random);
  if (play && play.worth > WORTH_A_PLAY) return play.action;
  const ability = bestOf(asPreferred(situation, met), random);
  if (ability && ability.worth > 0) return ability.action;
  return legal.find(({ type }) => type === 'no-ability') ?? ability?.action ?? null;
}

/**
 * Returns the situation of a roller who makes no more attempts: a plan may end the roll early for a card that changes
 * the dice.
 */
function withoutAttempts(situation: Situation): Situation {
  const { open, view, table, me } = situation;
  if (open?.roll.kind !== 'offensive' || open.attemptsLeft === 0) return situation;
  return { ...situation, open: openDice(view, table, me, 0) };
}

/** Returns the best reroll when its expected worth is higher than the best ability that the dice meet now. */
function worthwhileReroll(situation: Situation, legal: readonly Action[], most: number): Action | null {
  const { open, table, me } = situation;
  const left = payableAttempts(table, me, most);
  if (!open || left === 0) return null;
  const positions = open.dice.flatMap((die, at) => (die === null ? [] : [{ die, position: at + 1 }]));
  const dice = positions.map(({ die }) => die);
  const offense = plannedOffenseOf(table, me, plannedChanges(situation));
  const now = dice.length === offense.diceCount ? offense.valueAt(dice, 0) : 0;
  const { attempts, worth } = bestAttempts(situation, left, (more) => offense.valueAt(dice, more));
  if (worth <= now + SLIGHT && !situation.weighs) return null;
  const kept = new Set(offense.bestKeep(dice, attempts).map((at) => positions[at]?.position));
  const thrown = open.dice.flatMap((_, at) => (kept.has(at + 1) ? [] : [at + 1]));
  const action = legal.find((one) => one.type === 'reroll' && one.dice.join() === thrown.join()) ?? null;
  if (action) situation.weighs?.([{ action, worth }]);
  return worth <= now + SLIGHT ? null : action;
}

/** Returns the number of further attempts with the highest expected worth after costs; ties prefer more attempts. */
function bestAttempts(
  { table, me }: Situation,
  left: number,
  promised: (more: number) => number,
): { readonly attempts: number; readonly worth: number } {
  let best = { attempts: left, worth: promised(left) - costOfAttempts(table, me, left) };
  for (let more = left - 1; more > 0; more -= 1) {
    const worth = promised(more) - costOfAttempts(table, me, more);
    if (worth > best.worth + SLIGHT) best = { attempts: more, worth };
  }
  return best;
}

function abilities({ table, me, facts, open }: Situation, legal: readonly Action[]): Scored[] {
  return legal.flatMap((action) => {
    if (action.type !== 'activate' || !open) return [];
    const variant = metVariant(facts.hero, action.ability, action.variant ?? action.ability, open.dice);
    return variant ? [{ action, worth: worthOfVariant(table, me, variant, open.dice) }] : [];
  });
}

function dicePlays(situation: Situation, legal: readonly Action[]): Scored[] {
  return legal.flatMap((action) => {
    const worth = worthOfPlay(situation, action);
    return worth === null ? [] : [{ action, worth }];
  });
}

/**
 * Reconsiders an announced ability after another player acted: rerolls with an attempt left when that is worth more
 * than the announced ability.
 */
export function rethinkRoll(situation: Situation, legal: readonly Action[]): Action | null {
  const mine = situation.open?.roll.kind === 'offensive' && situation.open.roll.owner === situation.me;
  if (!mine || !legal.some(({ type }) => type === 'reroll')) return null;
  return worthwhileReroll(situation, legal, attemptsLeft(situation.view));
}
