/** What effects of Adventures are worth, in points of damage. */
import type { Effect } from '../../engine/definitions.ts';
import type { CrawlLevel } from '../../engine/vocabulary/crawl.ts';
import { amountOf, type EvalContext, sideOf } from './eval-context.ts';

/** Gold buys loot for the rest of a campaign; ten of it buy a common card. */
const GOLD = 0.4;
/** The mean worth of a roll of the Loot die for each hero. */
const CHEST: Readonly<Record<CrawlLevel, number>> = { 1: 1.2, 2: 2, 3: 3, 4: 4 };
/** What a minion costs more than it leaves. */
const MINION: Readonly<Record<CrawlLevel, number>> = { 1: 3, 2: 5, 3: 8, 4: 14 };

type Named<Do extends Effect['do']> = Extract<Effect, { do: Do }>;

export const CRAWL_WORTHS = {
  gold: (context: EvalContext, { amount }: Named<'gold'>) =>
    sideOf(context, context.owner) * GOLD * amountOf(context, amount),
  'open-chest': (context: EvalContext, { chest }: Named<'open-chest'>) =>
    sideOf(context, context.owner) * CHEST[chest],
  // Read with the rest of its list.
  'loot-die': 'no worth',
  explore: 'no worth',
  'spawn-minion': (context: EvalContext, { level }: Named<'spawn-minion'>) =>
    -sideOf(context, context.owner) * MINION[level],
  'leave-battle': 'no worth',
} as const;
