/** Abilities, cards and tokens of the reference texts in lines of markdown. */
import type { LoadedFrom } from '../../content/reference/expansions.ts';
import type { AbilityReference, CardReference, TokenReference } from '../../content/reference/schema.ts';
import type { Words } from '../../words/index.ts';
import { capitalised } from '../table/phrasing.ts';

/** Which loaded expansion of Adventures brings a thing, who loaded it, and when. */
export function fromLine({ expansion, file, by, at }: LoadedFrom, words: Words): string {
  return words.lookup.shared.fromExpansion(expansion, file, by, `<t:${Math.floor(at / 1_000)}:f>`);
}

type Tier = AbilityReference['tiers'][number];

/** An ability with its price, its dice requirement and its effects. */
export function abilityText(ability: AbilityReference, words: Words): string {
  const { name, kind, cost, side, tiers } = ability;
  const about = [
    words.lookup.hero.kinds[kind],
    ...(side === undefined ? [] : [words.lookup.hero.side(side)]),
    ...(cost === undefined ? [] : [words.lookup.hero.cost(cost)]),
    ...unconfirmedWarning(ability, words),
  ];
  return [`**${name}** (${about.join(', ')})`, ...tierLines(tiers, words), ...noteLine(ability, words)].join(
    '\n',
  );
}

/** Text that all tiers end with is printed once below them. */
function tierLines(tiers: readonly Tier[], words: Words): string[] {
  const shared = tiers.length > 1 && tiers.every(({ name }) => name === undefined) ? sharedEnd(tiers) : [];
  const lines = tiers.map(({ name, requires, effects }) => {
    const own = effects.slice(0, effects.length - shared.length);
    const title = name === undefined ? requires : `${name}, ${requires}`;
    return `- ${title}${own.length === 0 ? '' : `: ${own.join('; ')}`}`;
  });
  return shared.length === 0 ? lines : [...lines, `- ${words.lookup.hero.always}: ${shared.join('; ')}`];
}

function sharedEnd(tiers: readonly Tier[]): readonly string[] {
  const [first, ...others] = tiers;
  if (first === undefined) return [];
  let count = 0;
  const fromEnd = (effects: readonly string[], at: number) => effects[effects.length - 1 - at];
  while (
    count < first.effects.length &&
    others.every(({ effects }) => fromEnd(effects, count) === fromEnd(first.effects, count))
  ) {
    count += 1;
  }
  return first.effects.slice(first.effects.length - count);
}

/** `2 CP, Roll Phase Action, Attack Modifier`. */
export function cardFacts(card: CardReference, words: Words): string {
  return [
    words.lookup.card.cost(card.cost),
    words.lookup.card.kinds[card.kind],
    ...(card.attackModifier ? [words.lookup.card.attackModifier] : []),
    ...(card.copies > 1 ? [words.lookup.card.copies(card.copies)] : []),
    ...unconfirmedWarning(card, words),
  ].join(', ');
}

/** A card in a list of its hero's cards. */
export function cardText(card: CardReference, words: Words): string {
  return `**${card.name}** (${cardFacts(card, words)})\n${bullets(card.effects)}`;
}

/** `Positive status effect, stack limit 3, spendable`. */
export function tokenFacts(token: TokenReference, words: Words): string {
  return [
    words.lookup.token.kinds[token.kind],
    words.lookup.token.limit(token.stackLimit),
    ...(token.persistent ? [words.lookup.token.persistent] : []),
    ...(token.spendable ? [words.lookup.token.spendable] : []),
    ...unconfirmedWarning(token, words),
  ].join(', ');
}

/** A token in a list of its hero's tokens. */
export function tokenText(token: TokenReference, words: Words): string {
  return [`**${token.name}** (${tokenFacts(token, words)})`, tokenRules(token, words)].join('\n');
}

/** The timing of a token and its effects. */
export function tokenRules(token: TokenReference, words: Words): string {
  return [
    `- ${words.lookup.token.timing}: ${token.timing}`,
    bullets(token.effects),
    ...noteLine(token, words),
  ].join('\n');
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${capitalised(line)}`).join('\n');
}

interface Provenance {
  readonly confidence: 'high' | 'medium' | 'low';
  readonly notes?: string | undefined;
  readonly sources: readonly string[];
}

/** A warning if the sources do not confirm an entry. */
export function unconfirmedWarning({ confidence }: Provenance, words: Words): string[] {
  if (confidence === 'high') return [];
  return [confidence === 'low' ? words.lookup.shared.doubtful : words.lookup.shared.isUnconfirmed];
}

export function noteLine({ notes }: Provenance, words: Words): string[] {
  return notes === undefined ? [] : [`-# ${words.lookup.shared.note(notes)}`];
}

/** Each note once, with the names of all that it is about. */
export function noteLines(
  things: readonly (Provenance & { readonly name: string })[],
  words: Words,
): string[] {
  return [...new Set(things.flatMap(({ notes }) => notes ?? []))].map((note) => {
    const names = new Set(things.filter(({ notes }) => notes === note).map(({ name }) => name));
    return `- ${words.lookup.shared.noteOn([...names], note)}`;
  });
}

/** All sources of several entries, each named once. */
export function sourceLine(things: readonly Provenance[], words: Words): string {
  const names = [...new Set(things.flatMap(({ sources }) => sources))];
  return names.length === 0 ? '' : `-# ${words.lookup.shared.sources(names)}`;
}
