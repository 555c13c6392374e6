/**
 * Two games that differ in one hidden card, or in the seed of dice and shuffles to come, must look the same to everybody
 * else: at the table and in what is told of its past.
 */
import '../../src/content/index.ts';
import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { tableOddsOf } from '../../src/commands/lookup/table-odds.ts';
import { noticeText } from '../../src/commands/messages/notices.ts';
import { playersOf } from '../../src/commands/messages/players.ts';
import { createRenderer } from '../../src/commands/messages/renderer.ts';
import { sinceFor } from '../../src/commands/messages/since.ts';
import { listBosses, listHeroes } from '../../src/engine/definitions.ts';
import { type Mode, turnOf } from '../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  type GameEvent,
  type GameState,
  IllegalAction,
  legalActions,
  viewOf,
} from '../../src/engine/index.ts';
import { explainCardInHand, priceInHand } from '../../src/engine/rules.ts';
import { newRecord } from '../../src/games/lobby/new-game.ts';
import { reportOf } from '../../src/games/replay/report.ts';
import type { LogEntry } from '../../src/games/repository/log-entry.ts';
import { snapshotOf } from '../../src/games/snapshot.ts';
import { type Chronicle, continueChronicle } from '../../src/history/chronicle.ts';
import { keyMomentsOf } from '../../src/history/moments.ts';
import { titlesOf } from '../../src/history/titles.ts';
import { boardModelOf } from '../../src/render/table/index.ts';
import { ENGLISH } from '../../src/words/index.ts';
import { IS_LONG_RUN } from '../sampling.ts';
import { ANNA, BEN, CHANNEL, SEED } from './table-kit.ts';

const HEROES = listHeroes().map(({ id }) => id);
const BOSSES = listBosses().map(({ board }) => board.id);
const CARA = { kind: 'person', userId: 'cara', name: 'Cara' } as const;
const PEOPLE = [ANNA, BEN, CARA];

function userAt(seat: number): string {
  const person = PEOPLE[seat];
  return person?.kind === 'person' ? person.userId : '';
}
const renderer = createRenderer({ pictures: false, log: pino({ level: 'silent' }) });
const STEPS = 150;
/** What takes long is compared at every twelfth step only. */
const SELDOM = 12;
/** What the other one tries although nobody offers it: the refusal must tell nothing either. */
const FORGED: readonly Action[] = [
  { type: 'pass' },
  { type: 'roll' },
  { type: 'reroll', dice: [1, 5] },
  { type: 'choose', option: 'yes' },
  { type: 'choose', option: 1 },
  { type: 'target', player: 0 },
  { type: 'alter', die: 1, to: 6 },
  { type: 'play', card: 'better-d' },
  { type: 'sell', card: 'not-this-time' },
];

interface Twin {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly chronicle: Chronicle;
}

/** A copy in which one card of the hand is exchanged with one of the deck. */
function swapped(state: GameState, seat: number, hand: number, deck: number): GameState {
  const copy = structuredClone(state);
  const own = copy.seats[seat];
  const [held, below] = [own?.hand[hand], own?.deck[deck]];
  if (!own || held === undefined || below === undefined) throw new Error('There is no such card.');
  own.hand = own.hand.with(hand, below);
  own.deck = own.deck.with(deck, held);
  return copy;
}

/** Whether a player has cards in hand and in the deck. */
function hasBoth({ seats }: GameState, seat: number): boolean {
  const { hand = [], deck = [] } = seats[seat] ?? {};
  return hand.length > 0 && deck.length > 0;
}

function isHidden(state: GameState, seat: number, cards: readonly string[]): boolean {
  const own = state.seats[seat];
  return cards.every((card) => own?.hand.includes(card) || own?.deck.includes(card));
}

/** Whether a card was shown to everybody on its way: from then on it is no secret. */
function wasShown({ events }: Twin, seat: number, cards: readonly string[]): boolean {
  return events.some(
    (event) =>
      event.e === 'revealed' && event.seat === seat && cards.some((card) => event.cards.includes(card)),
  );
}

function mindOf(action: Action): string {
  return JSON.stringify(action);
}

/** Everything that the public and the other player get to see, as text. */
async function seen(
  { state, events, chronicle }: Twin,
  other: number,
  record: ReturnType<typeof newRecord>['record'],
  log: readonly LogEntry[],
  isSeldom: boolean,
) {
  const now = { ...record, state, chronicle };
  const stored = {
    ...{ id: 'game', channelId: CHANNEL, guildId: null, version: 1, status: 'live' as const },
    ...{ userIds: [], dueAt: null, data: null },
  };
  const snapshot = snapshotOf({ stored, record: now });
  const view = viewOf(state, 'public');
  const board = { view, players: playersOf(snapshot), prompt: null, keptDice: [], logTail: [] };
  const hand = state.seats[other]?.hand ?? [];
  const asked = { seat: other, userId: userAt(other), askedRev: state.rev };
  return JSON.stringify({
    table: await renderer.renderTable(snapshot),
    picture: boardModelOf(board),
    lines: renderer.describe(events, ['Anna', 'Ben', 'Cara']),
    since: sinceFor(snapshot, playersOf(snapshot), other, ENGLISH),
    reminder: noticeText(snapshot, { kind: 'nudge', ...asked }),
    // What replay, records, titles and achievements are told from.
    told: chronicle.told,
    moments: keyMomentsOf(chronicle, state.seats),
    titles: state.seats.map((_, seat) => titlesOf(chronicle, state, seat)),
    public: view,
    own: viewOf(state, other),
    legal: legalActions(state, other),
    cards: hand.map((card) => [priceInHand(state, other, card), explainCardInHand(state, other, card)]),
    ...(isSeldom
      ? {
          odds: tableOddsOf(snapshot),
          report: reportOf({ stored, record: now }, log, [other]).text,
          past: await renderer.renderPast({ snapshot, fromTurn: 0, toTurn: turnOf(state).number, lines: [] }),
        }
      : {}),
    refusals: FORGED.map((action) => refusal(state, other, action)),
  });
}

