/** The schema of effects of abilities, cards and tokens. */
import { z } from 'zod';
import { CRAWL_LEVELS } from '../../../engine/vocabulary/crawl.ts';
import type { Effect, EffectOption } from '../../../engine/vocabulary/effect.ts';
import type { Alteration, OpposedDice } from '../../../engine/vocabulary/effects/dice.ts';
import type { TokenFilter } from '../../../engine/vocabulary/effects/tokens.ts';
import { questionTextId } from '../../../engine/vocabulary/question-texts.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { amount as anyAmount, condition, damageType, onePlayer, relation, who } from './amounts.ts';
import { dieValue, whole } from './dice.ts';
import { placedTile, spaces, takenTile } from './spaces.ts';
import { id, label, question } from './texts.ts';

/** Amounts of effects are not negative; numbers inside a sum may be. */
const amount = anyAmount.refine((value) => typeof value !== 'number' || value >= 0, 'is less than 0');
/** The player who decides; the effect's owner by default. */
const ask = who.exactOptional();
const all = z.literal('all');
const dice = whole(1, BOUNDS.dice);
/** How to select spaces among the matching ones. */
const pick = { pick: z.literal(['first', 'random']).exactOptional(), spaces: amount.exactOptional() };
const figure = whole(1, BOUNDS.figure);
const crawlLevel = z.literal(CRAWL_LEVELS);

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
    z.strictObject({ how: z.literal('set-any'), same: z.literal(true).exactOptional() }),
    z.strictObject({ how: z.literal('set'), values: z.array(dieValue).min(1).max(6).readonly() }),
    z.strictObject({ how: z.literal('step'), way: z.literal(['up', 'down']).exactOptional() }),
    z.strictObject({ how: z.literal('copy') }),
    z.strictObject({ how: z.literal('force-reroll'), unless: whole(1, BOUNDS.cp).exactOptional() }),
  ]),
);

// Explicit type, so that effects can contain effects.
const list: z.ZodType<readonly Effect[]> = z.lazy(() => effects);

