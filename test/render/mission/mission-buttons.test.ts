/** The buttons of a Mission show price and purpose. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { laneIndexOf, openQuestions } from '../../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameState,
  legalActions,
  viewOf,
} from '../../../src/engine/index.ts';
import { handPanel } from '../../../src/render/table/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const PLAYERS = [
  { name: 'Ada', userId: 'ada' },
  { name: 'Bo', userId: 'bo' },
];

/** A Mission whose heroes have the given momentum. */
function begun(momentum: number, hero = 'barbarian'): GameState {
  const state = createGame({
    mode: 'mission',
    seats: [{ hero }, { hero: 'moon-elf' }],
    seed: 'buttons',
    first: 0,
    mission: { id: 'toll-bridge', raised: 0 },
  });
  for (const hero of state.mission?.heroes ?? []) hero.momentum = momentum;
  return state;
}

const LIKED: readonly Action['type'][] = ['activate', 'defend', 'roll', 'pass', 'no-ability'];

function bestOf(legal: readonly Action[]): Action | undefined {
  for (const type of LIKED) {
    const found = legal.find((action) => action.type === type);
    if (found) return found;
  }
  return legal[0];
}

/** Heroes roll once and activate what they can, until a question of Ada's is so. */
function until(state: GameState, isSo: (labels: readonly string[]) => boolean): readonly string[] {
  let now = state;
  for (let presses = 0; presses < 3000; presses += 1) {
    const labels = labelsOf(now);
    if (isSo(labels)) return labels;
    const [question] = openQuestions(now);
    const action = question && bestOf(legalActions(now, question.seat));
    if (!question || !action) break;
    now = apply(now, question.seat, action).state;
  }
  throw new Error('it never is so');
}

/** All labels of buttons and menus on Ada's panel. */
function labelsOf(state: GameState): string[] {
  const view = viewOf(state, 0, laneIndexOf(state, 0));
  const names = Array.from({ length: 30 }, (_, at) => {
    const player = PLAYERS[at];
    return player
      ? { ...player, heroId: state.seats[at]?.hero ?? '' }
      : { name: `Enemy ${at}`, heroId: '', userId: null };
  });
  const { components } = handPanel({
    gameId: 'game',
    channelId: '1',
    view,
    players: names,
    words: ENGLISH,
    keptDice: [],
    picks: [],
    otherSeats: [],
    legal: legalActions(state, 0),
    cards: [],
  });
  return [...JSON.stringify(components).matchAll(/"(?:label|description|placeholder)":"([^"]*)"/g)].map(
    ([, label = '']) => label,
  );
}

describe('buttons of a Mission', () => {
  it('say what a target at range costs, and nothing of one beside', () => {
    const labels = until(begun(5), (all) => all.some((label) => label.includes(' health, at range')));
    expect(labels.filter((label) => label.includes('at range'))).not.toEqual([]);
    for (const label of labels)
      if (label.includes('at range'))
        expect(label).toMatch(/at range for 1 momentum(, \d hero(es)? aims? at it)?$/);
    // The ability does nothing but attack.
    expect(labels).not.toContain('Use it without a target for 1 momentum');
  });

  it('say what range without a target costs, where the ability does something for its hero', () => {
    const label = 'Use it without a target for 1 momentum';
    expect(until(begun(5, 'pyromancer'), (all) => all.includes(label))).toContain(label);
  });

  it('count the tokens that keep damage off a target', () => {
    const labels = until(begun(5), (all) => all.some((label) => label.includes(' health, ')));
    const targets = labels.flatMap((label) => / health, (.*)(?:adjacent|at range)/.exec(label)?.[1] ?? []);
    // Guards have a Shield, Crossbows have none.
    expect(new Set(targets)).toEqual(new Set(['1 Shield, ', '']));
  });

  it('count the other heroes who mean to attack a target', () => {
    const state = begun(5);
    const count = () =>
      until(state, (all) => all.some((label) => label.includes(' health, '))).filter((label) =>
        label.endsWith('1 hero aims at it'),
      ).length;
    expect(count()).toBe(0);
    const { mission } = state;
    const seat = 2 + (state.enemies ?? []).findIndex(({ panel }) => panel === 'archer');
    Object.assign(mission?.heroes[1] ?? {}, { plan: seat });
    expect(count()).toBe(1);
  });

  it('say what a defence against somebody far off costs', () => {
    const isDefence = (label: string) => /^Roll Thick Skin \(3 dice/.test(label);
    const labels = until(begun(5), (all) => all.some(isDefence));
    expect(labels.find(isDefence)).toBe('Roll Thick Skin (3 dice, 1 momentum)');
  });

  it('tell in the menu of recruits what each ally does', () => {
    const labels = until(begun(15), (all) => all.includes('Recruit an ally'));
    const recruit = labels.findIndex((label) => label.startsWith('Recruit ') && label.includes('momentum)'));
    expect(labels[recruit + 1]).toMatch(/\.$/);
  });
});
