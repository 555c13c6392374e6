import type { BoardModel, SeatModel } from './board-model.ts';
import { type HeroLook, heroLook } from './hero-look.ts';
import type { Incoming } from './incoming-pill.ts';
import { type HeroPaints, heroPaints } from './paints.ts';

/** A seat with everything needed to draw it. */
export interface SeatFigure {
  readonly seat: SeatModel;
  /** Its name outside of its panel: the hero, or the player if two play the same hero. */
  readonly called: string;
  /** The player's name in its panel; empty for a minion or boss, which has only the name of its board. */
  readonly playedBy: string;
  readonly look: HeroLook;
  readonly paints: HeroPaints;
  /** It is this seat's turn. */
  readonly active: boolean;
  /** This seat is asked now. */
  readonly asked: boolean;
  /** It is this seat's Attack. */
  readonly attacks: boolean;
  /** Whether the seat has its own health dial. */
  readonly ownDial: boolean;
  /** The incoming attack or damage. */
  readonly incoming: Incoming | null;
}

/** The figure of `seat` at the table; its paints are named by its seat number. */
export function seatFigure(seat: SeatModel, model: BoardModel): SeatFigure {
  const look = heroLook(seat.heroId);
  const { seats, teams, attack } = model;
  const same = seats.filter(({ heroName }) => heroName === seat.heroName);
  return {
    seat,
    called: same.length > 1 ? seat.playerName : seat.heroName,
    playedBy: seat.playerName === seat.heroName ? '' : seat.playerName,
    look,
    paints: heroPaints(`seat${seat.seat}`, seat.palette ?? look.palette),
    active: seat.seat === model.activeSeat,
    asked: seat.seat === model.whoseMove,
    attacks: attack !== null && !attack.landed && attack.attacker === seat.seat,
    ownDial: !teams.some((team) => team.dial && team.seats.includes(seat.seat)),
    incoming: incomingOf(seat, model),
  };
}

function incomingOf({ seat, defeated }: SeatModel, { attack, sums }: BoardModel): Incoming | null {
  if (defeated || attack?.landed) return null;
  const total = sums.find((sum) => sum.seat === seat)?.total ?? null;
  if (attack?.targets.includes(seat)) return { role: 'target', total };
  if (total === null) return null;
  return { role: attack?.attacker === seat ? 'back' : 'beside', total };
}
