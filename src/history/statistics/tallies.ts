/** Counts by seat of what heroes did: abilities, cards, tokens, rolls, CP. */
import type { GameEvent } from '../../engine/index.ts';
import type { Statistic } from './statistic.ts';

/** Id -> count; ids that never occurred are absent. */
export type Counts = Readonly<Record<string, number>>;

export interface Tally {
  /** Lines of abilities that were activated, offensive and defensive. */
  readonly activated: Counts;
  readonly played: Counts;
  readonly sold: number;
  /** Level -> turn in which it came into play. */
  readonly upgraded: Counts;
  readonly gained: Counts;
  readonly spent: Counts;
  /** Roll attempts, and Offensive Roll Phases in which at least one die was rolled. */
  readonly attempts: number;
  readonly rollPhases: number;
  /** Offensive Roll Phases with rolls and without an ability. */
  readonly misses: number;
  readonly healed: number;
  readonly drawn: number;
  /** CP gained beyond what was spent is not netted: both are sums of amounts, 0 or more. */
  readonly cpGained: number;
  readonly cpSpent: number;
}

const NOTHING: Tally = {
  activated: {},
  played: {},
  sold: 0,
  upgraded: {},
  gained: {},
  spent: {},
  attempts: 0,
  rollPhases: 0,
  misses: 0,
  healed: 0,
  drawn: 0,
  cpGained: 0,
  cpSpent: 0,
};

/** By hero seat. */
export const tallies: Statistic<readonly Tally[]> = {
  start: (setup) => setup.seats.map(() => NOTHING),
  see(before, event, { turn }) {
    if (!('seat' in event)) return before;
    const tally = before[event.seat];
    const change = tally && changeBy(tally, event, turn);
    return change ? before.with(event.seat, { ...tally, ...change }) : before;
  },
};

function changeBy(tally: Tally, event: GameEvent, turn: number): Partial<Tally> | null {
  switch (event.e) {
    case 'activated':
      return { activated: plus(tally.activated, event.variant) };
    case 'defended':
      return { activated: plus(tally.activated, event.ability) };
    case 'no-ability':
      return { misses: tally.misses + 1 };
    case 'played':
      return { played: plus(tally.played, event.card) };
    case 'upgraded':
      return { upgraded: { ...tally.upgraded, [event.ability]: turn } };
    case 'sold':
      return { sold: tally.sold + 1 };
    case 'gained':
      return { gained: plus(tally.gained, event.token, event.count) };
    case 'lost':
      return event.how === 'spent' ? { spent: plus(tally.spent, event.token, event.count) } : null;
    case 'rolled': {
      if (event.label !== 'offensive-roll' || event.attempt === null) return null;
      const rollPhases = tally.rollPhases + (event.attempt === 1 ? 1 : 0);
      return { attempts: tally.attempts + 1, rollPhases };
    }
    case 'healed':
      return { healed: tally.healed + event.amount };
    case 'drew':
      return { drawn: tally.drawn + event.count };
    case 'cp':
      return event.change > 0
        ? { cpGained: tally.cpGained + event.change }
        : { cpSpent: tally.cpSpent - event.change };
    default:
      return null;
  }
}

function plus(counts: Counts, id: string, by = 1): Counts {
  return { ...counts, [id]: (counts[id] ?? 0) + by };
}
