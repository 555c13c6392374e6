/** The Attack becomes undefendable; too late once a defence was rolled (rule: undefendable-damage). */
import { targetMeant } from '../attack.ts';
import { OF_DAMAGE } from '../plays/fitting.ts';
import type { EffectRule } from './rule.ts';

export interface Undefendable {
  readonly do: 'undefendable';
}

export const undefendable: EffectRule<Undefendable> = {
  do: 'undefendable',
  run(game, { context }) {
    const phase = game.lane.rollPhase;
    if (!phase) return 'done';
    const target = targetMeant(phase, context.target);
    const isKnown = phase.attack.targets.length > 0;
    if (target?.defense || (isKnown && !target)) return 'done';
    (target ?? phase.attack).undefendable = true;
    game.events.push({ e: 'undefendable', seat: context.owner, source: context.source.id });
    return 'done';
  },
  worksOnAttack: ({ defense, undefendable }) => defense === null && !undefendable,
  fits: (_game, _seat, _effect, moment) => !OF_DAMAGE.includes(moment),
};
