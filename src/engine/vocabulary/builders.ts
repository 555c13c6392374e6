/**
 * Builders for effects: functions that return plain data, so that a hero's file reads like the hero's board. The effect
 * files in `engine/effects/` document what each effect does.
 */

import type { Amount, OnePlayer, Who } from './amount.ts';
import type { DieValue } from './dice.ts';
import type { AskingEffect, Effect, LookAtDeck } from './effect.ts';
import type { Alteration, OpposedDice } from './effects/dice.ts';
import type { TokenFilter } from './effects/tokens.ts';
import type { Trigger, TriggerEvent, TriggerOn } from './trigger.ts';

export * from './amount-builders.ts';
export * from './damage-builders.ts';
export * from './flow-builders.ts';

/* Health, CP, cards. */

export const heal = (amount: Amount, who: Who = 'owner'): Effect => ({ do: 'heal', amount, who });
/** Heals a companion; `withDamage`: added up with the damage that it takes in this Roll Phase. */
export const healCompanion = (
  dial: string,
  amount: Amount,
  more: { withDamage?: true; who?: Who } = {},
): Effect => ({ do: 'heal', amount, who: 'owner', dial, ...more });
/** Lowers the health of a companion at once. */
export const harmCompanion = (dial: string, amount: Amount, who: Who = 'owner'): Effect => ({
  do: 'harm-companion',
  dial,
  amount,
  who,
});
/** A companion takes `amount` of the damage that is about to land on the owner. */
export const redirect = (dial: string, amount: Amount): Effect => ({ do: 'redirect', dial, amount });
export const allowSplit = (dial: string): Effect => ({ do: 'allow-split', dial });
export const gainCp = (amount: Amount, who: Who = 'owner'): Effect => ({ do: 'cp', amount, who });
export const loseCp = (amount: Amount, who: Who = 'target'): Effect => ({ do: 'lose-cp', amount, who });
export const stealCp = (amount: Amount, from: Who = 'target'): Effect => ({ do: 'steal-cp', amount, from });
export const stealHealth = (amount: Amount, from: Who = 'target'): Effect => ({
  do: 'steal-health',
  amount,
  from,
});
export const draw = (count: Amount = 1, who: Who = 'owner'): Effect => ({ do: 'draw', count, who });
export const discard = (count: Amount | 'all', who: Who, how: 'random' | 'choice'): AskingEffect => ({
  do: 'discard',
  count,
  who,
  how,
});

/** The owner puts any card of their deck into their hand. */
export const searchDeck: Effect = { do: 'search', for: 'any', count: 1, to: 'hand' };

