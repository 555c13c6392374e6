/** The answer for a rule: texts, older editions, sources and related rules. */
import type { LoadedFrom } from '../content/reference/expansions.ts';
import { loadHeroReferences } from '../content/reference/load.ts';
import { loadRules } from '../content/rules/load.ts';
import type { RuleEntry, RuleMode } from '../content/rules/schema.ts';
import type { HouseRule } from '../engine/hosting.ts';
import { thingEntry } from './thing-entries.ts';

export interface RelatedRule {
  readonly id: string;
  readonly title: string;
  readonly modes: readonly RuleMode[];
}

/** Where a rule is printed: a rulebook, the numbered rulings, a hero's leaflet, or the cards of every deck. */
export type RuleSource = { readonly page: string } & (
  | { readonly kind: 'book'; readonly title: string; readonly note: string | null }
  | { readonly kind: 'numbered'; readonly title: string }
  | { readonly kind: 'hero'; readonly hero: string }
  | { readonly kind: 'cards' }
);

export interface RuleAnswer {
  readonly id: string;
  readonly title: string;
  readonly modes: readonly RuleMode[];
  readonly summary: string;
  readonly details: readonly string[];
  readonly example?: string;
  /** The text of older editions. */
  readonly supersedes?: string;
  /** A printed figure that is not legible in the source. */
  readonly illegible?: string;
  /** If rulebooks disagree: the default reading, and the other one, which is a house rule of `/duel`. */
  readonly contested?: {
    readonly houseRule: HouseRule;
    readonly played: string;
    readonly otherwise: string;
  };
  /** Why the answer may be wrong. */
  readonly unconfirmed?: string;
  readonly related: readonly RelatedRule[];
  readonly sources: readonly RuleSource[];
  /** The loaded expansion of Adventures that brings the thing; absent for rules and other things. */
  readonly from?: LoadedFrom;
}

/** Returns the answer for a rule's id; undefined when there is no such rule. */
export function ruleAnswer(id: string): RuleAnswer | undefined {
  const { byId } = loadRules();
  const entry = byId.get(id) ?? thingEntry(id);
  if (entry === undefined) return undefined;
  const contested = entry.contested ?? followedPoint(entry);
  const from = thingEntry(id)?.from;
  return {
    id: entry.id,
    title: entry.title,
    modes: entry.modes,
    summary: entry.summary,
    details: entry.details,
    ...(entry.example !== undefined && { example: entry.example }),
    ...(entry.supersedes !== undefined && { supersedes: entry.supersedes }),
    ...(entry.lost !== undefined && { illegible: entry.lost }),
    ...(contested !== undefined && { contested }),
    ...(entry.unconfirmed !== undefined && { unconfirmed: entry.unconfirmed }),
    related: entry.see.flatMap((link) => relatedRule(byId.get(link))),
    sources: entry.sources.map(sourceOf),
    ...(from !== undefined && { from }),
  };
}

function relatedRule(entry: RuleEntry | undefined): RelatedRule[] {
  return entry === undefined ? [] : [{ id: entry.id, title: entry.title, modes: entry.modes }];
}

/** The contested point that a text follows in its default reading. */
function followedPoint({ follows }: Pick<RuleEntry, 'follows'>): RuleEntry['contested'] {
  if (follows === undefined) return undefined;
  return loadRules().entries.find(({ contested }) => contested?.houseRule === follows)?.contested;
}

function sourceOf(source: string): RuleSource {
  const colon = source.indexOf(':');
  const id = source.slice(0, colon);
  const page = source.slice(colon + 1).trim();
  const book = loadRules().books.get(id);
  if (book?.isNumbered) return { kind: 'numbered', title: book.title, page };
  if (book !== undefined) return { kind: 'book', title: book.title, note: book.note ?? null, page };
  const hero = loadHeroReferences().find((candidate) => candidate.id === id);
  return hero === undefined ? { kind: 'cards', page } : { kind: 'hero', hero: hero.name, page };
}
