/**
 * Words to write heroes with: small functions that return plain data, so that a hero's file reads
 * like the hero's board. Figures only; what each effect does stands in `engine/effects/`.
 */
import type { DieValue } from '../dice/requirement.ts';
import type { LookAtDeck } from '../effects/look-at-deck.ts';
import type { Amount, OnePlayer, Who } from './amount.ts';
import type { Alteration, AskingEffect, Effect, OpposedDice, TokenFilter } from './effect.ts';
import type { Trigger, TriggerEvent, TriggerOn } from './trigger.ts';

export * from './amount-builders.ts';
export * from './damage-builders.ts';
export * from './flow-builders.ts';

/* Health, CP, cards. */

export const heal = (amount: Amount, who: Who = 'owner'): Effect => ({ do: 'heal', amount, who });
/** Raises the dial of a companion; `withDamage` where it counts against what it takes in this Roll Phase. */
export const healCompanion = (
  dial: string,
  amount: Amount,
  more: { withDamage?: true; who?: Who } = {},
): Effect => ({ do: 'heal', amount, who: 'owner', dial, ...more });
export const harmCompanion = (dial: string, amount: Amount, who: Who = 'owner'): Effect => ({
  do: 'harm-companion',
  dial,
  amount,
  who,
});
/** A companion takes so much of the damage that is about to land. */
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

/** Any card of the deck into the hand. */
export const searchDeck: Effect = { do: 'search', for: 'any', count: 1, to: 'hand' };

/** Up to so many upgrades of the deck come into play. */
export const searchUpgrades = (count: number, upTo = false): Effect => ({
  do: 'search',
  for: 'upgrade',
  count,
  to: 'play',
  ...(upTo ? { upTo: true } : {}),
});
export const lookAtDeck = (count: number, more: Pick<LookAtDeck, 'take' | 'orReveal'> = {}): Effect => ({
  do: 'look-at-deck',
  count,
  ...more,
});
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
/** Tokens become others, which are the same thing lying otherwise. */
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
/** "You may remove": none is as good an answer. */
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
/** One die of an opponent is thrown again, if the owner wants it. */
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
/** So many tries one after another, also on the same die. */
export const rerollSeparately = (tries: number): AskingEffect => ({
  do: 'reroll-own',
  dice: tries,
  separately: true,
});
/** Where the dice of `of` are asked for a symbol, others count instead. */
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

/** Rolls of this name may be re-rolled once in this roll phase; a re-rolled die is worth `bonus` more. */
export const grantReroll = (of: string, bonus = 0): Effect => ({ do: 'grant-reroll', of, bonus });

/** Looks at hands, for the owner's eyes only. */
export const lookAtHand = (who: Who = 'chosen'): Effect => ({ do: 'look-at-hand', who });
/** A token that the text names moves, and stays that of who inflicted it. */
export const passOn = (token: string, from: OnePlayer = 'holder', to: OnePlayer = 'chosen'): Effect => ({
  do: 'pass-on',
  token,
  from,
  to,
});
/** A companion of the owner's own is thrown to a player named before, or comes back from whoever has it. */
export const throwTo = (token: string, to: OnePlayer = 'chosen'): Effect => ({
  do: 'pass-on',
  token,
  from: 'owner',
  to,
  given: 'owner',
  atOnce: true,
});
export const retrieveFrom = (token: string, from: Who = 'opponents'): Effect => ({
  do: 'pass-on',
  token,
  from,
  to: 'owner',
  given: 'owner',
  atOnce: true,
});
/** The board is turned so that this side lies up. */
export const turnBoard = (side: string, who: Who = 'owner'): Effect => ({
  do: 'turn-over',
  thing: 'board',
  side,
  who,
});
/** A companion is turned so that this side lies up. */
export const turnCompanion = (companion: string, side: string, who: Who = 'holder'): Effect => ({
  do: 'turn-over',
  thing: companion,
  side,
  who,
});

/* Phases. */

/** Before this only the ability's owner may act; an ability with it says by `openActivation` when others may. */
export const ownActivation: Effect = { do: 'activation-window', for: 'owner' };
export const openActivation: Effect = { do: 'activation-window', for: 'everybody' };
export const failAbility: Effect = { do: 'fail-ability' };
/** This Offensive Roll Phase ends with nobody Attacked, and another begins at once. */
export const offenseAgain: Effect = { do: 'offense-again' };
export const extraOffensiveRollPhase: Effect = { do: 'extra-offensive-roll-phase' };
/** Another Offensive Roll Phase of the owner with this fixed target. */
export const extraOffenseAgainst = (against: OnePlayer): Effect => ({
  do: 'extra-offensive-roll-phase',
  against,
});

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
