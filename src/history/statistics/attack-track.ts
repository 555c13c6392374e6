/** Follows which Attack is being made, and the dice that made it, through the events of a game. */
import type { GameEvent, Seat } from '../../engine/index.ts';

/** An activated ability whose effects still run. */
export interface Attack {
  readonly seat: Seat;
  /** The activated line of the ability. */
  readonly ability: string;
  /** Values of the hero's dice, in the order of their positions; 0 for a blank. Empty for enemies of a Mission. */
  readonly dice: readonly number[];
}

/** What has to be remembered between events. */
export interface AttackTrack {
  readonly attack: Attack | null;
  /** Seat -> values of the dice of its latest roll. Heroes of a Mission roll side by side. */
  readonly rolls: Readonly<Record<string, Roll>>;
}

interface Roll {
  readonly label: string;
  readonly values: readonly number[];
}

export const NO_ATTACK: AttackTrack = { attack: null, rolls: {} };

const OFFENSIVE_ROLL = 'offensive-roll';

/** Returns what is to be remembered after an event. */
export function attackAfter(track: AttackTrack, event: GameEvent): AttackTrack {
  switch (event.e) {
    case 'rolled': {
      const values = event.dice.map((face) => face ?? 0);
      return { ...track, rolls: { ...track.rolls, [event.seat]: { label: event.label, values } } };
    }
    case 'altered': {
      const roll = track.rolls[event.owner];
      if (!roll || event.die > roll.values.length) return track;
      const values = roll.values.with(event.die - 1, event.to ?? 0);
      return { ...track, rolls: { ...track.rolls, [event.owner]: { ...roll, values } } };
    }
    case 'activated': {
      const roll = track.rolls[event.seat];
      const dice = roll?.label === OFFENSIVE_ROLL ? roll.values : [];
      return { ...track, attack: { seat: event.seat, ability: event.variant, dice } };
    }
    case 'turn':
    case 'mission-phase':
      return track.attack === null ? track : { ...track, attack: null };
    case 'phase':
      return event.phase === 'main-2' && track.attack !== null ? { ...track, attack: null } : track;
    default:
      return track;
  }
}
