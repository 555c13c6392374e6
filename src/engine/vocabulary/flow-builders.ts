/** What is done when, how often, to whom and by whose choice; `builders.ts` hands them on. */
import type { Amount, Condition, Relation, Who } from './amount.ts';
import type { AskingEffect, Effect, EffectOption } from './effect.ts';
import { questionTextId } from './question-texts.ts';

export const THEN: Effect = { do: 'then' };
/** Of an Offensive Ability: with the Defensive Roll Phase, behind what it aimed at the target before. */
export const atDefense = (...effects: Effect[]): Effect => ({ do: 'at-defense', effects });
/** A token of the owner does what spending it so does, free of charge and at any moment. */
export const useFree = (token: string, use: string): Effect => ({ do: 'use-free', token, use });
export const afterDamage = (...effects: Effect[]): Effect => ({ do: 'after-damage', effects });
/** What comes at the end of the turn. */
export const atTurnEnd = (...effects: Effect[]): Effect => ({ do: 'at-turn-end', effects });
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
  what: questionTextId(what),
  effects,
  otherwise,
});
export const option = (id: string, label: string, ...effects: Effect[]): EffectOption => ({
  id,
  label: questionTextId(label),
  effects,
});
/** As `option`, offered only while the condition holds. */
export const optionWhen = (
  condition: Condition,
  id: string,
  label: string,
  ...effects: Effect[]
): EffectOption => ({ id, label: questionTextId(label), when: condition, effects });
/** The same effects as often as the amount says. */
export const repeat = (count: Amount, ...effects: Effect[]): Effect => ({
  do: 'repeat',
  times: count,
  effects,
});
export const choose = (what: string, ...options: EffectOption[]): AskingEffect => ({
  do: 'choose',
  what: questionTextId(what),
  options,
});
export const chooseAmount = (what: string, most: Amount, note: string, from: Amount = 0): AskingEffect => ({
  do: 'choose-amount',
  what: questionTextId(what),
  least: from,
  most,
  note,
});
export const choosePlayer: AskingEffect = { do: 'choose-player', among: 'everyone' };
export const chooseOpponent: AskingEffect = { do: 'choose-player', among: 'opponents' };
/** The owner or a team-mate. */
export const chooseOwnSide: AskingEffect = {
  do: 'choose-player',
  among: 'everyone',
  except: 'opponents',
};
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
