/** Builders for timing, conditions, repetition and choices. Content imports them from `builders.ts`. */
import type { Amount, Condition, Relation, Who } from './amount.ts';
import type { AskingEffect, Effect, EffectOption } from './effect.ts';
import { questionTextId } from './question-texts.ts';

/** The printed Then. */
export const THEN: Effect = { do: 'then' };
/** Postpones effects of an Offensive Ability to the start of the Defensive Roll Phase. */
export const atDefense = (...effects: Effect[]): Effect => ({ do: 'at-defense', effects });
/** Runs the effects of the spend `use` of a token without spending it. */
export const useFree = (token: string, use: string): Effect => ({ do: 'use-free', token, use });
/** Postpones effects until the damage of the Roll Phase has landed. */
export const afterDamage = (...effects: Effect[]): Effect => ({ do: 'after-damage', effects });
/** Postpones effects to the end of the turn. */
export const atTurnEnd = (...effects: Effect[]): Effect => ({ do: 'at-turn-end', effects });
/** Runs `effects` if the condition holds, `otherwise` if not. */
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
/** Asks the owner a yes-or-no question; `what` is its text. */
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
/** One option of `choose`: the id in the answer, the text of the button, the effects. */
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
/** Runs the same effects `count` times. */
export const repeat = (count: Amount, ...effects: Effect[]): Effect => ({
  do: 'repeat',
  times: count,
  effects,
});
/** The owner chooses one of the options; `what` is the text of the question. */
export const choose = (what: string, ...options: EffectOption[]): AskingEffect => ({
  do: 'choose',
  what: questionTextId(what),
  options,
});
/** The owner chooses a number from `from` to `most`, which is stored under the name `note`. */
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
/** The owner chooses several different players, whom later effects call `picked`: `forEach('picked', ...)`. */
export const choosePlayers = (among: Relation, count: Amount): AskingEffect => ({
  do: 'choose-players',
  among,
  count,
  distinct: true,
});
/** As `choosePlayers`, but fewer may be chosen. */
export const chooseUpTo = (count: Amount, among: Relation): AskingEffect => ({
  do: 'choose-players',
  among,
  count,
  distinct: true,
  upTo: true,
});
export const chooseTeammate: AskingEffect = { do: 'choose-player', among: 'team-mates' };
/** Runs the effects once for each player, who is `chosen` in them. */
export const forEach = (who: Who, ...effects: Effect[]): Effect => ({ do: 'for-each', who, effects });
/** Lets another player than the effect's owner answer: `askOf('target', may(...))`. */
export const askOf = (ask: Who, effect: AskingEffect): AskingEffect => ({ ...effect, ask });
/** Stores a number under a name for later effects of the same list. */
export const note = (name: string, amount: Amount): Effect => ({ do: 'note', name, amount });
