/** Players that choose among legal actions. */

export { botPlayer, chooseAction, weighedOptions } from './bot-player.ts';
export { type DefenseForecast, forecastDefense } from './defense-forecast.ts';
export { worthOfEffects } from './effects-now.ts';
export { BOT_HABITS, type BotHabit } from './habits.ts';
export { BOT_LEVELS, type BotLevel, chooseAtLevel, USUAL_LEVEL } from './levels.ts';
export { chooseHelp } from './missions/help.ts';
export { intendedTarget } from './missions/intended-target.ts';
export { bestSpaces } from './missions/movement.ts';
export { spendPoints } from './missions/perk-choice.ts';
export { allyWishOf } from './missions/wishes.ts';
export type { Beside, Player } from './player.ts';
export { MOST_GIVEN_UP } from './preferred-options.ts';
export { worthwhileKeeps } from './quick-keeps.ts';
export { randomPlayer } from './random-player.ts';
