/** What the definitions of tokens and abilities say about damage. */
import type { CardMoment } from '../../content/rules/statements.ts';
import {
  abilityOf,
  type DamageType,
  type Effect,
  type HeroDefinition,
  isHero,
  isToken,
  modifiersIn,
  type TokenDefinition,
  tokenById,
} from '../../engine/definitions.ts';
import { DAMAGE_TYPES, ruleOf } from '../../engine/rules.ts';
import type { Condition } from '../../engine/vocabulary/amount.ts';
import type { Spend } from '../../engine/vocabulary/token.ts';
import type { TokenUse } from './claim.ts';

/**
 * Whether a way to spend a token can be used with or against damage of a type.
 * @returns undefined for a spend that is about no damage
 */
export function worksAgainst(spend: Spend, type: DamageType): boolean | undefined {
  const rules = DAMAGE_TYPES[type];
  if (needsCompanion(spend.when)) return undefined;
  if (!allows(spend.when, type)) return false;
  switch (spend.timing) {
    case 'incoming-damage':
      return rules.avoidable;
    case 'attacked':
      if (!rules.attack || !rules.avoidable) return false;
      // It allows a defense where there is none.
      return allowsDefense(spend.effects) ? !rules.defendable : true;
    case 'own-attack':
    case 'own-attack-at-offense-end':
    case 'own-attack-before-defense': {
      if (!rules.attack || !rules.modifiable) return false;
      // It makes the Attack undefendable, which changes nothing for one that cannot be defended.
      return rules.defendable || !makesUndefendable(spend.effects);
    }
    default:
      return undefined;
  }
}

/** What a way to spend a token does to damage; undefined for one that is about no damage. */
export function useOf({ timing }: Spend): TokenUse | undefined {
  if (timing === 'incoming-damage' || timing === 'attacked') return 'lower';
  return timing.startsWith('own-attack') ? 'raise' : undefined;
}

/**
 * Whether a way to spend a token is open in a phase.
 * @returns undefined if that depends on more than the phase
 */
export function openIn({ timing, when, costs, whose }: Spend, moment: CardMoment): boolean | undefined {
  if (moment.endsWith('discard')) return false;
  const isFree = when === undefined && costs === undefined && whose === undefined;
  const isMain = moment.endsWith('main');
  switch (timing) {
    case 'any-time':
      return isFree ? true : undefined;
    case 'own-main':
      return moment === 'own-main' ? (isFree ? true : undefined) : false;
    case 'own-upkeep':
    case 'own-income':
      return false;
    case 'own-attack':
    case 'own-attack-at-offense-end':
    case 'own-attack-before-defense':
    case 'own-attack-landed':
      return isMain || moment.startsWith('foe') ? false : undefined;
    case 'attacked':
      return isMain || moment.startsWith('own') ? false : undefined;
    case 'status-coming':
      return isMain ? false : undefined;
    case 'incoming-damage':
    case 'own-dice':
    case 'opponent-dice':
      return undefined;
  }
}

function makesUndefendable(effects: readonly Effect[]): boolean {
  const acting = deepEffects(effects).filter(({ do: what }) => what !== 'roll' && what !== 'if');
  return acting.every(({ do: what }) => what === 'undefendable');
}

function allowsDefense(effects: readonly Effect[]): boolean {
  return effects.some(({ do: what }) => what === 'allow-defense');
}

/** A companion may be on another side or away, which no definition decides. */
function needsCompanion(when: Condition | undefined): boolean {
  if (when === undefined) return false;
  return when.test === 'side' || (when.test === 'all' && when.all.some(needsCompanion));
}

/** Whether a condition can hold with an Attack of a type; conditions about something else can. */
function allows(when: Condition | undefined, type: DamageType): boolean {
  if (when === undefined) return true;
  if (when.test === 'attack-type') return when.types.includes(type);
  return when.test === 'ability-damage-coming' ? type !== 'typeless' : true;
}

/**
 * The types of the damage that an ability deals to its target.
 * @param key `<hero>/<ability level>`
 * @returns empty for unknown abilities, and for those without damage of a fixed type
 */
export function typesOfAbility(key: string): DamageType[] {
  const [hero = '', id = ''] = key.split('/');
  if (!isHero(hero)) return [];
  const level = abilityOf(hero, id);
  const own = level.variants.filter((variant) => variant.id === level.id).flatMap((one) => one.effects);
  const effects = deepEffects(own);
  const isOpen = effects.some(
    (effect) =>
      effect.do === 'undefendable' ||
      (effect.do === 'deal' && (typeof effect.amount !== 'number' || !own.includes(effect))) ||
      (effect.do === 'inflict' && isToken(effect.token) && stops(tokenById(effect.token))),
  );
  return isOpen ? [] : dealt(effects);
}

/** A stunned player can do nothing against any damage. */
function stops(token: TokenDefinition): boolean {
  return modifiersIn(token, 'actions').length > 0;
}

/** The types of the damage that a token deals by itself. */
export function damageOfToken({ triggers = [] }: TokenDefinition): DamageType[] {
  return dealt(triggers.flatMap((trigger) => deepEffects(trigger.do)));
}

function dealt(effects: readonly Effect[]): DamageType[] {
  return [...new Set(effects.flatMap((effect) => (effect.do === 'deal' ? [effect.type] : [])))];
}

/** Whether a token or a passive ability of a hero lets its owner play upgrades in Roll Phases. */
export function mayUpgradeEarly({ tokens, abilities }: HeroDefinition): boolean {
  const holders = [...tokens, ...abilities.flatMap(({ passive }) => passive ?? [])];
  return holders.some((holder) => modifiersIn(holder, 'upgrades').length > 0);
}

/** Whether an effect of a hero raises the stack limit of a token. */
export function limitIsRaised(token: string, heroes: readonly HeroDefinition[]): boolean {
  return heroes.some((hero) =>
    effectsOfHero(hero).some((effect) => effect.do === 'raise-limit' && effect.token === token),
  );
}

/** Whether an ability or a card of a hero takes a token away by its name, which says more than the token itself does. */
export function isTakenByName(token: string, heroes: readonly HeroDefinition[]): boolean {
  return heroes.some((hero) =>
    effectsOfHero(hero).some(
      (effect) => effect.do === 'remove' && effect.token === token && effect.spent !== true,
    ),
  );
}

function effectsOfHero({ abilities, cards }: HeroDefinition): Effect[] {
  return deepEffects([
    ...abilities.flatMap(({ variants }) => variants.flatMap(({ effects }) => effects)),
    ...cards.flatMap(({ effects }) => effects),
  ]);
}

/** The effects and those inside them. */
function deepEffects(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => [
    effect,
    ...deepEffects((ruleOf(effect).contains?.(effect) ?? []).flatMap((inner) => inner.effects)),
  ]);
}
