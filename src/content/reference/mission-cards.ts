/**
 * The references of Mission cards: allies (also those of a pack's Mission), momentum cards, mythic
 * abilities and boost tiles.
 */
import { listHeroes, listMissions } from '../../engine/definitions.ts';
import type {
  AllyDefinition,
  AllyPower,
  MomentumAction,
  MythicDefinition,
} from '../../engine/vocabulary/ally.ts';
import type { BoostDefinition } from '../../engine/vocabulary/mission.ts';
import { ALLIES } from '../missions/allies.ts';
import { BOOSTS } from '../missions/boosts.ts';
import { MOMENTUM_CARDS } from '../missions/momentum.ts';
import { MYTHICS } from '../missions/mythics.ts';
import { timingText } from '../packs/text/timings.ts';
import { requirementText } from './from-definition.ts';

/** One line of a Mission card. */
export interface MissionCardLine {
  readonly kind: AllyPower['kind'] | 'momentum' | 'mythic' | 'tile';
  /** The name of an ability that it adds to the board. */
  readonly name?: string;
  /** Its cost in momentum, in addition to that of the card. */
  readonly cost?: number;
  /** The timing and the dice requirement. */
  readonly when: readonly string[];
  readonly text: string;
}

export interface MissionCardReference {
  readonly kind: 'ally' | 'momentum' | 'mythic' | 'boost';
  readonly id: string;
  readonly name: string;
  /** The name of its Mission; left out if Missions share it. */
  readonly mission?: string;
  /** An ally's cost in momentum. */
  readonly cost?: number;
  /** The number of tiles. */
  readonly copies?: number;
  /** The level of a momentum card. */
  readonly level?: number;
  readonly lines: readonly MissionCardLine[];
  /** Names of its actions, which searches match too. */
  readonly actions: readonly string[];
  readonly notes?: string;
}

const OF_MOMENTUM =
  'Range for 1 momentum is known from the box; no source tells the other actions, which are our own.';

type Missions = ReturnType<typeof listMissions>;

let shared: readonly MissionCardReference[] | undefined;
let made: { readonly from: readonly unknown[]; readonly cards: readonly MissionCardReference[] } | undefined;

/** All cards; cached until a Mission, or a hero with a mythic ability, is added or removed. */
export function loadMissionCards(): readonly MissionCardReference[] {
  const missions = listMissions();
  const owners = listHeroes().filter(({ mythic }) => mythic !== undefined);
  const from: readonly unknown[] = [...missions, ...owners];
  const isSame = made?.from.length === from.length && from.every((one, at) => one === made?.from[at]);
  if (made && isSame) return made.cards;
  const own = owners.flatMap(({ name, mythic }) => (mythic ? [mythicReference(mythic, name)] : []));
  made = { from, cards: [...sharedCards(), ...own, ...ownAllies(missions)] };
  return made.cards;
}

/** The allies of single Missions; several Missions may have the same one. */
function ownAllies(missions: Missions): readonly MissionCardReference[] {
  const known = new Map(
    missions.flatMap(({ name, allies = [] }) =>
      allies.map((ally) => [ally.id, { ...allyReference(ally), mission: name }] as const),
    ),
  );
  return [...known.values()];
}

/** Shared cards, grouped by kind. */
function sharedCards(): readonly MissionCardReference[] {
  shared ??= [
    ...ALLIES.map(allyReference),
    ...MOMENTUM_CARDS.map(({ level, actions }, at) => ({
      kind: 'momentum' as const,
      id: `level-${level}`,
      name: `Momentum Card ${level}`,
      level,
      lines: actions.map(momentumLine),
      notes: OF_MOMENTUM,
      actions: actions
        .filter(({ id }) => !MOMENTUM_CARDS[at - 1]?.actions.some((lower) => lower.id === id))
        .map(({ id }) => id.replaceAll('-', ' ')),
    })),
    ...MYTHICS.map((mythic) => mythicReference(mythic)),
    ...BOOSTS.map(boostReference),
  ];
  return shared;
}

function allyReference({ id, name, cost, powers, unconfirmed }: AllyDefinition): MissionCardReference {
  return {
    kind: 'ally',
    id,
    name,
    cost,
    lines: powers.map(powerLine),
    actions: powers.flatMap((power) => (power.kind === 'ability' ? [power.name] : [])),
    ...noted(unconfirmed),
  };
}

function powerLine(power: AllyPower): MissionCardLine {
  const { kind, text } = power;
  const cost = 'cost' in power ? power.cost : undefined;
  return {
    kind,
    ...(kind === 'ability' ? { name: power.name } : {}),
    ...(cost === undefined ? {} : { cost }),
    when: momentsOf(power),
    text,
  };
}

function momentsOf(power: AllyPower): string[] {
  switch (power.kind) {
    case 'kicker':
      return [`${power.in} roll`, ...(power.requires === undefined ? [] : [requirementText(power.requires)])];
    case 'ability':
      return [requirementText(power.requires), power.reach];
    case 'exhaust':
      return [timingText(power.timing)];
    default:
      return [];
  }
}

const IN_AN_ATTACK = 'spent before an own attack or defense reaches for its target';

function momentumLine({ cost, timing, oncePerRound, text }: MomentumAction): MissionCardLine {
  const moment = timing === 'attack' ? IN_AN_ATTACK : timingText(timing);
  return { kind: 'momentum', cost, when: [moment, ...(oncePerRound ? ['once a round'] : [])], text };
}

/** @param hero the name of the only hero who may bring it; absent: every hero may */
function mythicReference(
  { id, name, requires, text, unconfirmed }: MythicDefinition,
  hero?: string,
): MissionCardReference {
  return {
    kind: 'mythic',
    id,
    name,
    lines: [
      {
        kind: 'mythic',
        when: [requirementText(requires), 'once a Mission', ...(hero === undefined ? [] : [`${hero} alone`])],
        text,
      },
    ],
    actions: [],
    ...noted(unconfirmed),
  };
}

function boostReference({ id, name, count, text, unconfirmed }: BoostDefinition): MissionCardReference {
  return {
    kind: 'boost',
    id,
    name,
    copies: count,
    lines: [{ kind: 'tile', when: [], text }],
    actions: [],
    ...noted(unconfirmed),
  };
}

function noted(unconfirmed: string | undefined): { readonly notes?: string } {
  return unconfirmed === undefined ? {} : { notes: unconfirmed };
}
