/**
 * Entries of the named things that no rule text is about: abilities and cards of heroes, tokens of single heroes, cards
 * of Missions. They are made from the references, so they say what is played.
 */

import type { ExpansionReference, LoadedFrom } from '../content/reference/expansions.ts';
import { loadCommonCards } from '../content/reference/load.ts';
import type { MissionCardReference } from '../content/reference/mission-cards.ts';
import type {
  AbilityReference,
  CardReference,
  HeroReference,
  TokenReference,
} from '../content/reference/schema.ts';
import { loadRules } from '../content/rules/load.ts';
import { RULE_MODES, type RuleEntry } from '../content/rules/schema.ts';
import { plain } from './normalise.ts';
import { cachedFromReferences } from './reference-cache.ts';

/** The page of another look-up that shows a thing best. */
export type ThingPage =
  | { readonly kind: 'card'; readonly key: string }
  | { readonly kind: 'token'; readonly id: string }
  | { readonly kind: 'hero'; readonly id: string };

export interface ThingEntry extends RuleEntry {
  readonly subject:
    | 'abilities'
    | 'hero-cards'
    | 'hero-tokens'
    | 'hero-names'
    | 'mission-cards'
    | 'adventure-parts';
  /** Absent for an ability, which its own entry shows best. */
  readonly opens?: ThingPage;
  /** The hero or boss that has it; absent for cards of Missions. */
  readonly hero?: string;
  /** The loaded expansion of Adventures that brings it; absent for other things. */
  readonly from?: LoadedFrom;
}

/** The entries of all things without a rule text, in the order of the heroes. */
export const thingEntries = cachedFromReferences(
  (heroes, missionCards, expansions): readonly ThingEntry[] => {
    const common = loadCommonCards();
    const known = new Set(
      loadRules()
        .entries.filter(({ subject }) => subject === 'cards' || subject === 'status-tokens')
        .flatMap(({ title, aliases }) =>
          [title, title.replace(/ (Spirit|cards?|token|overlay|\(.*\))$/i, ''), ...aliases].map(plain),
        ),
    );
    const entries = [
      ...common.filter(({ name }) => !known.has(plain(name))).map((card) => cardEntry(card, null)),
      ...heroes.flatMap((hero) => [
        ...(loadRules().byId.has(`hero-${hero.id}`) ? [] : [heroEntry(hero)]),
        ...abilitiesOf(hero),
        ...hero.cards.filter((card) => isOwnCard(card, hero)).map((card) => cardEntry(card, hero)),
        ...hero.tokens.filter(({ name }) => !known.has(plain(name))).map((token) => tokenEntry(token, hero)),
      ]),
      ...missionCards.map(missionCardEntry),
      ...expansions.flatMap((expansion) =>
        expansionEntries(expansion).filter(
          ({ subject, title }) => subject !== 'hero-tokens' || !known.has(plain(title)),
        ),
      ),
    ];
    return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  },
);

const byId = cachedFromReferences(() => new Map(thingEntries().map((entry) => [entry.id, entry])));

/** The entry of a thing by its id; undefined when there is none. */
export function thingEntry(id: string): ThingEntry | undefined {
  return byId().get(id);
}

const SHARED = { modes: [...RULE_MODES], states: [], see: [] };

/** A card whose name is no level of an ability. */
function isOwnCard({ id, kind }: CardReference, { abilities }: HeroReference): boolean {
  return kind !== 'upgrade' || !abilities.some((ability) => ability.id === id);
}

/** One entry for all levels of an ability. */
function abilitiesOf(hero: HeroReference): ThingEntry[] {
  const slots = new Map<string, AbilityReference[]>();
  for (const ability of hero.abilities) {
    const key = `${ability.side ?? ''}/${ability.slot}/${ability.kind}`;
    slots.set(key, [...(slots.get(key) ?? []), ability]);
  }
  return [...slots.values()].flatMap((levels) => {
    const [first, ...upgrades] = levels.toSorted((a, b) => a.level - b.level);
    return first === undefined ? [] : [abilityEntry(first, upgrades, hero)];
  });
}

