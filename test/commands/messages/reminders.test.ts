/** Reminders in random games of every mode, for every seat that is asked. */
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import type { Payload } from '../../../src/commands/discord/payload.ts';
import { pressedReminderRows } from '../../../src/commands/messages/reminders.ts';
import { createRenderer } from '../../../src/commands/messages/renderer.ts';
import { actSideBySide, type Mode } from '../../../src/engine/hosting.ts';
import { createGame, type GameState } from '../../../src/engine/index.ts';
import { type AwaitedPerson, awaitedPeople } from '../../../src/games/actions/play.ts';
import type { Notice } from '../../../src/games/ports/render.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import { type PressId, readCustomId } from '../../../src/render/custom-id.ts';
import { NO_EMOJIS } from '../../../src/render/emoji/emojis.ts';
import { newCrawl } from '../../engine/crawl/random-crawl.ts';
import { newMission, randomFrom, statesOf } from '../../engine/missions/random-mission.ts';
import { QUIET_TABLE } from '../../games/sample-snapshot.ts';

const renderer = createRenderer({ pictures: false, log: pino({ level: 'silent' }) });
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'];
/** Every how many states a game is looked at. */
const STEP = 5;

function snapshotOf(state: GameState, party: number): TableSnapshot {
  return {
    ...QUIET_TABLE,
    occupants: NAMES.slice(0, party).map((name, at) => ({ kind: 'person', userId: `${10 + at}`, name })),
    state,
    answerDueAt: 1_800_000_000_000,
  };
}

function calling([first, ...more]: readonly AwaitedPerson[]): Notice {
  if (!first) throw new Error('nobody is asked');
  const called = (one: AwaitedPerson) => ({ seat: one.seat, userId: one.occupant.userId });
  const askedRev = Math.max(...[first, ...more].map((one) => one.askedRev));
  return { kind: 'nudge', ...called(first), askedRev, also: more.map(called) };
}

const textOf = ({ components }: Payload) =>
  [...JSON.stringify(components).matchAll(/"content":"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => text)
    .join('\n');

function pressesOf(message: unknown): PressId[] {
  return [...JSON.stringify(message).matchAll(/"custom_id":"([^"]*)"/g)].map(([, id = '']) => {
    const press = readCustomId(id);
    if (press === null) throw new Error(`${id} cannot be read`);
    return press;
  });
}

/** What the buttons of a message answer: neither the panels nor what helps those who wait. */
const answersOf = (message: unknown) =>
  pressesOf(message)
    .filter(({ buttonAction }) =>
      ['act', 'pick', 'keep', 'keep-these', 'reroll-asks'].includes(buttonAction.verb),
    )
    .map(({ seat, buttonAction }) => ({ seat, buttonAction }));

interface Seen {
  answers: number;
  own: number;
}

async function lookAt(state: GameState, party: number, seen: Seen): Promise<void> {
  const snapshot = snapshotOf(state, party);
  const people = awaitedPeople(snapshot);
  if (people.length === 0) return;
  for (const one of people) {
    const payload = await renderer.renderNotice(snapshot, calling([one]));
    const text = textOf(payload);
    expect(text).toContain(
      `<@${one.occupant.userId}>, the game waits for you.\\nAnswer before <t:1800000000:f> (<t:1800000000:R>).`,
    );
    const [, , matter = ''] = text.split('\\n');
    expect(matter).toMatch(/^(Against|In) .+: .{6,}[.?!]$/);
    expect(text.length).toBeLessThan(1_500);
    if (!state.mission && !state.crawl) {
      const team = state.seats[one.seat]?.team;
      for (const [seat, { team: other, defeated }] of state.seats.entries()) {
        const isNamed = matter.split(':')[0]?.includes(NAMES[seat] ?? '?') === true;
        expect(isNamed, `${NAMES[seat]} in ${matter}`).toBe(other !== team && !defeated);
      }
    }
    const presses = pressesOf(payload);
    const verbs = presses.map(({ buttonAction }) => buttonAction.verb);
    expect(verbs.slice(-3)).toEqual(['hand', 'waiting', 'repost']);
    expect(presses.every(({ gameId, rev }) => gameId === snapshot.gameId && rev === state.rev)).toBe(true);
    const answers = answersOf(payload);
    seen.answers += answers.length === 0 ? 0 : 1;
    // A press on it shows the same question again, until it is answered.
    expect(
      answersOf(
        pressedReminderRows(snapshot, one.occupant.userId, state.rev, { emojis: NO_EMOJIS, spelled: false }),
      ),
    ).toEqual(answers);
    expect(
      pressedReminderRows(snapshot, one.occupant.userId, one.askedRev - 1, {
        emojis: NO_EMOJIS,
        spelled: false,
      }),
    ).toBeNull();
    // The table of a Mission of several people leaves the question to their panels.
    const atTable = answersOf(await renderer.renderTable(snapshot));
    if (people.length === 1 && (!state.mission || atTable.length > 0)) expect(answers).toEqual(atTable);
  }
  if (people.length > 1 && actSideBySide(state)) {
    const payload = await renderer.renderNotice(snapshot, calling(people));
    expect(answersOf(payload)).toEqual([]);
    expect(JSON.stringify(payload.components)).toContain('"label":"My turn"');
    const text = textOf(payload);
    for (const { seat } of people) expect(text).toMatch(new RegExp(`\\*\\*${NAMES[seat]}\\*\\*, in .+: `));
    seen.own += 1;
  }
}

describe('a reminder', () => {
  const heroes = ['barbarian', 'ninja', 'treant', 'seraph', 'thor', 'gunslinger'];
  it.each<[Mode, number]>([
    ['duel', 2],
    ['koth', 3],
    ['koth', 4],
    ['2v2', 4],
  ])(
    'says what is asked, against whom, until when, and carries the buttons: %s with %i',
    async (mode, players) => {
      const seen = { answers: 0, own: 0 };
      for (const seed of [1, 2]) {
        const seats = Array.from({ length: players }, (_, at) => ({ hero: heroes[(at + seed) % 6] ?? '' }));
        const start = createGame({ mode, seats, seed: `reminders ${seed}`, first: 'roll' });
        let count = 0;
        for (const state of statesOf(start, randomFrom(seed), 200)) {
          if (count++ % STEP === 0) await lookAt(state, players, seen);
        }
      }
      expect(seen.answers).toBeGreaterThan(20);
    },
  );

  it.each([2, 3, 4])('opens the own panel where %i people act at once in a Mission', async (party) => {
    const seen = { answers: 0, own: 0 };
    const random = randomFrom(party);
    let count = 0;
    for (const state of statesOf(newMission('toll-bridge', party, party, random), random, 150)) {
      if (count++ % STEP === 0) await lookAt(state, party, seen);
    }
    expect(seen.answers).toBeGreaterThan(5);
    expect(seen.own).toBeGreaterThan(5);
  });

  it.each([
    [2, false],
    [2, true],
    [4, true],
  ])('does so in a crawl of %i heroes, at once: %s', async (party, atOnce) => {
    const seen = { answers: 0, own: 0 };
    const random = randomFrom(party);
    let count = 0;
    for (const state of statesOf(newCrawl(party, party, random, { atOnce }), random, 150)) {
      if (count++ % STEP === 0) await lookAt(state, party, seen);
    }
    expect(seen.answers).toBeGreaterThan(5);
    if (atOnce) expect(seen.own).toBeGreaterThan(2);
  });
});
