/** Claims as short texts, for the custom ids of pages: `token~evasive~pure`. */
import { z } from 'zod';
import { CARD_MOMENTS } from '../../content/rules/statements.ts';
import { type Claim, TOKEN_USES, TURNS } from './claim.ts';

const type = z.enum(['normal', 'undefendable', 'pure', 'collateral', 'ultimate', 'typeless']);
const trait = z.enum(['defendable', 'avoidable', 'modifiable', 'attack']);
const fact = z.enum([
  'removable',
  'movable',
  'positive',
  'negative',
  'unique',
  'companion',
  'status',
  'persistent',
  'spendable',
]);
const id = z.string().regex(/^[a-z0-9-]+$/);
const key = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/);

const claimSchema = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('type'), type, trait }),
  z.strictObject({ about: z.literal('ability'), ability: key, trait }),
  z.strictObject({ about: z.literal('token'), token: id, type }),
  z.strictObject({ about: z.literal('token-use'), token: id, type, use: z.enum(TOKEN_USES) }),
  z.strictObject({ about: z.literal('token-damage'), token: id, trait }),
  z.strictObject({ about: z.literal('card'), card: key, type }),
  z.strictObject({ about: z.literal('token-ability'), token: id, ability: key }),
  z.strictObject({ about: z.literal('card-ability'), card: key, ability: key }),
  z.strictObject({ about: z.literal('spend'), token: id, moment: z.enum(CARD_MOMENTS) }),
  z.strictObject({ about: z.literal('moment'), card: key, moment: z.enum(CARD_MOMENTS) }),
  z.strictObject({ about: z.literal('card-turn'), card: key, turn: z.enum(TURNS) }),
  z.strictObject({ about: z.literal('spend-turn'), token: id, turn: z.enum(TURNS) }),
  z.strictObject({ about: z.literal('hold'), token: id, count: z.int().min(1).max(99) }),
  z.strictObject({ about: z.literal('fact'), token: id, fact }),
  z.strictObject({ about: z.literal('stop') }),
]);

/** The names of the parts of each kind of claim, in the order of its text. */
const PARTS: Readonly<Record<Claim['about'], readonly string[]>> = {
  type: ['type', 'trait'],
  ability: ['ability', 'trait'],
  token: ['token', 'type'],
  'token-use': ['token', 'type', 'use'],
  'token-damage': ['token', 'trait'],
  card: ['card', 'type'],
  'token-ability': ['token', 'ability'],
  'card-ability': ['card', 'ability'],
  spend: ['token', 'moment'],
  moment: ['card', 'moment'],
  'card-turn': ['card', 'turn'],
  'spend-turn': ['token', 'turn'],
  hold: ['token', 'count'],
  fact: ['token', 'fact'],
  stop: [],
};

/** The text of a claim. */
export function encodeClaim(claim: Claim): string {
  const values = new Map<string, unknown>(Object.entries(claim));
  return [claim.about, ...PARTS[claim.about].map((part) => String(values.get(part)))].join('~');
}

/** The claim of a text; undefined when it is malformed or forged. The names in it need not exist. */
export function decodeClaim(text: string): Claim | undefined {
  const [about = '', ...values] = text.split('~');
  const names = new Map(Object.entries(PARTS)).get(about);
  if (names?.length !== values.length) return undefined;
  const parts = names.map((name, at) => [name, name === 'count' ? Number(values[at]) : values[at]]);
  return claimSchema.safeParse({ about, ...Object.fromEntries(parts) }).data;
}
