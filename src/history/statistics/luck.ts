/**
 * Luck with the dice: re-rolls of Offensive Rolls, with what the kept dice aimed at, whether it came, and its exact
 * chance. The aim depends only on what lay there before the roll, so that the sum of "came" minus "expected" is 0 in the
 * mean, for whoever plays.
 */
import { oddsOf } from '../../ai/odds/odds.ts';
import { abilityOf, firstLevelsOf, heroById } from '../../engine/definitions.ts';
import type { GameEvent, GameState, Seat } from '../../engine/index.ts';
import type { DieFace } from '../../engine/rules.ts';
import type { Statistic } from './statistic.ts';

/** Re-rolls for one line of a board. */
export interface Aim {
  readonly rolls: number;
  /** Rolls after which the dice met the line. */
  readonly hits: number;
  /** Sum of the exact chances before each roll. */
  readonly expected: number;
  /** Sum of their variances: the spread is its square root. */
  readonly variance: number;
}

/** Line of an ability -> re-rolls that aimed at it. */
export type Aims = Readonly<Record<string, Aim>>;

interface SeatLuck {
  /** The dice of the latest Offensive Roll. */
  readonly dice: readonly DieFace[];
  readonly aims: Aims;
}

/** By seat, as text; seats that have not rolled are absent. */
export type Luck = Readonly<Record<string, SeatLuck>>;

export const NO_LUCK: Luck = {};

const NONE: Aim = { rolls: 0, hits: 0, expected: 0, variance: 0 };

export const luck: Statistic<Luck> = {
  start: () => NO_LUCK,
  see(before, event, { state }) {
    if (event.e === 'altered') {
      const own = before[event.owner];
      if (!own || event.die > own.dice.length) return before;
      return { ...before, [event.owner]: { ...own, dice: own.dice.with(event.die - 1, event.to) } };
    }
    if (event.e !== 'rolled' || event.label !== 'offensive-roll') return before;
    const own = before[event.seat];
    const aims = own ? aimsAfter(own, event, state) : {};
    return { ...before, [event.seat]: { dice: event.dice, aims } };
  },
};

/** Only Roll Attempts count: a re-roll by a card or token is the choice of single dice. */
function aimsAfter(
  { dice, aims }: SeatLuck,
  event: Extract<GameEvent, { e: 'rolled' }>,
  state: GameState,
): Aims {
  const { seat, attempt, rerolled } = event;
  if (attempt === null || attempt < 2 || rerolled.length === 0 || dice.length !== event.dice.length)
    return aims;
  const keep = dice.flatMap((die, at) => (die === null || rerolled.includes(at + 1) ? [] : [at]));
  const aim = aimOf(state, seat, dice, keep);
  if (aim === null) return aims;
  const { line, chance, isMetBy } = aim;
  const { rolls, hits, expected, variance } = aims[line] ?? NONE;
  return {
    ...aims,
    [line]: {
      rolls: rolls + 1,
      hits: hits + (isMetBy(event.dice) ? 1 : 0),
      expected: expected + chance,
      variance: variance + chance * (1 - chance),
    },
  };
}

/** Chances that differ by less are equal: they are sums of doubles. */
const SLIGHT = 1e-9;

/**
 * Returns the most likely line of the board that is not met yet and for which the kept dice are as good as any; null
 * where they fit none.
 */
function aimOf(state: GameState, seat: Seat, dice: readonly DieFace[], keep: readonly number[]) {
  const hero = state.seats[seat];
  if (hero === undefined) return null;
  const { dice: key } = heroById(hero.hero);
  const oddsFor = (requires: Parameters<typeof oddsOf>[0], kept?: readonly number[]) =>
    oddsOf(requires, key, { attempts: 1, dice, ...(kept ? { keep: kept } : {}) }).probability;
  let best: {
    readonly line: string;
    readonly chance: number;
    readonly requires: Parameters<typeof oddsOf>[0];
  } | null = null;
  for (const { id, requires } of linesOf(hero)) {
    const chance = oddsFor(requires, keep);
    if (chance <= (best?.chance ?? 0) || chance >= 1 - SLIGHT) continue;
    if (chance >= oddsFor(requires) - SLIGHT) best = { line: id, chance, requires };
  }
  if (best === null) return null;
  const { line, chance, requires } = best;
  const isMetBy = (faces: readonly DieFace[]) =>
    oddsOf(requires, key, { attempts: 0, dice: faces }).probability === 1;
  return { line, chance, isMetBy };
}

/** The lines that dice can activate on the seat's board now. */
function linesOf({ hero, upgrades, sides }: GameState['seats'][number]) {
  return firstLevelsOf(hero, sides?.board ?? null)
    .map((first) => abilityOf(hero, upgrades[first.slot] ?? first.id))
    .filter(({ kind }) => kind === 'offensive' || kind === 'ultimate')
    .flatMap(({ variants }) => variants);
}
