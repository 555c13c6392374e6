/** A registry of the Mission content of a party by id: allies, momentum cards, mythic abilities and perks. */
import type { AbilityId, AllyId, HeroId } from '../../model/ids.ts';
import type {
  AllyDefinition,
  AllyPower,
  MomentumAction,
  MomentumCard,
  MythicDefinition,
  PerkDefinition,
} from '../../vocabulary/ally.ts';
import type { AbilityLevel, HeroDefinition } from '../../vocabulary/hero.ts';
import { ContentError } from '../content-error.ts';
import { listHeroes } from '../registry.ts';
import { levelOfMythic, registerSharedAbility, unregisterSharedAbility } from '../shared-abilities.ts';

const allies = new Map<string, AllyDefinition>();
const momentumCards = new Map<number, MomentumCard>();
const mythics = new Map<string, MythicDefinition>();
const perks = new Map<string, PerkDefinition>();

function add<T extends { readonly id: string }>(to: Map<string, T>, what: string, thing: T): void {
  if (to.has(thing.id)) throw new ContentError(`${what} ${thing.id} is registered already`);
  to.set(thing.id, thing);
}

function found<T>(thing: T | undefined, what: string, id: string): T {
  if (thing === undefined) throw new ContentError(`${what} ${id} is not known`);
  return thing;
}

/** The allies shared by all Missions that have no allies of their own. */
const sharedAllies: AllyDefinition[] = [];

/**
 * Adds an ally to the deck of every Mission without allies of its own.
 * @throws ContentError when the id is taken, or a plus-exhaust power does not follow a kicker or ability
 */
export function registerAlly(ally: AllyDefinition): void {
  addAlly(ally);
  sharedAllies.push(ally);
}

/**
 * Registers the allies of a Mission; registering an equal ally again is allowed.
 * @returns a function that removes the newly registered allies
 * @throws ContentError as `registerAlly`
 */
export function registerOwnAllies(own: readonly AllyDefinition[]): () => void {
  const brought = own.filter((ally) => JSON.stringify(allies.get(ally.id)) !== JSON.stringify(ally));
  for (const ally of brought) addAlly(ally);
  return () => {
    for (const { id, powers } of brought) {
      allies.delete(id);
      for (const power of powers) {
        if (power.kind === 'ability') unregisterSharedAbility(abilityOfPower(id, power.id));
      }
    }
  };
}

function addAlly(ally: AllyDefinition): void {
  for (const [at, power] of ally.powers.entries()) {
    const before = ally.powers[at - 1]?.kind;
    if (power.kind === 'plus-exhaust' && before !== 'kicker' && before !== 'ability') {
      throw new ContentError(`ally ${ally.id}: ${power.id} comes on top of no kicker or ability`);
    }
  }
  add(allies, 'ally', ally);
  for (const power of ally.powers) {
    if (power.kind === 'ability') registerSharedAbility(levelOf(ally.id, power));
  }
}

/** Returns the ability level that an ally adds to its hero's board. */
function levelOf(
  ally: AllyId,
  { id, name, requires, reach, effects, text }: Extract<AllyPower, { kind: 'ability' }>,
): AbilityLevel {
  const ability = abilityOfPower(ally, id);
  return {
    ...levelOfMythic({ id: ability, name, requires, effects, text }),
    ...(reach === 'range' ? { reach } : {}),
  };
}

/** Returns the id of the ability that a power of an ally adds to the board. */
export function abilityOfPower(ally: AllyId, power: string): AbilityId {
  return `${ally}-${power}`;
}

/**
 * Returns the ally with this id.
 * @throws ContentError for an unknown ally
 */
export function allyById(id: AllyId): AllyDefinition {
  return found(allies.get(id), 'ally', id);
}

export function isAlly(id: string): boolean {
  return allies.has(id);
}

/** Returns the shared allies in registration order. */
export function listAllies(): readonly AllyDefinition[] {
  return sharedAllies;
}

/**
 * Registers a momentum card.
 * @throws ContentError when the level is taken
 */
export function registerMomentumCard(card: MomentumCard): void {
  if (momentumCards.has(card.level))
    throw new ContentError(`momentum card ${card.level} is registered already`);
  momentumCards.set(card.level, card);
}

/** Returns the actions on the momentum card of a level. */
export function momentumActions(level: MomentumCard['level']): readonly MomentumAction[] {
  return momentumCards.get(level)?.actions ?? [];
}

/**
 * Registers a mythic ability.
 * @throws ContentError when the id is taken
 */
export function registerMythic(mythic: MythicDefinition): void {
  add(mythics, 'mythic ability', mythic);
  registerSharedAbility(levelOfMythic(mythic));
}

/**
 * Returns the mythic ability with this id.
 * @throws ContentError for an unknown mythic ability
 */
export function mythicById(id: AbilityId): MythicDefinition {
  const { mythic } = ownersOfMythics().find((owner) => owner.mythic.id === id) ?? {};
  return found(mythics.get(id) ?? mythic, 'mythic ability', id);
}

/** Returns the mythic abilities of the box, then those that only one hero may bring. */
export function listMythics(): readonly MythicDefinition[] {
  return [...mythics.values(), ...ownersOfMythics().map(({ mythic }) => mythic)];
}

/** Returns the only hero who may bring a mythic ability; null for one that every hero may bring. */
export function ownerOfMythic(id: AbilityId): HeroDefinition | null {
  return ownersOfMythics().find(({ mythic }) => mythic.id === id) ?? null;
}

/** Whether a hero may bring a mythic ability; false for an unknown one. */
export function mayBringMythic(hero: HeroId, id: AbilityId): boolean {
  const owner = ownerOfMythic(id);
  return owner === null ? mythics.has(id) : owner.id === hero;
}

function ownersOfMythics(): (HeroDefinition & { readonly mythic: MythicDefinition })[] {
  return listHeroes().flatMap((hero) => (hero.mythic ? [{ ...hero, mythic: hero.mythic }] : []));
}

/**
 * Registers a perk.
 * @throws ContentError when the id is taken
 */
export function registerPerk(perk: PerkDefinition): void {
  add(perks, 'perk', perk);
}

/**
 * Returns the perk with this id.
 * @throws ContentError for an unknown perk
 */
export function perkById(id: string): PerkDefinition {
  return found(perks.get(id), 'perk', id);
}

export function isPerk(id: string): boolean {
  return perks.has(id);
}

/** Returns all perks in the order of the sheet. */
export function listPerks(): readonly PerkDefinition[] {
  return [...perks.values()];
}
