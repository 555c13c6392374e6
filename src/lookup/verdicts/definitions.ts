/** What the definitions of tokens and abilities say about damage. */
import {
  abilityOf,
  type DamageType,
  type Effect,
  type HeroDefinition,
  isHero,
  type TokenDefinition,
} from '../../engine/definitions.ts';
import { DAMAGE_TYPES, ruleOf } from '../../engine/rules.ts';
import type { Condition } from '../../engine/vocabulary/amount.ts';
import type { Spend } from '../../engine/vocabulary/token.ts';

/**
 * Whether a way to spend a token can be used with or against damage of a type.
 * @returns undefined for a spend that is about no damage
 */
export function worksAgainst(spend: Spend, type: DamageType): boolean | undefined {
  const rules = DAMAGE_TYPES[type];
  if (!allows(spend.when, type)) return false;
  switch (spend.timing) {
    case 'incoming-damage':
      return rules.avoidable;
    case 'attacked':
      return rules.attack && rules.avoidable;
    case 'own-attack':
    case 'own-attack-at-offense-end':
    case 'own-attack-before-defense': {
      if (!rules.attack || !rules.modifiable) return false;
      // It makes the Attack undefendable, which only changes one that can be defended.
      return makesUndefendable(spend.effects) ? rules.defendable : true;
    }
    default:
      return undefined;
  }
}

function makesUndefendable(effects: readonly Effect[]): boolean {
  return effects.every(({ do: what }) => what === 'undefendable');
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
  const effects = level.variants
    .filter((variant) => variant.id === level.id)
    .flatMap((one) => deepEffects(one.effects));
  if (effects.some(({ do: what }) => what === 'undefendable')) return [];
  return dealt(effects);
}

/** The types of the damage that a token deals by itself. */
export function damageOfToken({ triggers = [] }: TokenDefinition): DamageType[] {
  return dealt(triggers.flatMap((trigger) => deepEffects(trigger.do)));
}

function dealt(effects: readonly Effect[]): DamageType[] {
  return [...new Set(effects.flatMap((effect) => (effect.do === 'deal' ? [effect.type] : [])))];
}

/** Whether an effect of a hero raises the stack limit of a token. */
export function limitIsRaised(token: string, heroes: readonly HeroDefinition[]): boolean {
  return heroes.some((hero) =>
    [
      ...hero.abilities.flatMap(({ variants }) => variants.flatMap(({ effects }) => effects)),
      ...hero.cards.flatMap(({ effects }) => effects),
    ]
      .flatMap((effect) => deepEffects([effect]))
      .some((effect) => effect.do === 'raise-limit' && effect.token === token),
  );
}

/** The effects and those inside them. */
function deepEffects(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => [
    effect,
    ...deepEffects((ruleOf(effect).contains?.(effect) ?? []).flatMap((inner) => inner.effects)),
  ]);
}
