/** All achievements, and the statistic that finds them: who earned which, and when. */
import { playedSeats } from '../../engine/hosting.ts';
import type { GameEvent, Seat } from '../../engine/index.ts';
import type { Moment, Statistic } from '../statistics/statistic.ts';
import { isUltimate } from '../ultimates.ts';
import type { Feat, Sight } from './feat.ts';
import { generalFeats } from './general.ts';
import { broughtFeats, featsBroughtBy, type PackFeat } from './of-packs.ts';
import { OURS } from './ours.ts';
import * as one from './season-one.ts';
import * as two from './season-two.ts';
import { NO_WATCH, type Watch, watchAfter } from './watch.ts';

export type { Feat } from './feat.ts';

/** The feats: those of the Great Charter in the book's order, then ours. */
export const FEATS: readonly Feat[] = [
  ...generalFeats(isUltimate),
  ...one.BARBARIAN,
  ...one.MOON_ELF,
  ...one.SHADOW_THIEF,
  ...one.MONK,
  ...one.PYROMANCER,
  ...one.PALADIN,
  ...two.SAMURAI,
  ...two.GUNSLINGER,
  ...two.HUNTRESS,
  ...two.TACTICIAN,
  ...two.ARTIFICER,
  ...two.CURSED_PIRATE,
  ...two.SERAPH,
  ...two.VAMPIRE_LORD,
  ...OURS,
];

const BY_EVENT = new Map<GameEvent['e'], readonly Feat[]>(
  [...new Set(FEATS.flatMap(({ on }) => on))].map((e) => [e, FEATS.filter(({ on }) => on.includes(e))]),
);

/** All achievements that can be earned now: those of the bot, then those that heroes of packs bring. */
export function allFeats(): readonly Feat[] {
  const brought = broughtFeats();
  return brought.length === 0 ? FEATS : [...FEATS, ...brought];
}

/** The texts that a pack brings for an achievement; null for those of the bot, and while the pack is not loaded. */
export function broughtTexts(id: string): PackFeat['told'] | null {
  return broughtFeats().find((feat) => feat.id === id)?.told ?? null;
}

/** Whether a feat counts without another person on the other side. */
export function countsAlone(id: string): boolean {
  return FEATS.find((feat) => feat.id === id)?.alone ?? false;
}

/** An achievement that a hero earned in a game. */
export interface Earned {
  readonly feat: string;
  readonly seat: Seat;
  readonly step: number;
  readonly turn: number;
}

export interface FeatsSoFar {
  readonly watch: Watch;
  readonly earned: readonly Earned[];
}

/** Before the first event. */
export const NO_FEATS: FeatsSoFar = { watch: NO_WATCH, earned: [] };

export const feats: Statistic<FeatsSoFar> = {
  start: () => NO_FEATS,
  see(before, event, moment) {
    const watch = watchAfter(before.watch, event, isUltimate);
    const earned = [...earnedBy(event, before, watch, moment)];
    if (watch === before.watch && earned.length === 0) return before;
    return { watch, earned: earned.length === 0 ? before.earned : [...before.earned, ...earned] };
  },
};

function* earnedBy(
  event: GameEvent,
  before: FeatsSoFar,
  now: Watch,
  { state, step, turn }: Moment,
): Generator<Earned> {
  // Nobody earns the fall of a foe who gave up.
  if (event.e === 'defeated' && event.conceded) return;
  const candidates = BY_EVENT.get(event.e) ?? [];
  for (const [seat, { hero, team }] of playedSeats(state).entries()) {
    const others = [...state.seats.keys()].filter((other) => other !== seat);
    const foes = others.filter((other) => state.seats[other]?.team !== team);
    const mates = others.filter((other) => state.seats[other]?.team === team);
    const sight: Sight = { event, seat, before: before.watch, now, state, foes, mates };
    const brought = featsBroughtBy(hero).filter(({ on }) => on.includes(event.e));
    for (const feat of brought.length === 0 ? candidates : [...candidates, ...brought]) {
      if (feat.hero !== null && feat.hero !== hero) continue;
      if (before.earned.some((known) => known.seat === seat && known.feat === feat.id)) continue;
      if (feat.earned(sight)) yield { feat: feat.id, seat, step, turn };
    }
  }
}
