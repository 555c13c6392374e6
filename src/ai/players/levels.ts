/**
 * Bot difficulty levels. All levels rate actions the same way; weaker levels sometimes overlook an option, as people
 * do: a reaction in a window, a card in the main phase, a worthwhile roll attempt.
 */
import type { Action, GameView } from '../../engine/index.ts';
import { chooseAction } from './bot-player.ts';
import type { Beside } from './player.ts';

export const BOT_LEVELS = ['easy', 'usual', 'strong'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The default level of a bot. */
export const USUAL_LEVEL: BotLevel = 'usual';

/** The chance per decision to overlook an option, 0..1; measured by `test/ai/players/levels.test.ts`. */
const OVERLOOKS: Readonly<Record<BotLevel, number>> = { easy: 0.6, usual: 0.25, strong: 0 };

/**
 * Chooses an action like `chooseAction`, at a difficulty level.
 * @param view the game as this seat sees it
 * @param legal all legal actions of the seat; not empty
 * @param random uniform in [0, 1)
 * @param beside see `Player`
 */
export function chooseAtLevel(
  level: BotLevel,
  view: GameView,
  legal: readonly Action[],
  random: () => number,
  beside?: Beside,
): Action {
  // Drawn at every decision, so that all levels use the same random sequence otherwise.
  const overlooks = random() < OVERLOOKS[level];
  const noticed = overlooks ? noticedActions(view, legal, random) : legal;
  return chooseAction(view, noticed, random, beside);
}

/** Returns the legal actions that remain after the bot overlooks some; never empty. */
function noticedActions(view: GameView, legal: readonly Action[], random: () => number): readonly Action[] {
  switch (view.pending?.kind) {
    case 'main':
    case 'window': {
      const pass = legal.filter(({ type }) => type === 'pass');
      return pass.length > 0 ? pass : legal;
    }
    case 'roll': {
      const abilities = legal.filter(({ type }) => type === 'activate');
      if (abilities.length > 0) return abilities;
      const rerolls = legal.filter(({ type }) => type === 'reroll');
      const any = rerolls[Math.floor(random() * rerolls.length)];
      return any ? [any] : legal;
    }
    default:
      return legal;
  }
}
