/** Dice that the enemies of a Mission roll beyond those of the rules. */
import { describe, expect, it } from 'vitest';
import { openGame } from '../../../src/engine/core/game.ts';
import { missionSeat } from '../../../src/engine/core/mission/board.ts';
import { contextOf } from '../../../src/engine/core/stack/push-effects.ts';
import { enemyDice } from '../../../src/engine/effects/enemy-dice.ts';
import type { EffectsFrame } from '../../../src/engine/model/frame.ts';
import type { Amount } from '../../../src/engine/vocabulary/amount.ts';
import { heroes } from '../../../src/engine/vocabulary/mission-builders.ts';
import { MissionTable } from '../missions/table.ts';

/** What the enemies of two heroes roll once the effect was carried out. */
function diceAfter(more: Amount): MissionTable['mission']['dice'] {
  const table = new MissionTable(['barbarian', 'moon-elf']);
  const game = openGame(table.state);
  const context = contextOf(missionSeat(game), { kind: 'setup', id: 'skirmish' }, null);
  const frame: EffectsFrame = {
    k: 'effects',
    list: [],
    context,
    stage: 'plain',
    picked: [],
    landsPool: false,
  };
  enemyDice.run(game, frame, { do: 'enemy-dice', more });
  return table.mission.dice;
}

describe('enemy-dice', () => {
  it('adds black dice to the two red ones and one black one more than heroes (rule: m-enemy-dice)', () => {
    expect(diceAfter(2)).toEqual({ red: 2, black: 5 });
  });

  it('counts by the party', () => {
    expect(diceAfter({ sum: [3, { times: [-1, heroes] }] })).toEqual({ red: 2, black: 4 });
  });

  it('takes none away where less than none would come', () => {
    expect(diceAfter({ sum: [1, { times: [-1, heroes] }] })).toEqual({ red: 2, black: 3 });
  });
});
