/** The Attack becomes undefendable; too late once a defence was rolled (rule: undefendable-damage). */
import { OF_DAMAGE } from '../plays/fitting.ts';
import type { EffectRule } from './rule.ts';

export interface Undefendable {
  readonly do: 'undefendable';
}

export const undefendable: EffectRule<Undefendable> = {
  do: 'undefendable',
  run(game, { context }) {
    const phase = game.lane.rollPhase;
    if (!phase || phase.defense?.rolled) return 'done';
    phase.undefendable = true;
    game.events.push({ e: 'undefendable', seat: context.owner, source: context.source.id });
    return 'done';
  },
  fits: (_game, _seat, _effect, moment) => !OF_DAMAGE.includes(moment),
};
