/** Questions answered by yes or no in people's words, generated over all definitions, with the answers of play. */
import { SHARED_CARDS } from '../../../src/content/cards/shared.ts';
import '../../../src/content/index.ts';
import {
  type DamageType,
  heroById,
  isToken,
  listHeroes,
  listTokens,
  type TokenDefinition,
} from '../../../src/engine/definitions.ts';
import type { DieValue } from '../../../src/engine/rules.ts';
import {
  type AttackSeen,
  canHold,
  diceFor,
  findsStatus,
  MOMENTS,
  type Moment,
  momentsOfCards,
  momentsOfSpending,
  seeAttack,
} from './play.ts';

export interface PlayedQuestion {
  readonly ask: string;
  /** What play says. */
  readonly yes: boolean;
}

const MOMENT_WORDS: Readonly<Record<Moment, string>> = {
  'own-main': 'my main phase',
  'own-offense': 'my offensive roll phase',
  'own-defense': 'my defensive roll phase',
  'own-discard': 'my discard phase',
  'foe-main': "my opponent's main phase",
  'foe-offense': "my opponent's offensive roll phase",
  'foe-defense': "my opponent's defensive roll phase",
  'foe-discard': "my opponent's discard phase",
};

/** An Attack of each type (see the damage chart). */
const ATTACKS: Readonly<
  Record<Exclude<DamageType, 'typeless'>, readonly [string, string, DieValue[], string[]]>
> = {
  normal: ['barbarian', 'smack', [1, 2, 3, 1, 2], []],
  undefendable: ['barbarian', 'mighty-blow-ii', [1, 2, 3, 4, 6], ['mighty-blow-ii']],
  pure: ['shadow-thief', 'shadow-dance', [6, 6, 6, 1, 2], []],
  collateral: ['pyromancer', 'burning-soul', [5, 5, 1, 2, 4], []],
  ultimate: ['barbarian', 'rage', [6, 6, 6, 6, 6], []],
};
type PlayedType = keyof typeof ATTACKS;
const TYPES: readonly PlayedType[] = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate'];

function attackOf(
  type: PlayedType,
  me: Record<string, number> = {},
  foe: Record<string, number> = {},
  cards: readonly string[] = [],
): AttackSeen {
  const [hero, ability, dice, upgrades] = ATTACKS[type];
  return seeAttack(
    hero,
    ability,
    dice,
    { tokens: me, upgrades, hand: [...cards] },
    { tokens: foe, hand: [...cards] },
  );
}

/** Cards of every deck and of each hero, in every phase of both turns. */
export function cardQuestions(): PlayedQuestion[] {
  const shared = SHARED_CARDS.map(({ id }) => id);
  return listHeroes().flatMap(({ id: hero, name, cards }, at) => {
    const own = cards.map(({ id }) => id);
    const found = momentsOfCards(hero, at === 0 ? [...own, ...shared] : own);
    const asked = [...cards, ...(at === 0 ? SHARED_CARDS : [])];
    return asked.flatMap((card) => {
      const owner = cards.includes(card) ? `${name}'s ` : '';
      const moments = found.get(card.id) ?? new Set<Moment>();
      return [
        ...MOMENTS.map((moment) => ({
          ask: `can I play ${owner}${card.name} in ${MOMENT_WORDS[moment]}`,
          yes: moments.has(moment),
        })),
        ...inTurns(`can I play ${owner}${card.name}`, moments),
      ];
    });
  });
}

/** The same for whole turns. */
function inTurns(start: string, moments: ReadonlySet<Moment>): PlayedQuestion[] {
  const isIn = (turn: 'own' | 'foe') => [...moments].some((moment) => moment.startsWith(turn));
  return [
    { ask: `${start} on my own turn`, yes: isIn('own') },
    { ask: `${start} on someone else's turn`, yes: isIn('foe') },
    { ask: `${start} during the other player's turn`, yes: isIn('foe') },
  ];
}

/** Tokens against and with damage of each type. */
export function tokenQuestions(): PlayedQuestion[] {
  return TYPES.flatMap((type) => {
    const plain = attackOf(type).lost;
    return tokens().flatMap((token) => {
      const mine = attackOf(type, { [token.id]: 1 });
      const foes = attackOf(type, {}, { [token.id]: 1 });
      const withMine = mine.spendable[0].has(token.id) || mine.lost !== plain;
      const against = foes.spendable[1].has(token.id) || foes.lost !== plain;
      const words = type === 'ultimate' ? 'an ultimate' : `${type} damage`;
      const isDefender = TYPES.some((other) => stands(token.id, other));
      return [
        // What its holder spends against some damage is not asked about as the attacker's.
        {
          ask: `does ${token.name} work against ${words}`,
          yes: isDefender ? against : withMine || against,
        },
        { ask: `can I use ${token.name} on ${words}`, yes: withMine || against },
      ];
    });
  });
}

