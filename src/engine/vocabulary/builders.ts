/**
 * Words to write heroes with: small functions that return plain data, so that a hero's file reads
 * like the hero's board. Figures only; what each effect does stands in `engine/effects/`.
 */
import type { DieValue } from '../dice/requirement.ts';
import type { Amount, Condition, OnePlayer, Relation, Who } from './amount.ts';
import type {
  Alteration,
  AskingEffect,
  DamageType,
  Effect,
  EffectOption,
  OpposedDice,
  TokenFilter,
} from './effect.ts';
import type { Trigger, TriggerEvent, TriggerOn } from './trigger.ts';

export * from './amount-builders.ts';

/* Damage. */

export const deal = (amount: Amount, type: DamageType = 'normal', to: Who = 'target'): Effect => ({
  do: 'deal',
  amount,
  type,
  to,
});
export const dealUndefendable = (amount: Amount): Effect => deal(amount, 'undefendable');
export const dealPure = (amount: Amount): Effect => deal(amount, 'pure');
export const dealUltimate = (amount: Amount): Effect => deal(amount, 'ultimate');
/** Damage by a Defensive Ability to the attacker: it has no type. */
export const dealBack = (amount: Amount): Effect => deal(amount, 'typeless');
/** Damage that the owner takes in return; nothing prevents or changes it where `locked`. */
export const receive = (amount: Amount): Effect => deal(amount, 'undefendable', 'owner');
export const dealCollateral = (amount: Amount, to: Who = 'opponents'): Effect =>
  deal(amount, 'collateral', to);
export const dealIsolated = (amount: Amount, to: Who = 'target'): Effect => ({
  do: 'isolated-damage',
  amount,
  to,
});
export const addDamage = (amount: Amount): Effect => ({ do: 'add-damage', amount });
export const prevent = (amount: Amount, who: Who = 'owner'): Effect => ({ do: 'prevent', amount, who });
export const preventHalf = (who: Who = 'owner'): Effect => ({ do: 'prevent', amount: 'half', who });
export const preventAll = (who: Who = 'owner'): Effect => ({ do: 'prevent', amount: 'all', who });
export const avoid = (who: Who = 'holder'): Effect => ({ do: 'avoid', who });
export const reflectHalf: Effect = { do: 'reflect-half', who: 'target' };
export const undefendable: Effect = { do: 'undefendable' };

/* Health, CP, cards. */

export const heal = (amount: Amount, who: Who = 'owner'): Effect => ({ do: 'heal', amount, who });
export const gainCp = (amount: Amount, who: Who = 'owner'): Effect => ({ do: 'cp', amount, who });
export const loseCp = (amount: Amount, who: Who = 'target'): Effect => ({ do: 'lose-cp', amount, who });
export const stealCp = (amount: Amount, from: Who = 'target'): Effect => ({ do: 'steal-cp', amount, from });
export const stealHealth = (amount: Amount, from: Who = 'target'): Effect => ({
  do: 'steal-health',
  amount,
  from,
});
export const draw = (count: Amount = 1, who: Who = 'owner'): Effect => ({ do: 'draw', count, who });
export const discard = (count: Amount, who: Who, how: 'random' | 'choice'): AskingEffect => ({
  do: 'discard',
  count,
  who,
  how,
});

/* Tokens. */

export const gain = (token: string, count: Amount = 1, who: Who = 'owner'): Effect => ({
  do: 'gain',
  token,
  count,
  who,
});
export const inflict = (token: string, count: Amount = 1, who: Who = 'target'): Effect => ({
  do: 'inflict',
  token,
  count,
  who,
});
export const remove = (token: string, count: Amount | 'all' = 1, who: Who = 'holder'): Effect => ({
  do: 'remove',
  token,
  count,
  who,
});
/** The tokens for which a trigger acts leave the holder. */
export const removeThese = (token: string): Effect => ({
  do: 'remove',
  token,
  count: 'all',
  who: 'holder',
  from: 'owner',
});
/** The owner spends tokens by the ability's own text: nothing that the token itself brings. */
export const spendOwn = (token: string, count: Amount = 1): Effect => ({
  do: 'remove',
  token,
  count,
  who: 'owner',
  spent: true,
});
export const removeChosen = (
  who: Who,
  count: number | 'all' = 1,
  filter: TokenFilter = {},
): AskingEffect => ({
  do: 'remove-chosen',
  who,
  filter,
  count,
});
export const transferChosen = (filter: TokenFilter = {}): AskingEffect => ({ do: 'transfer-chosen', filter });
export const raiseLimit = (token: string, by = 1): Effect => ({ do: 'raise-limit', token, by });
export const preventStatus = (count = 1): Effect => ({ do: 'prevent-status', count });

/* Dice. */

