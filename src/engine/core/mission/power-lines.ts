/** The powers of a Mission hero in addition to cards and tokens, as lines with price, timing and effects. */

import type { AbilityId, AllyId } from '../../model/ids.ts';
import type { MissionHero } from '../../model/mission.ts';
import type { AllyDefinition, AllyPower, MomentumAction, PerkDefinition } from '../../vocabulary/ally.ts';
import type { Requirement } from '../../vocabulary/dice.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { SpendTiming } from '../../vocabulary/token.ts';
import { abilityOfPower, allyById, isAlly, isPerk, momentumActions, perkById } from './party-registry.ts';

/** The time at which a line can be used. */
export type PowerTime =
  | { readonly when: 'timing'; readonly timing: SpendTiming }
  /** In the hero's own roll phase, when the final dice meet the requirement. */
  | { readonly when: 'dice'; readonly in: 'offensive' | 'defensive'; readonly requires?: Requirement }
  /** While this ability is activated. */
  | { readonly when: 'ability'; readonly ability: AbilityId };

export interface PowerLine {
  /** The id of the ally or perk, or `momentum` for an action of the momentum card. */
  readonly ability: string;
  readonly line: string;
  /** The price in momentum. */
  readonly cost: number;
  readonly at: PowerTime;
  readonly effects: readonly Effect[];
  readonly text: string;
  /** The key that marks a once-per-round line as used; null for other lines. */
  readonly once: string | null;
  /** True when the use exhausts the ally. */
  readonly exhausts: boolean;
  /** True when the line can be used once per Mission. */
  readonly isFeat: boolean;
}

/** The line name for recruiting an ally. */
export const RECRUIT = 'recruit';
/** The source name of momentum card lines. */
export const MOMENTUM_CARD = 'momentum';
/** The line name of a feat. */
const FEAT = 'feat';

/**
 * Makes a function work out its result once for each definition. Definitions never change, and the lines of all allies
 * are asked for at every check of every seat.
 */
function oncePerDefinition<D extends object, R>(workOut: (definition: D) => R): (definition: D) => R {
  const known = new WeakMap<D, R>();
  return (definition) => {
    let result = known.get(definition);
    if (result === undefined) {
      result = workOut(definition);
      known.set(definition, result);
    }
    return result;
  };
}

const PLAIN = { once: null, exhausts: false, isFeat: false } as const;

const recruitLineOf = oncePerDefinition(
  ({ id, cost, powers }: AllyDefinition): PowerLine => ({
    ...PLAIN,
    ability: id,
    line: RECRUIT,
    cost,
    at: { when: 'timing', timing: 'own-main' },
    effects: powers.flatMap((power) => (power.kind === 'recruit' ? power.effects : [])),
    text: powers.map(({ text }) => text).join(' '),
  }),
);

/** Returns the line that recruits an ally. */
export function recruitLine(ally: AllyId): PowerLine {
  return recruitLineOf(allyById(ally));
}

/** Returns the lines of a hero's allies, momentum card and feats. */
export function linesOf({
  allies,
  card,
  feats,
}: Pick<MissionHero, 'allies' | 'card' | 'feats'>): readonly PowerLine[] {
  return [
    ...allies.flatMap((ally) => allyLines(allyById(ally))),
    ...momentumActions(card).flatMap(momentumLines),
    ...feats.flatMap(featLines),
  ];
}

const momentumLines = oncePerDefinition(
  ({ id, cost, buys, timing, oncePerRound, text }: MomentumAction): readonly PowerLine[] => {
    // Range is paid when an attack is aimed or defended against (rule: m-range), so it has no line.
    if (buys === 'range' || timing === 'attack') return [];
    const once = oncePerRound ? `${MOMENTUM_CARD}/${id}` : null;
    const at = { when: 'timing', timing } as const;
    return [{ ...PLAIN, ability: MOMENTUM_CARD, line: id, cost, at, effects: buys, text, once }];
  },
);

function featLines(perk: string): readonly PowerLine[] {
  return featLinesOf(perkById(perk));
}

const featLinesOf = oncePerDefinition(({ id: perk, feat, text }: PerkDefinition): readonly PowerLine[] => {
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
});

const allyLines = oncePerDefinition(({ id: ally, powers }: AllyDefinition): readonly PowerLine[] =>
  powers.flatMap((power, at): PowerLine[] => {
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
  }),
);

function timeOfKicker({ in: where, requires }: Extract<AllyPower, { kind: 'kicker' }>): PowerTime {
  return { when: 'dice', in: where, ...(requires ? { requires } : {}) };
}

/**
 * Returns the line of a plus-exhaust power: combined with the preceding kicker, or usable while the preceding ability
 * is active.
 */
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
      // Both lines share this key, so using either line uses up the kicker.
      once: `${ally}/${before.id}`,
    },
  ];
}

/** Returns the line that an action refers to; null when it does not exist. */
export function powerLine(ability: string, line: string): PowerLine | null {
  if (isAlly(ability)) {
    if (line === RECRUIT) return recruitLine(ability);
    return allyLines(allyById(ability)).find((one) => one.line === line) ?? null;
  }
  if (isPerk(ability)) return featLines(ability)[0] ?? null;
  if (ability !== MOMENTUM_CARD) return null;
  return linesOf({ allies: [], card: 5, feats: [] }).find((one) => one.line === line) ?? null;
}
