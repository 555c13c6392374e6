/** Facts of the game as they happen. The log, pictures and statistics are made from these. */

import type { Action } from './action.ts';
import type { LandedDamage } from './damage/totals.ts';
import type { DieFace } from './dice/requirement.ts';
import type { AbilityId, CardId, Seat, TokenId } from './ids.ts';
import type { Phase } from './state.ts';

export type GameEvent =
  /** A choice had one candidate, so nobody was asked. */
  | { readonly e: 'forced'; readonly seat: Seat; readonly answer: Action }
  | { readonly e: 'started'; readonly startPlayer: Seat; readonly rolls: readonly (readonly number[])[] }
  | { readonly e: 'turn'; readonly seat: Seat; readonly number: number }
  | { readonly e: 'phase'; readonly seat: Seat; readonly phase: Phase; readonly skipped?: string }
  | {
      readonly e: 'rolled';
      readonly seat: Seat;
      readonly label: string;
      readonly dice: readonly DieFace[];
      readonly rerolled: readonly number[];
      readonly attempt: number | null;
    }
  | {
      readonly e: 'altered';
      readonly by: Seat;
      readonly owner: Seat;
      readonly die: number;
      readonly from: DieFace;
      readonly to: DieFace;
    }
  | { readonly e: 'announced'; readonly seat: Seat; readonly ability: AbilityId; readonly variant: AbilityId }
  | { readonly e: 'lapsed'; readonly seat: Seat; readonly variant: AbilityId }
  | {
      readonly e: 'activated';
      readonly seat: Seat;
      readonly ability: AbilityId;
      readonly variant: AbilityId;
    }
  | { readonly e: 'targeted'; readonly seat: Seat; readonly target: Seat }
  | { readonly e: 'no-ability'; readonly seat: Seat }
  | { readonly e: 'ability-failed'; readonly seat: Seat; readonly variant: AbilityId }
  | { readonly e: 'defended'; readonly seat: Seat; readonly ability: AbilityId }
  | { readonly e: 'undefended'; readonly seat: Seat }
  | { readonly e: 'played'; readonly seat: Seat; readonly card: CardId; readonly cost: number }
  | { readonly e: 'upgraded'; readonly seat: Seat; readonly ability: AbilityId; readonly cost: number }
  | { readonly e: 'sold'; readonly seat: Seat; readonly card: CardId; readonly cp: number }
  | { readonly e: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly e: 'drew'; readonly seat: Seat; readonly count: number; readonly reshuffled: boolean }
  | { readonly e: 'cp'; readonly seat: Seat; readonly change: number; readonly now: number }
  | { readonly e: 'healed'; readonly seat: Seat; readonly amount: number; readonly now: number }
  | {
      readonly e: 'gained';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly count: number;
      readonly by: Seat;
    }
  | {
      readonly e: 'lost';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly count: number;
      readonly how: 'spent' | 'removed' | 'expired' | 'moved';
    }
  | { readonly e: 'status-prevented'; readonly seat: Seat; readonly token: TokenId }
  | { readonly e: 'limit-raised'; readonly seat: Seat; readonly token: TokenId; readonly now: number }
  | {
      readonly e: 'damage-added';
      readonly seat: Seat;
      readonly amount: number;
      /** Null where the Attack's target is not known yet. */
      readonly to: Seat | null;
      readonly source: string;
    }
  | {
      readonly e: 'damage-prevented';
      readonly seat: Seat;
      readonly amount: number | 'half' | 'all';
      readonly source: string;
    }
  | { readonly e: 'undefendable'; readonly seat: Seat; readonly source: string }
  | { readonly e: 'landed'; readonly totals: readonly LandedDamage[] }
  | {
      readonly e: 'isolated';
      readonly seat: Seat;
      readonly amount: number;
      readonly now: number;
      readonly source: string;
    }
  | {
      readonly e: 'stole';
      readonly seat: Seat;
      readonly from: Seat;
      readonly what: 'cp' | 'health';
      readonly amount: number;
    }
  | { readonly e: 'extra-offense'; readonly seat: Seat; readonly target: Seat }
  | { readonly e: 'defeated'; readonly seat: Seat }
  | { readonly e: 'conceded'; readonly seat: Seat }
  | { readonly e: 'ended'; readonly winner: number | null };
