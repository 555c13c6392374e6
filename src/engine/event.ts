/** Facts of the game as they happen. The log, pictures and statistics are made from these. */

import type { Action } from './action.ts';
import type { LandedDamage } from './damage/totals.ts';
import type { DieFace } from './dice/requirement.ts';
import type { Phase } from './state.ts';

export type GameEvent =
  /** A choice had one candidate, so nobody was asked. */
  | { readonly e: 'forced'; readonly seat: number; readonly answer: Action }
  | { readonly e: 'started'; readonly startPlayer: number; readonly rolls: readonly (readonly number[])[] }
  | { readonly e: 'turn'; readonly seat: number; readonly number: number }
  | { readonly e: 'phase'; readonly seat: number; readonly phase: Phase; readonly skipped?: string }
  | {
      readonly e: 'rolled';
      readonly seat: number;
      readonly label: string;
      readonly dice: readonly DieFace[];
      readonly rerolled: readonly number[];
      readonly attempt: number | null;
    }
  | {
      readonly e: 'altered';
      readonly by: number;
      readonly owner: number;
      readonly die: number;
      readonly from: DieFace;
      readonly to: DieFace;
    }
  | { readonly e: 'announced'; readonly seat: number; readonly ability: string; readonly variant: string }
  | { readonly e: 'lapsed'; readonly seat: number; readonly variant: string }
  | {
      readonly e: 'activated';
      readonly seat: number;
      readonly ability: string;
      readonly variant: string;
    }
  | { readonly e: 'targeted'; readonly seat: number; readonly target: number }
  | { readonly e: 'no-ability'; readonly seat: number }
  | { readonly e: 'ability-failed'; readonly seat: number; readonly variant: string }
  | { readonly e: 'defended'; readonly seat: number; readonly ability: string }
  | { readonly e: 'undefended'; readonly seat: number }
  | { readonly e: 'played'; readonly seat: number; readonly card: string; readonly cost: number }
  | { readonly e: 'upgraded'; readonly seat: number; readonly ability: string; readonly cost: number }
  | { readonly e: 'sold'; readonly seat: number; readonly card: string; readonly cp: number }
  | { readonly e: 'discarded'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly e: 'drew'; readonly seat: number; readonly count: number; readonly reshuffled: boolean }
  | { readonly e: 'cp'; readonly seat: number; readonly change: number; readonly now: number }
  | { readonly e: 'healed'; readonly seat: number; readonly amount: number; readonly now: number }
  | {
      readonly e: 'gained';
      readonly seat: number;
      readonly token: string;
      readonly count: number;
      readonly by: number;
    }
  | {
      readonly e: 'lost';
      readonly seat: number;
      readonly token: string;
      readonly count: number;
      readonly how: 'spent' | 'removed' | 'expired' | 'moved';
    }
  | { readonly e: 'status-prevented'; readonly seat: number; readonly token: string }
  | { readonly e: 'limit-raised'; readonly seat: number; readonly token: string; readonly now: number }
  | {
      readonly e: 'damage-added';
      readonly seat: number;
      readonly amount: number;
      /** Null where the Attack's target is not known yet. */
      readonly to: number | null;
      readonly source: string;
    }
  | {
      readonly e: 'damage-prevented';
      readonly seat: number;
      readonly amount: number | 'half' | 'all';
      readonly source: string;
    }
  | { readonly e: 'undefendable'; readonly seat: number; readonly source: string }
  | { readonly e: 'landed'; readonly totals: readonly LandedDamage[] }
  | {
      readonly e: 'isolated';
      readonly seat: number;
      readonly amount: number;
      readonly now: number;
      readonly source: string;
    }
  | {
      readonly e: 'stole';
      readonly seat: number;
      readonly from: number;
      readonly what: 'cp' | 'health';
      readonly amount: number;
    }
  | { readonly e: 'extra-offense'; readonly seat: number; readonly target: number }
  | { readonly e: 'defeated'; readonly seat: number }
  | { readonly e: 'conceded'; readonly seat: number }
  | { readonly e: 'ended'; readonly winner: number | null };
