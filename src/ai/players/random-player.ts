/** A player that chooses any legal action at random; finds situations that no sensible player reaches. */
import type { Player } from './player.ts';

export const randomPlayer: Player = {
  name: 'random',
  chooseAction(_view, legal, random) {
    const action = legal[Math.floor(random() * legal.length)];
    if (!action) throw new RangeError('There is no legal action to choose from.');
    return action;
  },
};
