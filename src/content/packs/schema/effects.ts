/** What abilities, cards and tokens do. */
import { z } from 'zod';
import type {
  Alteration,
  DamageType,
  Effect,
  EffectOption,
  OpposedDice,
  TokenFilter,
} from '../../../engine/vocabulary/effect.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { amount as anyAmount, condition, onePlayer, relation, who } from './amounts.ts';
import { dieValue, whole } from './dice.ts';
import { id, label, question } from './texts.ts';

export const damageType = exactly<DamageType>()(
  z.literal(['normal', 'undefendable', 'pure', 'collateral', 'ultimate', 'typeless']),
);
/** What is done with less than nothing is something else; inside sums figures may be negative. */
const amount = anyAmount.refine((value) => typeof value !== 'number' || value >= 0, 'is less than 0');
/** Who decides, where that is not the effect's owner. */
const ask = who.exactOptional();
const all = z.literal('all');
const dice = whole(1, BOUNDS.dice);
const figure = whole(1, BOUNDS.figure);

const filter = exactly<TokenFilter>()(
  z.strictObject({
    kinds: z
      .array(z.literal(['positive', 'negative', 'unique']))
      .min(1)
      .max(3)
      .readonly()
      .exactOptional(),
    only: id.exactOptional(),
  }),
);

const alteration = exactly<Alteration>()(
  z.discriminatedUnion('how', [
    z.strictObject({ how: z.literal('set-any') }),
    z.strictObject({ how: z.literal('set'), values: z.array(dieValue).min(1).max(6).readonly() }),
    z.strictObject({ how: z.literal('step') }),
    z.strictObject({ how: z.literal('copy') }),
    z.strictObject({ how: z.literal('force-reroll') }),
  ]),
);

// Named by its type, so that effects can stand inside effects.
const list: z.ZodType<readonly Effect[]> = z.lazy(() => effects);

const option = exactly<EffectOption>()(
  z.strictObject({ id, label, when: condition.exactOptional(), effects: list }),
);

export const opposed = exactly<OpposedDice>()(z.strictObject({ by: who, dice, note: id }));

const effect = exactly<Effect>()(
  z.discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('deal'),
      amount,
      type: damageType,
      to: who,
      locked: z.literal(true).exactOptional(),
    }),
    z.strictObject({ do: z.literal('add-damage'), amount }),
    z.strictObject({ do: z.literal('isolated-damage'), amount, to: who }),
    z.strictObject({ do: z.literal('prevent'), amount: z.union([amount, z.literal(['half', 'all'])]), who }),
    z.strictObject({ do: z.literal('avoid'), who }),
    z.strictObject({ do: z.literal('reflect-half'), who }),
    z.strictObject({ do: z.literal('undefendable') }),
    z.strictObject({ do: z.literal('heal'), amount, who }),
    z.strictObject({ do: z.literal('gain'), token: id, count: amount, who }),
    z.strictObject({ do: z.literal('inflict'), token: id, count: amount, who }),
    z.strictObject({
      do: z.literal('remove'),
      token: id,
      count: z.union([amount, all]),
      from: z.literal('owner').exactOptional(),
      who,
      spent: z.literal(true).exactOptional(),
    }),
    z.strictObject({
      do: z.literal('remove-chosen'),
      who,
      filter,
      count: z.union([figure, all]),
      ask,
    }),
    z.strictObject({ do: z.literal('transfer-chosen'), filter, ask }),
    z.strictObject({ do: z.literal('raise-limit'), token: id, by: whole(1, BOUNDS.stack) }),
    z.strictObject({ do: z.literal('prevent-status'), count: figure }),
    z.strictObject({ do: z.literal('cp'), amount, who }),
    z.strictObject({ do: z.literal('lose-cp'), amount, who }),
    z.strictObject({ do: z.literal('steal-cp'), amount, from: who }),
    z.strictObject({ do: z.literal('steal-health'), amount, from: who }),
    z.strictObject({ do: z.literal('draw'), count: amount, who }),
    z.strictObject({
      do: z.literal('discard'),
      count: amount,
      who,
      how: z.literal(['random', 'choice']),
      ask,
    }),
    z.strictObject({
      do: z.literal('roll'),
      dice,
      by: onePlayer,
      note: id.exactOptional(),
      mayReroll: dice.exactOptional(),
      rerollCosts: id.exactOptional(),
      rerollsFor: id.exactOptional(),
      opposed: opposed.exactOptional(),
    }),
    z.strictObject({ do: z.literal('grant-reroll'), of: id, bonus: whole(0, BOUNDS.figure) }),
    z.strictObject({ do: z.literal('repeat'), times: amount, effects: list }),
    z.strictObject({
      do: z.literal('alter'),
      alteration,
      dice,
      whose: z.literal(['any', 'own', 'opponent']),
      ask,
    }),
    z.strictObject({
      do: z.literal('reroll-own'),
      dice,
      separately: z.literal(true).exactOptional(),
      ask,
    }),
    z.strictObject({ do: z.literal('extra-attempt'), phase: z.literal(['offensive', 'defensive']), who }),
    z.strictObject({ do: z.literal('then') }),
    z.strictObject({ do: z.literal('after-damage'), effects: list }),
    z.strictObject({ do: z.literal('if'), when: condition, effects: list, otherwise: list }),
    z.strictObject({ do: z.literal('may'), what: question, effects: list, otherwise: list, ask }),
    z.strictObject({
      do: z.literal('choose'),
      what: question,
      options: z.array(option).min(1).max(BOUNDS.options).readonly(),
      ask,
    }),
    z.strictObject({
      do: z.literal('choose-amount'),
      what: question,
      least: amount,
      most: amount,
      note: id,
      ask,
    }),
    z.strictObject({
      do: z.literal('choose-player'),
      among: relation,
      except: who.exactOptional(),
      ask,
    }),
    z.strictObject({
      do: z.literal('choose-players'),
      among: relation,
      except: who.exactOptional(),
      count: amount,
      distinct: z.literal(true).exactOptional(),
      upTo: z.literal(true).exactOptional(),
      ask,
    }),
    z.strictObject({ do: z.literal('for-each'), who, effects: list }),
    z.strictObject({ do: z.literal('note'), name: id, amount }),
    z.strictObject({ do: z.literal('activation-window'), for: z.literal(['owner', 'everybody']) }),
    z.strictObject({ do: z.literal('fail-ability') }),
    z.strictObject({ do: z.literal('extra-offensive-roll-phase') }),
    z.strictObject({ do: z.literal('interruption') }),
  ]),
);

/** A list of effects in their order; it may be empty. */
export const effects = z.array(effect).max(BOUNDS.effects).readonly();
