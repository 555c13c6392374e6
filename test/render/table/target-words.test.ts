import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { apply, createGame, viewOf } from '../../../src/engine/index.ts';
import { readCustomId } from '../../../src/render/custom-id.ts';
import { tableMessage } from '../../../src/render/table/index.ts';
import { parts } from './message-parts.ts';
import { tableOf } from './tables.ts';

/** The players that are offered after a card is played in the first Main Phase, as seats. */
function offeredBy(mode: string, seats: number, hero: string, card: string): number[] {
  const heroes = Array.from({ length: seats }, (_, seat) => ({ hero: seat === 0 ? hero : 'barbarian' }));
  const state = createGame({ mode, seats: heroes, seed: 'whom', first: 0 });
  const [own] = state.seats;
  if (own?.kind !== 'hero') throw new Error('nobody sits there');
  own.hand = [card];
  own.cp = 5;
  const played = apply(state, 0, { type: 'play', card }).state;
  expect(viewOf(played, 0).pending?.prompt).toMatchObject({
    ask: expect.stringMatching(/^who-(gains|gets)$/),
  });
  return parts(tableMessage(tableOf(played))).buttons.flatMap(({ custom_id: id }) => {
    const press = readCustomId(String(id))?.buttonAction;
    return press?.verb === 'act' && press.action.type === 'target' ? [press.action.player] : [];
  });
}

test.each([
  { mode: '2v2', seats: 4, gains: [0, 2, 1, 3], gets: [1, 3, 2, 0] },
  { mode: 'koth', seats: 3, gains: [0, 1, 2], gets: [1, 2, 0] },
])(
  '$mode: a gain is offered to the own side first, a burden to the others',
  ({ mode, seats, gains, gets }) => {
    expect(offeredBy(mode, seats, 'paladin', 'mighty')).toEqual(gains);
    expect(offeredBy(mode, seats, 'miles-morales', 'web-shooters')).toEqual(gets);
  },
);
