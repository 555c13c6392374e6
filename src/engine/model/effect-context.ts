/** What an effect list knows about itself. */
import type { DieFace } from '../vocabulary/dice.ts';
import type { Seat } from './ids.ts';

/** The owner and source of an effect list, and the results that its effects share. */
export interface EffectContext {
  owner: Seat;
  source: { kind: 'ability' | 'card' | 'token' | 'setup'; id: string };
  /** The seat that `target` refers to. */
  target: Seat | null;
  /** The player that the list has chosen last. */
  chosen: Seat | null;
  /** Players that the list has picked together, in order; absent before, and in older games. */
  picked?: number[];
  /** The seat that holds the token whose effects run. */
  holder: Seat | null;
  /** The faces of the last roll of the list. */
  rolled: DieFace[];
  /** Replaced symbols of that roll; absent if there are none. */
  reads?: Record<string, string[]>;
  /** The final dice of the activation. */
  shown: DieFace[];
  /** Numbers that effects of the list have noted, by name. */
  notes: Record<string, number>;
  /** The name under which a trigger that acts once a turn is recorded; absent for other lists. */
  limit?: string;
  /** Groups of heroes include those who have left a Mission's map by an exit (rule: m-exit); absent: they do not. */
  wholeParty?: true;
}