/** Whether a defender can spend the token against damage of a type. */
function stands(token: string, type: PlayedType): boolean {
  return attackOf(type, {}, { [token]: 1 }).spendable[1].has(token);
}

/** Limits, and whether a status effect can be removed and moved. */
export function limitQuestions(): PlayedQuestion[] {
  return tokens().flatMap((token) => [
    ...[1, 2, 3, 4, 5, 6].map((count) => ({
      ask: `can I have ${count} ${token.name}`,
      yes: canHold(ownerOf(token), token.id, count),
    })),
    { ask: `can ${token.name} be removed`, yes: findsStatus('buh-bye', 'barbarian', token.id) },
    { ask: `can ${token.name} be transferred`, yes: findsStatus('transference', 'barbarian', token.id) },
  ]);
}

/** Abilities of the boards: what may be done against them, and whether they may be boosted. */
export function abilityQuestions(): PlayedQuestion[] {
  return listHeroes().flatMap(({ id: hero, name, abilities, sides }) =>
    abilities
      .filter(
        ({ level, kind, side }) =>
          level === 1 &&
          (kind === 'offensive' || kind === 'ultimate') &&
          (side === undefined || side === sides?.[0]?.id),
      )
      .flatMap((level) => {
        const dice = diceFor(hero, level);
        if (dice === undefined) return [];
        const { defended, spendable } = seeAttack(
          hero,
          level.id,
          dice,
          { tokens: { 'sneak-attack': 1 } },
          { tokens: { protect: 1 } },
        );
        return [
          { ask: `can ${name}'s ${level.name} be defended`, yes: defended },
          { ask: `can ${name}'s ${level.name} be prevented`, yes: spendable[1].has('protect') },
          { ask: `can ${name}'s ${level.name} be boosted`, yes: spendable[0].has('sneak-attack') },
        ];
      }),
  );
}

/** Tokens in every phase of both turns. */
export function spendQuestions(): PlayedQuestion[] {
  return tokens().flatMap((token) => {
    const found = momentsOfSpending(ownerOf(token), token.id);
    return [
      ...MOMENTS.map((moment) => ({
        ask: `can I spend ${token.name} in ${MOMENT_WORDS[moment]}`,
        yes: found.has(moment),
      })),
      ...inTurns(`can I spend ${token.name}`, found),
    ];
  });
}

/** Tokens that are spent, and cards that add or prevent damage, against and with each ability of the boards. */
export function againstAbilityQuestions(): PlayedQuestion[] {
  const held = Object.fromEntries(['protect', 'evasive'].map((token) => [token, 1]));
  return listHeroes().flatMap(({ id: hero, name, abilities, sides }) =>
    abilities
      .filter(
        ({ level, kind, side }) =>
          level === 1 &&
          (kind === 'offensive' || kind === 'ultimate') &&
          (side === undefined || side === sides?.[0]?.id),
      )
      .flatMap((level) => {
        const dice = diceFor(hero, level);
        if (dice === undefined) return [];
        const { spendable, playable } = seeAttack(
          hero,
          level.id,
          dice,
          {},
          { tokens: held, hand: ['not-this-time'] },
        );
        const ability = `${name}'s ${level.name}`;
        return [
          ...['protect', 'evasive'].map((token) => ({
            ask: `can I spend ${token} against ${ability}`,
            yes: spendable[1].has(token),
          })),
          { ask: `does Not This Time work against ${ability}`, yes: playable[1].has('not-this-time') },
        ];
      }),
  );
}

/** Damage types by themselves. */
export function typeQuestions(): PlayedQuestion[] {
  return TYPES.flatMap((type) => {
    const { defended, spendable } = attackOf(type, { 'sneak-attack': 1 }, { protect: 1 });
    const words = type === 'ultimate' ? 'ultimate damage' : `${type} damage`;
    return [
      ...['can I defend against', 'do I get a defense roll against'].map((start) => ({
        ask: `${start} ${words}`,
        yes: defended,
      })),
      ...['can I avoid', 'can I prevent', 'is it possible to evade', 'may I reduce'].map((start) => ({
        ask: `${start} ${words}`,
        yes: spendable[1].has('protect'),
      })),
      ...['can I boost', 'can attack modifiers raise', 'is it allowed to increase'].map((start) => ({
        ask: `${start} ${words}`,
        yes: spendable[0].has('sneak-attack'),
      })),
    ];
  });
}

function tokens(): TokenDefinition[] {
  return listTokens().filter(({ kind, id }) => kind !== 'companion' && isToken(id));
}

/** A hero that brings the token, or the Barbarian. */
function ownerOf(token: TokenDefinition): string {
  return listHeroes().find((hero) => heroById(hero.id).tokens.includes(token))?.id ?? 'barbarian';
}
