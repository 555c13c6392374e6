/** What becomes of an Attack when a target or its attacker falls in the middle of it. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/core/game.ts';
import { newRollPhase } from '../../src/engine/core/roll-phase.ts';
import { openWindow } from '../../src/engine/core/stack/open-window.ts';
import { contextOf, pushEffects } from '../../src/engine/core/stack/push-effects.ts';
import type { Frame } from '../../src/engine/model/frame.ts';
import type { RollState } from '../../src/engine/model/roll.ts';
import type { RollPhase } from '../../src/engine/model/state.ts';
import { gainCp } from '../../src/engine/vocabulary/builders.ts';
import { bareGame, damageEntry, defeat, frameKinds } from './frames/bare-game.ts';

const TURN: Frame = { k: 'turn', next: 'main-2' };

describe('an Attack', () => {
  const dice: RollState = { owner: 1, dice: [], label: 'defense', changes: 0, settled: false };

  /** Of seat 0 on the two others, of whom seat 1 defends. */
  function attack(game: Game, more: Partial<RollPhase> = {}): RollPhase {
    const target = { undefendable: false, answered: false } as const;
    const phase: RollPhase = {
      ...newRollPhase(0, null),
      attack: {
        attacker: 0,
        targets: [
          { ...target, seat: 1, defense: { ability: 'missed-me', roll: dice } },
          { ...target, seat: 2, defense: null },
        ],
        undefendable: false,
        defending: 1,
      },
      ledger: [damageEntry(1, 3, { attack: true }), damageEntry(2, 3, { attack: true })],
      activated: { ability: 'smack', variant: 'smack', ultimate: false, failed: false, effects: [] },
      context: contextOf(0, { kind: 'ability', id: 'smack' }, 1),
      ...more,
    };
    game.lane.rollPhase = phase;
    return phase;
  }

  test('goes on against the others: nothing comes to a fallen target, and it defends no more', () => {
    const game = bareGame();
    const phase = attack(game);
    game.lane.stack = [TURN];
    openWindow(game, 'after-defense-roll', [2, 0]);
    defeat(game, 1);
    expect(phase.attack.targets.map(({ seat }) => seat)).toEqual([2]);
    expect(phase.attack.defending).toBeNull();
    expect(phase.ledger).toEqual([damageEntry(2, 3, { attack: true })]);
    expect(phase.context?.target).toBeNull();
    expect(frameKinds(game)).toEqual(['turn']);
  });

  test.each(['alter', 'reroll'] as const)(
    'asks nobody about the dice of a fallen defender any more (%s)',
    (kind) => {
      const game = bareGame();
      attack(game);
      game.lane.pending = { seat: 0, kind, moment: null, prompt: null, source: null };
      defeat(game, 1);
      expect(game.lane.pending).toBeNull();
    },
  );

  test('that has landed stays told as it was', () => {
    const game = bareGame();
    const phase = attack(game, { landed: { 1: 3, 2: 3 } });
    defeat(game, 1);
    expect(phase.attack.targets.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(phase.ledger).toHaveLength(2);
  });

  test('of a fallen attacker lands where it was activated, and then the turn passes on (R113)', () => {
    const game = bareGame();
    const phase = attack(game);
    const offense: Frame = { k: 'phase', phase: 'defensive-roll', step: 'work', queue: [] };
    game.lane.stack = [{ ...TURN }, offense];
    pushEffects(game, [gainCp(1)], contextOf(0, { kind: 'ability', id: 'smack' }, 1));
    pushEffects(game, [gainCp(1)], contextOf(0, { kind: 'card', id: 'tip-it' }, 1));
    defeat(game, 0);
    expect(frameKinds(game)).toEqual(['turn', 'phase', 'effects']);
    expect(game.lane.stack[0]).toEqual({ k: 'turn', next: 'pass-on' });
    expect(game.lane.rollPhase).toBe(phase);
  });

  test('of a fallen attacker comes to nothing where it was not', () => {
    const game = bareGame();
    attack(game, { activated: null });
    game.lane.pool = [damageEntry(2, 1)];
    game.lane.stack = [{ ...TURN }, { k: 'phase', phase: 'offensive-roll', step: 'attempts', queue: [] }];
    defeat(game, 0);
    expect(game.lane.stack).toEqual([{ k: 'turn', next: 'pass-on' }]);
    expect(game.lane.rollPhase).toBeNull();
    expect(game.lane.pool).toBeNull();
  });
});
