/** Effects on tokens: status effects, and unique tokens. */

import type { Amount, Asking, OnePlayer, Who } from '../amount.ts';

/** Which tokens can be chosen for removal or transfer; without fields all status effects. */
export type TokenFilter = {
  readonly kinds?: readonly ('positive' | 'negative' | 'unique')[];
  /** Only tokens with this id. */
  readonly only?: string;
};

export interface Gain {
  readonly do: 'gain';
  readonly token: string;
  readonly count: Amount;
  readonly who: Who;
}

export interface Inflict {
  readonly do: 'inflict';
  readonly token: string;
  readonly count: Amount;
  readonly who: Who;
}

export interface Remove {
  readonly do: 'remove';
  readonly token: string;
  readonly count: Amount | 'all';
  readonly who: Who;
  /** Only tokens that the effect's owner inflicted or gave. */
  readonly from?: 'owner';
  /** The text says "spend": the tokens count as spent, but the effects of spending them do not run (R193). */
  readonly spent?: true;
}

export interface RemoveChosen extends Asking {
  readonly do: 'remove-chosen';
  readonly who: Who;
  readonly filter: TokenFilter;
  readonly count: number | 'all';
  /** Fewer may be removed, or none ("you may remove"). */
  readonly optional?: true;
}

export interface TransferChosen extends Asking {
  readonly do: 'transfer-chosen';
  /** Which tokens can be chosen. */
  readonly filter: TokenFilter;
  /** Players from whom it is moved; absent: anybody. */
  readonly from?: Who;
  /** Players to whom it is moved; absent: anybody else. */
  readonly to?: Who;
}

export interface RaiseLimit {
  readonly do: 'raise-limit';
  readonly token: string;
  readonly by: number;
}

export interface PreventStatus {
  readonly do: 'prevent-status';
  /** How many, 1 or more. */
  readonly count: number;
}

export interface TurnToken {
  readonly do: 'turn-token';
  readonly token: string;
  /** The id of the other side. */
  readonly to: string;
  readonly count: Amount | 'all';
  readonly who: Who;
  /** Only tokens that the effect's owner inflicted or gave. */
  readonly from?: 'owner';
}

export interface PassOn {
  readonly do: 'pass-on';
  readonly token: string;
  /** The token comes from the first of these who has one. */
  readonly from: Who;
  readonly to: OnePlayer;
  /** Only a token that the effect's owner gave. Example: a companion that is thrown and retrieved (rule: mjolnir). */
  readonly given?: 'owner';
  /** The effect is not postponed to the Defensive Roll Phase, even if `to` is the Attack's target. */
  readonly atOnce?: true;
}

export interface UseFree {
  readonly do: 'use-free';
  readonly token: string;
  /** The `use` name of one of the token's spends. */
  readonly use: string;
}
