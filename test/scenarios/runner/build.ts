/** The content and the modes that scenarios can use in this build. */
import '../../../src/content/index.ts';
import { isMode } from '../../../src/engine/core/modes/mode.ts';
import {
  deckOf,
  heroById,
  isBoard,
  isToken,
  listHeroes,
  sharedAbility,
} from '../../../src/engine/definitions.ts';
import type { GameState } from '../../../src/engine/model/state.ts';
import { registerMadeUpMissions } from '../missions/made-up.ts';
import type { Scenario } from './schema.ts';

/** A scenario that contradicts the printed content, for example with a card that is not in the hero's deck. */
export class InvalidScenario extends Error {
  override readonly name = 'InvalidScenario';
}

/** The id of a mode, or null when this build does not support it. */
export function playableMode(mode: string): string | null {
  return isMode(mode) || mode === 'mission' ? mode : null;
}

/** Whether a name is that of a passive ability. Steps use these with `spend` as well, for example `tithe`. */
export function isPassive(name: string): boolean {
  return listHeroes().some((hero) =>
    hero.abilities.some((level) => level.kind === 'passive' && (level.id === name || level.slot === name)),
  );
}

/** Descriptions of what a scenario names and this build lacks; empty when it can be run. */
export function missingFor(scenario: Scenario): string[] {
  registerMadeUpMissions();
  const missing = new Set<string>();
  if (playableMode(scenario.mode) === null) missing.add(`mode ${scenario.mode}`);
  for (const { hero, tokens } of scenario.seats) {
    if (!isBoard(hero)) missing.add(`hero ${hero}`);
    for (const token of Object.keys(tokens ?? {})) if (!isToken(token)) missing.add(`token ${token}`);
  }
  if (missing.size > 0) return [...missing];
  for (const step of scenario.steps) {
    if (step.kind !== 'act' || step.act.do !== 'spend') continue;
    const { token } = step.act;
    if (!isToken(token) && !isPassive(token)) missing.add(`token ${token}`);
  }
  return [...missing];
}

/**
 * Checks the names in a scenario, so that a mistyped step does not count as an illegal one.
 * @throws InvalidScenario for a card or ability that the seat's hero does not have
 */
export function checkNames(scenario: Scenario): void {
  for (const [index, step] of scenario.steps.entries()) {
    if (step.kind !== 'act') continue;
    const { act } = step;
    const hero = scenario.seats[act.seat]?.hero;
    const where = `step ${index + 1}`;
    if (hero === undefined) throw new InvalidScenario(`${where}: there is no seat ${act.seat}`);
    if ((act.do === 'play' || act.do === 'sell') && !deckOf(hero).includes(act.card)) {
      throw new InvalidScenario(`${where}: card ${act.card} is not in the deck of ${hero}`);
    }
    if (act.do === 'defend') checkAbility(where, hero, act.ability, undefined);
    if (act.do === 'activate') checkAbility(where, hero, act.ability, act.variant);
  }
}

function checkAbility(where: string, hero: string, ability: string, variant: string | undefined): void {
  const level = heroById(hero).abilities.find((other) => other.id === ability) ?? sharedAbility(ability);
  if (!level) throw new InvalidScenario(`${where}: ${ability} is no ability level of ${hero}`);
  if (variant === undefined || level.variants.some((line) => line.id === variant)) return;
  throw new InvalidScenario(`${where}: ${ability} has no line ${variant}`);
}

/** A description of a seat and its hero. */
export function seatName(state: GameState, seat: number): string {
  const hero = state.seats[seat]?.hero;
  return hero === undefined ? `seat ${seat}` : `seat ${seat} (${heroById(hero).name})`;
}
