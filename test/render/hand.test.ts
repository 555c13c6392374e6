/** The picture of a hand, its alt text, and the panel. */
import { expect, test } from 'vitest';
import '../../src/content/index.ts';
import { deckOf, listHeroes } from '../../src/engine/definitions.ts';
import { apply, createGame, type GameState, legalActions } from '../../src/engine/index.ts';
import { drawHand } from '../../src/render/hand/draw-hand.ts';
import { handAltText } from '../../src/render/hand/hand-model.ts';
import { handModel, handPanel } from '../../src/render/table/index.ts';
import { escaped } from '../../src/render/table/phrasing.ts';
import { labelTexts } from './picture/board-fixture.ts';
import { expectWithinLimits } from './table/limits.ts';
import { handOf } from './table/tables.ts';

function holding(hero: string, hand: readonly string[]): GameState {
  const seats = [{ hero }, { hero: 'barbarian' }];
  const state = createGame({ mode: 'duel', seats, seed: 'hand', first: 0 });
  const [own] = state.seats;
  if (!own) throw new Error('nobody sits there');
  own.hand = [...hand];
  return state;
}

test('shows name, cost, kind and text of each card, and whether it can be played', () => {
  const model = handModel(handOf(holding('barbarian', ['vegas-baby', 'helping-hand']), 0));
  if (!model) throw new Error('the hand is empty');
  const [vegas, helping] = model.cards;
  expect(vegas).toMatchObject({
    name: 'Vegas Baby!',
    kind: 'main',
    isOffered: true,
    state: 'Can be played now.',
  });
  expect(helping).toMatchObject({ name: 'Helping Hand', cost: 1, isOffered: false });
  expect(helping?.state).toContain('Roll Phase');
  const drawn = labelTexts(drawHand(model));
  expect(drawn).toEqual(expect.arrayContaining(['Vegas Baby!', 'Helping Hand', 'roll phase', '1']));
  // What can be played is told first.
  expect(handAltText(model)).toMatch(/^Vegas Baby!, .* Can be played now\. Helping Hand, 1 CP, roll phase: /);
});

test('a hand of any cards is told within the limits of Discord, and never cut in the middle of its reasons', async () => {
  for (const { id } of listHeroes()) {
    const deck = [...new Set(deckOf(id))];
    for (let at = 0; at < deck.length; at += 10) {
      const input = handOf(holding(id, deck.slice(at, at + 10)), 0);
      const model = handModel(input);
      if (!model) throw new Error('the hand is empty');
      expect(handAltText(model).length).toBeLessThanOrEqual(1024);
      expect(drawHand(model)).not.toMatch(/NaN|undefined|null/);
      await expectWithinLimits(handPanel({ ...input, file: 'hand.png' }));
    }
  }
});

/** The tokens and companions of a hero's seat in its hand panel, with given ones on the opponent. */
function headingOf(
  hero: string,
  own: Readonly<Record<string, number>>,
  others: Readonly<Record<string, number>> = {},
) {
  const state = holding(hero, []);
  for (const [index, tokens] of [own, others].entries()) {
    const seat = state.seats[index];
    if (!seat) throw new Error('nobody sits there');
    seat.tokens = Object.fromEntries(
      Object.entries(tokens).map(([id, count]) => [id, [{ by: 0, fresh: false, count }]]),
    );
  }
  return { state, text: () => JSON.stringify(handPanel(handOf(state, 0))).replaceAll('\\', '') };
}

test('says which tokens its owner has, and which side of each Bot lies up', () => {
  const { state, text } = headingOf('artificer', { synth: 4, 'shock-bot': 1, nanobot: 1 });
  const [own] = state.seats;
  if (!own) throw new Error('nobody sits there');
  own.sides = { ...own.sides, 'shock-bot': 'advanced' };
  expect(text()).toContain('You have 4 Synth, Shock Bot (Advanced) and Nanobot (Basic).');
});

test('says where a hammer lies that was thrown', () => {
  expect(headingOf('thor', { mjolnir: 1 }).text()).toContain('You have Mjölnir.');
  const thrown = headingOf('thor', { electrokinesis: 2 }, { mjolnir: 1 }).text();
  expect(thrown).toContain('You have 2 Electrokinesis.');
  expect(thrown).toMatch(/Mjölnir is with [^.]+\./);
});

test('says nothing of tokens where there are none, nor of Bots of somebody else', () => {
  const none = headingOf('artificer', {}, { 'heal-bot': 1 }).text();
  expect(none).not.toMatch(/You have|Heal Bot/);
});

test('nobody who holds nothing sees an empty picture', () => {
  const input = handOf(holding('barbarian', []), 0);
  expect(handModel(input)).toBeNull();
  expect(JSON.stringify(handPanel({ ...input, file: 'hand.png' }))).toContain('You hold no cards.');
});

/** The hand of somebody who must sell down to six cards. */
function tooMany(hand: readonly string[]): GameState {
  const state = holding('barbarian', hand);
  let now = state;
  for (let left = 20; left > 0 && now.lanes[0]?.pending?.kind !== 'discard'; left -= 1) {
    const seat = now.lanes[0]?.pending?.seat ?? 0;
    const legal = legalActions(now, seat);
    const action =
      legal.find(({ type }) => type === 'pass') ??
      legal.find(({ type }) => type === 'no-ability') ??
      legal[0];
    if (!action) throw new Error('nothing can be done');
    now = apply(now, seat, action).state;
  }
  return now;
}

test('where cards must be sold, each says so instead of why it cannot be played', () => {
  const deck = [...new Set(deckOf('barbarian'))];
  const state = tooMany(deck.slice(0, 8));
  expect(state.lanes[0]?.pending).toMatchObject({ kind: 'discard', seat: 0 });
  const model = handModel(handOf(state, 0));
  expect(model?.cards.length).toBeGreaterThan(6);
  for (const card of model?.cards ?? []) {
    expect(card).toMatchObject({ isOffered: true, state: 'Can be sold now.' });
  }
  expect(JSON.stringify(handPanel(handOf(state, 0)))).not.toContain('Not now.');
});

test('tells two hammers apart by whose they are', () => {
  const seats = [{ hero: 'thor' }, { hero: 'thor' }];
  const state = createGame({ mode: 'duel', seats, seed: 'hammers', first: 0 });
  const [ada, bo] = state.seats;
  if (!ada || !bo) throw new Error('nobody sits there');
  const text = (seat: number) => JSON.stringify(handPanel(handOf(state, seat))).replaceAll('\\', '');
  const [first, second] = handOf(state, 0).players.map(({ name }) => escaped(name).replaceAll('\\', ''));
  expect(text(0)).toContain(`You have Mjölnir of ${first}.`);
  ada.tokens = {};
  bo.tokens = {
    mjolnir: [
      { by: 1, fresh: false, count: 1 },
      { by: 0, fresh: true, count: 1 },
    ],
  };
  expect(text(0)).toContain(`Mjölnir is with ${second}.`);
  expect(text(1)).toContain(`Mjölnir of ${second}`);
  expect(text(1)).toContain(`Mjölnir of ${first}`);
  expect(text(1)).not.toContain('Mjölnir is with');
});
