/** A hero for the specs of effects: a Barbarian whose hand holds made-up cards. */
import { type Effect, heroById, type Mode, registerHero } from '../../../src/engine/index.ts';
import { mainCard } from '../../../src/engine/vocabulary/cards.ts';
import { type KitStep, player, resolved, spec } from '../../content/kit.ts';
import type { SeatSetup } from '../../scenarios/runner/schema.ts';

const HERO = 'made-up-hero';
const PRINTED = { text: 'Made up.' };

/**
 * Registers the hero with a free Main Phase card for each list.
 * @param cards name of a card -> what it does
 * @returns takes the hero out again
 */
export function registerMadeUpHero(cards: Readonly<Record<string, readonly Effect[]>>): () => void {
  const barbarian = heroById('barbarian');
  const made = Object.entries(cards).map(([name, effects]) => mainCard(name, 0, PRINTED, ...effects));
  return registerHero({ ...barbarian, id: HERO, name: 'Made-up Hero', cards: [...barbarian.cards, ...made] });
}

/** What the others have, seat 1 first; a Barbarian without cards where nothing is said. */
export interface Table {
  readonly mode: Mode;
  readonly players: number;
  readonly me?: Partial<SeatSetup>;
  readonly others?: readonly Partial<SeatSetup>[];
}

/** Seat 0 plays the card in its Main Phase, nobody answers it; then the steps follow, in memory and in reload mode. */
export function playing(card: string, { mode, players, me = {}, others = [] }: Table, ...steps: KitStep[]) {
  const foes = Array.from({ length: players - 1 }, (_, at) => ({
    hero: 'barbarian',
    hand: [],
    ...others[at],
  }));
  const seats = [{ hero: HERO, hand: [card], ...me }, ...foes];
  spec({ mode, seats, phase: 'main-1' }, player(0).plays(card), resolved, ...steps);
}
