/** Players that choose among legal actions. */
export { botPlayer, chooseAction } from './bot-player.ts';
export { worthOfEffects } from './effects-now.ts';
export type { Player } from './player.ts';
export { randomPlayer } from './random-player.ts';
