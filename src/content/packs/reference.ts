/** What people look up about a hero that comes with a pack: only what the pack itself says. */
import type { DiceKey, Requirement } from '../../engine/dice/requirement.ts';
import type { AbilityLevel, AbilityVariant, HeroDefinition } from '../../engine/vocabulary/hero.ts';
import type { Modifier, ModifierSide } from '../../engine/vocabulary/modifier.ts';
import type { SpendTiming, TokenDefinition } from '../../engine/vocabulary/token.ts';
import type { Trigger, TriggerEvent, Whose } from '../../engine/vocabulary/trigger.ts';
import type { AbilityReference, CardReference, HeroReference, TokenReference } from '../reference/schema.ts';
import { tokensNamedBy } from './checks/references.ts';
import type { Pack } from './pack.ts';

/** @param builtIn texts of the tokens that the bot has, which a pack may name */
export function referenceOf(
  { hero, file }: Pick<Pack, 'hero' | 'file'>,
  builtIn: (tokenId: string) => TokenReference | undefined,
): HeroReference {
  const own = new Set(hero.tokens.map(({ id }) => id));
  const others = [...tokensNamedBy(hero)].flatMap((id) => (own.has(id) ? [] : (builtIn(id) ?? [])));
  const { id, name, set, complexity, dice, unconfirmed = [] } = hero;
  return {
    id,
    name,
    set,
    complexity,
    dice: faces(dice),
    ...(hero.setup === undefined
      ? {}
      : { setup: 'something of its own, which the pack does not tell in words' }),
    pack: file,
    abilities: hero.abilities.map((level) => abilityOf(level, hero, file)),
    cards: hero.cards.map((card) => cardOf(card, file)),
    tokens: [...hero.tokens.map((token) => tokenOf(token, file)), ...others],
    unconfirmed: [...unconfirmed],
  };
}

const faces = (dice: DiceKey) => ({ ...dice });

function sourced(unconfirmed: string | undefined, file: string) {
  return unconfirmed === undefined
    ? { confidence: 'high' as const, sources: [`the pack ${file}`] }
    : { confidence: 'medium' as const, sources: [`the pack ${file}`], notes: unconfirmed };
}

function abilityOf(level: AbilityLevel, { cards }: HeroDefinition, file: string): AbilityReference {
  const { id, name, slot, kind, unconfirmed } = level;
  const cost = cards.find(({ upgradesTo }) => upgradesTo === id)?.cost;
  return {
    id,
    name,
    slot,
    level: level.level,
    kind,
    ...(cost === undefined ? {} : { cost }),
    tiers: tiersOf(level),
    ...sourced(unconfirmed, file),
  };
}

type Tier = AbilityReference['tiers'][number];

function tiersOf(level: AbilityLevel): Tier[] {
  const { kind, dice, mayReroll, opposed, text } = level;
  if (kind === 'passive') return [{ requires: 'passive', effects: [text] }];
  if (kind === 'defensive') {
    const rider = mayReroll === undefined ? '' : `, up to ${mayReroll} of them re-rolled once`;
    const against = opposed === undefined ? '' : `, against ${opposed.dice} of others`;
    return [{ requires: `defense roll ${dice ?? 0}${rider}${against}`, effects: [text] }];
  }
  // The engine has the best tier first, a board the lowest.
  const own = level.variants.filter(({ id }) => id === level.id).reverse();
  const others = level.variants.filter(({ id }) => id !== level.id);
  const parts = partsOf(text, others);
  return [
    ...own.map(({ requires }) => ({ requires: requirementText(requires), effects: [parts.own] })),
    ...others.map(({ name, requires }) => ({
      name,
      requires: requirementText(requires),
      effects: [parts.ofOther.get(name) ?? text],
    })),
  ];
}

