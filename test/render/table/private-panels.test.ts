/** Private panels: the hand, the stops. */
import { describe, expect, it } from 'vitest';
import { abilityOf } from '../../../src/engine/definitions.ts';
import { DEFAULT_ORDERS } from '../../../src/engine/hosting.ts';
import { apply, createGame, type GameState, viewOf } from '../../../src/engine/index.ts';
import { objectsOf } from '../../../src/playground/json.ts';
import { handPanel, stopsPanel } from '../../../src/render/table/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { expectWithinLimits } from './limits.ts';
import { duel, PASS, parts, play } from './message-parts.ts';
import { handOf } from './tables.ts';

it('tells of an upgrade in hand what the ability does, and what the card does as it comes into play', () => {
  const seats = [{ hero: 'black-widow' }, { hero: 'ninja' }];
  const state = createGame({ mode: 'duel', seats, seed: 'upgrades', first: 0 });
  const [own] = state.seats;
  if (!own) throw new Error('nobody sits there');
  own.hand = ['baton-strike-ii', 'grapple-ii'];
  const text = parts(handPanel(handOf(state, 0))).texts.join('\n');
  expect(text).toContain('4 or 5 batons. As it comes an opponent shows you their hand.');
  expect(text).toContain('into play and shuffle it.\n');
  expect(text).not.toContain('Puts ');
});

