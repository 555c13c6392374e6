/** A rule as it is answered: texts, what older editions say, sources and related rules. */
import { loadHeroReferences } from '../content/reference/load.ts';
import { loadRules } from '../content/rules/load.ts';
import { RULE_MODES, type RuleEntry, type RuleMode } from '../content/rules/schema.ts';

export interface RelatedRule {
  readonly id: string;
  readonly title: string;
}

export interface RuleAnswer {
  readonly id: string;
  readonly title: string;
  readonly modes: readonly RuleMode[];
  /** Where the rule applies, in words: "every mode", "Missions, Adventures". */
  readonly appliesIn: string;
  readonly summary: string;
  readonly details: readonly string[];
  readonly example?: string;
  /** What older editions say instead. */
  readonly supersedes?: string;
  /** Which printed figure is lost. */
  readonly lost?: string;
  /** Why the answer may be wrong. */
  readonly unconfirmed?: string;
  readonly related: readonly RelatedRule[];
  /** "rulebook 003 (official online rules reference), page FAQ". */
  readonly sources: readonly string[];
}

const MODE_NAMES: Readonly<Record<RuleMode, string>> = {
  duel: 'duels',
  koth: 'King of the Hill',
  team: 'team games',
  missions: 'Missions',
  adventures: 'Adventures',
};

/** The name of a kind of game in a sentence. */
export function modeName(mode: RuleMode): string {
  return MODE_NAMES[mode];
}

/** The rule with that id, ready to be shown; undefined when there is none. */
export function ruleAnswer(id: string): RuleAnswer | undefined {
  const { byId } = loadRules();
  const entry = byId.get(id);
  if (entry === undefined) return undefined;
  return {
    id: entry.id,
    title: entry.title,
    modes: entry.modes,
    appliesIn: appliesIn(entry.modes),
    summary: entry.summary,
    details: entry.details,
    ...(entry.example !== undefined && { example: entry.example }),
    ...(entry.supersedes !== undefined && { supersedes: entry.supersedes }),
    ...(entry.lost !== undefined && { lost: entry.lost }),
    ...(entry.unconfirmed !== undefined && { unconfirmed: entry.unconfirmed }),
    related: entry.see.flatMap((link) => relatedRule(byId.get(link))),
    sources: entry.sources.map(sourceName),
  };
}

function relatedRule(entry: RuleEntry | undefined): RelatedRule[] {
  return entry === undefined ? [] : [{ id: entry.id, title: entry.title }];
}

function appliesIn(modes: readonly RuleMode[]): string {
  if (modes.length === RULE_MODES.length) return 'every mode';
  return modes.map(modeName).join(', ');
}

function sourceName(source: string): string {
  const colon = source.indexOf(':');
  const id = source.slice(0, colon);
  const page = source.slice(colon + 1).trim();
  const book = loadRules().books.get(id);
  if (book !== undefined) {
    const year = book.year === null ? '' : `, ${book.year}`;
    return `${book.name} (${book.title}${year}), page ${page}`;
  }
  const hero = loadHeroReferences().find((candidate) => candidate.id === id);
  return hero === undefined ? `the cards of every deck, ${page}` : `${hero.name} reference, ${page}`;
}