const option = exactly<EffectOption>()(
  z.strictObject({
    id,
    label: label.transform(questionTextId),
    when: condition.exactOptional(),
    effects: list,
  }),
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
    z.strictObject({ do: z.literal('avoid'), who, ofPhase: z.literal(true).exactOptional() }),
    z.strictObject({ do: z.literal('halve-dealt'), who }),
    z.strictObject({ do: z.literal('reflect-half'), who }),
    z.strictObject({ do: z.literal('undefendable'), on: onePlayer.exactOptional() }),
    z.strictObject({ do: z.literal('allow-defense') }),
    z.strictObject({
      do: z.literal('heal'),
      amount,
      who,
      dial: id.exactOptional(),
      withDamage: z.literal(true).exactOptional(),
    }),
    z.strictObject({ do: z.literal('harm-companion'), dial: id, amount, who }),
    z.strictObject({ do: z.literal('redirect'), dial: id, amount }),
    z.strictObject({ do: z.literal('allow-split'), dial: id }),
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
      optional: z.literal(true).exactOptional(),
      ask,
    }),
    z.strictObject({
      do: z.literal('transfer-chosen'),
      filter,
      from: who.exactOptional(),
      to: who.exactOptional(),
      ask,
    }),
    z.strictObject({ do: z.literal('raise-limit'), token: id, by: whole(1, BOUNDS.stack) }),
    z.strictObject({ do: z.literal('prevent-status'), count: figure }),
    z.strictObject({ do: z.literal('cp'), amount, who }),
    z.strictObject({ do: z.literal('lose-cp'), amount, who }),
    z.strictObject({ do: z.literal('steal-cp'), amount, from: who }),
    z.strictObject({ do: z.literal('steal-health'), amount, from: who }),
    z.strictObject({ do: z.literal('draw'), count: amount, who }),
    z.strictObject({
      do: z.literal('discard'),
      count: z.union([amount, all]),
      who,
      how: z.literal(['random', 'choice']),
      ask,
    }),
    z.strictObject({
      do: z.literal('look-at-deck'),
      count: whole(1, BOUNDS.options),
      take: z.literal('upgrade').exactOptional(),
      bottom: z.literal(true).exactOptional(),
      orReveal: list.exactOptional(),
    }),
    z.strictObject({ do: z.literal('play-upgrade'), most: whole(0, BOUNDS.cp).exactOptional() }),
    z.strictObject({
      do: z.literal('turn-token'),
      token: id,
      to: id,
      count: z.union([amount, all]),
      who,
      from: z.literal('owner').exactOptional(),
    }),
    z.strictObject({
      do: z.literal('search'),
      for: z.literal(['any', 'upgrade']),
      count: whole(1, BOUNDS.options),
      to: z.literal(['hand', 'play']),
      from: z.literal('discard').exactOptional(),
      most: whole(0, BOUNDS.cp).exactOptional(),
      upTo: z.literal(true).exactOptional(),
      shown: z.literal(true).exactOptional(),
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
      optional: z.literal(true).exactOptional(),
      ask,
    }),
    z.strictObject({
      do: z.literal('reroll-own'),
      dice,
      separately: z.literal(true).exactOptional(),
      ask,
    }),
    z.strictObject({
      do: z.literal('read-as'),
      symbol: id,
      as: z.array(id).min(1).max(6).readonly(),
      of: id,
    }),
    z.strictObject({ do: z.literal('extra-attempt'), phase: z.literal(['offensive', 'defensive']), who }),
    z.strictObject({ do: z.literal('then') }),
    z.strictObject({ do: z.literal('after-damage'), effects: list }),
    z.strictObject({ do: z.literal('at-defense'), effects: list }),
    z.strictObject({ do: z.literal('use-free'), token: id, use: id }),
    z.strictObject({ do: z.literal('at-turn-end'), effects: list }),
    z.strictObject({ do: z.literal('if'), when: condition, effects: list, otherwise: list }),
    z.strictObject({
      do: z.literal('may'),
      what: question.transform(questionTextId),
      effects: list,
      otherwise: list,
      ask,
    }),
    z.strictObject({
      do: z.literal('choose'),
      what: question.transform(questionTextId),
      options: z.array(option).min(1).max(BOUNDS.options).readonly(),
      ask,
    }),
    z.strictObject({
      do: z.literal('choose-amount'),
      what: question.transform(questionTextId),
      least: amount,
      most: amount,
      note: id,
      ask,
    }),
    z.strictObject({
      do: z.literal('choose-player'),
      among: relation,
      except: who.exactOptional(),
      having: id.exactOptional(),
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
    z.strictObject({ do: z.literal('turn-over'), thing: id, side: id, who }),
    z.strictObject({ do: z.literal('look-at-hand'), who }),
    z.strictObject({
      do: z.literal('pass-on'),
      token: id,
      from: who,
      to: onePlayer,
      given: z.literal('owner').exactOptional(),
      atOnce: z.literal(true).exactOptional(),
    }),
    z.strictObject({ do: z.literal('outlive'), health: figure, who }),
    z.strictObject({ do: z.literal('if-falling'), effects: list }),
    z.strictObject({ do: z.literal('fail-ability') }),
    z.strictObject({ do: z.literal('offense-again') }),
    z.strictObject({ do: z.literal('extra-offensive-roll-phase'), against: onePlayer.exactOptional() }),
    z.strictObject({ do: z.literal('interruption') }),
    z.strictObject({ do: z.literal('momentum'), amount, who }),
    z.strictObject({ do: z.literal('share-momentum'), amount }),
    z.strictObject({ do: z.literal('advance-clock'), segments: amount }),
    z.strictObject({ do: z.literal('recruit') }),
    z.strictObject({ do: z.literal('slow-clock'), segments: amount }),
    z.strictObject({ do: z.literal('enemy-dice'), more: amount }),
    z.strictObject({ do: z.literal('keep-ally') }),
    z.strictObject({ do: z.literal('part-with-ally') }),
    z.strictObject({ do: z.literal('gold'), amount: anyAmount }),
    z.strictObject({ do: z.literal('open-chest'), chest: crawlLevel }),
    z.strictObject({ do: z.literal('loot-die'), note: id }),
    z.strictObject({ do: z.literal('explore') }),
    z.strictObject({ do: z.literal('spawn-minion'), level: crawlLevel }),
    z.strictObject({
      do: z.literal('leave-battle'),
      next: crawlLevel.exactOptional(),
      firstStrike: z.literal(true).exactOptional(),
    }),
    z.strictObject({ do: z.literal('go-astray'), otherwise: list }),
    z.strictObject({ do: z.literal('counter'), counter: id, by: amount }),
    z.strictObject({
      do: z.literal('place-tile'),
      tile: placedTile,
      at: spaces,
      count: amount.exactOptional(),
      most: whole(1, BOUNDS.stack).exactOptional(),
      ...pick,
    }),
    z.strictObject({
      do: z.literal('take-tile'),
      tile: takenTile,
      at: spaces,
      count: amount.exactOptional(),
      ...pick,
    }),
    z.strictObject({ do: z.literal('spawn'), panel: id, at: spaces, ...pick }),
    z.strictObject({ do: z.literal('move-figure'), who, to: spaces, ...pick }),
  ]),
);

/** A list of effects in order; may be empty. */
export const effects = z.array(effect).max(BOUNDS.effects).readonly();