describe('the hand at a Mission', () => {
  it('tells the round, and names no opponents', () => {
    const state = createGame({
      mode: 'mission',
      seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
      mission: { id: 'toll-bridge', raised: 0 },
      seed: 'messages',
      first: 0,
    });
    const { texts } = parts(handPanel(handOf(state, 0)));
    expect(texts[0]).toMatch(/^### Your hand: Barbarian\n4 cards, \d CP\. Round 1, Movement/);
  });

  const onC3 = (change: (state: GameState) => void) => {
    const begun = createGame({
      mode: 'mission',
      seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
      mission: { id: 'toll-bridge', raised: 0 },
      seed: 'messages',
      first: 0,
    });
    change(begun);
    const { state } = apply(begun, 1, { type: 'move', to: 'C3' });
    return parts(handPanel(handOf(state, 1)));
  };

  it('says who could still take the space of a hero that goes on', () => {
    const { texts, labels } = onC3(() => {});
    expect(texts.join()).toContain('You stand on **C3**, unless');
    expect(labels).not.toContain('Go elsewhere');
    const { contested } = ENGLISH.missionTable;
    expect(contested('C3', ['Ada'])).toContain('unless Ada, earlier in turn order, goes there');
    expect(contested('C3', ['Ada', 'Bo'])).toContain('unless Ada and Bo, earlier in turn order, go there');
  });

  it('says where a hero means to go that waits for earlier ones', () => {
    const { texts, labels } = onC3(({ mission, seats: [, elf] }) => {
      if (mission) mission.tiles.C3 = [{ kind: 'boost', id: 'boost-heal-2' }];
      if (elf) elf.tokens = { burn: [{ count: 1, by: 2, fresh: false }] };
    });
    expect(texts.join()).toContain('You mean to move to **C3**.');
    expect(labels).toContain('Go elsewhere');
  });
});

describe('the hand panel', () => {
  it('shows every card with its price and why it cannot be played, and names the game', () => {
    const state = duel([]);
    const input = handOf(state, 0);
    const { texts, selects, labels } = parts(handPanel(input));
    expect(texts[0]).toContain('Your hand: Barbarian against \\`Bob\\`');
    expect(texts[0]).toContain('<#1234567890123456789>');
    for (const { price } of input.cards) expect(texts[1]).toContain(`${price} CP`);
    expect(texts[1]?.match(/Can be played now|Not now\./g)).toHaveLength(4);
    expect(selects.map(({ placeholder }) => placeholder)).toContain('Sell a card (+1 CP)');
    expect(labels).toContain('Go on, roll later');
  });

  it('says of an upgrade what the ability does that it brings', () => {
    const state = duel([]);
    const [seat] = state.seats;
    if (!seat) throw new Error('nobody sits there');
    seat.hand = ['smack-ii'];
    const { texts, selects } = parts(handPanel(handOf(state, 0)));
    const { text } = abilityOf('barbarian', 'smack-ii');
    expect(texts[1]).toContain(`upgrade\n${text}\n-# `);
    expect(objectsOf(selects[0]?.options).map(({ description }) => description)).toContain(text);
  });

  it('sends a roller to the table, which has the dice', () => {
    const rolling = parts(handPanel(handOf(play(duel([]), PASS), 0)));
    expect(rolling.texts.join('\n')).toContain('The dice are on the table.');
    expect(rolling.buttons.at(-1)).toMatchObject({ label: 'Post the table again', style: 1 });
    const choosing = parts(handPanel(handOf(duel([]), 0)));
    expect(choosing.texts.join('\n')).not.toContain('on the table');
    expect(choosing.buttons.at(-1)).toMatchObject({ label: 'Post the table again', style: 2 });
  });

  it('offers to be asked next to who is not asked', () => {
    const { selects, labels } = parts(handPanel(handOf(duel([]), 1)));
    expect(selects).toEqual([]);
    expect(labels).toContain('Ask me next');
  });

  it('is never made from a public view', () => {
    const state = duel([]);
    const input = { ...handOf(state, 0), view: viewOf(state, 'public') };
    expect(() => handPanel(input)).toThrow(TypeError);
  });

  it('stays within the limits with a hand of thirty cards', async () => {
    const state = duel([]);
    const seat = state.seats[0];
    if (seat) Object.assign(seat, { hand: [...seat.hand, ...seat.deck], deck: [] });
    const payload = handPanel(handOf(state, 0));
    await expectWithinLimits(payload);
    const sales = parts(payload).selects.filter((c) => String(c.placeholder).startsWith('Sell'));
    const options = sales.flatMap((c) => objectsOf(c.options));
    expect(options).toHaveLength(33);
  });
});

describe('the panel of stops', () => {
  const orders = { ...DEFAULT_ORDERS, passUntilMyTurn: true };
  const game = { gameId: 'g', channelId: '1', rev: 7, ownTurn: false, party: null, seats: 6 };

  it('shows the way of being asked that holds now, and leaves the rest for who wants it', async () => {
    const payload = stopsPanel({ orders, game, fine: false });
    await expectWithinLimits(payload);
    const { selects, labels } = parts(payload);
    expect(selects).toHaveLength(1);
    const chosen = selects.flatMap((c) => objectsOf(c.options).filter((option) => option.default === true));
    expect(chosen.map(({ value }) => value)).toEqual(['usual']);
    expect(labels).toEqual([
      'Ask me again before my turn',
      'Ask me next',
      'Call me one turn early',
      'Words only',
      'Fine settings',
    ]);
  });

  it('shows one menu for each group behind it, and a choice of one’s own as such', async () => {
    const own = { ...orders, ask: { ...orders.ask, main: 'always' as const } };
    const payload = stopsPanel({ orders: own, game, fine: true });
    await expectWithinLimits(payload);
    const { selects, labels } = parts(payload);
    expect(selects).toHaveLength(10);
    expect(selects[0]?.placeholder).toBe('How often you are asked: Your own choice');
    const chosen = selects.flatMap((c) => objectsOf(c.options).filter((option) => option.default === true));
    expect(chosen.map(({ value }) => value)).toEqual([
      ...['fitting', 'fitting', 'never', 'fitting', 'fitting', 'never', 'never', 'always', 'never'],
    ]);
    expect(labels.at(-1)).toBe('Fewer settings');
  });

  it('of a party offers what is asked there, each choice with what it comes to', async () => {
    const own = { ...orders, ask: { ...orders.ask, 'second-main': 'never' as const } };
    const payload = stopsPanel({ orders: own, game: { ...game, party: 'mission', seats: 4 }, fine: true });
    await expectWithinLimits(payload);
    const { selects } = parts(payload);
    const offered = selects.map((c) => objectsOf(c.options).find((option) => option.default === true));
    expect(offered).toHaveLength(10);
    expect(offered[1]).toMatchObject({ value: 'never' });
    expect(offered[6]?.description).toBe(
      'Momentum once, where it pays for an ally; otherwise whoever has least gets it',
    );
  });

  it('of a scenario of Adventures offers what minions and bosses call for, and nothing of Missions or rivals', async () => {
    const scenario = { ...game, party: 'scenario' as const, seats: 4 };
    const payload = stopsPanel({ orders, game: scenario, fine: true });
    await expectWithinLimits(payload);
    const { texts, selects } = parts(payload);
    const { groups } = ENGLISH.stops;
    const shown = selects.slice(1).map(({ placeholder }) => placeholder);
    for (const group of ['second-main', 'defense', 'small-damage', 'attack'] as const)
      expect(shown).toContain(groups[group]);
    for (const group of [
      'enemy-dice',
      'conversion',
      'sharing',
      'planning',
      'main',
      'rolls',
      'phases',
    ] as const)
      expect(shown).not.toContain(groups[group]);
    expect(texts.join()).toContain('only where you can really do something');
    expect(texts.join()).not.toContain(ENGLISH.stops.ofMany);
  });

  it('beside no game says what holds for games to come', async () => {
    const payload = stopsPanel({ orders: DEFAULT_ORDERS, game: null, fine: false });
    await expectWithinLimits(payload);
    const { texts, labels } = parts(payload);
    expect(texts.join()).toContain('every game that you begin from now on');
    expect(labels).toEqual(['Call me one turn early', 'Words only', 'Fine settings']);
  });
});
