/**
 * The pages of the look-ups, and the custom ids of their buttons and selects: `l1:<verb>:<text of the page>`,
 * at most 100 characters. Only this file writes and reads them.
 */
import { z } from 'zod';
import { HERO_TABS } from '../../lookup/index.ts';
import { CUSTOM_ID_LENGTH } from '../discord-limits.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Set when what the reader does not play is shown, too. */
const shownWhole = z.literal(true).optional();

const pageSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rule'),
    id,
    /** The question that was asked, as an encoded claim, when it is answered by yes or no. */
    claim: z
      .string()
      .regex(/^(stop|[a-z-]+(~[a-z0-9/-]+){2})$/)
      .optional(),
    /** A second rule that the first answer shows too. */
    near: id.optional(),
    /** The rule of the public copy from which this one was opened. */
    from: id.optional(),
    all: shownWhole,
  }),
  /** The entries of one subject, 25 on a page; without a subject the subjects. */
  z.strictObject({
    kind: z.literal('section'),
    subject: id.nullable(),
    part: z.int().min(1).max(20),
    all: shownWhole,
  }),
  /** `part`: which page of a tab that is too long for one message, from 1. */
  z.strictObject({ kind: z.literal('hero'), id, tab: z.enum(HERO_TABS), part: z.int().min(1).max(9) }),
  z.strictObject({ kind: z.literal('card'), key: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/) }),
  z.strictObject({ kind: z.literal('token'), id, all: shownWhole }),
  z.strictObject({
    kind: z.literal('mission'),
    id,
    side: z.union([z.literal(1), z.literal(2)]),
    /** The number of heroes for which health, dice and clock are calculated. */
    heroes: z.int().min(1).max(4),
  }),
  z.strictObject({
    kind: z.literal('odds'),
    /** The hero whose dice are rolled; null for dice without symbols, or if the goal names the hero. */
    hero: id.nullable(),
    /** Roll Attempts left. */
    attempts: z.int().min(0).max(10),
    /** The five dice as they lie, such as `12344`; null from scratch. */
    dice: z
      .string()
      .regex(/^[1-6]{5}$/)
      .nullable(),
    /** `=<hero>/<ability>`, or a requirement as people type it; null for a hero's whole board. */
    goal: z.string().min(1).max(60).nullable(),
  }),
]);

/** A page of the look-ups. */
export type Page = z.infer<typeof pageSchema>;
export type RulePage = Extract<Page, { kind: 'rule' }>;
export type OddsPage = Extract<Page, { kind: 'odds' }>;
export type MissionPage = Extract<Page, { kind: 'mission' }>;
export type HeroPage = Extract<Page, { kind: 'hero' }>;

export type LookupButtonAction =
  /** Shows a page: replaces the private answer that has the button, otherwise opens a new private answer. */
  | { readonly verb: 'open'; readonly page: Page }
  /** As `open`, for a second button to the same page in one message. */
  | { readonly verb: 'turn'; readonly page: Page }
  /** As `open`, for the page that one came from. */
  | { readonly verb: 'back'; readonly page: Page }
  /** Posts the page for everybody. */
  | { readonly verb: 'show'; readonly page: Page }
  /** A select of kinds of game on a rule's page. */
  | { readonly verb: 'mode'; readonly page: Page }
  /**
   * A select whose option values encode pages. `name` keeps ids unique in a message; `on` is the page that shows it,
   * where nothing else in the message says that.
   */
  | { readonly verb: 'pick'; readonly name: string; readonly on?: Page };

type PickAction = Extract<LookupButtonAction, { readonly verb: 'pick' }>;

export const LOOKUP_PREFIX = 'l1';

const NOTHING = '-';
const ALL = 'all';
/** A custom id is at most 100 characters, with its prefix and its verb. */
const LONGEST_PAGE = 90;
const verbs = z.enum(['open', 'turn', 'back', 'show', 'mode']);
const pickName = z.string().regex(/^[a-z]{1,20}$/);
const customIdText = z.string().max(CUSTOM_ID_LENGTH);

/**
 * The custom id of a button or select.
 * @throws RangeError when it would be longer than Discord's limit of 100 characters
 */
export function lookupId(buttonAction: LookupButtonAction): string {
  const words = buttonAction.verb === 'pick' ? encodePick(buttonAction) : encodePage(buttonAction.page);
  const text = `${LOOKUP_PREFIX}:${buttonAction.verb}:${words}`;
  if (text.length > CUSTOM_ID_LENGTH) throw new RangeError(`custom id too long: ${text}`);
  return text;
}

