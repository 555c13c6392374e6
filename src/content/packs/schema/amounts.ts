/** The schemas of amounts and conditions, which the engine evaluates when an effect runs. */
import { z } from 'zod';
import type {
  Amount,
  Condition,
  DamageType,
  DiceScope,
  TurnPhase,
} from '../../../engine/vocabulary/amount.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { dieValue, need, whole } from './dice.ts';
import { spaces } from './spaces.ts';
import { id } from './texts.ts';
import { who } from './who.ts';

export { onePlayer, relation, who } from './who.ts';

export const damageType = exactly<DamageType>()(
  z.literal(['normal', 'undefendable', 'pure', 'collateral', 'ultimate', 'typeless']),
);
export const damageTypes = z.array(damageType).min(1).max(6).readonly();

const turnPhase = exactly<TurnPhase>()(
  z.literal([
    'upkeep',
    'income',
    'main-1',
    'offensive-roll',
    'targeting-roll',
    'defensive-roll',
    'main-2',
    'discard',
  ]),
);
const scope = exactly<DiceScope>()(z.literal(['rolled', 'shown']));

// Explicit types, so that a schema can refer to itself.
const part: z.ZodType<Amount> = z.lazy(() => amount);
const two = z.tuple([part, part]).readonly();
const nested: z.ZodType<Condition> = z.lazy(() => condition);
const several = z.array(nested).min(1).max(BOUNDS.options).readonly();

export const amount = exactly<Amount>()(
  z.union([
    whole(-BOUNDS.figure, BOUNDS.figure),
    z.discriminatedUnion('count', [
      z.strictObject({
        count: z.literal('symbols'),
        symbols: z.array(id).min(1).max(6).readonly(),
        dice: scope,
        every: whole(1, BOUNDS.dice),
      }),
      z.strictObject({
        count: z.literal('values'),
        values: z.array(dieValue).min(1).max(6).readonly(),
        dice: scope,
      }),
      z.strictObject({ count: z.literal('total') }),
      z.strictObject({
        count: z.literal('tokens'),
        token: id,
        who,
        from: z.literal('owner').exactOptional(),
      }),
      z.strictObject({ count: z.literal('best'), dice: whole(1, BOUNDS.dice) }),
      z.strictObject({ count: z.literal('passed'), token: id, who }),
      z.strictObject({
        count: z.literal('statuses'),
        kind: z.literal(['positive', 'negative', 'removable', 'movable']),
        who,
      }),
      z.strictObject({ count: z.literal('cp'), who }),
      z.strictObject({ count: z.literal('dial'), of: id, who }),
      z.strictObject({ count: z.literal('hand'), who }),
      z.strictObject({ count: z.literal('health'), who }),
      z.strictObject({ count: z.literal('players'), who }),
      z.strictObject({ count: z.literal('counter'), counter: id }),
      z.strictObject({ count: z.literal('figures'), panel: id.exactOptional() }),
      z.strictObject({ count: z.literal('heroes'), exited: z.literal(true).exactOptional() }),
      z.strictObject({
        count: z.literal('by-heroes'),
        each: z.array(whole(-BOUNDS.figure, BOUNDS.figure)).min(1).max(BOUNDS.options).readonly(),
      }),
      z.strictObject({ count: z.literal('round') }),
      z.strictObject({ count: z.literal('momentum'), who }),
      z.strictObject({
        count: z.literal('tiles'),
        tile: z.literal(['boost', 'clear', 'plot', 'blocked', 'defeat', 'mystery']),
        at: spaces.exactOptional(),
      }),
      z.strictObject({ count: z.literal('dealt'), to: who.exactOptional() }),
      z.strictObject({ count: z.literal('noted'), name: id }),
      z.strictObject({ count: z.literal('attempts'), in: z.literal('turn').exactOptional() }),
      z.strictObject({ count: z.literal('attack-base') }),
      z.strictObject({ count: z.literal('upgrades'), who, thisTurn: z.literal(true).exactOptional() }),
      z.strictObject({ count: z.literal('room'), token: id, who }),
    ]),
    z.strictObject({ sum: z.array(part).min(1).max(BOUNDS.options).readonly() }),
    z.strictObject({ times: two }),
    z.strictObject({ half: part }),
    z.strictObject({ sets: part, size: whole(2, BOUNDS.figure) }),
    z.strictObject({ least: two }),
  ]),
);

export const condition = exactly<Condition>()(
  z.discriminatedUnion('test', [
    z.strictObject({ test: z.literal('symbols'), need, dice: scope }),
    z.strictObject({ test: z.literal('symbol-used'), symbol: id }),
    z.strictObject({ test: z.literal('of-a-kind'), count: whole(2, BOUNDS.dice), dice: scope }),
    z.strictObject({ test: z.literal('at-least'), amount, bound: whole(-BOUNDS.figure, BOUNDS.figure) }),
    z.strictObject({ test: z.literal('at-most'), amount, bound: whole(-BOUNDS.figure, BOUNDS.figure) }),
    z.strictObject({ test: z.literal('less'), left: amount, right: amount }),
    z.strictObject({ test: z.literal('attacked'), who }),
    z.strictObject({ test: z.literal('attack-type'), types: damageTypes, on: who.exactOptional() }),
    z.strictObject({ test: z.literal('ability-damage-coming'), who }),
    z.strictObject({ test: z.literal('prevented-by'), by: id, who }),
    z.strictObject({ test: z.literal('damage-landed') }),
    z.strictObject({ test: z.literal('among'), who, of: who }),
    z.strictObject({ test: z.literal('side'), thing: id, side: id, who }),
    z.strictObject({ test: z.literal('split-allowed'), dial: id, who }),
    z.strictObject({ test: z.literal('lost-this-turn'), token: id, who }),
    z.strictObject({ test: z.literal('barred'), who }),
    z.strictObject({ test: z.literal('brings'), token: id, who }),
    z.strictObject({ test: z.literal('usable'), token: id }),
    z.strictObject({ test: z.literal('ultimate') }),
    z.strictObject({ test: z.literal('activated') }),
    z.strictObject({
      test: z.literal('die-shows'),
      of: id,
      values: z.array(dieValue).min(1).max(6).readonly(),
      who,
    }),
    z.strictObject({ test: z.literal('during'), phases: z.array(turnPhase).min(1).max(8).readonly() }),
    z.strictObject({ test: z.literal('defense-rolled') }),
    z.strictObject({ test: z.literal('scenario') }),
    z.strictObject({ test: z.literal('kings-hand') }),
    z.strictObject({ test: z.literal('on-space'), who, at: spaces }),
    z.strictObject({ test: z.literal('adjacent'), who, to: who }),
    z.strictObject({ test: z.literal('not'), not: nested }),
    z.strictObject({ test: z.literal('all'), all: several }),
    z.strictObject({ test: z.literal('any'), any: several }),
  ]),
);
