/** Phases of bosses: when they begin, what they bring, and what the view tells of the next one. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { start } from '../../../src/engine/api/apply.ts';
import { attacksIn } from '../../../src/engine/core/mission/boss-phases.ts';
import { chancesOf } from '../../../src/engine/core/mission/enemy-chances.ts';
import { listMissions } from '../../../src/engine/definitions.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import {
  apply,
  createGame,
  type GameEvent,
  type GameState,
  legalActions,
  viewOf,
} from '../../../src/engine/index.ts';
import type { EnemyPanel, MissionDefinition } from '../../../src/engine/vocabulary/mission.ts';
import { oneIn } from '../../sampling.ts';

/** The enemy dice of a party of three. */
const DICE = 6;

const HEROES = ['barbarian', 'monk', 'moon-elf', 'ninja'];

/** The boss fight of a Mission at the start of its first round. */
function bossFight(mission: string, heroes: number): GameState {
  const seats = HEROES.slice(0, heroes).map((hero) => ({ hero, bot: false }));
  const state = createGame({ mode: 'mission', seats, seed: 'phases', first: 0, mission: { id: mission } });
  const [lane] = state.lanes;
  if (!lane) throw new Error('no lane');
  state.lanes = [lane];
  lane.pending = null;
  lane.stack = [{ k: 'round', step: 'flip', next: 'pass', heroes: [], acts: [], segments: 0 }];
  start(state);
  return state;
}

function bossOf({ sides }: MissionDefinition): EnemyPanel {
  const boss = sides[1].panels.find(({ kind }) => kind === 'boss');
  if (!boss) throw new Error('no boss');
  return boss;
}

/** The state with the boss at a part of its starting health, in percent. */
function woundedTo(state: GameState, panel: string, percent: number): GameState {
  const copy: GameState = structuredClone(state);
  const pool = copy.enemies?.find((enemy) => enemy.panel === panel)?.pool ?? -1;
  const dial = copy.pools[pool];
  if (!dial) throw new Error('no boss');
  dial.health = Math.floor((dial.start * percent) / 100);
  return copy;
}

/** Plays by the first legal answers until the round has reached the enemies' phases; every step also after JSON. */
function playedOn(state: GameState): { readonly state: GameState; readonly events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  let now = state;
  for (let presses = 0; now.mission?.phase !== 'enemy-roll' && !now.outcome; presses += 1) {
    expect(presses).toBeLessThan(300);
    const [question] = openQuestions(now);
    const [action] = legalActions(now, question?.seat ?? 0);
    if (!question || !action) throw new Error('nobody is asked');
    const again = apply(JSON.parse(JSON.stringify(now)), question.seat, action);
    const next = apply(now, question.seat, action);
    expect(JSON.parse(JSON.stringify(again.state))).toEqual(JSON.parse(JSON.stringify(next.state)));
    now = next.state;
    events.push(...next.events);
  }
  return { state: now, events };
}

const begun = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.e === 'boss-phase' ? [event.name] : []));

describe.each(listMissions().map((mission) => [mission.name, mission] as const))('%s', (_, mission) => {
  const boss = bossOf(mission);
  const phases = boss.phases ?? [];

  it('has a boss with phases, each with an attack or effects of its own', () => {
    expect(phases.length).toBeGreaterThan(0);
    for (const { id, effects } of phases) {
      expect(effects.length + boss.attacks.filter(({ phase }) => phase === id).length).toBeGreaterThan(0);
    }
    expect(boss.attacks.some(({ phase }) => phase !== undefined)).toBe(true);
  });

  it('has no attack that an earlier one always comes before', () => {
    for (let begun = 0; begun <= phases.length; begun += 1) {
      const attacks = attacksIn(boss, { [boss.id]: begun });
      const unused = attacks.filter((_, at) => (chancesOf(attacks, DICE)[at] ?? 0) === 0);
      expect(unused.map(({ name }) => name)).toEqual([]);
    }
  });

  it.each(oneIn(2, [1, 4]))('tells %i heroes when the next one begins, and begins none before', (heroes) => {
    const state = bossFight(mission.id, heroes);
    const figure = viewOf(state, 'public').mission?.figures.find(({ panel }) => panel === boss.id);
    expect(figure?.nextPhase).toMatchObject({ name: phases[0]?.name });
    expect(figure?.nextPhase?.health).toBe(
      Math.floor(((figure?.startHealth ?? 0) * (phases[0]?.at ?? 0)) / 100),
    );
    expect(attacksIn(boss, {}).some(({ phase }) => phase !== undefined)).toBe(false);
    expect(begun(playedOn(state).events)).toEqual([]);
  });

  it.each(oneIn(2, [1, 2, 3, 4]))(
    'begins the first one at the end of a phase, once, with %i heroes',
    (heroes) => {
      const wounded = woundedTo(bossFight(mission.id, heroes), boss.id, phases[0]?.at ?? 0);
      const { state, events } = playedOn(wounded);
      expect(begun(events)).toEqual([phases[0]?.name]);
      expect(viewOf(state, 'public').mission?.bossPhases).toEqual({ [boss.id]: 1 });
      const attacks = attacksIn(boss, { [boss.id]: 1 });
      expect(attacks.filter(({ phase }) => phase === phases[0]?.id)).toEqual(
        boss.attacks.filter(({ phase }) => phase === phases[0]?.id),
      );
    },
  );

  it('begins all of them for a boss that has fallen below the last threshold, in their order', () => {
    const { state, events } = playedOn(woundedTo(bossFight(mission.id, 2), boss.id, phases.at(-1)?.at ?? 0));
    expect(begun(events)).toEqual(phases.map(({ name }) => name));
    const figure = viewOf(state, 'public').mission?.figures.find(({ panel }) => panel === boss.id);
    expect(figure?.nextPhase).toBeNull();
  });

  it('does not end a phase when the boss heals', () => {
    const wounded = woundedTo(bossFight(mission.id, 2), boss.id, phases[0]?.at ?? 0);
    const { state } = playedOn(wounded);
    const healed = woundedTo(state, boss.id, 100);
    expect(viewOf(healed, 'public').mission?.bossPhases).toEqual({ [boss.id]: 1 });
  });
});
