/**
 * Judges claims by the definitions that play uses. `test/lookup/verdicts.test.ts` asks the engine the same questions by
 * playing.
 */

import { SHARED_CARDS } from '../../content/cards/shared.ts';
import { loadRules } from '../../content/rules/load.ts';
import type { CardMoment } from '../../content/rules/statements.ts';
import {
  type CardDefinition,
  type DamageType,
  type Effect,
  heroById,
  isHero,
  isToken,
  listHeroes,
  modifiersIn,
  type TokenDefinition,
  tokenById,
} from '../../engine/definitions.ts';
import { DAMAGE_TYPES } from '../../engine/rules.ts';
import { plain } from '../normalise.ts';
import type { Claim, TokenFact, Trait, Verdict } from './claim.ts';
import {
  damageOfToken,
  limitIsRaised,
  mayUpgradeEarly,
  openIn,
  typesOfAbility,
  worksAgainst,
} from './definitions.ts';

/** The rule text about a damage type. */
const RULE_OF_TYPE: Readonly<Record<DamageType, string>> = {
  normal: 'normal-damage',
  undefendable: 'undefendable-damage',
  pure: 'pure-damage',
  collateral: 'collateral-damage',
  ultimate: 'ultimate-damage',
  typeless: 'typeless-damage',
};

const RULE_OF_TRAIT: Readonly<Record<Trait, string>> = {
  defendable: 'defendable',
  avoidable: 'avoidable',
  modifiable: 'modifiable',
  attack: 'attack',
};

const RULE_OF_FACT: Readonly<Record<TokenFact, string>> = {
  removable: 'remove-status',
  movable: 'transfer-status',
  positive: 'positive-status',
  negative: 'negative-status',
  unique: 'unique-status',
  companion: 'companion',
  status: 'status-effects',
  persistent: 'persistent',
  spendable: 'spendable',
};

const RULE_OF_KIND: Readonly<Record<CardDefinition['kind'], string>> = {
  main: 'main-phase-action',
  roll: 'roll-phase-action',
  instant: 'instant-action',
  upgrade: 'hero-upgrade',
};

/**
 * The answer to a claim.
 * @returns undefined when the definitions alone do not decide it, or when a name is unknown
 */
export function judge(claim: Claim): Verdict | undefined {
  const isTrue = truthOf(claim);
  return isTrue === undefined ? undefined : { claim, isTrue, because: reasons(claim) };
}

function truthOf(claim: Claim): boolean | undefined {
  switch (claim.about) {
    case 'type':
      return DAMAGE_TYPES[claim.type][claim.trait];
    case 'ability':
      return allHave(typesOfAbility(claim.ability), claim.trait);
    case 'token':
      return isToken(claim.token) ? tokenWorks(tokenById(claim.token), claim.type) : undefined;
    case 'token-ability':
      return isToken(claim.token) ? spendWorks(tokenById(claim.token), claim.ability) : undefined;
    case 'spend':
      return isToken(claim.token) ? spentIn(tokenById(claim.token), claim.moment) : undefined;
    case 'token-damage':
      return isToken(claim.token) ? allHave(damageOfToken(tokenById(claim.token)), claim.trait) : undefined;
    case 'card': {
      const card = cardOfKey(claim.card);
      return card && cardWorks(card, claim.type);
    }
    case 'card-ability': {
      const card = cardOfKey(claim.card);
      return card && alike(typesOfAbility(claim.ability), (type) => cardWorks(card, type));
    }
    case 'moment': {
      const card = cardOfKey(claim.card);
      return card && isPlayable(card, claim.card, claim.moment);
    }
    case 'hold':
      return isToken(claim.token) ? mayHold(tokenById(claim.token), claim.count) : undefined;
    case 'fact':
      return isToken(claim.token) ? holdsOf(tokenById(claim.token), claim.fact) : undefined;
    case 'stop':
      return true;
  }
}

function allHave(types: readonly DamageType[], trait: Trait): boolean | undefined {
  return alike(types, (type) => DAMAGE_TYPES[type][trait]);
}

/** The answer for all types, if it is one. */
function alike(
  types: readonly DamageType[],
  answer: (type: DamageType) => boolean | undefined,
): boolean | undefined {
  const found = new Set(types.map(answer));
  return found.size === 1 ? [...found][0] : undefined;
}

/** Tokens that work by themselves have no verdict here: what else an ability does may matter to them. */
function spendWorks(token: TokenDefinition, ability: string): boolean | undefined {
  const isStanding = [...modifiersIn(token, 'attacking'), ...modifiersIn(token, 'attacked')].length > 0;
  return isStanding ? undefined : alike(typesOfAbility(ability), (type) => tokenWorks(token, type));
}

/** Whether one of the ways to spend a token is open in a phase; undefined if that depends on the situation. */
function spentIn({ spends = [] }: TokenDefinition, moment: CardMoment): boolean | undefined {
  const ways = spends.map((spend) => openIn(spend, moment));
  if (ways.includes(true)) return true;
  return ways.length > 0 && ways.every((way) => way === false) ? false : undefined;
}

/** A token works on a type if one of its spends or standing modifiers does; undefined if it is about no damage. */
function tokenWorks(token: TokenDefinition, type: DamageType): boolean | undefined {
  const spends = (token.spends ?? []).flatMap((spend) => worksAgainst(spend, type) ?? []);
  const standing = [...modifiersIn(token, 'attacking'), ...modifiersIn(token, 'attacked')].map(({ types }) =>
    types.includes(type),
  );
  const ways = [...spends, ...standing];
  return ways.length === 0 ? undefined : ways.includes(true);
}

