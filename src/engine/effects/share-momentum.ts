/** The owner shares momentum out among the heroes of a Mission, one by one (rule: m-defeat-tile). */
import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import { heroesInPlay } from '../missions/board.ts';
import { changeMomentum } from '../missions/momentum.ts';
import type { Amount } from '../vocabulary/amount.ts';
import { amountOf } from './evaluate.ts';
import type { EffectRule } from './rule.ts';
import { ask, type Step } from './step.ts';

export interface ShareMomentum {
  readonly do: 'share-momentum';
  readonly amount: Amount;
}

export const shareMomentum: EffectRule<ShareMomentum> = {
  do: 'share-momentum',
  isBenign: () => true,
  run,
  legal: (game) => heroesInPlay(game).map((player) => ({ type: 'target', player })),
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
  const [only, ...others] = heroesInPlay(game);
  if (only === undefined) return 'done';
  if (others.length > 0) return ask(game, frame, frame.context.owner, 'target', { ask: 'momentum-for' });
  changeMomentum(game, only, left);
  return 'done';
}
