/** Cards on top of the deck: they are in no picture, so a menu explains them. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { apply, legalActions, viewOf } from '../../../src/engine/index.ts';
import { handPanel, playersAt } from '../../../src/render/table/index.ts';
import { setUp } from '../../scenarios/runner/set-up.ts';

test('each card that is looked at is told with what it does', () => {
  const { state } = setUp({
    name: 'look',
    mode: 'duel',
    seats: [
      { hero: 'black-widow', hand: [], deck: ['six-it', 'tip-it', 'so-wild'], tokens: { 'covert-ops': 1 } },
      { hero: 'barbarian' },
    ],
    active: 0,
    phase: 'main-1',
    seed: 1,
    dice: [],
    steps: [],
  });
  let now = state;
  for (let step = 0; step < 10 && now.lanes[0]?.pending?.kind !== 'main'; step += 1) {
    now = apply(now, now.lanes[0]?.pending?.seat ?? 0, { type: 'pass' }).state;
  }
  now = apply(now, 0, { type: 'spend', token: 'covert-ops', use: 'look', count: 1 }).state;
  const players = playersAt(now.seats, [{ name: 'Alice' }, { name: 'Bob' }]);
  const panel = handPanel({
    gameId: 'g',
    channelId: 'c',
    players,
    keptDice: [],
    picks: [],
    view: viewOf(now, 0),
    legal: legalActions(now, 0),
    cards: [],
  });
  const text = JSON.stringify(panel);
  for (const [name, does] of [
    ['Six-It!', 'Set one of your dice to 6.'],
    ['So Wild!', 'Set any die to any value.'],
  ]) {
    expect(text).toContain(`"label":"${name}","value":`);
    expect(text).toContain(`"description":"${does}"`);
  }
});