/** The parsed custom id, or null when it is invalid. The page need not exist. */
export function readLookupId(text: string): LookupButtonAction | null {
  if (!customIdText.safeParse(text).success) return null;
  const [prefix, verb, ...rest] = text.split(':');
  const words = rest.join(':');
  if (prefix !== LOOKUP_PREFIX) return null;
  if (verb === 'pick') return decodePick(words);
  const known = verbs.safeParse(verb);
  const page = decodePage(words);
  return known.success && page ? { verb: known.data, page } : null;
}

function encodePick({ name, on }: PickAction): string {
  return on === undefined ? name : `${name}:${encodePage(on)}`;
}

function decodePick(text: string): PickAction | null {
  const [name = '', ...rest] = text.split(':');
  if (!pickName.safeParse(name).success) return null;
  if (rest.length === 0) return { verb: 'pick', name };
  const on = decodePage(rest.join(':'));
  return on && { verb: 'pick', name, on };
}

/** The text that encodes a page, for ids and for the values of selects. */
export function encodePage(page: Page): string {
  switch (page.kind) {
    case 'rule':
      return encodeRule(page);
    case 'token':
      return `${page.kind}.${page.id}${page.all ? `.${ALL}` : ''}`;
    case 'section':
      return `section.${page.subject ?? NOTHING}.${page.part}${page.all ? `.${ALL}` : ''}`;
    case 'card':
      return `card.${page.key}`;
    case 'hero':
      return `hero.${page.id}.${page.tab}.${page.part}`;
    case 'mission':
      return `mission.${page.id}.${page.side}.${page.heroes}`;
    case 'odds': {
      const { hero, attempts, dice, goal } = page;
      return `odds.${hero ?? NOTHING}.${attempts}.${dice ?? NOTHING}.${goal ?? ''}`;
    }
  }
}

/** What does not fit beside the id is left out: the rule itself is always told. */
function encodeRule({ id: rule, claim, near, from, all }: RulePage): string {
  const beside = [claim ?? NOTHING, near ?? NOTHING, from ?? NOTHING, all ? ALL : NOTHING].join('.');
  const whole = `rule.${rule}.${beside}`.replace(/(\.-)+$/, '');
  if (whole.length <= LONGEST_PAGE) return whole;
  return `rule.${rule}${all ? `${`.${NOTHING}`.repeat(3)}.${ALL}` : ''}`;
}

/** The page that a text encodes, or null when the text is malformed or forged. */
export function decodePage(words: string): Page | null {
  const [kind, ...parts] = words.split('.');
  const parsed = pageSchema.safeParse(partsOfPage(kind ?? '', parts));
  return parsed.success ? parsed.data : null;
}

function partsOfPage(kind: string, parts: readonly string[]): unknown {
  const [first = '', second, third, ...rest] = parts;
  const orNull = (text: string | undefined) => (text === NOTHING || text === '' ? null : text);
  if (kind === 'rule') {
    const [claim, near, from, all] = parts.slice(1).map(orNull);
    if (parts.length > 5) return null;
    return {
      kind,
      id: first,
      ...(claim && { claim }),
      ...(near && { near }),
      ...(from && { from }),
      ...showsAll(all),
    };
  }
  if (kind === 'section') {
    const part = wholeNumber(second);
    return parts.length > 3 ? null : { kind, subject: orNull(first), part, ...showsAll(third) };
  }
  if (kind === 'token') return parts.length > 2 ? null : { kind, id: first, ...showsAll(second) };
  if (kind === 'card') return { kind, key: parts.join('.') };
  if (kind === 'hero') return { kind, id: first, tab: second, part: Number(parts.slice(2).join('.')) };
  if (kind === 'mission') {
    return { kind, id: first, side: wholeNumber(second), heroes: wholeNumber(parts.slice(2).join('.')) };
  }
  if (kind === 'odds') {
    const goal = orNull(rest.join('.'));
    return { kind, hero: orNull(first), attempts: wholeNumber(second), dice: orNull(third), goal };
  }
  return { kind, id: parts.join('.') };
}

/** The mark `all`; any other text makes the page invalid. */
function showsAll(text: string | null | undefined): { readonly all?: true | string } {
  return text === null || text === undefined ? {} : { all: text === ALL ? true : text };
}

function wholeNumber(text: string | undefined): number {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
}
