/** Tokens and companions as people look them up, with the heroes that have them. */
import type { HeroReference, TokenReference } from '../content/reference/schema.ts';
import { loadRules } from '../content/rules/load.ts';
import type { RuleEntry } from '../content/rules/schema.ts';
import { rulingsThatMention } from './mentions.ts';
import { nameSearch } from './name-search.ts';
import { ofReferences } from './of-references.ts';
import { plain } from './words.ts';

export interface TokenVersion {
  /** Names of the heroes whose leaflets word it like this. */
  readonly heroes: readonly string[];
  readonly token: TokenReference;
}

export interface TokenHit {
  readonly id: string;
  readonly name: string;
  /** "Evasive (Gunslinger, Monk, Moon Elf)"; tokens of a mode alone have no owner. */
  readonly label: string;
  /** One for each different wording; empty for tokens that belong to a mode, not to a hero. */
  readonly versions: readonly TokenVersion[];
  /** The rule about the token. */
  readonly rule: RuleEntry | undefined;
}

export interface TokenAnswer extends TokenHit {
  readonly rulings: readonly RuleEntry[];
}

const MOST_RULINGS = 8;

/** Tokens by a name or the beginning of one, best first; misspelt names are found. */
export function findTokens(query: string, limit = 25): TokenHit[] {
  return tokenNames().find(query, limit);
}

/** The three tokens with the most similar names, for when none was found. */
export function nearestTokens(query: string): TokenHit[] {
  return tokenNames().nearest(query, 3);
}

/** The token with that id, with the rulings that mention it; undefined when there is none. */
export function tokenAnswer(id: string): TokenAnswer | undefined {
  const hit = allTokens().find((token) => token.id === id);
  if (hit === undefined) return undefined;
  return { ...hit, rulings: rulingsThatMention(hit.name, hit.rule?.id).slice(0, MOST_RULINGS) };
}

const allTokens = ofReferences((heroes): readonly TokenHit[] => {
  const ofHeroes = heroTokens(heroes);
  return [...ofHeroes, ...modeTokens(ofHeroes)].sort((a, b) => a.name.localeCompare(b.name, 'en'));
});

function heroTokens(heroes: readonly HeroReference[]): TokenHit[] {
  const versions = new Map<string, { heroes: string[]; token: TokenReference }[]>();
  for (const hero of heroes) {
    for (const token of hero.tokens) {
      const same = versions.get(token.id) ?? [];
      const alike = same.find((version) => wording(version.token) === wording(token));
      if (alike === undefined) same.push({ heroes: [hero.name], token });
      else {
        alike.heroes.push(hero.name);
        alike.token = { ...alike.token, sources: [...new Set([...alike.token.sources, ...token.sources])] };
      }
      versions.set(token.id, same);
    }
  }
  return [...versions].map(([id, ofToken]) => {
    const name = ofToken[0]?.token.name ?? id;
    const owners = ofToken.flatMap(({ heroes }) => heroes).sort((a, b) => a.localeCompare(b, 'en'));
    return { id, name, label: `${name} (${owners.join(', ')})`, versions: ofToken, rule: ruleAbout(name) };
  });
}

/** Tokens of the rules that no hero's leaflet lists, such as Shield in Missions. */
function modeTokens(ofHeroes: readonly TokenHit[]): TokenHit[] {
  const told = new Set(ofHeroes.map(({ rule }) => rule?.id));
  return tokenRules()
    .filter((entry) => !told.has(entry.id))
    .map((entry) => ({ id: entry.id, name: entry.title, label: entry.title, versions: [], rule: entry }));
}

/** The entries about single tokens say their stack limit in their first point. */
function tokenRules(): RuleEntry[] {
  return loadRules().entries.filter(
    ({ subject, details }) =>
      subject === 'status-tokens' && /(stack|activation) limit/.test(details[0] ?? ''),
  );
}

function ruleAbout(name: string): RuleEntry | undefined {
  const wanted = plain(name);
  return (
    loadRules().entries.find(
      ({ subject, title }) => subject === 'status-tokens' && plain(title) === wanted,
    ) ?? tokenRules().find(({ title }) => plain(title).startsWith(`${wanted} `))
  );
}

function wording({ kind, stackLimit, timing, effects }: TokenReference): string {
  return JSON.stringify([kind, stackLimit, timing, effects]);
}

const tokenNames = ofReferences(() =>
  nameSearch(allTokens().map((hit) => ({ item: hit, names: [hit.name, ...(hit.rule?.aliases ?? [])] }))),
);