/** The owner puts `count` upgrades from their deck into play; with `upTo` they may take fewer. */
export const searchUpgrades = (count: number, upTo = false): Effect => ({
  do: 'search',
  for: 'upgrade',
  count,
  to: 'play',
  ...(upTo ? { upTo: true } : {}),
});
/** The owner looks at the top `count` cards of their deck and puts them back in any order. */
export const lookAtDeck = (
  count: number,
  more: Pick<LookAtDeck, 'take' | 'orReveal' | 'bottom'> = {},
): Effect => ({
  do: 'look-at-deck',
  count,
  ...more,
});
/** The owner may put an upgrade from their hand into play without paying. */
export const playUpgrade: Effect = { do: 'play-upgrade' };

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
/** Removes the tokens for which a trigger runs: those on the holder that the effect's owner inflicted or gave. */
export const removeThese = (token: string): Effect => ({
  do: 'remove',
  token,
  count: 'all',
  who: 'holder',
  from: 'owner',
});
/** The owner spends tokens as part of an ability. The effects of spending the token do not run. */
export const spendOwn = (token: string, count: Amount = 1): Effect => ({
  do: 'remove',
  token,
  count,
  who: 'owner',
  spent: true,
});
/** Flips tokens to their other side, which is the token `to`. */
export const turnToken = (
  token: string,
  to: string,
  count: Amount | 'all' = 1,
  who: Who = 'holder',
): Effect => ({ do: 'turn-token', token, to, count, who });
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
/** "You may remove": as `removeChosen`, but fewer or none may be removed. */
export const mayRemove = (who: Who, count = 1): AskingEffect => ({
  do: 'remove-chosen',
  who,
  filter: {},
  count,
  optional: true,
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
/** The owner and the target roll `dice` dice each. `rollOff(1, 'mine', 'theirs')` stores both sums by name. */
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
/** The owner may have one die of an opponent re-rolled. */
export const mayForceReroll: AskingEffect = {
  do: 'alter',
  alteration: { how: 'force-reroll' },
  dice: 1,
  whose: 'opponent',
  optional: true,
};
export const setAny = (dice = 1): AskingEffect => alter({ how: 'set-any' }, dice);
export const setOwn = (...values: DieValue[]): AskingEffect => alter({ how: 'set', values }, 1, 'own');
export const rerollOwn = (dice: number): AskingEffect => ({ do: 'reroll-own', dice });
/** The owner re-rolls one die up to `tries` times, one after another; it may be the same die each time. */
export const rerollSeparately = (tries: number): AskingEffect => ({
  do: 'reroll-own',
  dice: tries,
  separately: true,
});
/** In the dice that the source `of` has rolled, the symbols `as` count instead of `symbol`. */
export const readAs = (symbol: string, as: readonly string[], of: string): Effect => ({
  do: 'read-as',
  symbol,
  as,
  of,
});
export const extraAttempt = (phase: 'offensive' | 'defensive', who: Who = 'chosen'): Effect => ({
  do: 'extra-attempt',
  phase,
  who,
});

/** The owner may re-roll one die of each roll of this name in this Roll Phase; that die is worth `bonus` more. */
export const grantReroll = (of: string, bonus = 0): Effect => ({ do: 'grant-reroll', of, bonus });

/** The owner looks at hands, which only the owner sees. */
export const lookAtHand = (who: Who = 'chosen'): Effect => ({ do: 'look-at-hand', who });
/** Moves a token of a given kind. Its inflictor stays the same. */
export const passOn = (token: string, from: OnePlayer = 'holder', to: OnePlayer = 'chosen'): Effect => ({
  do: 'pass-on',
  token,
  from,
  to,
});
/** Moves a companion of the owner to a player who was chosen before. */
export const throwTo = (token: string, to: OnePlayer = 'chosen'): Effect => ({
  do: 'pass-on',
  token,
  from: 'owner',
  to,
  given: 'owner',
  atOnce: true,
});
/** Moves a companion of the owner back to the owner, from the player who has it. */
export const retrieveFrom = (token: string, from: Who = 'opponents'): Effect => ({
  do: 'pass-on',
  token,
  from,
  to: 'owner',
  given: 'owner',
  atOnce: true,
});
/** Turns the board to the side with this id. */
export const turnBoard = (side: string, who: Who = 'owner'): Effect => ({
  do: 'turn-over',
  thing: 'board',
  side,
  who,
});
/** Turns a companion to the side with this id. */
export const turnCompanion = (companion: string, side: string, who: Who = 'holder'): Effect => ({
  do: 'turn-over',
  thing: companion,
  side,
  who,
});

/* Phases. */

/**
 * A window after the activation in which only the ability's owner may act. The list must also contain `openActivation`,
 * the window for everybody.
 */
export const ownActivation: Effect = { do: 'activation-window', for: 'owner' };
export const openActivation: Effect = { do: 'activation-window', for: 'everybody' };
export const failAbility: Effect = { do: 'fail-ability' };
/** Ends this Offensive Roll Phase without an Attack and starts another one at once. */
export const offenseAgain: Effect = { do: 'offense-again' };
export const extraOffensiveRollPhase: Effect = { do: 'extra-offensive-roll-phase' };
/** Gives the owner another Offensive Roll Phase with this fixed target. */
export const extraOffenseAgainst = (against: OnePlayer): Effect => ({
  do: 'extra-offensive-roll-phase',
  against,
});

/* Triggers. */

/** A trigger: runs effects at an event of the holder, or of the players that `whose` means. */
export const trigger = (
  event: TriggerEvent,
  effects: readonly Effect[],
  { once, ...more }: Partial<Omit<TriggerOn, 'event'>> & { once?: true } = {},
): Trigger => ({
  on: { event, whose: 'holder', ...more },
  do: effects,
  ...(once ? { once } : {}),
});
