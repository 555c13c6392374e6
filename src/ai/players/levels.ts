/**
 * Bot difficulty levels. All levels rate actions the same way; weaker levels sometimes overlook an option, as people
 * do: a reaction in a window, a card in the main phase, a further roll attempt when the dice already meet an ability.
 */
import type { Action, GameView } from '../../engine/index.ts';
import { chooseAction } from './bot-player.ts';
import type { BotHabit } from './habits.ts';
import type { Beside } from './player.ts';

export const BOT_LEVELS = ['easy', 'usual', 'strong'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The default level of a bot. */
export const USUAL_LEVEL: BotLevel = 'usual';

/** The chance per decision to overlook an option, 0..1; measured by `test/ai/players/levels.test.ts`. */
const OVERLOOKS: Readonly<Record<BotLevel, number>> = { easy: 0.5, usual: 0.25, strong: 0 };

/**
 * Chooses an action like `chooseAction`, at a difficulty level.
 * @param view the game as this seat sees it
 * @param legal all legal actions of the seat; not empty
 * @param random uniform in [0, 1)
 * @param beside see `Player`
 * @param habit what the bot prefers; nothing by default
 */
export function chooseAtLevel(
  level: BotLevel,
  view: GameView,
  legal: readonly Action[],
  random: () => number,
  beside?: Beside,
  habit?: BotHabit,
): Action {
  // Drawn at every decision, so that all levels use the same random sequence otherwise.
  const overlooks = random() < OVERLOOKS[level];
  const noticed = overlooks ? noticedActions(view, legal) : legal;
  return chooseAction(view, noticed, random, beside, habit);
}

/** Returns the legal actions that remain after the bot overlooks some; never empty. */
function noticedActions(view: GameView, legal: readonly Action[]): readonly Action[] {
  switch (view.pending?.kind) {
    case 'main':
    case 'window': {
      const pass = legal.filter(({ type }) => type === 'pass');
      return pass.length > 0 ? pass : legal;
    }
    case 'roll': {
      // A beginner is content with an ability too soon, but does not throw dice without a reason.
      const abilities = legal.filter(({ type }) => type === 'activate');
      return abilities.length > 0 ? abilities : legal;
    }
    default:
      return legal;
  }
}