function refusal(state: GameState, seat: number, action: Action): string {
  if (legalActions(state, seat).some((legal) => legal.type === action.type)) return 'perhaps';
  try {
    apply(state, seat, action);
    return 'taken';
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    return error.message;
  }
}

/** The same with dice and shuffles to come that are other ones: only their hash is known, which stays. */
function seenWithOtherSeed(
  twin: Twin,
  other: number,
  record: ReturnType<typeof newRecord>['record'],
  log: readonly LogEntry[],
): Promise<string> {
  const seed = 'another seed';
  const state = { ...twin.state, chance: { ...twin.state.chance, seed } };
  const reseeded = { ...record, setup: { ...record.setup, seed } };
  return seen({ ...twin, state }, other, reseeded, log, true);
}

function after({ state, chronicle }: Twin, seat: number, action: Action): Twin {
  const next = apply(state, seat, action);
  return { ...next, chronicle: continueChronicle(chronicle, { seat, ...next }) };
}

/** @returns how many moments were compared */
async function compare(
  mode: Mode,
  heroes: readonly string[],
  hider: number,
  start: number,
  draw: () => number,
): Promise<number> {
  const pick = <T>(things: readonly T[]): T | undefined => things[Math.floor(draw() * things.length)];
  const table = {
    ...{
      channelId: CHANNEL,
      guildId: null,
      occupants: PEOPLE.slice(0, heroes.length),
      pace: 'live' as const,
      interactionId: null,
    },
    setup: { mode, seats: heroes.map((hero) => ({ hero })), first: 0 as const },
  };
  const { record } = newRecord(table, `${SEED}${start}${heroes.join()}`, renderer.describe, 0);
  if (!record.chronicle) throw new Error('The game has no chronicle.');
  let now: Twin = { state: record.state, events: [], chronicle: record.chronicle };
  // The latest moment at which there is something to exchange: a game may be over before.
  let one = now;
  for (let step = 0; step < start && !now.state.outcome; step += 1) {
    const seat = now.state.lanes[0]?.pending?.seat;
    const action = seat === undefined ? undefined : pick(legalActions(now.state, seat));
    if (seat === undefined || action === undefined) break;
    now = after(now, seat, action);
    if (!now.state.outcome && hasBoth(now.state, hider)) one = now;
  }
  const { hand = [], deck = [] } = one.state.seats[hider] ?? {};
  if (!hasBoth(one.state, hider)) return 0;
  const [h, d] = [Math.floor(draw() * hand.length), Math.floor(draw() * deck.length)];
  const cards = [hand[h] ?? '', deck[d] ?? ''];
  let two: Twin = { ...one, state: swapped(one.state, hider, h, d) };
  const log: LogEntry[] = [];
  // Somebody of the other side: team-mates show each other their hands.
  const other = mode === 'boss-v-many' && hider > 0 ? 0 : (hider + 1) % heroes.length;
  for (let step = 0; step < STEPS; step += 1) {
    const isSeldom = step % SELDOM === 0;
    // A card lets the other player look at the hand: nothing of it is hidden from them now.
    if (viewOf(one.state, other).seats[hider]?.hand !== null) return step;
    const shown = await seen(one, other, record, log, isSeldom);
    expect(await seen(two, other, record, log, isSeldom)).toBe(shown);
    if (isSeldom) expect(await seenWithOtherSeed(one, other, record, log)).toBe(shown);
    const seat = one.state.lanes[0]?.pending?.seat;
    if (seat === undefined) return step;
    const both = new Set(legalActions(two.state, seat).map(mindOf));
    const action = pick(legalActions(one.state, seat).filter((legal) => both.has(mindOf(legal))));
    if (action === undefined) return step;
    log.push({
      at: 0,
      steps: [{ seat, rev: one.state.rev, action, by: 'person' }],
      lines: [],
      interactionId: null,
    });
    [one, two] = [after(one, seat, action), after(two, seat, action)];
    if (!isHidden(one.state, hider, cards) || !isHidden(two.state, hider, cards)) return step;
    if (wasShown(one, hider, cards) || wasShown(two, hider, cards)) return step;
  }
  return STEPS;
}

const hero = fc.constantFrom(...HEROES);
const boss = fc.constantFrom(...BOSSES);

describe('a hidden card', () => {
  it.each([
    ['duel', fc.tuple(hero, hero), IS_LONG_RUN ? 32 : 8, 50],
    ['boss-v-many', fc.tuple(boss, hero, hero), IS_LONG_RUN ? 10 : 3, 15],
    ['boss-v-boss', fc.tuple(boss, boss), IS_LONG_RUN ? 10 : 3, 15],
  ] as const)(
    'of %s changes nothing that anybody else sees until it is shown',
    async (mode, boards, numRuns, least) => {
      let compared = 0;
      await fc.assert(
        fc.asyncProperty(
          boards,
          fc.nat(mode === 'boss-v-many' ? 2 : 1),
          fc.nat(120),
          fc.infiniteStream(fc.nat(9_999)),
          async (heroes, hider, start, draws) => {
            compared += await compare(mode, heroes, hider, start, () => (draws.next().value ?? 0) / 10_000);
          },
        ),
        { numRuns, endOnFailure: true },
      );
      expect(compared).toBeGreaterThan(least);
    },
    120_000,
  );
});
