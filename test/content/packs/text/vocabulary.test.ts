import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import '../../../../src/content/index.ts';
import { packSchema } from '../../../../src/content/packs/pack.ts';
import { ability } from '../../../../src/content/packs/schema/abilities.ts';
import { amount, condition } from '../../../../src/content/packs/schema/amounts.ts';
import { card } from '../../../../src/content/packs/schema/cards.ts';
import { effects } from '../../../../src/content/packs/schema/effects.ts';
import { token } from '../../../../src/content/packs/schema/tokens.ts';
import { readHero } from '../../../../src/content/packs/text/read.ts';
import { bestFirst } from '../../../../src/content/packs/text/tiers.ts';
import { writeHero } from '../../../../src/content/packs/text/write.ts';
import type { HeroDefinition } from '../../../../src/engine/vocabulary/hero.ts';
import { IS_LONG_RUN } from '../../../sampling.ts';
import { valuesOf } from './values-of.ts';

/** Values of each kind: more by night (`.ci/nightly`). */
const RUNS = IS_LONG_RUN ? 400 : 10;

/** Ids and texts of every kind; some are words of the grammar, as nothing keeps a name from being one. */
const STRINGS = [
  'frost',
  'holy-presence',
  'stun',
  'dice',
  'of',
  'x',
  'shown',
  'half',
  'per',
  'to-the-end',
  'a1',
  'B4',
  'C12',
  'Roll "on"?',
  'Draw: 2 cards, then stop.',
  'Frost',
  'If you may',
  'Stay II',
];

/** A hero of whom everything but the given parts is the least. */
function heroWith(parts: Readonly<Partial<Record<keyof HeroDefinition, unknown>>>): unknown {
  return {
    id: 'somebody',
    name: 'Somebody',
    set: 'Own heroes',
    complexity: 1,
    dice: { 1: 'sword', 2: 'sword', 3: 'of', 4: 'of', 5: 'frost', 6: 'pow' },
    abilities: [],
    cards: [],
    tokens: [],
    ...parts,
  };
}

const TOKENS = ['frost', 'dice', 'of', 'x', 'shown', 'half', 'per', 'to-the-end', 'a1'].map((id) => ({
  id,
  name: id === 'to-the-end' ? 'To the End' : `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  kind: 'positive',
  limit: 1,
  text: 'Frost.',
}));

/** Writes and reads a hero, and expects the same. */
function comesBack(hero: unknown): void {
  const { hero: given } = packSchema.parse({ pack: 1, hero });
  const text = writeHero(given);
  const { data, messages } = readHero(text);
  expect(messages, text).toEqual([]);
  const read = packSchema.safeParse(data);
  expect(read.data?.hero ?? read.error?.issues.at(0)?.path, text).toEqual(given);
}

const list = (given: unknown) => heroWith({ setup: given, tokens: TOKENS });

function holds(schema: z.core.$ZodType, hero: (value: unknown) => unknown, numRuns = RUNS): void {
  fc.assert(
    fc.property(valuesOf(schema, STRINGS), (value) => comesBack(hero(value))),
    { numRuns, seed: 40 },
  );
}

/** The kinds of a schema that is a union of objects, by the word that tells them apart. */
function kindsOf(schema: z.core.$ZodType, word: string): (readonly [string, z.core.$ZodType])[] {
  if (schema instanceof z.ZodReadonly) return kindsOf(schema.unwrap(), word);
  if (schema instanceof z.ZodArray) return kindsOf(schema.element, word);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => kindsOf(option, word));
  const kind = schema instanceof z.ZodObject ? schema.shape[word] : undefined;
  if (kind instanceof z.ZodLiteral) return [[String(kind.value), schema]];
  return [[schema instanceof z.ZodObject ? Object.keys(schema.shape).join() : 'number', schema]];
}

describe('what is written of the vocabulary is read as the same', () => {
  it.each(kindsOf(effects, 'do'))('effect %s', (_, schema) => {
    holds(schema, (effect) => list([effect, { do: 'then' }]));
  });

  it.each(kindsOf(amount, 'count'))('amount %s', (_, schema) => {
    holds(schema, (one) =>
      list([{ do: 'if', when: { test: 'less', left: one, right: one }, effects: [], otherwise: [] }]),
    );
  });

  it.each(kindsOf(condition, 'test'))('condition %s', (_, schema) => {
    holds(schema, (when) => list([{ do: 'if', when, effects: [], otherwise: [] }]));
  });

  it('lists of effects', () => holds(effects, list, 4 * RUNS));

  it.each([[[]], [[{ do: 'part-with-ally' }]]])(
    'an alternative of a condition whose only effect could have one, too: %j',
    (inner) => {
      const when = { test: 'attack-type', types: ['normal'] };
      const may = { do: 'may', what: 'frost', effects: inner, otherwise: [] };
      comesBack(list([{ do: 'if', when, effects: [may], otherwise: [{ do: 'then' }] }]));
      comesBack(list([{ do: 'if', when, effects: [may], otherwise: [] }]));
    },
  );

  it('tokens', () => {
    holds(token, (one) =>
      heroWith({ tokens: [...TOKENS.slice(1), { ...Object(one), id: 'frost', name: 'Frost' }] }),
    );
  });

  it('cards', () => holds(card, (one) => heroWith({ cards: [upgradingOnce(one)], tokens: TOKENS })));

  it('abilities', () => {
    holds(ability, (one) => heroWith({ abilities: [asOnBoards(Object(one))], tokens: TOKENS }));
  });
});

/** An upgrade card puts a level into play. */
function upgradingOnce(one: unknown): unknown {
  const { kind, upgradesTo }: { kind: string; upgradesTo?: string } = Object(one);
  return kind === 'upgrade' ? { ...Object(one), upgradesTo: upgradesTo ?? 'stay-ii' } : one;
}

/** An ability with the parts that abilities of its kind have, and the best tier first (`checks/board.ts`). */
function asOnBoards(level: { kind: string; variants: unknown[]; passive?: unknown }): unknown {
  const { variants, passive, ...rest } = level;
  const { dice, effects: list, mayReroll, rerollCosts, mayRerollWhen, opposed, ...plain } = Object(rest);
  if (level.kind === 'passive') return { ...plain, variants: [], passive: passive ?? {} };
  if (level.kind === 'defensive') return { ...rest, variants: [], effects: list ?? [] };
  return { ...plain, variants: bestFirst(variants) };
}
