/** Any legal action is as good as another: finds what nobody would think of. */
import type { Player } from './player.ts';

export const randomPlayer: Player = {
  name: 'random',
  chooseAction(_view, legal, random) {
    const action = legal[Math.floor(random() * legal.length)];
    if (!action) throw new RangeError('There is no legal action to choose from.');
    return action;
  },
};