/** One text tells the ability and, behind their names, its secondary abilities: `8 damage. Plant: grow 3 Spirits.` */
function partsOf(text: string, others: readonly AbilityVariant[]) {
  const found = others
    .map(({ name }) => ({ name, at: text.indexOf(`${name}: `) }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at);
  const ofOther = new Map(
    found.map(({ name, at }, i) => [name, text.slice(at + name.length + 2, found[i + 1]?.at).trim()]),
  );
  return { own: text.slice(0, found[0]?.at).trim(), ofOther };
}

function requirementText(requires: Requirement): string {
  switch (requires.kind) {
    case 'symbols':
      return Object.entries(requires.need)
        .map(([symbol, count]) => `${count}x ${symbol.replaceAll('-', ' ')}`)
        .join(' + ');
    case 'straight':
      return `${requires.size} straight`;
    case 'of-a-kind':
      return `${requires.count} of a kind`;
    case 'values':
      return requires.values.join(' ');
  }
}

function cardOf(card: HeroDefinition['cards'][number], file: string): CardReference {
  const { id, name, cost, kind, attackModifier = false, text, unconfirmed } = card;
  return { id, name, cost, kind, attackModifier, copies: 1, effects: [text], ...sourced(unconfirmed, file) };
}

function tokenOf(token: TokenDefinition, file: string): TokenReference {
  const {
    id,
    name,
    kind,
    limit,
    persistent = false,
    spends = [],
    triggers = [],
    modifiers = [],
    text,
    unconfirmed,
  } = token;
  const moments = [
    ...spends.map(({ timing }) => SPENT[timing]),
    ...workingAt(modifiers),
    ...momentsOf(triggers),
  ];
  return {
    id,
    name,
    kind,
    stackLimit: limit,
    persistent,
    spendable: spends.length > 0,
    timing: moments.length === 0 ? 'while it is held' : [...new Set(moments)].join('; '),
    effects: [text],
    ...sourced(unconfirmed, file),
  };
}

const SPENT: Readonly<Record<SpendTiming, string>> = {
  'incoming-damage': 'spent when its holder has damage coming',
  'own-attack': 'spent in an own Attack, before damage lands',
  'own-attack-at-offense-end': 'spent in an own Attack, at the end of the Offensive Roll Phase',
  'own-attack-before-defense': 'spent in an own Attack, before a defense is rolled',
  attacked: 'spent when its holder was Attacked, before damage lands',
  'own-dice': 'spent while dice of its holder can be changed',
  'opponent-dice': "spent while an opponent's dice can be changed",
  'status-coming': 'spent when a status effect is aimed at its holder',
  'own-main': 'spent in an own Main Phase',
  'any-time': 'spent at any time',
};

const WORKS: Readonly<Record<ModifierSide, string>> = {
  attacking: 'in Attacks of its holder',
  attacked: 'in Attacks on its holder',
  income: "in its holder's Income Phase",
  attempts: "in its holder's next Offensive Roll Phase",
  'attempt-price': "in its holder's next Offensive Roll Phase",
  offense: "before its holder's next Offensive Roll Phase",
  actions: 'while it is held',
  defeat: "when its holder's health would reach 0",
  rerolls: 'while it is held',
};

function workingAt(modifiers: readonly Modifier[]): string[] {
  return modifiers.map(({ side }) => WORKS[side]);
}

/** Of a player: `when its holder ...`, `when an opponent ...`. */
const HAPPENS: Readonly<Record<TriggerEvent, (whose: string) => string>> = {
  'turn-start': (whose) => `at the start of the turn of ${whose}`,
  upkeep: (whose) => `in the Upkeep Phase of ${whose}`,
  activation: (whose) => `when ${whose} activates an Offensive Ability`,
  activated: (whose) => `when ${whose} has activated an Offensive Ability`,
  'no-activation': (whose) => `when ${whose} activates nothing`,
  attacked: (whose) => `when ${whose} is Attacked`,
  'offense-end': (whose) => `before the damage of a Roll Phase of ${whose}`,
  'damage-taken': (whose) => `when ${whose} takes damage`,
  'damage-dealt': (whose) => `when an Attack of ${whose} deals damage`,
  'roll-phase-end': (whose) => `at the end of a Roll Phase of ${whose}`,
  gained: (whose) => `when ${whose} gains a token`,
  'gained-in-vain': (whose) => `when ${whose} has no room for a token`,
  'card-played': (whose) => `when ${whose} plays a card`,
  defeat: (whose) => `when ${whose} is defeated`,
  'turn-end': (whose) => `at the end of the turn of ${whose}`,
};

const SAID_OF: Readonly<Record<Whose, string>> = {
  holder: 'its holder',
  opponents: 'an opponent',
  'team-mates': 'a team-mate',
  others: 'another player',
  neighbours: 'a neighbour',
  everyone: 'any player',
};

function momentsOf(triggers: readonly Trigger[]): string[] {
  return triggers.map(({ on }) => HAPPENS[on.event](SAID_OF[on.whose]));
}
