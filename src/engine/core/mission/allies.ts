/** Allies: their deck and headquarters, recruiting and exhausting (rules: m-ally-hq, m-recruit-ally). */

import type { AbilityId, AllyId, MissionId, Seat } from '../../model/ids.ts';
import type { MissionHero, MissionState } from '../../model/mission.ts';
import type { GameState } from '../../model/state.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { shuffle } from '../chance.ts';
import type { Game } from '../game.ts';
import { contextOf, pushEffects } from '../stack/push-effects.ts';
import { missionHeroOf, missionOf } from './board.ts';
import { changeMomentum } from './momentum.ts';
import { abilityOfPower, allyById, listAllies, perkById } from './party-registry.ts';
import { missionById } from './registry.ts';

/** The number of allies in the headquarters. */
const HQ_SIZE = 3;

/** The number of allies that a hero may have without a perk that raises it. */
const ALLY_LIMIT = 1;

/** Deals the ally deck at the start of a Mission: three allies go to the headquarters. */
export function dealAllies({ chance }: GameState, id: MissionId): MissionState['allies'] {
  const allies = missionById(id).allies ?? listAllies();
  const deck = shuffle(
    chance,
    allies.map((ally) => ally.id),
  );
  return { hq: deck.splice(0, HQ_SIZE), deck };
}

/** Returns how many allies a hero may have (rule: m-recruit-ally). */
export function allyLimit({ perks }: Pick<MissionHero, 'perks'>): number {
  return perks.reduce((limit, id) => limit + (perkById(id).allies ?? 0), ALLY_LIMIT);
}

/**
 * Moves an ally from the headquarters to a hero; the next ally of the deck takes its place. If the hero has more allies
 * than allowed then, one that came before goes to the bottom of the deck. The hero is asked which if there are several.
 */
export function giveAlly(game: Game, seat: Seat, ally: AllyId): void {
  const [next = null] = missionOf(game).allies.deck.splice(0, 1);
  takeFromHq(game, seat, ally, next);
}

function takeFromHq(game: Game, seat: Seat, ally: AllyId, next: AllyId | null): void {
  const { allies } = missionOf(game);
  const hero = missionHeroOf(game, seat);
  allies.hq = allies.hq.flatMap((one) => (one === ally ? (next ?? []) : one));
  const isOver = hero.allies.length >= allyLimit(hero);
  const [first, ...others] = hero.allies;
  if (isOver && first !== undefined && others.length === 0) dismiss(game, seat, first, 'left');
  hero.allies = [...hero.allies, ally];
  game.events.push({ e: 'ally', seat, ally, how: 'recruited' });
  updateExtraAbilities(game, seat);
  if (isOver && others.length > 0) {
    pushEffects(game, [{ do: 'part-with-ally' }], contextOf(seat, { kind: 'setup', id: ally }, null));
  }
}

/** Puts a certain ally of the deck or the headquarters in play with a hero; nothing happens if the ally is elsewhere. */
export function bringAlly(game: Game, seat: Seat, ally: AllyId): void {
  const { allies } = missionOf(game);
  if (allies.deck.includes(ally)) {
    allies.deck = allies.deck.filter((one) => one !== ally);
    allies.hq = [...allies.hq, ally];
    // The headquarters have as many allies afterwards as before, so none follows from the deck.
    takeFromHq(game, seat, ally, null);
  } else if (allies.hq.includes(ally)) giveAlly(game, seat, ally);
}

/** Puts an ally on the bottom of the deck, because the hero has another one in its place. */
export function partWithAlly(game: Game, seat: Seat, ally: AllyId): void {
  dismiss(game, seat, ally, 'left');
}

/** Returns the effects that an ally triggers once when a hero recruits it. */
export function effectsOfRecruiting(ally: AllyId): readonly Effect[] {
  return allyById(ally).powers.flatMap((power) => (power.kind === 'recruit' ? power.effects : []));
}

/** Recruits an ally for momentum and pushes its recruit effects. */
export function recruitAlly(game: Game, seat: Seat, ally: AllyId): void {
  changeMomentum(game, seat, -allyById(ally).cost);
  giveAlly(game, seat, ally);
  const effects = effectsOfRecruiting(ally);
  if (effects.length > 0) pushEffects(game, effects, contextOf(seat, { kind: 'setup', id: ally }, null));
}

/** Puts the ally on the bottom of the deck, unless a feat keeps it. */
export function exhaustAlly(game: Game, seat: Seat, ally: AllyId): void {
  const hero = missionHeroOf(game, seat);
  if (hero.keepsAlly) {
    hero.keepsAlly = false;
    return;
  }
  dismiss(game, seat, ally, 'exhausted');
}

function dismiss(game: Game, seat: Seat, ally: AllyId, how: 'exhausted' | 'left'): void {
  const hero = missionHeroOf(game, seat);
  const { allies } = missionOf(game);
  hero.allies = hero.allies.filter((one) => one !== ally);
  // When the deck is empty, the headquarters can have a free place.
  if (allies.hq.length < HQ_SIZE && allies.deck.length === 0) allies.hq = [...allies.hq, ally];
  else allies.deck.push(ally);
  game.events.push({ e: 'ally', seat, ally, how });
  updateExtraAbilities(game, seat);
}

/** Recomputes the hero's extra abilities. Ally abilities that were used this round are left out. */
export function updateExtraAbilities(game: Game, seat: Seat): void {
  const hero = missionHeroOf(game, seat);
  const ofAllies = hero.allies.flatMap((ally) =>
    allyById(ally).powers.flatMap(({ kind, id }) =>
      kind === 'ability' && !hero.used.includes(`${ally}/${id}`) ? [abilityOfPower(ally, id)] : [],
    ),
  );
  hero.abilities = [...ofAllies, ...(hero.mythic === null ? [] : [hero.mythic])];
}

/** Marks an extra ability as used: an ally's ability for this round, a mythic ability for the Mission. */
export function noteAbilityUsed(game: Game, seat: Seat, ability: AbilityId): void {
  const hero = missionHeroOf(game, seat);
  if (!hero.abilities.includes(ability)) return;
  if (hero.mythic === ability) hero.mythic = null;
  for (const ally of hero.allies) {
    const power = allyById(ally).powers.find(({ id }) => abilityOfPower(ally, id) === ability);
    if (power) hero.used.push(`${ally}/${power.id}`);
  }
  updateExtraAbilities(game, seat);
}
