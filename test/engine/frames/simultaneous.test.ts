/** Effects of one moment: the active player orders them where the order can matter, and only there (R38). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { botPlayer } from '../../../src/ai/players/bot-player.ts';
import { start } from '../../../src/engine/api/apply.ts';
import { contextOf } from '../../../src/engine/core/stack/push-effects.ts';
import {
  type Effect,
  heroById,
  registerHero,
  type TokenDefinition,
} from '../../../src/engine/definitions.ts';
import { turnOf } from '../../../src/engine/hosting.ts';
import { apply, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import type { SimultaneousEffects } from '../../../src/engine/model/frame.ts';
import {
  atLeast,
  deal,
  dealIsolated,
  discard,
  draw,
  extraOffensiveRollPhase,
  gain,
  gainCp,
  heal,
  held,
  loseCp,
  remove,
  trigger,
  when,
} from '../../../src/engine/vocabulary/builders.ts';
import type { TriggerEvent } from '../../../src/engine/vocabulary/trigger.ts';
import { beforeUpkeep, type OwnSeatSetup, setStack, visibleOutcome } from './upkeep-scene.ts';

const madeUp = (id: string, effects: readonly Effect[], event: TriggerEvent = 'upkeep'): TokenDefinition => ({
  id,
  name: id,
  kind: 'negative',
  limit: 3,
  persistent: true,
  triggers: [trigger(event, effects)],
  text: 'Made up.',
});

const MADE_UP = [
  madeUp('balm', [heal(3, 'holder')]),
  madeUp('leech', [dealIsolated(2, 'holder')]),
  madeUp('purse', [gainCp(2, 'holder')]),
  madeUp('toll', [loseCp(2, 'holder')]),
  madeUp('antidote', [remove('poison', 'all', 'holder')]),
  madeUp('rust', [remove('reload', 'all', 'holder')]),
  madeUp('library', [draw(1, 'holder')]),
  madeUp('amnesia', [discard(1, 'holder', 'random')]),
  madeUp('nurse', [when(atLeast(held('balm', 'holder'), 1), [gain('protect', 1, 'holder')])]),
  madeUp('itch', [deal(1, 'typeless', 'holder')]),
  madeUp('dusk', [gainCp(3, 'holder')], 'turn-end'),
  madeUp('dawn', [loseCp(3, 'holder')], 'turn-end'),
];

let forget = () => {};
beforeAll(() => {
  forget = registerHero({ ...heroById('barbarian'), id: 'made-up', tokens: MADE_UP });
});
afterAll(() => forget());
const upkeepOf = (mine: OwnSeatSetup): GameState => {
  const state = beforeUpkeep(mine);
  start(state);
  return state;
};

/** What the question about the order offers; null when another one is open. */
function orderAsked(state: GameState): string[] | null {
  const pending = state.lanes[0]?.pending;
  if (typeof pending?.prompt !== 'object' || pending.prompt?.ask !== 'which-comes-next') return null;
  return pending.prompt.of.map(({ option: id }) => id);
}

const next = (state: GameState, id: string): GameState =>
  apply(state, 0, { type: 'choose', option: id }).state;

describe('the active player is asked', () => {
  test.each<[string, OwnSeatSetup, string[]]>([
    [
      'a heal at the cap and isolated damage',
      { health: 59, tokens: { balm: 1, leech: 1 } },
      ['balm', 'leech'],
    ],
    ['a gain and a loss of CP', { cp: 0, tokens: { purse: 1, toll: 1 } }, ['purse', 'toll']],
    ['Poison and what removes it', { tokens: { poison: 2, antidote: 1 } }, ['poison', 'antidote']],
    ['a draw and a random discard', { tokens: { library: 1, amnesia: 1 } }, ['library', 'amnesia']],
    ['what removes what the hero gains', { hero: 'gunslinger', tokens: { rust: 1 } }, ['quick-draw', 'rust']],
  ])('about %s', (_, mine, offered) => {
    const state = upkeepOf(mine);
    expect(orderAsked(state)).toEqual(offered);
    expect(legalActions(state, 0)).toEqual(offered.map((id) => ({ type: 'choose', option: id })));
    expect(legalActions(state, 1)).toEqual([]);
    const [first = '', second = ''] = offered;
    const one = next(state, first);
    const other = next(state, second);
    expect(visibleOutcome(one)).not.toEqual(visibleOutcome(other));
  });

  test('at the end of a turn too', () => {
    const state = beforeUpkeep({ cp: 1, tokens: { dusk: 1, dawn: 1 } });
    setStack(state, [{ k: 'turn', next: 'end' }]);
    start(state);
    expect(orderAsked(state)).toEqual(['dusk', 'dawn']);
    expect(next(state, 'dawn').seats[0]?.cp).toBe(3);
    expect(next(state, 'dusk').seats[0]?.cp).toBe(1);
  });

  test('only about those whose order can matter: Burn comes by itself', () => {
    const state = upkeepOf({ tokens: { burn: 1, purse: 1, toll: 1, itch: 2 } });
    expect(orderAsked(state)).toEqual(['purse', 'toll']);
  });

  test('and what was removed meanwhile does nothing', () => {
    const state = next(upkeepOf({ tokens: { poison: 3, antidote: 1 } }), 'antidote');
    expect(state.pools[0]?.health).toBe(50);
  });

  test('with the seat where two hold the same token', () => {
    const state = beforeUpkeep({});
    const stunned = (holder: number): SimultaneousEffects => ({
      list: [extraOffensiveRollPhase],
      context: { ...contextOf(0, { kind: 'token', id: 'stun' }, holder), holder },
      whileHeld: false,
    });
    state.lanes[0]?.stack.push({ k: 'simultaneous', chooser: 0, items: [stunned(0), stunned(1)] });
    start(state);
    expect(orderAsked(state)).toEqual(['stun-0', 'stun-1']);
    expect(turnOf(next(state, 'stun-1')).extraOffense[0]).toEqual({ by: 0, target: 1 });
  });

  test('and the bot answers', () => {
    const state = upkeepOf({ tokens: { poison: 3, antidote: 1 } });
    const legal = legalActions(state, 0);
    expect(legal).toContainEqual(botPlayer.chooseAction(viewOf(state, 0), legal, () => 0));
  });

  test('and the words of the question are theirs alone', () => {
    const state = upkeepOf({ tokens: { purse: 1, toll: 1 } });
    expect(viewOf(state, 0).pending?.prompt).not.toBeNull();
    expect(viewOf(state, 1).pending).toMatchObject({ seat: 0, kind: 'choose', prompt: null });
  });
});

test("a heal before the cap and a token that only looks at it are in nobody's way", () => {
  expect(orderAsked(upkeepOf({ tokens: { balm: 1, nurse: 1, burn: 1, library: 1 } }))).toBeNull();
});

test('a game kept by an older version in the middle of its upkeep goes on', () => {
  const state = beforeUpkeep({ tokens: { poison: 3, burn: 1 } });
  turnOf(state).phase = 'upkeep';
  setStack(
    state,
    [
      { k: 'turn', next: 'income' },
      { k: 'phase', phase: 'upkeep', step: 'work', queue: ['poison', 'burn'] },
    ],
    [],
  );
  start(state);
  expect(turnOf(state).phase).toBe('main-1');
  expect(state.pools[0]?.health).toBe(45);
});
