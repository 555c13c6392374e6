import { expect, test } from 'vitest';
import { BOT_HABITS, chooseAction } from '../../../src/ai/players/index.ts';
import { legalActions, viewOf } from '../../../src/engine/index.ts';
import { act, botAction, duel, lastRoll, playBotUntil, roll } from './duel-table.ts';

const ELF = { hero: 'moon-elf' };
const BARBARIAN = { hero: 'barbarian' };

test('keeps four pows for the ultimate and throws the fifth die again', () => {
  const state = roll(duel(BARBARIAN, ELF), [6, 6, 6, 6, 1]);
  expect(botAction(state)).toEqual({ type: 'reroll', dice: [5] });
});

test('activates the ultimate as soon as the dice meet it', () => {
  const state = roll(duel(BARBARIAN, ELF), [6, 6, 6, 6, 6]);
  expect(botAction(state)).toEqual({ type: 'activate', ability: 'rage', variant: 'rage' });
});

test('does not throw away a large straight', () => {
  const state = roll(duel(BARBARIAN, ELF), [1, 2, 3, 4, 5]);
  expect(botAction(state)).toEqual({ type: 'activate', ability: 'reckless', variant: 'reckless' });
});

test('takes the smaller ability when damage in return would be its end', () => {
  const state = lastRoll(duel({ ...BARBARIAN, health: 3 }, ELF), [1, 2, 3, 4, 5]);
  expect(botAction(state)).toEqual({ type: 'activate', ability: 'mighty-blow', variant: 'mighty-blow' });
});

test('takes that damage when the opponent falls first', () => {
  const state = lastRoll(duel(BARBARIAN, { ...ELF, health: 2 }), [1, 2, 3, 4, 5]);
  expect(botAction(state)).toMatchObject({ type: 'activate' });
});

test('with no ability to use and no attempt left it says so', () => {
  const state = lastRoll(duel(BARBARIAN, ELF), [1, 1, 4, 4, 6]);
  expect(botAction(state)).toEqual({ type: 'no-ability' });
});

test('makes the fifth pow with a card when the attempts are used up, and then activates', () => {
  const state = lastRoll(duel({ ...BARBARIAN, cp: 2, hand: ['six-it'] }, ELF), [6, 6, 6, 6, 1]);
  expect(botAction(state)).toEqual({ type: 'play', card: 'six-it' });
  act(state, { type: 'play', card: 'six-it' });
  expect(botAction(state)).toEqual({ type: 'alter', die: 5, to: 6 });
  act(state, { type: 'alter', die: 5, to: 6 });
  expect(botAction(state)).toMatchObject({ ability: 'rage' });
});

test('plans both dice of a card that changes two', () => {
  const state = lastRoll(duel({ ...BARBARIAN, cp: 4, hand: ['twice-as-wild'] }, ELF), [6, 6, 6, 1, 1]);
  expect(botAction(state)).toEqual({ type: 'play', card: 'twice-as-wild' });
  act(state, { type: 'play', card: 'twice-as-wild' });
  act(state, botAction(state));
  act(state, botAction(state));
  expect(botAction(state)).toMatchObject({ ability: 'rage' });
});

test('keeps dice cards while attempts are left', () => {
  const state = roll(duel({ ...BARBARIAN, cp: 2, hand: ['six-it'] }, ELF), [6, 6, 6, 6, 1]);
  expect(botAction(state)).toEqual({ type: 'reroll', dice: [5] });
});

test('ends the roll for a dice card when a further attempt would risk more than it brings', () => {
  const state = roll(duel({ ...BARBARIAN, cp: 2, hand: ['tip-it'] }, ELF), [6, 6, 6, 6, 5]);
  expect(botAction(state)).toEqual({ type: 'play', card: 'tip-it' });
  act(state, { type: 'play', card: 'tip-it' });
  expect(botAction(state)).toEqual({ type: 'alter', die: 5, to: 6 });
});

test("spoils the opponent's ultimate by a die, never helps it", () => {
  const state = lastRoll(duel(BARBARIAN, { ...ELF, cp: 3, hand: ['tip-it'] }), [6, 6, 6, 6, 6]);
  act(state, { type: 'activate', ability: 'rage', variant: 'rage' });
  expect(botAction(state)).toEqual({ type: 'play', card: 'tip-it' });
  act(state, { type: 'play', card: 'tip-it' });
  expect(botAction(state)).toMatchObject({ type: 'alter', to: 5 });
});

test('leaves alone dice of the opponent that could only get better', () => {
  const state = lastRoll(duel(BARBARIAN, { ...ELF, cp: 3, hand: ['tip-it'] }), [1, 1, 1, 4, 6]);
  act(state, { type: 'activate', ability: 'smack', variant: 'smack' });
  playBotUntil(state, ({ kind, seat }) => seat === 1 && kind === 'defend');
  expect(state.seats[1]?.hand).toEqual(['tip-it']);
});

test('defends', () => {
  const state = lastRoll(duel(BARBARIAN, ELF), [1, 2, 3, 4, 5]);
  act(state, { type: 'activate', ability: 'reckless', variant: 'reckless' });
  playBotUntil(state, ({ kind }) => kind === 'defend');
  expect(botAction(state)).toEqual({ type: 'defend', ability: 'missed-me' });
});