export const roll = (
  dice: number,
  more: { by?: OnePlayer; note?: string; mayReroll?: number; rerollCosts?: string; rerollsFor?: string } = {},
): Effect => ({
  do: 'roll',
  dice,
  by: 'owner',
  ...more,
});
/** As many dice against the target's: `rollOff(1, 'mine', 'theirs')` notes both sums. */
export const rollOff = (dice: number, own: string, theirs: string): Effect => ({
  do: 'roll',
  dice,
  by: 'owner',
  note: own,
  opposed: opposedBy('target', dice, theirs),
});
export const opposedBy = (by: Who, dice: number, note: string): OpposedDice => ({ by, dice, note });
export const alter = (
  alteration: Alteration,
  dice = 1,
  whose: 'any' | 'own' | 'opponent' = 'any',
): AskingEffect => ({ do: 'alter', alteration, dice, whose });
export const setAny = (dice = 1): AskingEffect => alter({ how: 'set-any' }, dice);
export const setOwn = (...values: DieValue[]): AskingEffect => alter({ how: 'set', values }, 1, 'own');
export const rerollOwn = (dice: number): AskingEffect => ({ do: 'reroll-own', dice });
/** So many tries one after another, also on the same die. */
export const rerollSeparately = (tries: number): AskingEffect => ({
  do: 'reroll-own',
  dice: tries,
  separately: true,
});
export const extraAttempt = (phase: 'offensive' | 'defensive', who: Who = 'chosen'): Effect => ({
  do: 'extra-attempt',
  phase,
  who,
});

/* Order and choice. */

export const THEN: Effect = { do: 'then' };
export const afterDamage = (...effects: Effect[]): Effect => ({ do: 'after-damage', effects });
export const when = (
  condition: Condition,
  effects: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Effect => ({
  do: 'if',
  when: condition,
  effects,
  otherwise,
});
export const may = (
  what: string,
  effects: readonly Effect[],
  otherwise: readonly Effect[] = [],
): AskingEffect => ({
  do: 'may',
  what,
  effects,
  otherwise,
});
export const option = (id: string, label: string, ...effects: Effect[]): EffectOption => ({
  id,
  label,
  effects,
});
/** As `option`, offered only while the condition holds. */
export const optionWhen = (
  condition: Condition,
  id: string,
  label: string,
  ...effects: Effect[]
): EffectOption => ({ id, label, when: condition, effects });
/** The same effects as often as the amount says. */
export const repeat = (count: Amount, ...effects: Effect[]): Effect => ({
  do: 'repeat',
  times: count,
  effects,
});
export const choose = (what: string, ...options: EffectOption[]): AskingEffect => ({
  do: 'choose',
  what,
  options,
});
export const chooseAmount = (what: string, most: Amount, note: string, from: Amount = 0): AskingEffect => ({
  do: 'choose-amount',
  what,
  least: from,
  most,
  note,
});
export const choosePlayer: AskingEffect = { do: 'choose-player', among: 'everyone' };
export const chooseOpponent: AskingEffect = { do: 'choose-player', among: 'opponents' };
/** Several players in order, nobody twice, who are `picked` from there on: `forEach('picked', ...)`. */
export const choosePlayers = (among: Relation, count: Amount): AskingEffect => ({
  do: 'choose-players',
  among,
  count,
  distinct: true,
});
/** As `choosePlayers`, or fewer of them. */
export const chooseUpTo = (count: Amount, among: Relation): AskingEffect => ({
  do: 'choose-players',
  among,
  count,
  distinct: true,
  upTo: true,
});
export const chooseTeammate: AskingEffect = { do: 'choose-player', among: 'team-mates' };
/** Once for each player meant, who is `chosen` meanwhile. */
export const forEach = (who: Who, ...effects: Effect[]): Effect => ({ do: 'for-each', who, effects });
/** The same, decided by somebody else than the effect's owner: `askOf('target', may(...))`. */
export const askOf = (ask: Who, effect: AskingEffect): AskingEffect => ({ ...effect, ask });
export const note = (name: string, amount: Amount): Effect => ({ do: 'note', name, amount });

/** Rolls of this name may be re-rolled once in this roll phase; a re-rolled die is worth `bonus` more. */
export const grantReroll = (of: string, bonus = 0): Effect => ({ do: 'grant-reroll', of, bonus });

/* Phases. */

/** Before this only the ability's owner may act; an ability with it says by `openActivation` when others may. */
export const ownActivation: Effect = { do: 'activation-window', for: 'owner' };
export const openActivation: Effect = { do: 'activation-window', for: 'everybody' };
export const failAbility: Effect = { do: 'fail-ability' };
export const extraOffensiveRollPhase: Effect = { do: 'extra-offensive-roll-phase' };

/* Triggers. */

/** What happens by itself at an event of the holder, or of whom `more.whose` says. */
export const trigger = (
  event: TriggerEvent,
  effects: readonly Effect[],
  { once, ...more }: Partial<Omit<TriggerOn, 'event'>> & { once?: true } = {},
): Trigger => ({
  on: { event, whose: 'holder', ...more },
  do: effects,
  ...(once ? { once } : {}),
});
