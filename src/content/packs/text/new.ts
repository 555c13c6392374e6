/** The beginning of a hero's file: all that is known of it, with `?` for what the owner of the box fills in. */
import { idOf } from '../../../engine/vocabulary/abilities.ts';

/** What is known of a hero, as far as a new file uses it. */
export interface KnownHero {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly complexity: number | null;
  readonly dice: Readonly<Record<number, string>> | null;
  readonly abilities: readonly KnownAbility[];
  readonly cards: readonly {
    readonly name: string;
    readonly cost: number | null;
    readonly kind: string;
    readonly effects: readonly string[];
  }[];
  readonly tokens: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly stackLimit: number | string | null;
    readonly effects: readonly string[];
  }[];
}

interface KnownAbility {
  readonly name: string;
  readonly level: number;
  readonly kind: 'offensive' | 'defensive' | 'passive' | 'ultimate';
  readonly cost?: number | undefined;
  readonly tiers: readonly {
    readonly name?: string | undefined;
    readonly requires: string;
    readonly effects: readonly string[];
  }[];
}

/** Cards that a hero has of its own. */
const CARDS = 15;
/** Offensive places of most boards. */
const PLACES = 8;
/** Cards of each kind that most heroes have beside their upgrades. */
const ACTIONS = ['main', 'main', 'roll', 'roll', 'instant'] as const;

/**
 * The text of a new file.
 * @param canSay whether a sentence is understood as effects of this hero
 * @param isKnownToken whether the bot has a token already, so that the file need not define it
 */
