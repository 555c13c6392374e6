/** Ids and texts of packs: they fit on buttons and pictures, and contain no markup, mentions or URLs. */
import { z } from 'zod';

/** Two ids must fit in a Discord custom id. */
const LONGEST_ID = 28;
/** A hero id must fit beside a goal in the custom ids of Odds. */
const LONGEST_HERO_ID = 17;

const kebab = (longest: number) =>
  z
    .string()
    .max(longest, `is longer than ${longest} characters`)
    .regex(
      /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
      'must be in kebab-case: small letters and digits, joined by hyphens, such as sturdy-blow',
    )
    // Ids are used as keys of objects, which inherit this property.
    .refine((id) => id !== 'constructor', 'cannot be "constructor"');

export const id = kebab(LONGEST_ID);
export const heroId = kebab(LONGEST_HERO_ID).refine(
  (name) => name !== 'random' && name !== 'common',
  'is a word that the commands use; choose another',
);

const LETTERS = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\d';
const FIRST = `[${LETTERS}“‘"(+]`;
const FURTHER = `[${LETTERS} .,;:!?'’‘“”"()+%&=–-]`;
/** One number for each party size. */
const BY_PARTY = '\\{\\d{1,3}(?:/\\d{1,3}){1,7}\\}';
const PROSE = new RegExp(`^${FIRST}${FURTHER}*$`, 'u');
const PARTY_PROSE = new RegExp(`^${FIRST}(?:${FURTHER}|${BY_PARTY})*$`, 'u');

/** Letters, digits and plain punctuation; other characters could imitate a mention, a link or a heading. */
const prose = (longest: number, pattern = PROSE, also = '') =>
  z
    .string()
    .min(1, 'is empty')
    .max(longest, `is longer than ${longest} characters`)
    .regex(
      pattern,
      `must be one line of letters, digits and the marks . , ; : ! ? ' ( ) + % & = -${also} that begins with a letter or digit`,
    )
    .refine((text) => !/\s$|\s{2}/.test(text), 'has spaces at its end or side by side');

/** The name of an ability, card or token. */
export const name = prose(32);
/** A hero's name needs letters, because commands find heroes by name. */
export const heroName = name
  .regex(/[a-z]/i, 'has no letter from a to z')
  .refine((words) => words.toLowerCase() !== 'random', 'is a word that the commands use; choose another');
export const set = prose(24);
/** A button label. */
export const label = prose(38);
/** A question to a player. */
export const question = prose(80);
/** One line of text. */
export const text = prose(240);
/** A line of Mission text, in which numbers may depend on the party size. */
export const partyText = prose(240, PARTY_PROSE, ', or figures such as {9/7/6/5},');
export const refusal = prose(120);
export const doubt = prose(300);
/** How sure printed figures are. */
export const confidence = z.literal(['high', 'medium', 'low']);