/** The card of a key: `common/<id>` of every deck, or `<hero>/<id>`. */
export function cardOfKey(key: string): CardDefinition | undefined {
  const [owner = '', id = ''] = key.split('/');
  if (owner === 'common') return SHARED_CARDS.find((card) => card.id === id);
  return isHero(owner) ? heroById(owner).cards.find((card) => card.id === id) : undefined;
}

function cardWorks(
  { attackModifier, effects, when, kind }: CardDefinition,
  type: DamageType,
): boolean | undefined {
  if (when !== undefined || kind === 'upgrade' || kind === 'main') return undefined;
  if (attackModifier) return DAMAGE_TYPES[type].attack && DAMAGE_TYPES[type].modifiable;
  return isPrevention(effects) ? DAMAGE_TYPES[type].avoidable : undefined;
}

function isPrevention(effects: readonly Effect[]): boolean {
  return effects.some(({ do: what }) => what === 'prevent' || what === 'avoid');
}

/** Cards by their kind (rule: action-card); undefined where something else decides, such as a printed condition. */
function isPlayable(card: CardDefinition, key: string, moment: CardMoment): boolean | undefined {
  if (moment.endsWith('discard')) return false;
  switch (card.kind) {
    case 'main':
      return moment === 'own-main';
    case 'upgrade': {
      const [owner = ''] = key.split('/');
      const isEarly = isHero(owner) && mayUpgradeEarly(heroById(owner));
      return isEarly && !moment.endsWith('main') ? undefined : moment === 'own-main';
    }
    case 'roll':
      if (moment.endsWith('main')) return false;
      return card.attackModifier ? isOwnAttack(moment) : true;
    case 'instant':
      return card.attackModifier ? isOwnAttack(moment) : true;
  }
}

/** An own Attack stands in the own turn, from its activation to its damage. */
function isOwnAttack(moment: CardMoment): boolean {
  return moment === 'own-offense' || moment === 'own-defense';
}

function mayHold(
  { limit, ownLimit, id, countsWith, comesAs }: TokenDefinition,
  count: number,
): boolean | undefined {
  if (countsWith !== undefined || comesAs !== undefined) return undefined;
  if (count <= limit) return true;
  return ownLimit !== undefined || limitIsRaised(id, listHeroes()) ? undefined : false;
}

function holdsOf(
  { kind, fixed, stays, spends, persistent, until }: TokenDefinition,
  fact: TokenFact,
): boolean | undefined {
  switch (fact) {
    case 'removable':
      return kind !== 'companion' && fixed !== true;
    case 'movable':
      return kind !== 'companion' && fixed !== true && stays !== true;
    case 'status':
      return kind !== 'companion';
    case 'spendable':
      return spends !== undefined && spends.length > 0;
    case 'persistent':
      if (persistent === true) return true;
      return until === undefined ? undefined : false;
    default:
      return kind === fact;
  }
}

function reasons(claim: Claim): string[] {
  switch (claim.about) {
    case 'type':
      return [RULE_OF_TYPE[claim.type], RULE_OF_TRAIT[claim.trait], 'damage-chart'];
    case 'ability':
      return reasonsOfAbility(claim.ability);
    case 'token':
      return [...ruleAbout(claim.token), RULE_OF_TYPE[claim.type]];
    case 'token-ability':
      return [...ruleAbout(claim.token), ...reasonsOfAbility(claim.ability)];
    case 'card-ability':
      return [...ruleOfCard(claim.card), ...reasonsOfAbility(claim.ability)];
    case 'spend':
      return [...ruleAbout(claim.token), 'spendable'];
    case 'token-damage':
      return [...ruleAbout(claim.token), 'typeless-damage'];
    case 'card':
      return [...ruleOfCard(claim.card), RULE_OF_TYPE[claim.type]];
    case 'moment':
      return [...ruleOfCard(claim.card), RULE_OF_KIND[cardOfKey(claim.card)?.kind ?? 'main']];
    case 'hold':
      return [...ruleAbout(claim.token), 'stack-limit'];
    case 'fact':
      return [...ruleAbout(claim.token), RULE_OF_FACT[claim.fact]];
    case 'stop':
      return ['ultimate-stop', 'ultimate-lockout'];
  }
}

function reasonsOfAbility(key: string): string[] {
  const [hero = '', ability = ''] = key.split('/');
  const [type] = typesOfAbility(key);
  return [`ability-${hero}-${ability}`, ...(type === undefined ? [] : [RULE_OF_TYPE[type]])];
}

function ruleAbout(token: string): string[] {
  const { byId, entries } = loadRules();
  if (byId.has(token)) return [token];
  const name = plain(tokenById(token).name);
  const found = entries.find(
    ({ subject, title }) => subject === 'status-tokens' && plain(title).startsWith(name),
  );
  return [found?.id ?? `token-${token}`];
}

function ruleOfCard(key: string): string[] {
  const [owner = '', id = ''] = key.split('/');
  const name = plain(cardOfKey(key)?.name ?? id);
  const { entries } = loadRules();
  const found = entries.find(({ subject, title }) => subject === 'cards' && plain(title).includes(name));
  return [found?.id ?? `card-${owner}-${id}`];
}
