/** The rule texts that explain a verdict. */
import { loadRules } from '../../content/rules/load.ts';
import { type CardDefinition, type DamageType, tokenById } from '../../engine/definitions.ts';
import { plain } from '../normalise.ts';
import type { Claim, TokenFact, Trait } from './claim.ts';
import { typesOfAbility } from './definitions.ts';
import { cardOfKey } from './entry-definitions.ts';

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

/** Ids of the rule texts that explain the answer to a claim, the best first. */
export function reasonsOf(claim: Claim): string[] {
  switch (claim.about) {
    case 'type':
      return [RULE_OF_TYPE[claim.type], RULE_OF_TRAIT[claim.trait], 'damage-chart'];
    case 'ability':
      return reasonsOfAbility(claim.ability);
    case 'token':
    case 'token-use':
      return [...ruleAbout(claim.token), RULE_OF_TYPE[claim.type]];
    case 'token-ability':
      return [...ruleAbout(claim.token), ...reasonsOfAbility(claim.ability)];
    case 'card-ability':
      return [...ruleOfCard(claim.card), ...reasonsOfAbility(claim.ability)];
    case 'spend':
    case 'spend-turn':
      return [...ruleAbout(claim.token), 'spendable'];
    case 'token-damage':
      return [...ruleAbout(claim.token), 'typeless-damage'];
    case 'card':
      return [...ruleOfCard(claim.card), RULE_OF_TYPE[claim.type]];
    case 'card-turn':
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
