/**
 * Judges claims by the definitions that play uses. `test/lookup/verdicts/verdicts.test.ts` asks the engine the same questions by
 * playing.
 */

import { CARD_MOMENTS, type CardMoment } from '../../content/rules/statements.ts';
import {
  type CardDefinition,
  type DamageType,
  type Effect,
  heroById,
  isHero,
  isToken,
  listHeroes,
  listTokens,
  modifiersIn,
  type TokenDefinition,
  tokenById,
} from '../../engine/definitions.ts';
import { DAMAGE_TYPES } from '../../engine/rules.ts';
import {
  type Claim,
  TOKEN_USES,
  type TokenFact,
  type TokenUse,
  type Trait,
  type Turn,
  type Verdict,
} from './claim.ts';
import {
  damageOfToken,
  isTakenByName,
  limitIsRaised,
  mayUpgradeEarly,
  openIn,
  typesOfAbility,
  useOf,
  worksAgainst,
} from './definitions.ts';
import { cardOfKey } from './entry-definitions.ts';
import { reasonsOf } from './reasons.ts';

/**
 * The answer to a claim.
 * @returns undefined when the definitions alone do not decide it, or when a name is unknown
 */
export function judge(claim: Claim): Verdict | undefined {
  const isTrue = truthOf(claim);
  return isTrue === undefined ? undefined : { claim, isTrue, because: reasonsOf(claim) };
}

function truthOf(claim: Claim): boolean | undefined {
  switch (claim.about) {
    case 'type':
      return DAMAGE_TYPES[claim.type][claim.trait];
    case 'ability':
      return allHave(typesOfAbility(claim.ability), claim.trait);
    case 'token':
      return isToken(claim.token) ? eitherWay(tokenById(claim.token), claim.type) : undefined;
    case 'token-use':
      return isToken(claim.token) ? tokenWorks(tokenById(claim.token), claim.type, claim.use) : undefined;
    case 'token-ability':
      return isToken(claim.token) ? spendWorks(tokenById(claim.token), claim.ability) : undefined;
    case 'spend': {
      const token = isToken(claim.token) ? tokenById(claim.token) : undefined;
      return token && inPhase(claim.moment, (moment) => spentIn(token, moment));
    }
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
      return card && inPhase(claim.moment, (moment) => isPlayable(card, claim.card, moment));
    }
    case 'card-turn': {
      const card = cardOfKey(claim.card);
      return card && inTurn(claim.turn, (moment) => isPlayable(card, claim.card, moment));
    }
    case 'spend-turn':
      return isToken(claim.token) ? spentInTurn(tokenById(claim.token), claim.turn) : undefined;
    case 'hold':
      return isToken(claim.token) ? mayHold(tokenById(claim.token), claim.count) : undefined;
    case 'fact':
      return isToken(claim.token) ? holdsOf(tokenById(claim.token), claim.fact) : undefined;
    case 'stop':
      return true;
  }
}

/**
 * "My Defensive Roll Phase" may be that of the own turn, in which an opponent defends, or the one in which its owner
 * defends: the answer for it is the one that holds for both.
 */
function inPhase(
  moment: CardMoment,
  isPossible: (moment: CardMoment) => boolean | undefined,
): boolean | undefined {
  if (!moment.endsWith('defense')) return isPossible(moment);
  const [own, foe] = [isPossible('own-defense'), isPossible('foe-defense')];
  return own === foe ? own : undefined;
}

/** Whether something is possible in a phase of a turn; undefined if that depends on the situation. */
function inTurn(turn: Turn, isPossible: (moment: CardMoment) => boolean | undefined): boolean | undefined {
  const answers = CARD_MOMENTS.filter((moment) => moment.startsWith(turn)).map(isPossible);
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
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
function spentIn({ id, spends = [] }: TokenDefinition, moment: CardMoment): boolean | undefined {
  // Another token may be used for it: Synth activates Bots.
  const others = listTokens().flatMap((token) => token.spends ?? []);
  const ways = [...spends, ...others.filter(({ costs }) => costs?.token === id)].map((spend) =>
    openIn(spend, moment),
  );
  if (ways.includes(true)) return true;
  return ways.length > 0 && ways.every((way) => way === false) ? false : undefined;
}

/** The Upkeep and the Income Phase are in the own turn, but are no phases in which cards are played. */
function spentInTurn(token: TokenDefinition, turn: Turn): boolean | undefined {
  const answer = inTurn(turn, (moment) => spentIn(token, moment));
  const isOfOtherPhase =
    turn === 'own' && token.spends?.some(({ timing }) => timing === 'own-upkeep' || timing === 'own-income');
  return answer === false && isOfOtherPhase === true ? undefined : answer;
}

/** Undefined where a token may raise damage of a type and may not lower it, or the other way round. */
function eitherWay(token: TokenDefinition, type: DamageType): boolean | undefined {
  const answers = TOKEN_USES.map((use) => tokenWorks(token, type, use));
  return answers.includes(true) && answers.includes(false) ? undefined : tokenWorks(token, type);
}

/**
 * A token works on a type if one of its spends or standing modifiers does; undefined if it is about no damage. A
 * companion can also be what the damage hits.
 * @param use only what raises, or lowers, damage
 */
function tokenWorks(token: TokenDefinition, type: DamageType, use?: TokenUse): boolean | undefined {
  if (token.kind === 'companion') return undefined;
  const spends = (token.spends ?? [])
    .filter((spend) => use === undefined || useOf(spend) === use)
    .flatMap((spend) => worksAgainst(spend, type) ?? []);
  const standing = [...modifiersIn(token, 'attacking'), ...modifiersIn(token, 'attacked')]
    .filter(
      (modifier) => use === undefined || (modifier.step === 2 && modifier.amount > 0) === (use === 'raise'),
    )
    .map(({ types }) => types.includes(type));
  const ways = [...spends, ...standing];
  return ways.length === 0 ? undefined : ways.includes(true);
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
  if (isOfOtherRoll(card, moment)) return undefined;
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

/** Whether a card gives an attempt in the other Roll Phase: Better D! is of no use in an offensive roll. */
function isOfOtherRoll({ effects }: CardDefinition, moment: CardMoment): boolean {
  const isOffense = moment.endsWith('offense');
  if (!isOffense && !moment.endsWith('defense')) return false;
  return effects.some(
    (effect) => effect.do === 'extra-attempt' && (effect.phase === 'offensive') !== isOffense,
  );
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
  { id, kind, fixed, stays, spends, persistent, until }: TokenDefinition,
  fact: TokenFact,
): boolean | undefined {
  switch (fact) {
    case 'removable':
      return kind !== 'companion' && fixed !== true ? true : unlessTaken(id);
    case 'movable':
      return kind !== 'companion' && fixed !== true && stays !== true ? true : unlessTaken(id);
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

/** No, except that effects which name the token may take it: then it is neither yes nor no. */
function unlessTaken(token: string): false | undefined {
  return isTakenByName(token, listHeroes()) ? undefined : false;
}
