/** The owner distributes momentum among the heroes of a Mission, one point at a time (rule: m-henchman-defeat). */

import { type Game, heroAt } from '../core/game.ts';
import { partyOf } from '../core/mission/board.ts';
import { changeMomentum, momentumOf } from '../core/mission/momentum.ts';
import { askingIn } from '../core/orders.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { ShareMomentum } from '../vocabulary/effects/missions.ts';
import { ask, type Step } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const shareMomentum: EffectRule<ShareMomentum> = {
  do: 'share-momentum',
  isBenign: () => true,
  run,
  legal: (game) => partyOf(game).map((player) => ({ type: 'target', player })),
  answer(game, frame, effect, action) {
    if (action.type !== 'target') return 'wait';
    changeMomentum(game, action.player, 1);
    frame.picked.push(action.player);
    return run(game, frame, effect);
  },
};

function run(game: Game, frame: EffectsFrame, { amount }: ShareMomentum): Step {
  const left = amountOf(game, frame.context, amount) - frame.picked.length;
  if (left <= 0 || !game.state.mission) return 'done';
  const { owner } = frame.context;
  const heroes = partyOf(game);
  if (heroes.length > 1 && isAsked(game, owner))
    return ask(game, frame, owner, 'target', { ask: 'momentum-for' });
  for (let i = 0; i < left; i += 1) {
    const [poorest] = [...heroes].sort((a, b) => momentumOf(game, a) - momentumOf(game, b));
    if (poorest !== undefined) changeMomentum(game, poorest, 1);
  }
  return 'done';
}

/** Whether the owner is asked. If not, each point goes to the hero with the least momentum, first in turn order. */
function isAsked(game: Game, owner: Seat): boolean {
  const hero = heroAt(game, owner);
  return game.state.askAlways || (hero !== null && askingIn(hero.orders, 'sharing') === 'always');
}