export function newHero(
  hero: KnownHero,
  canSay: (sentence: string) => boolean,
  isKnownToken: (id: string) => boolean,
): string {
  const own = [...hero.tokens, ...impliedTokens(hero)].filter(({ id }) => !isKnownToken(id));
  const sections = [
    header(hero),
    ...board(hero, canSay),
    ...deck(hero, canSay),
    ...(hero.abilities.length === 0 && own.length === 0
      ? [['token ?, ?, limit ?', '  ?']]
      : own.map(tokenSection)),
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Tokens that abilities name, and of which nothing else is known. */
export function impliedTokens({ abilities, tokens }: KnownHero): KnownHero['tokens'] {
  const effects = abilities.flatMap(({ tiers }) => tiers).flatMap((tier) => tier.effects);
  const names = effects.flatMap(
    (effect) => /^(?:gain|inflict) (?:\d )?(\p{Lu}[\p{L} '’-]+)$/u.exec(effect)?.[1] ?? [],
  );
  return [...new Set(names)]
    .filter((name) => name !== 'CP' && !tokens.some((token) => token.id === idOf(name)))
    .map((name) => ({ id: idOf(name), name, kind: '?', stackLimit: null, effects: [] }));
}

/** A hero of whom only the name is known. */
export function unknownHero(name: string): KnownHero {
  return {
    id: idOf(name),
    name,
    set: 'Own heroes',
    complexity: null,
    dice: null,
    abilities: [],
    cards: [],
    tokens: [],
  };
}

function header({ id, name, set, complexity, dice }: KnownHero): string[] {
  return [
    '# Every ? is a place to fill in. Lines that begin with # are notes and may go.',
    '# Delete what the hero does not have, such as an upgrade of an ability, and copy what it has more of.',
    '# A hero has 15 cards; an ability with "cost" is one of them. docs/packs.md explains how it is written.',
    `hero ${name}`,
    ...(idOf(name) === id ? [] : [`id ${id}`]),
    `set ${set}`,
    `complexity ${complexity ?? '?'}`,
    ...(dice !== null && Object.values(dice).some((symbol) => /^[A-Z]$/.test(symbol))
      ? ['# The letters stand for the printed symbols. Replace each of them in the whole file.']
      : []),
    dice === null ? 'dice 1-3 ?, 4-5 ?, 6 ?' : `dice ${faces(dice)}`,
  ];
}

function faces(dice: Readonly<Record<number, string>>): string {
  const symbols = [...new Set(Object.values(dice))];
  return symbols
    .map((symbol) => {
      const values = Object.entries(dice).flatMap(([value, other]) => (other === symbol ? [value] : []));
      return `${values.length === 1 ? values[0] : `${values[0]}-${values.at(-1)}`} ${idOf(symbol)}`;
    })
    .join(', ');
}

function board({ abilities, cards }: KnownHero, canSay: (sentence: string) => boolean): string[][] {
  const { offensive, defences, ultimates } = placesOf(abilities);
  const upgrades = (ability: KnownAbility) =>
    abilities.filter(({ name, level }) => level > 1 && name.replace(/ I{2,3}$/, '') === ability.name);
  const withUpgrades = [...offensive, ...defences].flatMap((ability) => {
    const later = upgrades(ability);
    const costs = cards.find(({ kind, name }) => kind === 'upgrade' && name === `${ability.name} II`);
    const second = {
      ...ability,
      name: `${ability.name}, level 2`,
      cost: costs?.cost ?? undefined,
      tiers: blankTiers(ability),
    };
    return [
      section(ability, canSay),
      ...(later.length > 0 ? later : [second]).map((level) => section(level, canSay, true)),
    ];
  });
  return [...withUpgrades, ...ultimates.map((ability) => section(ability, canSay))];
}

/** The places of the board, with blank ones where nothing is known. */
function placesOf(abilities: readonly KnownAbility[]) {
  const first = abilities.filter(({ level }) => level === 1);
  const known = (...kinds: readonly KnownAbility['kind'][]) =>
    first.filter(({ kind }) => kinds.includes(kind));
  const orBlank = (found: readonly KnownAbility[], kind: KnownAbility['kind'], count: number) =>
    found.length > 0 ? found : Array.from({ length: count }, () => blankAbility(kind));
  return {
    offensive: orBlank(known('offensive', 'passive'), 'offensive', PLACES),
    defences: orBlank(known('defensive'), 'defensive', 1),
    ultimates: orBlank(known('ultimate'), 'ultimate', 1),
  };
}

function blankAbility(kind: KnownAbility['kind']): KnownAbility {
  return { name: '?', level: 1, kind, tiers: [{ requires: '?', effects: ['?'] }] };
}

function blankTiers({ tiers }: KnownAbility): KnownAbility['tiers'] {
  return tiers.map((tier) => ({ ...tier, effects: ['?'] }));
}

const HEADINGS = {
  offensive: 'ability',
  defensive: 'defence',
  passive: 'passive',
  ultimate: 'ultimate',
} as const;

function section(
  { name, kind, cost, tiers }: KnownAbility,
  canSay: (sentence: string) => boolean,
  isUpgrade = false,
): string[] {
  const dice = kind === 'defensive' ? `, ${diceOf(tiers[0]?.requires ?? '') ?? '?'} dice` : '';
  const price = isUpgrade ? `, cost ${cost ?? '?'}` : '';
  const lines = tiers.flatMap((tier) => {
    const said = sentences(tier.effects, canSay);
    if (kind === 'defensive' || kind === 'passive') return said.lines;
    const secondary = tier.name === undefined ? '' : ` "${tier.name}"`;
    return [...said.notes, `  ${requirement(tier.requires)}${secondary}: ${said.text}`];
  });
  return [`${HEADINGS[kind]} ${name}${dice}${price}`, ...lines];
}

function diceOf(requires: string): string | null {
  return /defense roll (\d)/.exec(requires)?.[1] ?? null;
}

/** `3x A` becomes `3 a`, and anything else that is not understood a blank. */
function requirement(requires: string): string {
  if (/^(?:small|large) straight$|^\d of a kind$/.test(requires)) return requires;
  const parts = requires.split(' + ').map((part) => /^(\d)x? ([\w -]+)$/.exec(part));
  if (parts.some((part) => part === null)) return '?';
  return parts.map((part) => `${part?.[1]} ${idOf(part?.[2] ?? '')}`).join(' ');
}

/** Effects that the grammar says, else a blank with what is known in a note. */
function sentences(effects: readonly string[], canSay: (sentence: string) => boolean) {
  const said = effects.map((effect) =>
    effect
      .replace(/\.$/, '')
      .replace(/ damage\b/g, ' dmg')
      .replace(/^deal (\d+) dmg \(ultimate\)$/, 'deal $1 ultimate dmg'),
  );
  if (said.length === 0) return { text: '?', notes: [], lines: ['  ?'] };
  const notes = said.filter((sentence) => sentence !== '?' && !canSay(sentence));
  const text = said
    .map((sentence) => (notes.includes(sentence) || sentence === '?' ? '?' : sentence))
    .join('; ');
  const noted = notes.map((sentence) => `  # known: ${sentence}`);
  return { text, notes: noted, lines: [...noted, `  ${text}`] };
}

function deck({ cards, abilities }: KnownHero, canSay: (sentence: string) => boolean): string[][] {
  const actions = cards.filter(({ kind }) => kind !== 'upgrade');
  const { offensive, defences } = placesOf(abilities);
  const places = offensive.length + defences.length;
  const missing = Math.max(0, CARDS - actions.length - places);
  const blank = Array.from(
    { length: Math.max(missing, actions.length > 0 ? 0 : ACTIONS.length) },
    (_, at) => [`${ACTIONS[at % ACTIONS.length]} card ?, cost ?`, '  ?'],
  );
  return [
    ...actions.map(({ name, kind, cost, effects }) => [
      `${kind} card ${name}, cost ${cost ?? '?'}`,
      ...sentences(effects, canSay).lines,
    ]),
    ...blank,
  ];
}

function tokenSection({ name, kind, stackLimit, effects }: KnownHero['tokens'][number]): string[] {
  return [
    `token ${name}, ${kind}, limit ${typeof stackLimit === 'number' ? stackLimit : '?'}`,
    ...effects.map((effect) => `  # known: ${effect}`),
    '  ?',
  ];
}
