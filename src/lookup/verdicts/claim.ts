/** Claims that are true or false by the engine's definitions: what a question that is answered by yes or no asks. */
import type { CardMoment } from '../../content/rules/statements.ts';
import type { DamageType } from '../../engine/definitions.ts';

/** What the rules allow against damage; the traits of the damage chart. */
export type Trait = 'defendable' | 'avoidable' | 'modifiable' | 'attack';

/** What a token can be, or what can be done with it. */
export type TokenFact =
  | 'removable'
  | 'movable'
  | 'positive'
  | 'negative'
  | 'unique'
  | 'companion'
  | 'status'
  | 'persistent'
  | 'spendable';

/** What a token does to damage. */
export const TOKEN_USES = ['raise', 'lower'] as const;
export type TokenUse = (typeof TOKEN_USES)[number];

/** Whose turn it is. */
export const TURNS = ['own', 'foe'] as const;
export type Turn = (typeof TURNS)[number];

export type Claim =
  /** Damage of a type has a trait. */
  | { readonly about: 'type'; readonly type: DamageType; readonly trait: Trait }
  /** An ability of a hero, `<hero>/<ability>`, has a trait. */
  | { readonly about: 'ability'; readonly ability: string; readonly trait: Trait }
  /** A token does something against, or with, damage of a type. */
  | { readonly about: 'token'; readonly token: string; readonly type: DamageType }
  /** A token raises, or lowers, damage of a type. */
  | { readonly about: 'token-use'; readonly token: string; readonly type: DamageType; readonly use: TokenUse }
  /** A token is spent against, or with, an ability, `<hero>/<ability>`. */
  | { readonly about: 'token-ability'; readonly token: string; readonly ability: string }
  /** A token may be spent in a phase. */
  | { readonly about: 'spend'; readonly token: string; readonly moment: CardMoment }
  /** The damage that a token deals has a trait. */
  | { readonly about: 'token-damage'; readonly token: string; readonly trait: Trait }
  /** A card, `common/<card>` or `<hero>/<card>`, does something against, or with, damage of a type. */
  | { readonly about: 'card'; readonly card: string; readonly type: DamageType }
  /** A card does something against, or with, an ability. */
  | { readonly about: 'card-ability'; readonly card: string; readonly ability: string }
  /** A card may be played in a phase. */
  | { readonly about: 'moment'; readonly card: string; readonly moment: CardMoment }
  /** A card is played, or a token spent, in the own turn or in that of an opponent. */
  | { readonly about: 'card-turn'; readonly card: string; readonly turn: Turn }
  | { readonly about: 'spend-turn'; readonly token: string; readonly turn: Turn }
  /** A player may hold so many of a token. */
  | { readonly about: 'hold'; readonly token: string; readonly count: number }
  | { readonly about: 'fact'; readonly token: string; readonly fact: TokenFact }
  /** An Ultimate can be stopped. */
  | { readonly about: 'stop' };

/** The answer to a claim. */
export interface Verdict {
  readonly claim: Claim;
  readonly isTrue: boolean;
  /** Ids of the rule texts that explain it, the best first. */
  readonly because: readonly string[];
}