test('defends against a hard blow with what may keep it off, against a light one with what always helps', () => {
  const hard = lastRoll(duel(BARBARIAN, { hero: 'shadow-thief' }), [1, 2, 3, 4, 5]);
  act(hard, { type: 'activate', ability: 'reckless', variant: 'reckless' });
  playBotUntil(hard, ({ kind }) => kind === 'defend');
  expect(botAction(hard)).toEqual({ type: 'defend', ability: 'shadow-defense' });
  const light = lastRoll(duel(BARBARIAN, { hero: 'shadow-thief' }), [1, 1, 1, 4, 4]);
  act(light, { type: 'activate', ability: 'smack', variant: 'smack' });
  playBotUntil(light, ({ kind }) => kind === 'defend');
  expect(botAction(light)).toEqual({ type: 'defend', ability: 'counter-strike' });
});

test('prevents damage that would be its end, for itself', () => {
  const plan = { ...ELF, health: 4, cp: 1, hand: ['not-this-time'] };
  const state = lastRoll(duel(BARBARIAN, plan), [1, 1, 6, 6, 4]);
  act(state, { type: 'activate', ability: 'sturdy-blow', variant: 'sturdy-blow' });
  playBotUntil(state, ({ seat, moment }) => seat === 1 && moment === 'before-damage');
  expect(botAction(state)).toEqual({ type: 'play', card: 'not-this-time' });
  act(state, { type: 'play', card: 'not-this-time' });
  playBotUntil(state, ({ kind }) => kind === 'main');
  expect(state.pools[1]?.health).toBe(4);
});

/** The window of the defence dice is used for the one before damage if nothing comes between them. */
const mayStillPrevent = ({ seat, moment }: { seat: number; moment: string | null }) =>
  seat === 1 && (moment === 'before-damage' || moment === 'after-defense-roll');

test('does not spend a prevention on a scratch', () => {
  const plan = { ...ELF, cp: 1, hand: ['not-this-time'] };
  const state = lastRoll(duel({ ...BARBARIAN, hand: [] }, plan), [1, 1, 1, 4, 4]);
  act(state, { type: 'activate', ability: 'smack', variant: 'smack' });
  playBotUntil(state, mayStillPrevent);
  expect(botAction(state)).toEqual({ type: 'pass' });
});

test('spends Evasive on a hard blow', () => {
  const state = lastRoll(duel(BARBARIAN, { ...ELF, tokens: { evasive: 1 } }), [6, 6, 6, 6, 1]);
  act(state, { type: 'activate', ability: 'crit-bash', variant: 'crit-bash' });
  // Stunned by Crit Bash the Elf cannot spend Evasive.
  expect(state.seats[1]?.tokens.evasive).toMatchObject([{ count: 1 }]);
  const other = lastRoll(duel(BARBARIAN, { ...ELF, health: 9, tokens: { evasive: 2 } }), [1, 2, 3, 4, 6]);
  act(other, { type: 'activate', ability: 'mighty-blow', variant: 'mighty-blow' });
  playBotUntil(other, ({ seat, moment }) => seat === 1 && moment === 'before-damage');
  expect(botAction(other)).toMatchObject({ type: 'spend', token: 'evasive' });
});

test('removes its own burden, not its own gift', () => {
  const plan = { ...ELF, cp: 2, hand: ['get-that-outta-here'], tokens: { evasive: 1, targeted: 1 } };
  const state = duel(plan, BARBARIAN);
  expect(botAction(state)).toEqual({ type: 'play', card: 'get-that-outta-here' });
  act(state, { type: 'play', card: 'get-that-outta-here' });
  expect(botAction(state)).toEqual({ type: 'choose', option: 'targeted' });
});

test('sees that there is nothing worth removing', () => {
  const plan = { ...ELF, cp: 2, hand: ['get-that-outta-here'], tokens: { evasive: 1 } };
  expect(botAction(duel(plan, { ...BARBARIAN, tokens: { concussion: 1 } }))).toEqual({ type: 'pass' });
});

test('moves its burden to the opponent', () => {
  const plan = { ...ELF, cp: 3, hand: ['transference'], tokens: { evasive: 1, targeted: 1 } };
  const state = duel(plan, { ...BARBARIAN, tokens: { concussion: 1 } });
  expect(botAction(state)).toEqual({ type: 'play', card: 'transference' });
  act(state, { type: 'play', card: 'transference' });
  playBotUntil(state, ({ kind }) => kind === 'main');
  expect(state.seats[0]?.tokens).not.toHaveProperty('targeted');
  expect(state.seats[1]?.tokens).toHaveProperty('targeted');
});

test('gives Evasive to itself', () => {
  const state = duel({ ...ELF, cp: 3, hand: ['evade'] }, BARBARIAN);
  act(state, { type: 'play', card: 'evade' });
  expect(botAction(state)).toEqual({ type: 'target', player: 0 });
});

