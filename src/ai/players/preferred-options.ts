/**
 * Between options of nearly the same worth a bot with a habit prefers those that suit it. No habit plays better than
 * another (docs/bots.md), so that games against bots of one level differ and stay as hard.
 */
import { abilityOf, cardOf, type Effect, tokenById } from '../../engine/definitions.ts';
import type { Action } from '../../engine/index.ts';
import { effectNames } from './effect-names.ts';
import { type BotHabit, HABIT_OF_EFFECT } from './habits.ts';
import type { Scored, Situation } from './situation.ts';

/** What an option counts more or less for a habit, in points of damage. */
const PREFERENCE = 0.5;

/** The most that a preferred option may be worse than another one, in points of damage. */
export const MOST_GIVEN_UP = 2 * PREFERENCE;

/** Returns the options with their worths as the bot's habit sees them; the same options without a habit. */
export function asPreferred(situation: Situation, options: readonly Scored[]): readonly Scored[] {
  const { habit } = situation;
  if (habit === undefined) return options;
  return options.map(({ action, worth }) => ({
    action,
    worth: worth + preference(habitOfAction(situation, action), habit, worth),
  }));
}

function preference(suited: BotHabit | null, habit: BotHabit, worth: number): number {
  if (suited === null) return 0;
  if (suited !== habit) return -PREFERENCE;
  // What does harm is not done for the sake of a habit.
  return worth > 0 ? PREFERENCE : 0;
}

/** Returns the habit that an option suits; null for options that suit all. */
function habitOfAction(situation: Situation, action: Action): BotHabit | null {
  const effects = effectsOf(situation, action);
  if (effects === null) return null;
  if (effects === 'upgrade') return 'patient';
  const suited = new Set<BotHabit | null>([...effectNames(effects)].map(suits));
  // Most abilities deal damage, so only those that do nothing else suit an aggressive bot.
  return (['tricky', 'patient', 'aggressive'] as const).find((habit) => suited.has(habit)) ?? null;
}

function suits(name: string): BotHabit | null {
  return isEffectName(name) ? HABIT_OF_EFFECT[name] : null;
}

function isEffectName(name: string): name is Effect['do'] {
  return Object.hasOwn(HABIT_OF_EFFECT, name);
}

/** Returns the effects of an option; null for options without effects of their own. */
function effectsOf({ facts }: Situation, action: Action): readonly Effect[] | 'upgrade' | null {
  switch (action.type) {
    case 'play': {
      const card = cardOf(facts.hero, action.card);
      return card.upgradesTo === undefined ? card.effects : 'upgrade';
    }
    case 'spend':
      return tokenById(action.token).spends?.find(({ use }) => use === action.use)?.effects ?? null;
    case 'activate': {
      const { variants } = abilityOf(facts.hero, action.ability);
      return variants.find(({ id }) => id === (action.variant ?? action.ability))?.effects ?? null;
    }
    case 'defend':
      return abilityOf(facts.hero, action.ability).effects ?? null;
    default:
      return null;
  }
}
