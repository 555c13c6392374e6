/** What tokens and passive abilities do by themselves, with more than two seats. */
import { afterEach, describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { hasListeners } from '../../../src/engine/core/triggers/listening.ts';
import { type TokenDefinition, tokenById } from '../../../src/engine/definitions.ts';
import type { GameState } from '../../../src/engine/index.ts';
import {
  atLeast,
  deal,
  dealIsolated,
  discard,
  draw,
  gain,
  gainCp,
  inflict,
  noted,
  remove,
  removeThese,
  these,
  times,
  trigger,
} from '../../../src/engine/vocabulary/builders.ts';
import type { Passive } from '../../../src/engine/vocabulary/hero.ts';
import type { TriggerEvent, Whose } from '../../../src/engine/vocabulary/trigger.ts';
import {
  cpOf,
  healthOf,
  inMemory,
  optionsOf,
  passTurns,
  registerMadeUp,
  reloaded,
  type Scene,
  sceneOf,
  tokenCount,
  tokenWithTriggers,
} from './made-up.ts';

let forget = () => {};
afterEach(() => {
  forget();
  forget = () => {};
});

function scene(tokens: readonly TokenDefinition[], more: Scene, passive?: Passive): GameState {
  forget = registerMadeUp(tokens, passive);
  return sceneOf(more);
}

const FROM_BOTH = [
  { by: 1, fresh: false, count: 1 },
  { by: 2, fresh: false, count: 2 },
];

describe.each([
  ['in memory', inMemory],
  ['through JSON', reloaded],
])('%s', (_, play) => {
  test('tokens of two inflictors act for each of these, with those of theirs', () => {
    const tribute = tokenWithTriggers(
      'tribute',
      trigger('turn-end', [gainCp(times(2, these('tribute')), 'owner')]),
    );
    const state = scene([tribute], { tokens: [{ tribute: FROM_BOTH }] });
    expect(cpOf(passTurns(play, state)).slice(1)).toEqual([2, 4]);
  });

  test('tokens of two inflictors act once where they say so', () => {
    const rust = tokenWithTriggers('rust', trigger('turn-end', [remove('rust')], { once: true }));
    const state = scene([rust], { tokens: [{ rust: FROM_BOTH }] });
    expect(tokenCount(passTurns(play, state), 0, 'rust')).toBe(2);
  });

  test('only those leave that the trigger acts for', () => {
    const spark = tokenWithTriggers(
      'spark',
      trigger('turn-end', [removeThese('spark'), deal(these('spark'), 'typeless', 'holder')]),
      trigger('upkeep', [gainCp(1, 'owner')]),
    );
    const state = scene([spark], { tokens: [{ spark: FROM_BOTH }] });
    const end = passTurns(play, state);
    // Each has left before it is counted.
    expect([tokenCount(end, 0, 'spark'), healthOf(end)[0]]).toEqual([0, 30]);
  });

  test.each<[Whose, number[]]>([
    ['holder', [0, 0, 1]],
    ['opponents', [1, 1, 0]],
    ['others', [1, 1, 0]],
    ['team-mates', [0, 0, 0]],
    ['everyone', [1, 1, 1]],
  ])('a trigger of the turns of %s acts in these', (whose, acts) => {
    const bell = tokenWithTriggers('bell', trigger('turn-end', [gain('bead', 1, 'holder')], { whose }));
    let state = scene([bell, tokenWithTriggers('bead')], { tokens: [{}, {}, { bell: 1 }] });
    const gained = [0, 1, 2].map(() => {
      const had = tokenCount(state, 2, 'bead');
      state = passTurns(play, state);
      return tokenCount(state, 2, 'bead') - had;
    });
    expect(gained).toEqual(acts);
  });

  test('a condition is looked at when it happens', () => {
    const nerve = tokenWithTriggers(
      'nerve',
      trigger('damage-taken', [gain('protect', 1, 'holder')], { when: atLeast(noted('amount'), 6) }),
    );
    forget = registerMadeUp([nerve]);
    for (const [amount, protects] of [
      [5, 0],
      [6, 1],
    ] as const) {
      const state = sceneOf({ tokens: [{ nerve: 1 }], effects: [dealIsolated(amount, 'target')] });
      const end = passTurns(play, state);
      expect([healthOf(end)[0], tokenCount(end, 0, 'protect')]).toEqual([30 - amount, protects]);
    }
  });

  test('what comes at one moment is ordered by the active player, wherever it comes from', () => {
    const library = tokenWithTriggers(
      'library',
      trigger('turn-end', [draw(1, 'holder')], { whose: 'everyone' }),
    );
    const amnesia = tokenWithTriggers(
      'amnesia',
      trigger('turn-end', [discard(1, 'holder', 'random')], { whose: 'everyone' }),
    );
    const state = scene([library, amnesia], { tokens: [{}, { library: 1, amnesia: 1 }] });
    const asked = passTurns(play, state);
    expect(asked.lanes[0]?.pending).toMatchObject({ seat: 0, prompt: { ask: 'which-comes-next' } });
    expect(optionsOf(asked)).toEqual(['library', 'amnesia']);
    const drawnFirst = passTurns(play, play(asked, 0, { type: 'choose', option: 'library' }));
    expect([drawnFirst.seats[1]?.hand.length, drawnFirst.seats[1]?.discard.length]).toEqual([0, 1]);
    const lostFirst = passTurns(play, play(asked, 0, { type: 'choose', option: 'amnesia' }));
    expect([lostFirst.seats[1]?.hand.length, lostFirst.seats[1]?.discard.length]).toEqual([1, 0]);
  });

  test('the same token of two inflictors is told apart in the order', () => {
    const leech = tokenWithTriggers(
      'leech',
      trigger('turn-end', [gainCp(1, 'owner'), dealIsolated(these('leech'), 'holder')]),
    );
    const asked = passTurns(play, scene([leech], { tokens: [{ leech: FROM_BOTH }], health: [2, 30, 30] }));
    expect(optionsOf(asked)).toEqual(['leech-0-by-1', 'leech-0-by-2']);
    const end = passTurns(play, play(asked, 0, { type: 'choose', option: 'leech-0-by-2' }));
    // It felled its holder, and the other came to nothing.
    expect([end.seats[0]?.defeated, cpOf(end)]).toEqual([true, [0, 0, 1]]);
  });
});

describe('events', () => {
  const counted = (event: TriggerEvent, whose: Whose = 'holder') =>
    tokenWithTriggers(
      'counter',
      trigger(event, [gainCp(noted('amount'), 'holder'), gainCp(1, 'target')], { whose }),
    );

  test('a token gained, and one for which there was no room', () => {
    const state = scene([counted('gained'), tokenWithTriggers('bead')], {
      tokens: [{ counter: 1 }],
      effects: [inflict('bead', 3)],
    });
    expect(cpOf(state)).toEqual([3, 1, 0]);
    forget();
    const full = scene([counted('gained-in-vain'), tokenWithTriggers('bead')], {
      tokens: [{ counter: 1, bead: 2 }],
      effects: [inflict('bead', 3)],
    });
    expect([cpOf(full), tokenCount(full, 0, 'bead')]).toEqual([[1, 1, 0], 4]);
  });

  test('a second keg blows up the first and stays', () => {
    const keg: TokenDefinition = {
      ...tokenWithTriggers(
        'keg',
        trigger('gained-in-vain', [removeThese('keg'), dealIsolated(3, 'holder'), gain('keg', 1, 'holder')], {
          token: 'keg',
        }),
      ),
      limit: 1,
    };
    const state = scene([keg], {
      tokens: [{ keg: [{ by: 1, fresh: false, count: 1 }] }],
      effects: [inflict('keg')],
    });
    const end = passTurns(inMemory, state);
    expect([healthOf(end)[0], end.seats[0]?.tokens.keg]).toEqual([27, [{ by: 1, fresh: false, count: 1 }]]);
  });

  test('what something does by itself does not set it off again', () => {
    const echo = tokenWithTriggers(
      'echo',
      trigger('gained-in-vain', [gain('bead', 1, 'holder'), gainCp(1, 'holder')]),
    );
    const state = scene([echo, tokenWithTriggers('bead')], {
      tokens: [{ echo: 1, bead: 4 }],
      effects: [inflict('bead')],
    });
    expect(cpOf(state)).toEqual([1, 0, 0]);
  });

  test('a defeat, seen by those who are left', () => {
    const heir = tokenWithTriggers('heir', trigger('defeat', [gainCp(2, 'holder')], { whose: 'opponents' }));
    const state = scene([heir], {
      heroes: ['moon-elf', 'made-up', 'barbarian'],
      tokens: [{}, { heir: 1 }, { heir: 1 }],
      health: [3, 30, 30],
      effects: [dealIsolated(3, 'target')],
    });
    const end = passTurns(inMemory, state);
    expect([end.seats[0]?.defeated, cpOf(end).slice(1)]).toEqual([
      true,
      [2 + (cpOf(end)[1] === 3 ? 1 : 0), 2],
    ]);
  });

  test('a passive ability acts like a token, for its own hero', () => {
    const passive: Passive = { triggers: [trigger('turn-end', [gainCp(2)])] };
    expect(cpOf(passTurns(inMemory, scene([], {}, passive)))[0]).toBe(2);
  });

  test('nothing is looked at where nothing listens', () => {
    const events: readonly TriggerEvent[] = [
      'card-played',
      'defeat',
      'damage-taken',
      'turn-start',
      'no-activation',
    ];
    // Of the heroes that are in play some listen for almost everything.
    const unheard = events.find((event) => !hasListeners(event));
    if (unheard === undefined) throw new Error('Everything is listened for: name another event.');
    forget = registerMadeUp([counted(unheard)]);
    expect(hasListeners(unheard)).toBe(true);
    forget();
    expect(hasListeners(unheard)).toBe(false);
    expect(tokenById('poison').triggers).toHaveLength(1);
  });

  test('the start of a turn, before its Upkeep Phase', () => {
    const dawn = tokenWithTriggers('dawn', trigger('turn-start', [gain('bead', 1, 'holder')]));
    const state = scene([dawn, tokenWithTriggers('bead')], { tokens: [{ dawn: 1 }], next: 'begin' });
    expect(state.lanes[0]?.pending?.moment).toBe('phase-start');
    expect([state.lanes[0]?.turn.phase, tokenCount(state, 0, 'bead')]).toEqual(['upkeep', 1]);
  });

  test('a card played, and an Attack with what it dealt', () => {
    const eager = tokenWithTriggers(
      'eager',
      trigger('card-played', [gainCp(2, 'holder')], { whose: 'opponents' }),
    );
    const proud = tokenWithTriggers(
      'proud',
      trigger('damage-dealt', [gain('bead', noted('amount'), 'target')]),
    );
    const sore = tokenWithTriggers('sore', trigger('damage-taken', [gain('bead', 1, 'target')]));
    const tokens = [{ proud: 1 }, { eager: 1, sore: 1 }];
    let state = scene([eager, proud, sore, tokenWithTriggers('bead')], {
      heroes: ['made-up', 'moon-elf'],
      mode: 'duel',
      tokens,
      next: 'offensive-roll',
      dice: [1, 1, 1, 4, 4],
    });
    const [attacker] = state.seats;
    if (attacker) {
      attacker.hand = ['double-up'];
      attacker.cp = 1;
    }
    state = inMemory(state, 0, { type: 'play', card: 'double-up' });
    expect(cpOf(state)).toEqual([0, 2]);
    state = until(state, 'roll');
    state = until(inMemory(state, 0, { type: 'roll' }), 'roll');
    state = until(inMemory(state, 0, { type: 'activate', ability: 'smack' }), 'defend');
    state = until(inMemory(state, 1, { type: 'no-defense' }), 'main');
    const dealt = 30 - (healthOf(state)[1] ?? 0);
    expect(dealt).toBeGreaterThan(1);
    expect([tokenCount(state, 1, 'bead'), tokenCount(state, 0, 'bead')]).toEqual([Math.min(4, dealt), 1]);
  });
});

/** Passes until somebody is asked a question of this kind. */
function until(state: GameState, kind: string): GameState {
  let now = state;
  for (let step = 0; step < 60; step += 1) {
    const pending = now.lanes[0]?.pending;
    if (!pending || (pending.kind === kind && (kind !== 'main' || now.lanes[0]?.turn.phase === 'main-2')))
      return now;
    now = inMemory(now, pending.seat, { type: 'pass' });
  }
  throw new Error(`No ${kind} comes.`);
}