test('upgrades early', () => {
  const state = duel({ ...ELF, cp: 2, hand: ['demising-shot-ii', 'evade'] }, BARBARIAN);
  expect(botAction(state)).toEqual({ type: 'play', card: 'demising-shot-ii' });
});

test('takes the better of two upgrades', () => {
  const state = duel({ ...BARBARIAN, cp: 3, hand: ['fortitude-ii', 'thick-skin-ii'] }, ELF);
  expect(botAction(state)).toEqual({ type: 'play', card: 'thick-skin-ii' });
});

test('buys a small upgrade with points that would lie idle, not with those that other cards ask for', () => {
  const idle = duel({ ...BARBARIAN, cp: 9, hand: ['sturdy-blow-ii'] }, ELF);
  expect(botAction(idle)).toEqual({ type: 'play', card: 'sturdy-blow-ii' });
  const needed = duel({ ...BARBARIAN, cp: 2, hand: ['sturdy-blow-ii', 'thick-skin-ii'] }, ELF);
  expect(botAction(needed)).not.toEqual({ type: 'play', card: 'sturdy-blow-ii' });
});

test('points that nothing asks for are no reason: the Sapling draws with them, and heals for them when they are short', () => {
  const treant = (cp: number, hand: readonly string[]) =>
    botAction(duel({ hero: 'treant', cp, hand, health: 45, tokens: { sapling: 1 } }, ELF));
  expect(treant(9, [])).toMatchObject({ type: 'spend', token: 'sapling', use: 'draw' });
  expect(treant(0, ['rooted-ii', 'tend-ii'])).toMatchObject({ type: 'spend', token: 'sapling', use: 'heal' });
});

test('plays what is free and useful', () => {
  const state = duel({ ...BARBARIAN, hand: ['getting-paid'] }, ELF);
  expect(botAction(state)).toEqual({ type: 'play', card: 'getting-paid' });
});

test('does not heal at full health', () => {
  const state = duel({ ...BARBARIAN, health: 60, hand: ['feelin-good'] }, ELF);
  expect(botAction(state)).toEqual({ type: 'pass' });
});

test('sells the least useful card over the hand limit', () => {
  const hand = [
    'smack-ii',
    'not-this-time',
    'so-wild',
    'get-some',
    'six-it',
    'transference',
    'thick-skin-ii',
  ];
  const state = duel({ ...BARBARIAN, cp: 0, hand }, ELF);
  const seat = state.seats[0];
  if (!seat) throw new Error('no seat 0');
  // A level that a better one has replaced.
  seat.upgrades = { ...seat.upgrades, smack: 'smack-iii' };
  expect(botAction(state)).toEqual({ type: 'sell', card: 'smack-ii' });
});

test('pays to stand up again', () => {
  const state = duel({ ...BARBARIAN, cp: 3, tokens: { knockdown: 1 } }, { hero: 'paladin' });
  playBotUntil(state, ({ kind }) => kind === 'pay-or-skip');
  expect(botAction(state)).toEqual({ type: 'choose', option: 'pay' });
});

test('adds to its own Attack once the defence is over', () => {
  const state = lastRoll(duel({ ...BARBARIAN, cp: 2, hand: ['get-some'] }, ELF), [1, 2, 3, 4, 6]);
  act(state, { type: 'activate', ability: 'mighty-blow', variant: 'mighty-blow' });
  playBotUntil(state, ({ seat, moment }) => seat === 0 && moment === 'before-damage');
  expect(botAction(state)).toEqual({ type: 'play', card: 'get-some' });
});

test('gives no opponent another throw of their defense', () => {
  const state = lastRoll(duel({ ...BARBARIAN, hand: ['better-d'], cp: 3 }, ELF), [1, 2, 3, 4, 5]);
  act(state, { type: 'activate', ability: 'reckless', variant: 'reckless' });
  playBotUntil(state, ({ kind }) => kind === 'defend');
  act(state, { type: 'defend', ability: 'missed-me' }, [6, 6, 4, 4, 1]);
  playBotUntil(state, ({ kind }) => kind === 'main');
  expect(state.seats[0]?.hand).toContain('better-d');
});

test.each([
  [
    {
      hero: 'tactician',
      health: 38,
      cp: 5,
      hand: ['six-it', 'twice-as-wild', 'try-try-again', 'helping-hand'],
    },
    { hero: 'huntress', health: 41, tokens: { targeted: 1 } },
    'saber-strike-ii',
  ],
  [
    { hero: 'shadow-thief', health: 36, cp: 2, hand: ['tip-it', 'enter-the-shadows', 'try-try-again'] },
    { hero: 'monk', health: 26 },
    'shadow-dance-ii',
  ],
])('plays an upgrade instead of selling it, and sells it by no habit: %o', (own, foe, upgrade) => {
  const state = duel({ ...own, hand: [...own.hand, upgrade] }, foe);
  expect(botAction(state)).toEqual({ type: 'play', card: upgrade });
  for (const habit of BOT_HABITS) {
    const action = chooseAction(viewOf(state, 0), legalActions(state, 0), () => 0.5, undefined, habit);
    expect(action).not.toEqual({ type: 'sell', card: upgrade });
  }
});
