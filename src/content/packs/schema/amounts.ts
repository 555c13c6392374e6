/** Numbers and conditions that are worked out when an effect runs. */
import { z } from 'zod';
import type {
  Amount,
  Condition,
  DiceScope,
  OnePlayer,
  Relation,
  Who,
} from '../../../engine/vocabulary/amount.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { need, whole } from './dice.ts';
import { id } from './texts.ts';

export const onePlayer = exactly<OnePlayer>()(z.literal(['owner', 'target', 'chosen', 'holder']));
export const relation = exactly<Relation>()(
  z.literal(['opponents', 'team-mates', 'neighbours', 'others', 'everyone']),
);
export const who = exactly<Who>()(
  z.literal([
    'owner',
    'target',
    'chosen',
    'holder',
    'opponents',
    'team-mates',
    'neighbours',
    'others',
    'everyone',
    'picked',
  ]),
);
const scope = exactly<DiceScope>()(z.literal(['rolled', 'shown']));

// Named by their types, so that a schema can stand inside itself.
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
      z.strictObject({ count: z.literal('total') }),
      z.strictObject({
        count: z.literal('tokens'),
        token: id,
        who,
        from: z.literal('owner').exactOptional(),
      }),
      z.strictObject({ count: z.literal('cp'), who }),
      z.strictObject({ count: z.literal('dealt') }),
      z.strictObject({ count: z.literal('noted'), name: id }),
      z.strictObject({ count: z.literal('attempts') }),
      z.strictObject({ count: z.literal('attack-base') }),
      z.strictObject({ count: z.literal('upgrades'), who }),
      z.strictObject({ count: z.literal('room'), token: id, who }),
    ]),
    z.strictObject({ sum: z.array(part).min(1).max(BOUNDS.options).readonly() }),
    z.strictObject({ times: two }),
    z.strictObject({ half: part }),
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
    z.strictObject({ test: z.literal('damage-landed') }),
    z.strictObject({ test: z.literal('ultimate') }),
    z.strictObject({ test: z.literal('defense-rolled') }),
    z.strictObject({ test: z.literal('not'), not: nested }),
    z.strictObject({ test: z.literal('all'), all: several }),
    z.strictObject({ test: z.literal('any'), any: several }),
  ]),
);
