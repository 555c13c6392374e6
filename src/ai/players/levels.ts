/**
 * How well a bot plays. Every level weighs its actions alike; the weaker ones overlook things, as people do: an answer
 * in a window, a card in the Main Phase, a Roll Attempt that would have been worth it.
 */
import type { Action, GameView } from '../../engine/index.ts';
import { chooseAction } from './bot-player.ts';

export const BOT_LEVELS = ['easy', 'usual', 'strong'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot plays at where nobody has said otherwise. */
export const USUAL_LEVEL: BotLevel = 'usual';

/** How often a decision goes wrong, from 0 to 1; measured by `test/ai/players/levels.test.ts`. */
const OVERLOOKS: Readonly<Record<BotLevel, number>> = { easy: 0.6, usual: 0.25, strong: 0 };

/**
 * As `chooseAction`, at a level.
 * @param view the game as the asked seat sees it
 * @param legal everything that the seat may do now; not empty
 * @param random uniform in [0, 1)
 */
export function chooseAtLevel(
  level: BotLevel,
  view: GameView,
  legal: readonly Action[],
  random: () => number,
): Action {
  // Drawn at every decision, so that levels differ in nothing else.
  const overlooks = random() < OVERLOOKS[level];
  const seen = overlooks ? whatIsSeen(view, legal, random) : legal;
  return chooseAction(view, seen, random);
}

/** What is left of the legal actions when something is overlooked; never nothing. */
function whatIsSeen(view: GameView, legal: readonly Action[], random: () => number): readonly Action[] {
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
