import type { SeatFigures } from '../../src/history/result.ts';

/** The figures of a seat of which nothing is told. */
export const NO_FIGURES: SeatFigures = {
  dealt: 0,
  taken: 0,
  prevented: 0,
  healed: 0,
  biggest: null,
  felled: 0,
  activated: {},
  attempts: 0,
  rollPhases: 0,
  misses: 0,
  cardsPlayed: 0,
  cardsSold: 0,
  upgrades: 0,
  turns: 0,
};
