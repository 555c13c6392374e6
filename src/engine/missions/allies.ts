/** Allies: three of them wait in their headquarters, and a hero has one at the most (rule: m-allies). */
import { shuffle } from '../chance.ts';
import { contextOf, pushEffects } from '../frames/push-effects.ts';
import type { Game } from '../game.ts';
import type { AbilityId, AllyId, MissionId, Seat } from '../ids.ts';
import type { GameState } from '../state.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { missionHeroOf, missionOf } from './board.ts';
import { changeMomentum } from './momentum.ts';
import { abilityOfPower, allyById, listAllies } from './party-registry.ts';
import { missionById } from './registry.ts';
import type { MissionState } from './state.ts';

const HQ_SIZE = 3;

/** Allies that a hero may have; no perk of the sheet raises it. */
const ALLY_LIMIT = 1;

/** The deck of allies as a Mission begins: three lie open. */
export function dealAllies({ chance }: GameState, id: MissionId): MissionState['allies'] {
  const allies = missionById(id).allies ?? listAllies();
  const deck = shuffle(
    chance,
    allies.map((ally) => ally.id),
  );
  return { hq: deck.splice(0, HQ_SIZE), deck };
}

/**
 * An ally of the headquarters joins a hero, and the next one takes its place there. One who had no room any more goes
 * to the bottom of the deck.
 */
export function joinHero(game: Game, seat: Seat, ally: AllyId): void {
  const { allies } = missionOf(game);
  const hero = missionHeroOf(game, seat);
  const [next] = allies.deck.splice(0, 1);
  allies.hq = allies.hq.flatMap((one) => (one === ally ? (next ?? []) : one));
  const [first] = hero.allies;
  if (first !== undefined && hero.allies.length >= ALLY_LIMIT) dismiss(game, seat, first, 'left');
  hero.allies = [...hero.allies, ally];
  game.events.push({ e: 'ally', seat, ally, how: 'recruited' });
  listAbilities(game, seat);
}

/** What an ally does once as it is recruited. */
export function effectsOfRecruiting(ally: AllyId): readonly Effect[] {
  return allyById(ally).powers.flatMap((power) => (power.kind === 'recruit' ? power.effects : []));
}

/** Recruits an ally for its momentum; what it does as it comes is carried out next. */
export function recruitAlly(game: Game, seat: Seat, ally: AllyId): void {
  changeMomentum(game, seat, -allyById(ally).cost);
  joinHero(game, seat, ally);
  const effects = effectsOfRecruiting(ally);
  if (effects.length > 0) pushEffects(game, effects, contextOf(seat, { kind: 'setup', id: ally }, null));
}

/** The ally goes to the bottom of the deck, unless a feat keeps it. */
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
  // With few allies in all the headquarters can have room.
  if (allies.hq.length < HQ_SIZE && allies.deck.length === 0) allies.hq = [...allies.hq, ally];
  else allies.deck.push(ally);
  game.events.push({ e: 'ally', seat, ally, how });
  listAbilities(game, seat);
}

/** Works out anew which abilities a hero has beside the board: what was used in the round is none of them. */
export function listAbilities(game: Game, seat: Seat): void {
  const hero = missionHeroOf(game, seat);
  const ofAllies = hero.allies.flatMap((ally) =>
    allyById(ally).powers.flatMap(({ kind, id }) =>
      kind === 'ability' && !hero.used.includes(`${ally}/${id}`) ? [abilityOfPower(ally, id)] : [],
    ),
  );
  hero.abilities = [...ofAllies, ...(hero.mythic === null ? [] : [hero.mythic])];
}

/** An ability that stands beside the board was activated: that of an ally once a round, a mythic one once a Mission. */
export function noteAbilityUsed(game: Game, seat: Seat, ability: AbilityId): void {
  const hero = missionHeroOf(game, seat);
  if (!hero.abilities.includes(ability)) return;
  if (hero.mythic === ability) hero.mythic = null;
  for (const ally of hero.allies) {
    const power = allyById(ally).powers.find(({ id }) => abilityOfPower(ally, id) === ability);
    if (power) hero.used.push(`${ally}/${power.id}`);
  }
  listAbilities(game, seat);
}
