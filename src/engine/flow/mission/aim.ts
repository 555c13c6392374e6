/**
 * Chooses a hero's target in Target & Resolve: an adjacent enemy, or any enemy on the map for the price of range. A
 * melee attack without an adjacent enemy does not resolve (rule: m-melee, m-range, R346, R347).
 */

import { type Game, heroSeatOf, poolOf, rollPhaseOf } from '../../core/game.ts';
import { areBeside, heroesInPlay, missionHeroOf } from '../../core/mission/board.ts';
import { changeMomentum, PRICE_OF_RANGE } from '../../core/mission/momentum.ts';
import { canPayRange } from '../../core/mission/reach.ts';
import { askingIn } from '../../core/orders.ts';
import { opponentsOf } from '../../core/seat/relations.ts';
import { pushEffects } from '../../core/stack/push-effects.ts';
import { actsOnEnemiesOnly } from '../../effects/lists/harm.ts';
import { noteForced } from '../../effects/parts/step.ts';
import { effectsTriggeredBy } from '../../effects/triggers/dispatch.ts';
import type { Action } from '../../model/action.ts';
import type { PhaseFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { AbilityLevel, AbilityVariant } from '../../vocabulary/hero.ts';

/**
 * The result of aiming an ability: it has its targets, it waits for an answer, or it is out of reach and does not
 * resolve.
 */
export type Aim = 'aimed' | 'asks' | 'out-of-reach';

/** An ability that is announced, with the variant that its dice meet. */
export interface AnnouncedAbility {
  readonly ability: AbilityLevel;
  readonly variant: AbilityVariant;
}

interface Aiming {
  readonly hero: Seat;
  readonly beside: readonly Seat[];
  /** Further enemies that range reaches; empty when the hero cannot pay for range. */
  readonly far: readonly Seat[];
  readonly mayPay: boolean;
  readonly isFree: boolean;
}

/** Whether an ability reaches all enemies without paying for range (rule: m-melee, m-range). */
export function reachesAll({ kind, reach }: AbilityLevel): boolean {
  return kind === 'ultimate' || reach === 'range';
}

function aiming(game: Game, ability: AbilityLevel): Aiming {
  const { attack, forcedTarget, astray } = rollPhaseOf(game);
  const hero = attack.attacker;
  const enemies = astray
    ? teamMates(game, hero)
    : opponentsOf(game, hero).filter((seat) => forcedTarget === null || seat === forcedTarget);
  const isFree = reachesAll(ability);
  const beside = enemies.filter((seat) => isFree || areBeside(game, hero, seat));
  const mayPay = !isFree && canPayRange(game, hero);
  const far = mayPay ? enemies.filter((seat) => !beside.includes(seat)) : [];
  return { hero, beside, far, mayPay, isFree };
}

/** Returns the other heroes on the map: the possible targets of an attack that goes astray (R341). */
function teamMates(game: Game, hero: Seat): Seat[] {
  return heroesInPlay(game).filter((seat) => seat !== hero && missionHeroOf(game, seat).at !== null);
}

/** Resolves an attack that goes astray but reaches nobody (R342). */
function resolveAstray(game: Game): Aim {
  const { attack, astray } = rollPhaseOf(game);
  game.events.push({ e: 'out-of-reach', seat: attack.attacker });
  if (astray) pushEffects(game, astray.effects, astray.context);
  return 'out-of-reach';
}

/**
 * Chooses the target of an ability that is an Attack. Follows the hero's plan when possible.
 */
export function aimAbility(game: Game, frame: PhaseFrame, announced: AnnouncedAbility): Aim {
  const { hero, beside, far, mayPay, isFree } = aiming(game, announced.ability);
  const isAstray = rollPhaseOf(game).astray !== undefined;
  if (isAstray && beside.length + far.length === 0) return resolveAstray(game);
  if (beside.length === 0 && !mayPay && !isFree) {
    game.events.push({ e: 'out-of-reach', seat: hero });
    return 'out-of-reach';
  }
  if (announced.variant.targets && !isAstray) {
    // An ability with several targets takes all enemies in reach; range, once paid, reaches all enemies.
    if (beside.length === 0) payRange(game, hero);
    const inReach = beside.length === 0 ? far : beside;
    const { count } = announced.variant.targets;
    aimAt(frame, inReach.slice(0, count === 'all' ? inReach.length : count));
    return 'aimed';
  }
  const target = isAstray ? evidentTarget({ beside, far }) : intendedTarget(game, hero, { beside, far });
  const unaimed = isAstray ? undefined : intendedMiss(game, hero, beside);
  const [only, ...others] = target === null ? legalAims(game, announced) : [];
  const forced = unaimed ?? (others.length === 0 ? only : undefined);
  if (target === null && forced) {
    noteForced(game, hero, forced);
    return answerAim(game, frame, announced.ability, forced);
  }
  if (target === null) {
    game.lane.pending = {
      seat: hero,
      kind: 'target',
      moment: null,
      prompt: { ask: 'attack-target', ...(isFree ? {} : { range: PRICE_OF_RANGE }) },
      source: announced.variant.id,
    };
    return 'asks';
  }
  noteForced(game, hero, { type: 'target', player: target });
  takeAim(game, frame, announced.ability, target);
  return 'aimed';
}

type InReach = Pick<Aiming, 'beside' | 'far'>;

function evidentTarget({ beside, far }: InReach): Seat | null {
  const [only, ...others] = [...beside, ...far];
  return only !== undefined && others.length === 0 && far.length === 0 ? only : null;
}

/**
 * Returns the planned target. When it has fallen or is out of reach, the attack goes on by a rule: see `fallBack`.
 * Without a plan, returns the adjacent enemy when it is the only enemy in reach. Otherwise null.
 */
function intendedTarget(game: Game, hero: Seat, reach: InReach): Seat | null {
  const { beside, far } = reach;
  const { plan } = missionHeroOf(game, hero);
  if (plan === null) return evidentTarget(reach);
  return beside.includes(plan) || far.includes(plan) ? plan : fallBack(game, hero, reach);
}

/**
 * Returns the enemy that an attack goes to in place of the planned one: of the adjacent ones, or of all when none is
 * adjacent, the one with the least health. The order to always ask about targets, which bots have no use for as they
 * do not wait for one another, keeps the choice among several for the hero.
 */
function fallBack(game: Game, hero: Seat, { beside, far }: InReach): Seat | null {
  const { orders, bot } = heroSeatOf(game, hero);
  const [only, ...others] = beside;
  if (only !== undefined && others.length === 0) return only;
  if (bot || askingIn(orders, 'planning') === 'always') return null;
  return weakest(game, beside) ?? weakest(game, far);
}

/** The first of the seats with the least health. */
function weakest(game: Game, seats: readonly Seat[]): Seat | null {
  const [first, ...others] = seats;
  if (first === undefined) return null;
  const healthOf = (seat: Seat) => poolOf(game, seat).health;
  return others.reduce((least, seat) => (healthOf(seat) < healthOf(least) ? seat : least), first);
}

/**
 * Returns the planned answer to attack nobody or to skip the attack; undefined when an enemy is adjacent or nothing
 * like that is planned.
 */
function intendedMiss(game: Game, hero: Seat, beside: readonly Seat[]): Action | undefined {
  const { unaimed } = missionHeroOf(game, hero);
  return unaimed && beside.length === 0 ? { type: 'choose', option: unaimed } : undefined;
}

/** The option to resolve the ability without a target. */
const NOBODY = 'nobody';
/** The option not to pay for range; nothing resolves. */
const NOTHING = 'skip';

/**
 * Returns the answers to the question for a target. Range without a target is offered only where it is worth its price:
 * for what an ability does besides its attack (R347), or for what its activation sets off or makes possible.
 */
export function legalAims(game: Game, { ability, variant }: AnnouncedAbility): Action[] {
  const { hero, beside, far, mayPay, isFree } = aiming(game, ability);
  const actions: Action[] = [...beside, ...far].map((player) => ({ type: 'target', player }));
  if (rollPhaseOf(game).astray) return actions;
  const paysOff = mayPay && (!actsOnEnemiesOnly(variant.effects) || setsOffMore(game, hero));
  if (isFree || paysOff) actions.push({ type: 'choose', option: NOBODY });
  if (beside.length === 0 && !isFree) actions.push({ type: 'choose', option: NOTHING });
  return actions;
}

/** Whether something is triggered by the activation of an ability of the hero, or an ally can add to it. */
function setsOffMore(game: Game, hero: Seat): boolean {
  if (missionHeroOf(game, hero).allies.length > 0) return true;
  return (['aiming', 'activation', 'activated'] as const).some(
    (event) => effectsTriggeredBy(game, { event, of: hero }).length > 0,
  );
}

/**
 * Returns the answers to the question whom the hero plans to attack, as far as they would be followed and make a
 * difference. A plan to attack nobody is followed only if no enemy is adjacent.
 */
export function aimsToPlan(game: Game, announced: AnnouncedAbility): Action[] {
  const { beside } = aiming(game, announced.ability);
  const aims = legalAims(game, announced);
  return beside.length === 0 ? aims : aims.filter(({ type }) => type === 'target');
}

/** Applies the answer to the target question; see `aimAbility`. */
export function answerAim(game: Game, frame: PhaseFrame, ability: AbilityLevel, action: Action): Aim {
  const { hero, isFree } = aiming(game, ability);
  if (action.type === 'target') {
    takeAim(game, frame, ability, action.player);
    return 'aimed';
  }
  if (action.type !== 'choose' || action.option === NOTHING) {
    game.events.push({ e: 'out-of-reach', seat: hero });
    return 'out-of-reach';
  }
  if (!isFree) payRange(game, hero);
  aimAt(frame, []);
  return 'aimed';
}

function takeAim(game: Game, frame: PhaseFrame, ability: AbilityLevel, target: Seat): void {
  const { hero, beside } = aiming(game, ability);
  if (!beside.includes(target)) payRange(game, hero);
  aimAt(frame, [target]);
}

function aimAt(frame: PhaseFrame, targets: readonly Seat[]): void {
  frame.named = [...targets];
}

function payRange(game: Game, hero: Seat): void {
  changeMomentum(game, hero, -PRICE_OF_RANGE);
  game.events.push({ e: 'range', seat: hero });
}
