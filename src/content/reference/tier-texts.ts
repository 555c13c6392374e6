/** Words the tiers of an ability, if their effects are simple. */
import { isToken, tokenById } from '../../engine/definitions.ts';
import type { Amount, Condition, Who } from '../../engine/vocabulary/amount.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { AbilityVariant } from '../../engine/vocabulary/hero.ts';

/**
 * The clauses of each tier: `deal 5 damage`, `if the roll also shows 4 of a kind, inflict Knockdown`.
 * @returns null if the printed text of the whole ability describes any of them better
 */
export function tierTexts(tiers: readonly AbilityVariant[]): string[][] | null {
  const texts = tiers.map(({ effects }) => clauses(effects));
  return texts.every((text) => text !== null) ? texts : null;
}

function clauses(effects: readonly Effect[]): string[] | null {
  const said: string[] = [];
  let prefix = '';
  for (const effect of effects) {
    if (effect.do === 'then') {
      prefix = 'then ';
      continue;
    }
    const clause = clauseOf(effect);
    if (clause === null) return null;
    said.push(`${prefix}${clause}`);
    prefix = '';
  }
  return said;
}

function clauseOf(effect: Effect): string | null {
  switch (effect.do) {
    case 'deal':
      return effect.to === 'target'
        ? figure(effect.amount, (n) => `deal ${n} ${TYPES[effect.type]}damage`)
        : null;
    case 'inflict':
      return isTarget(effect.who) ? counted(effect.count, 'inflict', effect.token) : null;
    case 'gain':
      return effect.who === 'owner' ? counted(effect.count, 'gain', effect.token) : null;
    case 'heal':
      return effect.who === 'owner' ? figure(effect.amount, (n) => `heal ${n}`) : null;
    case 'cp':
      return effect.who === 'owner' ? figure(effect.amount, (n) => `gain ${n} CP`) : null;
    case 'steal-cp':
      return isTarget(effect.from) ? figure(effect.amount, (n) => `steal ${n} CP`) : null;
    case 'steal-health':
      return isTarget(effect.from) ? figure(effect.amount, (n) => `steal ${n} health`) : null;
    case 'draw':
      return effect.who === 'owner'
        ? figure(effect.count, (n) => `draw ${n} ${n === 1 ? 'card' : 'cards'}`)
        : null;
    case 'undefendable':
      return 'the Attack is undefendable';
    case 'after-damage': {
      const later = clauses(effect.effects);
      return later === null ? null : `then ${later.join(' and ')}`;
    }
    case 'if':
      return conditional(effect.when, effect.effects, effect.otherwise);
    default:
      return null;
  }
}

const TYPES = {
  normal: '',
  typeless: '',
  undefendable: 'undefendable ',
  pure: 'pure ',
  collateral: 'collateral ',
  // The line of an Ultimate is already marked as one.
  ultimate: '',
} as const;

function isTarget(who: Who): boolean {
  return who === 'target';
}

function figure(amount: Amount, say: (figure: number) => string): string | null {
  return typeof amount === 'number' ? say(amount) : null;
}

function counted(count: Amount, verb: string, token: string): string | null {
  // A hero that is still being written may name tokens that are not registered.
  const name = isToken(token) ? tokenById(token).name : token.replaceAll('-', ' ');
  return figure(count, (n) => (n === 1 ? `${verb} ${name}` : `${verb} ${n} ${name}`));
}

function conditional(
  when: Condition,
  effects: readonly Effect[],
  otherwise: readonly Effect[],
): string | null {
  const condition = shown(when);
  const done = clauses(effects);
  return condition === null || done === null || otherwise.length > 0
    ? null
    : `${condition}, ${done.join(' and ')}`;
}

function shown(when: Condition): string | null {
  if (when.test === 'of-a-kind' && when.dice === 'shown')
    return `if the roll also shows ${when.count} of a kind`;
  if (when.test !== 'symbols' || when.dice !== 'shown') return null;
  const symbols = Object.entries(when.need).map(
    ([symbol, count]) => `${count} ${symbol.replaceAll('-', ' ')}`,
  );
  return `if the roll also shows ${symbols.join(' and ')}`;
}
