/** Everything that a hero of a Mission may use beside cards and tokens, as lines with price, time and effects. */
import type { Requirement } from '../dice/requirement.ts';
import type { AbilityId, AllyId } from '../ids.ts';
import type { AllyDefinition, AllyPower } from '../vocabulary/ally.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { SpendTiming } from '../vocabulary/token.ts';
import { abilityOfPower, allyById, isAlly, isPerk, momentumActions, perkById } from './party-registry.ts';
import type { MissionHero } from './state.ts';

/** When a line can be used. */
export type PowerTime =
  | { readonly when: 'timing'; readonly timing: SpendTiming }
  /** In the own roll phase, where the final dice show it. */
  | { readonly when: 'dice'; readonly in: 'offensive' | 'defensive'; readonly requires?: Requirement }
  /** While the ability that was activated is this one. */
  | { readonly when: 'ability'; readonly ability: AbilityId };

export interface PowerLine {
  /** The ally, the perk, or `momentum` for what the card sells. */
  readonly ability: string;
  readonly line: string;
  /** In momentum. */
  readonly cost: number;
  readonly at: PowerTime;
  readonly effects: readonly Effect[];
  readonly text: string;
  /** What is remembered of a line that can be used once a round; null for others. */
  readonly once: string | null;
  /** The ally leaves for it. */
  readonly exhausts: boolean;
  /** It can be used once a Mission. */
  readonly isFeat: boolean;
}

/** The line by which an ally is recruited. */
export const RECRUIT = 'recruit';
/** What the momentum card is called as the source of a line. */
export const MOMENTUM_CARD = 'momentum';
/** The line of a feat. */
const FEAT = 'feat';

export function recruitLine(ally: AllyId): PowerLine {
  const { cost, powers } = allyById(ally);
  return {
    ...PLAIN,
    ability: ally,
    line: RECRUIT,
    cost,
    at: { when: 'timing', timing: 'own-main' },
    effects: powers.flatMap((power) => (power.kind === 'recruit' ? power.effects : [])),
    text: powers.map(({ text }) => text).join(' '),
  };
}

const PLAIN = { once: null, exhausts: false, isFeat: false } as const;

/** The lines of a hero's allies, momentum card and feats. */
export function linesOf({
  allies,
  card,
  feats,
}: Pick<MissionHero, 'allies' | 'card' | 'feats'>): readonly PowerLine[] {
  return [
    ...allies.flatMap((ally) => allyLines(allyById(ally))),
    ...momentumActions(card).flatMap(({ id, cost, buys, timing, oncePerRound, text }): PowerLine[] => {
      // Range is paid for when an attack is aimed, or defended against (rule: melee-range).
      if (buys === 'range' || timing === 'attack') return [];
      const once = oncePerRound ? `${MOMENTUM_CARD}/${id}` : null;
      const at = { when: 'timing', timing } as const;
      return [{ ...PLAIN, ability: MOMENTUM_CARD, line: id, cost, at, effects: buys, text, once }];
    }),
    ...feats.flatMap(featLines),
  ];
}

function featLines(perk: string): PowerLine[] {
  const { feat, text } = perkById(perk);
  if (!feat) return [];
  const { timing, effects } = feat;
  return [
    {
      ...PLAIN,
      ability: perk,
      line: FEAT,
      cost: 0,
      at: { when: 'timing', timing },
      effects,
      text,
      isFeat: true,
    },
  ];
}

function allyLines({ id: ally, powers }: AllyDefinition): PowerLine[] {
  return powers.flatMap((power, at): PowerLine[] => {
    const own = { ...PLAIN, ability: ally, line: power.id, text: power.text, once: `${ally}/${power.id}` };
    switch (power.kind) {
      case 'kicker':
        return [{ ...own, cost: power.cost ?? 0, at: timeOfKicker(power), effects: power.effects }];
      case 'exhaust': {
        const time = { when: 'timing', timing: power.timing } as const;
        return [{ ...own, cost: power.cost ?? 0, at: time, effects: power.effects, exhausts: true }];
      }
      case 'plus-exhaust':
        return withPowerBefore(ally, { ...own, exhausts: true }, power, powers[at - 1]);
      default:
        return [];
    }
  });
}

function timeOfKicker({ in: where, requires }: Extract<AllyPower, { kind: 'kicker' }>): PowerTime {
  return { when: 'dice', in: where, ...(requires ? { requires } : {}) };
}

/** It comes with the kicker before it in one, or while the ability before it is under way. */
function withPowerBefore(
  ally: AllyId,
  own: Omit<PowerLine, 'cost' | 'at' | 'effects'>,
  power: Extract<AllyPower, { kind: 'plus-exhaust' }>,
  before: AllyPower | undefined,
): PowerLine[] {
  const { cost = 0, effects } = power;
  if (before?.kind === 'ability') {
    return [{ ...own, cost, at: { when: 'ability', ability: abilityOfPower(ally, before.id) }, effects }];
  }
  if (before?.kind !== 'kicker') return [];
  return [
    {
      ...own,
      cost: cost + (before.cost ?? 0),
      at: timeOfKicker(before),
      effects: [...before.effects, ...effects],
      text: `${before.text} ${power.text}`,
      // Whichever of the two is used, the kicker is used up.
      once: `${ally}/${before.id}`,
    },
  ];
}

/** A line by the names that an action uses it under; null where there is none. */
export function powerLine(ability: string, line: string): PowerLine | null {
  if (isAlly(ability)) {
    if (line === RECRUIT) return recruitLine(ability);
    return allyLines(allyById(ability)).find((one) => one.line === line) ?? null;
  }
  if (isPerk(ability)) return featLines(ability)[0] ?? null;
  if (ability !== MOMENTUM_CARD) return null;
  return linesOf({ allies: [], card: 5, feats: [] }).find((one) => one.line === line) ?? null;
}
