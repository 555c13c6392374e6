import type { SeatModel } from './board-model.ts';
import { type HeroLook, heroLook } from './hero-look.ts';
import { type HeroPaints, heroPaints } from './paints.ts';

/** A seat with all that is needed to draw it. */
export interface SeatFigure {
  readonly seat: SeatModel;
  readonly look: HeroLook;
  readonly paints: HeroPaints;
  /** It is this seat's turn. */
  readonly active: boolean;
  /** This seat is asked now. */
  readonly asked: boolean;
}

/** The figure of `seat`; its paints are named by its seat number. */
export function seatFigure(seat: SeatModel, activeSeat: number, whoseMove: number | null): SeatFigure {
  const look = heroLook(seat.heroId);
  return {
    seat,
    look,
    paints: heroPaints(`seat${seat.seat}`, seat.palette ?? look.palette),
    active: seat.seat === activeSeat,
    asked: seat.seat === whoseMove,
  };
}
