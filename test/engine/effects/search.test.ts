/** Searching a deck: the results, and that nobody else learns anything. */
import { afterEach, describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { addPack, unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { deckOf, type Effect } from '../../../src/engine/definitions.ts';
import { type Action, legalActions, viewOf } from '../../../src/engine/index.ts';
import { draw, searchDeck } from '../../../src/engine/vocabulary/builders.ts';
import { duel, me, resolved } from '../../content/kit.ts';
import { changedPack } from '../../content/packs/changed-pack.ts';
import { inMemory, optionsOf, reloaded, sceneOf } from '../triggers/made-up.ts';

afterEach(unloadPacks);

const upgrades = (count: number, more = {}): Effect => ({
  do: 'search',
  for: 'upgrade',
  count,
  to: 'play',
  ...more,
});

/** Seat 1 searches its deck as something else comes first. */
function searching(effect: Effect, deck?: readonly string[], hand: readonly string[] = []) {
  const state = sceneOf({ heroes: ['barbarian', 'moon-elf', 'barbarian'], effects: [draw(1), effect] });
  const own = state.seats[1];
  if (own && deck) Object.assign(own, { deck: [...deck], hand: [...hand] });
  return state;
}

const choose = (option: string): Action => ({ type: 'choose', option });

describe('what is found', () => {
  test('every card of the deck in the order of print, whatever the order of the deck', () => {
    const printed = deckOf('moon-elf');
    expect(optionsOf(searching(searchDeck, printed))).toEqual(printed);
    expect(optionsOf(searching(searchDeck, [...printed].reverse()))).toEqual(printed);
  });

  test.each([inMemory, reloaded])('goes into the hand, and the rest is shuffled', (play) => {
    const deck = deckOf('moon-elf');
    const end = play(searching(searchDeck, deck), 1, choose('tip-it'));
    const own = end.seats[1];
    expect(own?.hand).toEqual(['tip-it']);
    expect([...(own?.deck ?? [])].sort()).toEqual(deck.filter((card) => card !== 'tip-it').sort());
    expect(own?.deck).not.toEqual(deck.filter((card) => card !== 'tip-it'));
  });

  test('upgrades come into play for nothing; a lower level does not come after a higher one', () => {
    const deck = ['longbow-iii', 'longbow-ii', 'eclipse-ii', 'tip-it'];
    const state = searching(upgrades(2, { upTo: true }), deck);
    expect(optionsOf(state).sort()).toEqual(['eclipse-ii', 'longbow-ii', 'longbow-iii', 'skip']);
    const first = inMemory(state, 1, choose('longbow-iii'));
    expect(optionsOf(first)).toEqual(['eclipse-ii', 'skip']);
    const end = inMemory(first, 1, choose('eclipse-ii'));
    expect(end.seats[1]).toMatchObject({
      cp: 0,
      inPlay: ['longbow-iii', 'eclipse-ii'],
      upgrades: { longbow: 'longbow-iii', eclipse: 'eclipse-ii' },
      upgradedThisTurn: 2,
    });
    expect(inMemory(first, 1, choose('skip')).seats[1]?.inPlay).toEqual(['longbow-iii']);
  });

  test('a deck without such cards is shuffled without a question', () => {
    const state = searching(upgrades(1), deckOf('moon-elf'));
    expect(optionsOf(state)).not.toEqual([]);
    addPack('own.json', changedPack([[['hero', 'cards', 10, 'effects'], [upgrades(1)]]]));
    duel(
      { me: { hero: 'my-barbarian', cp: 5, hand: ['concuss'], deck: ['tip-it'] }, phase: 'main-1' },
      me.plays('concuss'),
      resolved,
      me.has({ deck: 1, hand: 0 }),
    );
  });
});

const look: Effect = {
  do: 'look-at-deck',
  count: 3,
  orReveal: [{ do: 'search', for: 'upgrade', count: 1, to: 'hand', shown: true }],
};

describe('the top of a deck', () => {
  const deck = ['tip-it', 'six-it', 'so-wild', 'longbow-ii', 'samesies'];

  test.each([inMemory, reloaded])('goes back in the order that its owner names', (play) => {
    const first = searching(look, deck);
    expect(optionsOf(first)).toEqual(['tip-it', 'six-it', 'so-wild', 'reveal']);
    const end = play(play(first, 1, choose('so-wild')), 1, choose('tip-it'));
    expect(end.seats[1]?.deck).toEqual(['so-wild', 'tip-it', 'six-it', 'longbow-ii', 'samesies']);
  });

  test('without an upgrade in it may be shown, and an upgrade be taken', () => {
    const shown = inMemory(searching(look, deck), 1, choose('reveal'));
    expect(optionsOf(shown)).toEqual(['longbow-ii']);
    expect(inMemory(shown, 1, choose('longbow-ii')).seats[1]?.hand).toEqual(['longbow-ii']);
    expect(optionsOf(searching(look, [...deck].reverse()))).not.toContain('reveal');
  });
});

describe('an upgrade of the hand', () => {
  test('comes into play for nothing, or none does', () => {
    const state = searching({ do: 'play-upgrade' }, [], ['longbow-ii', 'tip-it']);
    // The question is the same whatever the hand holds.
    expect(optionsOf(state)).toEqual(['longbow-ii', 'skip']);
    expect(inMemory(state, 1, choose('longbow-ii')).seats[1]).toMatchObject({
      hand: ['tip-it'],
      cp: 0,
      inPlay: ['longbow-ii'],
    });
    expect(inMemory(state, 1, choose('skip')).seats[1]?.hand).toEqual(['longbow-ii', 'tip-it']);
  });
});

describe('nobody else learns', () => {
  test.each([look, { do: 'play-upgrade' } as const])('what $do asks about', (effect) => {
    const printed = deckOf('moon-elf');
    const [one, other] = [
      searching(effect, printed.slice(4), printed.slice(0, 4)),
      searching(effect, printed.slice(0, -4), printed.slice(-4)),
    ];
    for (const eyes of [0, 2, 'public'] as const) expect(viewOf(one, eyes)).toEqual(viewOf(other, eyes));
    expect(viewOf(one, 1)).not.toEqual(viewOf(other, 1));
  });

  test('what may be found, what was taken, or how the deck lies', () => {
    const printed = deckOf('moon-elf');
    const [one, other] = [
      searching(searchDeck, printed.slice(4), printed.slice(0, 4)),
      searching(searchDeck, printed.slice(0, -4).reverse(), printed.slice(-4)),
    ];
    for (const eyes of [0, 2, 'public'] as const) expect(viewOf(one, eyes)).toEqual(viewOf(other, eyes));
    expect(legalActions(one, 0)).toEqual(legalActions(other, 0));
    const [taken = '', different = ''] = [printed.at(5), printed.at(6)];
    const ends = [inMemory(one, 1, choose(taken)), inMemory(one, 1, choose(different))];
    expect(ends[0]?.seats[1]?.hand).not.toEqual(ends[1]?.seats[1]?.hand);
    for (const eyes of [0, 2, 'public'] as const) {
      const [first, second] = ends.map((end) => viewOf(end, eyes));
      expect(first).toEqual(second);
    }
  });
});
