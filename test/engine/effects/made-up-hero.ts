/** A hero for the specs of effects: a Barbarian whose hand holds made-up cards. */
import { type Effect, heroById, registerHero } from '../../../src/engine/definitions.ts';
import type { Mode } from '../../../src/engine/hosting.ts';
import { line, offensive } from '../../../src/engine/vocabulary/abilities.ts';
import { symbols } from '../../../src/engine/vocabulary/builders.ts';
import { mainCard, rollCard } from '../../../src/engine/vocabulary/cards.ts';
import { type KitStep, player, resolved, spec } from '../../content/kit.ts';
import type { ScenarioPhase, SeatSetup } from '../../scenarios/runner/schema.ts';

const HERO = 'made-up-hero';
const PRINTED = { text: 'Made up.' };

type Lists = Readonly<Record<string, readonly Effect[]>>;

/**
 * Registers the hero with a free card for each list.
 * @param cards name of a Main Phase card -> what it does
 * @param others the same for Roll Phase cards, and for Offensive Abilities that three swords activate
 * @returns takes the hero out again
 */
export function registerMadeUpHero(
  cards: Lists,
  { rollCards = {}, abilities = {} }: { readonly rollCards?: Lists; readonly abilities?: Lists } = {},
): () => void {
  const barbarian = heroById('barbarian');
  const made = [
    ...Object.entries(cards).map(([name, effects]) => mainCard(name, 0, PRINTED, ...effects)),
    ...Object.entries(rollCards).map(([name, effects]) => rollCard(name, 0, PRINTED, ...effects)),
  ];
  const board = Object.entries(abilities).map(([name, effects]) =>
    offensive(name, PRINTED, line(symbols({ sword: 3 }), ...effects)),
  );
  return registerHero({
    ...barbarian,
    id: HERO,
    name: 'Made-up Hero',
    abilities: [...barbarian.abilities, ...board],
    cards: [...barbarian.cards, ...made],
  });
}

/** The set-up of the other seats, seat 1 first; by default a Barbarian without cards. */
export interface Table {
  readonly mode: Mode;
  readonly players: number;
  readonly me?: Partial<SeatSetup>;
  readonly others?: readonly Partial<SeatSetup>[];
}

/** Seat 0 plays the card in its Main Phase, nobody answers it; then the steps follow, in memory and in reload mode. */
export function playCard(card: string, table: Table, ...steps: KitStep[]) {
  const main = { ...table, me: { hand: [card], ...table.me } };
  playSteps('main-1', main, player(0).plays(card), resolved, ...steps);
}

/** Plays the steps in the turn of seat 0, in memory and in reload mode. */
export function playSteps(
  phase: ScenarioPhase,
  { mode, players, me = {}, others = [] }: Table,
  ...steps: KitStep[]
) {
  const foes = Array.from({ length: players - 1 }, (_, at) => ({
    hero: 'barbarian',
    hand: [],
    ...others[at],
  }));
  const seats = [{ hero: HERO, hand: [], ...me }, ...foes];
  spec({ mode, seats, phase }, ...steps);
}
