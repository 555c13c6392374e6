/** Looks up tokens and companions, with the heroes that have them. */
import { CHART } from '../content/missions/chart.ts';
import type { LoadedFrom } from '../content/reference/expansions.ts';
import { tokenReference } from '../content/reference/from-definition.ts';
import type { TokenReference } from '../content/reference/schema.ts';
import { loadRules } from '../content/rules/load.ts';
import type { RuleEntry } from '../content/rules/schema.ts';
import { CHART_IDS } from '../content/tokens/on-enemies.ts';
import { isToken, tokenById } from '../engine/definitions.ts';
import type { EnemyUse, TokenDefinition } from '../engine/vocabulary/token.ts';
import { rulingsThatMention } from './mentions.ts';
import { nameSearch } from './name-search.ts';
import { plain } from './normalise.ts';
import { cachedFromReferences } from './reference-cache.ts';

export interface TokenVersion {
  /** Names of the heroes, minions, bosses or expansions whose leaflets have this wording. */
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
  /** Its effect in Missions; null for a token that is not in play yet or is not a status effect. */
  readonly missions: TokenInMissions | null;
  /** The loaded expansions of Adventures that bring it. */
  readonly from: readonly LoadedFrom[];
}

export interface TokenInMissions {
  /** Whether the printed chart of the Missions lists it. */
  readonly isOnChart: boolean;
  /** The token has no effect on an enemy: heroes get momentum instead. */
  readonly isMomentumInstead: boolean;
  /** A hero who would give the token to an enemy may take momentum instead. */
  readonly isMomentumOptional: boolean;
  /** How enemies spend it by themselves. */
  readonly uses: readonly (EnemyUse & { /** All of them at once. */ readonly all: boolean })[];
  /** Heroes can spend the token, enemies cannot. */
  readonly isUselessToEnemies: boolean;
  /** On an enemy the token is removed after the attack on the first hero. */
  readonly isRemovedAfterAttack: boolean;
}

export interface TokenAnswer extends TokenHit {
  readonly rulings: readonly RuleEntry[];
}

const MAX_RULINGS = 8;

/** Returns the tokens that match a name, the beginning of a name, or a misspelt name, best first. */
export function findTokens(query: string, limit = Number.POSITIVE_INFINITY): TokenHit[] {
  return tokenNames().find(query, limit);
}

/** Returns the three tokens with the most similar names, for a query without a match. */
export function nearestTokens(query: string): TokenHit[] {
  return tokenNames().nearest(query, 3);
}

/** Returns the token with that id and the rulings that mention it; undefined when there is no such token. */
export function tokenAnswer(id: string): TokenAnswer | undefined {
  const hit = allTokens().find((token) => token.id === id);
  if (hit === undefined) return undefined;
  return { ...hit, rulings: rulingsThatMention(hit.name, hit.rule?.id).slice(0, MAX_RULINGS) };
}

const allTokens = cachedFromReferences((heroes, _, expansions): readonly TokenHit[] => {
  const ofExpansions = expansions.flatMap(({ from, tokens }) =>
    tokens.map(({ owner, token }) => ({ name: owner ?? from.expansion, token, from })),
  );
  const ofHeroes = heroTokens([
    ...heroes.flatMap(({ name, tokens }) => tokens.map((token) => ({ name, token }))),
    ...ofExpansions,
  ]);
  return [...ofHeroes, ...modeTokens(ofHeroes)].sort((a, b) => a.name.localeCompare(b.name, 'en'));
});

/** A token on somebody's leaflet. */
interface OwnedToken {
  readonly name: string;
  readonly token: TokenReference;
  readonly from?: LoadedFrom;
}

function heroTokens(owned: readonly OwnedToken[]): TokenHit[] {
  const versions = new Map<string, { heroes: string[]; token: TokenReference }[]>();
  for (const { name, token } of owned) {
    const same = versions.get(token.id) ?? [];
    const alike = same.find((version) => wording(version.token) === wording(token));
    if (alike === undefined) same.push({ heroes: [name], token });
    else {
      alike.heroes.push(name);
      alike.token = { ...alike.token, sources: [...new Set([...alike.token.sources, ...token.sources])] };
    }
    versions.set(token.id, same);
  }
  return [...versions].map(([id, ofToken]) => {
    const name = ofToken[0]?.token.name ?? id;
    const owners = ofToken.flatMap(({ heroes }) => heroes).sort((a, b) => a.localeCompare(b, 'en'));
    const label = `${name} (${owners.join(', ')})`;
    const from = new Set(owned.flatMap((one) => (one.token.id === id && one.from ? [one.from] : [])));
    return {
      id,
      name,
      label,
      versions: ofToken,
      rule: ruleAbout(name),
      missions: inMissions(id),
      from: [...from],
    };
  });
}

function inMissions(id: string): TokenInMissions | null {
  if (!isToken(id)) return null;
  const token = tokenById(id);
  if (token.kind === 'companion') return null;
  const { idleOnEnemies: isIdle = false, kind, enemy: uses = [], spends = [] } = token;
  return {
    isOnChart: CHART_IDS.has(id),
    isMomentumInstead: isIdle,
    isMomentumOptional: !isIdle && kind !== 'positive',
    uses: uses.map((use) => ({ ...use, all: isSpentTogether(token, use) })),
    isUselessToEnemies: !isIdle && uses.length === 0 && spends.length > 0,
    isRemovedAfterAttack: !isIdle && token.until !== undefined,
  };
}

function isSpentTogether({ spends = [] }: TokenDefinition, { use }: EnemyUse): boolean {
  return spends.some((spend) => spend.use === use && spend.takes === 'any');
}

/** Tokens of the rules that no hero's leaflet lists, such as Shield in Missions. */
function modeTokens(ofHeroes: readonly TokenHit[]): TokenHit[] {
  const byHeroes = new Set(ofHeroes.map(({ id }) => id));
  const ofChart = CHART.filter(({ id }) => !byHeroes.has(id)).map(chartToken);
  const shownIds = new Set([...ofHeroes.map(({ rule }) => rule?.id), ...ofChart.map(({ id }) => id)]);
  const others = tokenRules().filter((entry) => !shownIds.has(entry.id));
  return [...ofChart, ...others.map(ruleToken)];
}

function chartToken(token: TokenDefinition): TokenHit {
  const own = ruleAbout(token.name);
  const name = own?.title ?? token.name;
  // The strengths of Bonus Damage have one rule.
  const rule = own ?? ruleAbout(token.name.replace(/ \d+$/, ''));
  const versions = [{ heroes: [], token: tokenReference(token, ['the Missions chart of status effects']) }];
  return {
    id: own?.id ?? token.id,
    name,
    label: name,
    versions,
    rule,
    missions: inMissions(token.id),
    from: [],
  };
}

function ruleToken(rule: RuleEntry): TokenHit {
  const { id, title } = rule;
  return { id, name: title, label: title, versions: [], rule, missions: inMissions(id), from: [] };
}

/** The rules about single tokens: their first point says the stack limit. */
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

const tokenNames = cachedFromReferences(() =>
  nameSearch(allTokens().map((hit) => ({ item: hit, names: [hit.name, ...(hit.rule?.aliases ?? [])] }))),
);
