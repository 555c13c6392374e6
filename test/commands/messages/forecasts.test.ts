/** Forecasts on buttons, for every question of random games, also in the lanes of Missions. */
import { describe, expect, it } from 'vitest';
import { forecastsFor } from '../../../src/commands/messages/forecasts.ts';
import { listMissions } from '../../../src/engine/definitions.ts';
import { laneIndexOf, type Mode, openQuestions } from '../../../src/engine/hosting.ts';
import { createGame, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { act, gameOf, openQuestion } from '../../ai/players/duel-table.ts';
import { newMission, randomFrom, statesOf } from '../../engine/missions/random-mission.ts';
import { IS_LONG_RUN, oneIn } from '../../sampling.ts';

/** The longest label of a button that a phone shows whole, or in two lines. */
const LABEL = 60;

interface Count {
  defenses: number;
  keeps: number;
}

/** Works out the forecasts of everybody who is asked, from the public view and from their own. */
function forecastAll(state: GameState, count: Count): void {
  for (const { seat } of openQuestions(state)) {
    if (seat >= state.seats.length) continue;
    const legal = legalActions(state, seat);
    const lane = laneIndexOf(state, seat);
    const forecasts = forecastsFor(viewOf(state, 'public', lane), seat, legal, ENGLISH);
    const { defenses, quickKeeps, bestSpaces } = forecasts;
    // Nothing in them comes from a hand.
    expect(forecastsFor(viewOf(state, seat, lane), seat, legal, ENGLISH)).toEqual(forecasts);
    const moves = legal.flatMap((action) => (action.type === 'move' ? [action.to] : []));
    expect(bestSpaces.toSorted()).toEqual(state.mission ? moves.toSorted() : []);
    for (const words of Object.values(defenses)) {
      expect(words).toMatch(/^(prevents|deals|heals) \d+( to \d+)?( back)?(, \d+(\.\d)? on average)?$/);
      count.defenses += 1;
    }
    for (const { dice, goal, chance } of quickKeeps) {
      const label = ENGLISH.table.quickKeep(dice, goal, chance);
      expect(label.length, label).toBeLessThanOrEqual(LABEL);
      expect(chance).toMatch(/^\d+ %$/);
      count.keeps += 1;
    }
  }
}

describe('forecasts', () => {
  const heroes = ['barbarian', 'ninja', 'treant', 'seraph', 'thor', 'gunslinger'];
  it.each<[Mode, number]>([
    ['duel', 2],
    ['koth', 4],
    ['2v2', 4],
    ['2v2v2', 6],
  ])('are worked out in every state of %s with %i', (mode, players) => {
    const count = { defenses: 0, keeps: 0 };
    for (const seed of oneIn(3, [1, 2, 3])) {
      const seats = Array.from({ length: players }, (_, at) => ({ hero: heroes[(at + seed) % 6] ?? '' }));
      const start = createGame({ mode, seats, seed: `forecasts ${seed}`, first: 'roll' });
      for (const state of statesOf(start, randomFrom(seed), 250)) forecastAll(state, count);
    }
    expect(count.defenses).toBeGreaterThan(1);
    expect(count.keeps).toBeGreaterThan(1);
  });

  it.each(oneIn(2, listMissions()).map(({ id }) => id))('are worked out in every state of %s', (id) => {
    const count = { defenses: 0, keeps: 0 };
    for (const party of IS_LONG_RUN ? [1, 2, 4] : [2]) {
      const random = randomFrom(party);
      for (const state of statesOf(newMission(id, party, party, random), random, 150))
        forecastAll(state, count);
    }
    expect(count.keeps).toBeGreaterThan(3);
  });

  it.each([
    ['vampire-lord', 'rend', [6, 6, 2, 2, 2]],
    ['pyromancer', 'pyroblast', [1, 2, 3, 6, 4]],
  ])('tell what a defense prevents where dice still add damage: %s, %s', (hero, ability, dice) => {
    let state = gameOf('duel', [{ hero }, { hero: 'seraph' }]);
    const may = (type: string) =>
      legalActions(state, openQuestion(state).seat).some((action) => action.type === type);
    while (!may('roll')) state = act(state, { type: 'pass' });
    state = act(state, { type: 'roll' }, dice);
    while (!may('activate')) state = act(state, { type: 'pass' });
    const chosen = legalActions(state, 0).find(
      (action) => action.type === 'activate' && action.ability === ability,
    );
    if (!chosen) throw new Error(`${hero} cannot activate ${ability}`);
    state = act(state, chosen);
    expect(openQuestion(state).seat).toBe(1);
    const { defenses } = forecastsFor(viewOf(state, 'public'), 1, legalActions(state, 1), ENGLISH);
    expect(defenses).toEqual({ 'angelic-mantle': 'prevents 0 to 3, 1 on average' });
  });
});
