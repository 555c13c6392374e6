/** Builders for Adventures: functions that return plain data. */
import { idOf } from './abilities.ts';
import type { EnvironmentDefinition, MinionDefinition } from './adventure.ts';
import type { Amount } from './amount.ts';
import type { CrawlLevel } from './crawl.ts';
import type { DiceKey } from './dice.ts';
import type { Effect } from './effect.ts';
import type { AbilityLevel, HeroDefinition } from './hero.ts';
import type { TokenDefinition } from './token.ts';

/** The faces of a Chaos die. */
export const CHAOS_DICE: DiceKey = {
  1: 'swipe',
  2: 'swipe',
  3: 'swipe',
  4: 'vortex',
  5: 'vortex',
  6: 'chaos',
};

/* Effects. */

/** The gold of the party. */
export const teamGold = (amount: Amount): Effect => ({ do: 'gold', amount });
/** Every hero rolls the Loot die for a chest of this level. */
export const openChest = (chest: CrawlLevel): Effect => ({ do: 'open-chest', chest });
/** The owner rolls the Loot die, which stores its value by name. */
export const rollLootDie = (note: string): Effect => ({ do: 'loot-die', note });
/** The owner explores a face-down tile beside the own one. */
export const exploreTile: Effect = { do: 'explore' };
/** A minion of this level comes, and the owner is engaged with it. */
export const spawnMinion = (level: CrawlLevel): Effect => ({ do: 'spawn-minion', level });
/** The owner, a minion, leaves and leaves nothing behind. */
export const flee: Effect = { do: 'leave-battle' };
/** The owner, a minion, leaves, and one of this level takes its place. */
export const makeWayFor = (next: CrawlLevel, more: { firstStrike?: true } = {}): Effect => ({
  do: 'leave-battle',
  next,
  ...more,
});

/* Definitions. */

type Printed = Omit<MinionDefinition, 'board' | 'firstStrike' | 'kingsHand' | 'chests'> & {
  readonly firstStrike?: true;
  readonly kingsHand?: number;
  /** Absent: not known, so that one chest of its own level is assumed, and that is told. */
  readonly chests?: readonly CrawlLevel[];
  readonly tokens?: readonly TokenDefinition[];
  /** Its name in English is our translation. */
  readonly translated?: boolean;
  readonly unconfirmed?: string;
};

const TRANSLATED = 'Its name is our translation: only the French one is known.';
const ASSUMED_CHEST = 'That it leaves a chest of its own level is assumed, as all cards that are seen do.';

/** A minion. Its id is `minion-` and its name. */
export function minion(
  name: string,
  { firstStrike, kingsHand = 0, chests, tokens = [], translated, unconfirmed, ...printed }: Printed,
  ...abilities: AbilityLevel[]
): MinionDefinition {
  const doubts = [
    ...(unconfirmed === undefined ? [] : [unconfirmed]),
    ...(chests === undefined ? [ASSUMED_CHEST] : []),
    ...(translated === true ? [TRANSLATED] : []),
  ];
  return {
    ...printed,
    firstStrike: firstStrike === true,
    kingsHand,
    chests: chests ?? [printed.level],
    board: programBoard(`minion-${idOf(name)}`, name, {
      abilities,
      cards: [],
      tokens,
      ...(doubts.length === 0 ? {} : { unconfirmed: doubts }),
    }),
  };
}

type BoardParts = Pick<HeroDefinition, 'abilities' | 'cards' | 'tokens' | 'unconfirmed'>;

/** The board of a boss. Its id is `boss-` and its name. */
export function bossBoard(name: string, parts: BoardParts): HeroDefinition {
  return programBoard(`boss-${idOf(name)}`, name, parts);
}

/** A board with Chaos dice. */
export function programBoard(id: string, name: string, parts: BoardParts): HeroDefinition {
  return { id, name, set: 'Adventures', complexity: 1, dice: CHAOS_DICE, ...parts };
}

/** An environment tile. */
export function environment(
  name: string,
  level: EnvironmentDefinition['level'],
  printed: Partial<Pick<EnvironmentDefinition, 'gold' | 'cp' | 'minion' | 'noSolo' | 'unconfirmed'>> & {
    readonly text: string;
  },
  ...effects: Effect[]
): EnvironmentDefinition {
  return { id: idOf(name), name, level, gold: 0, cp: 0, minion: null, ...printed, effects };
}