function abilityEntry(
  first: AbilityReference,
  upgrades: readonly AbilityReference[],
  hero: HeroReference,
): ThingEntry {
  const names = [first, ...upgrades].flatMap(({ name, tiers }) => [
    name,
    ...tiers.flatMap((tier) => tier.name ?? []),
  ]);
  const notes = [first, ...upgrades].flatMap((level) => level.notes ?? []);
  return {
    ...SHARED,
    id: `ability-${hero.id}-${first.id}`,
    subject: 'abilities',
    hero: hero.id,
    title: `${first.name} (${hero.name})`,
    aliases: [...new Set(names)],
    summary: levelText(first),
    details: upgrades.map((level) => `${level.name}: ${levelText(level)}`),
    ...(notes[0] === undefined ? {} : { unconfirmed: notes[0] }),
    see: loadRules().byId.has(`hero-${hero.id}`) ? [`hero-${hero.id}`] : [],
    sources: [`${hero.id}: Board`],
  };
}

function levelText({ tiers }: AbilityReference): string {
  return tiers
    .map(({ name, requires, effects }) => {
      const title = name === undefined ? requires : `${name}, ${requires}`;
      return effects.length === 0 ? title : `${title}: ${effects.join('; ')}`;
    })
    .join(' / ');
}

/** @param hero null for a card of every deck */
function cardEntry({ id, name, effects, notes }: CardReference, hero: HeroReference | null): ThingEntry {
  const owner = hero?.id ?? 'common';
  return {
    ...SHARED,
    id: `card-${owner}-${id}`,
    subject: 'hero-cards',
    ...(hero === null ? {} : { hero: hero.id }),
    opens: { kind: 'card', key: `${owner}/${id}` },
    title: hero === null ? name : `${name} (${hero.name})`,
    aliases: [name],
    summary: effects.join(' '),
    details: [],
    ...(notes === undefined ? {} : { unconfirmed: notes }),
    sources: [`${owner}: Cards`],
  };
}

function tokenEntry({ id, name, effects, notes }: TokenReference, hero: HeroReference): ThingEntry {
  return {
    ...SHARED,
    id: `token-${id}`,
    subject: 'hero-tokens',
    hero: hero.id,
    opens: { kind: 'token', id },
    title: name,
    aliases: [name],
    summary: effects.join(' '),
    details: [],
    ...(notes === undefined ? {} : { unconfirmed: notes }),
    sources: [`${hero.id}: Tokens`],
  };
}

function heroEntry(hero: HeroReference): ThingEntry {
  return {
    ...SHARED,
    id: `hero-${hero.id}`,
    subject: 'hero-names',
    hero: hero.id,
    opens: { kind: 'hero', id: hero.id },
    title: hero.name,
    aliases: [hero.name],
    summary: hero.playStyle ?? hero.set,
    details: [],
    sources: [`${hero.id}: Board`],
  };
}

function missionCardEntry(card: MissionCardReference): ThingEntry {
  const { id, kind, name, actions } = card;
  return {
    ...SHARED,
    id: `${kind}-${id}`,
    subject: 'mission-cards',
    opens: { kind: 'card', key: `${kind}/${id}` },
    modes: ['missions'],
    title: name,
    aliases: [name, ...actions],
    summary: name,
    details: [],
    sources: ['001: Cards'],
  };
}

/** The entries of what an expansion of Adventures brings. */
function expansionEntries({ id: expansion, from, cards, tokens, parts }: ExpansionReference): ThingEntry[] {
  const shared = { ...SHARED, modes: ['adventures' as const], from, sources: [`${expansion}: Cards`] };
  return [
    ...parts.map(
      ({ id, name, summary, details }): ThingEntry => ({
        ...shared,
        id: `adventure-${id}`,
        subject: 'adventure-parts',
        title: `${name} (${from.expansion})`,
        aliases: [name],
        summary,
        details: [...details],
      }),
    ),
    // An upgrade of a boss is found by its ability.
    ...cards
      .filter(({ card }) => card.kind !== 'upgrade')
      .map(
        ({ key, boss, card }): ThingEntry => ({
          ...shared,
          id: `card-${key.replace('/', '-')}`,
          subject: 'hero-cards',
          opens: { kind: 'card', key },
          title: `${card.name} (${boss ?? from.expansion})`,
          aliases: [card.name],
          summary: card.effects.join(' '),
          details: [],
        }),
      ),
    ...tokens.map(
      ({ token: { id, name, effects } }): ThingEntry => ({
        ...shared,
        id: `token-${id}`,
        subject: 'hero-tokens',
        opens: { kind: 'token', id },
        title: name,
        aliases: [name],
        summary: effects.join(' '),
        details: [],
      }),
    ),
  ];
}
