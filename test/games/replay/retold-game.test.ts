/** Games that are looked at again: played again, or told by their log; never more than the table showed. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { RULES_VERSION } from '../../../src/engine/hosting.ts';
import { apply, viewOf } from '../../../src/engine/index.ts';
import type { ArchivedPlay } from '../../../src/games/archive/archived-record.ts';
import { retoldGame } from '../../../src/games/replay/retold-game.ts';
import type { LogEntry } from '../../../src/games/repository/log-entry.ts';
import { attributedLines } from '../../../src/render/table/index.ts';
import { chroniclesOf, setupFor, wholeGame } from '../../history/played.ts';

const parts = { describe: attributedLines, pause: async () => undefined };

function playOf(mode: string, count: number, seed: string, mission?: string) {
  const game = wholeGame(setupFor(mode, count, seed, mission), 'bots', 120);
  const log: LogEntry[] = [
    { at: 1, steps: [], lines: ['Begun.'], interactionId: null },
    ...game.done.map(({ seat, action }, at) => ({
      at: at + 2,
      steps: [{ seat, rev: at, action, by: 'bot' as const }],
      lines: [`Line ${at + 1}.`],
      interactionId: null,
    })),
  ];
  const play: ArchivedPlay = {
    record: {
      setup: game.setup,
      seedHash: '',
      rulesVersion: RULES_VERSION,
      packs: {},
      occupants: game.setup.seats.map((_, seat) => ({ kind: 'bot' as const, name: `Bot ${seat + 1}` })),
      former: [],
      pace: 'live',
      ended: 'played',
      chronicle: chroniclesOf(game).at(-1) ?? null,
    },
    log,
  };
  return { game, play };
}

const ID = { gameId: 'g', guildId: null };

describe('a finished game', () => {
  it.each([
    ['duel', 2, undefined],
    ['koth', 4, undefined],
    ['2v2', 4, undefined],
    ['mission', 2, 'toll-bridge'],
  ])('is played again to the state of each step: %s', async (mode, count, mission) => {
    const { game, play } = playOf(mode, count, `retold ${mode}`, mission);
    const told = await retoldGame(ID, play, 'en-US', parts);
    expect(told.steps.length).toBeGreaterThan(10);
    for (const [at, { actions }] of told.steps.entries()) {
      const state = actions === 0 ? game.start.state : game.done[actions - 1]?.state;
      expect(told.stateAt(at)).toEqual(state);
    }
    for (const { step, at } of told.moments) {
      expect(told.steps[at]?.actions).toBeGreaterThanOrEqual(step);
      expect(told.steps[at - 1]?.actions ?? -1).toBeLessThan(step);
    }
  });

  it('is played again under other rules that give the same game, and told by its log where they do not', async () => {
    const { play } = playOf('duel', 2, 'other rules');
    for (const rulesVersion of [RULES_VERSION - 1, RULES_VERSION - 2, RULES_VERSION]) {
      const same = await retoldGame(
        ID,
        { ...play, record: { ...play.record, rulesVersion } },
        'en-US',
        parts,
      );
      expect(same.stateAt(3)).not.toBeNull();
    }
    const { chronicle } = play.record;
    if (!chronicle) throw new Error('no chronicle');
    const other = { ...chronicle, told: { ...chronicle.told, health: [] } };
    const record = { ...play.record, rulesVersion: RULES_VERSION - 1, chronicle: other };
    const told = await retoldGame(ID, { ...play, record }, 'en-US', parts);
    expect(told.stateAt(3)).toBeNull();
    expect(told.steps[3]?.lines).toEqual(['Line 3.']);
    expect(told.steps.length).toBe(play.log.length);
    expect(told.chronicle).toBe(other);
    const foreign = { ...play, record: { ...play.record, packs: { barbarian: 'gone' } } };
    expect((await retoldGame(ID, foreign, 'en-US', parts)).stateAt(0)).toBeNull();
  });

  describe('that cannot be played again', () => {
    /** A game under other rules that is told by these lines, one list for the beginning and one for each action. */
    async function toldBy(lines: readonly (readonly string[])[]) {
      const { play } = playOf('duel', 2, 'other rules');
      const log = play.log
        .slice(0, lines.length)
        .map((entry, at) => ({ ...entry, lines: [...(lines[at] ?? [])] }));
      const record = { ...play.record, packs: { barbarian: 'gone' } };
      const { steps } = await retoldGame(ID, { record, log }, 'en-US', parts);
      return steps.map((step) => [step.actions, ...step.lines]);
    }

    it('is told in the steps that have lines; the first stands, too, when it has none', async () => {
      expect(await toldBy([['Begun.'], ['One.'], [], ['Three.', 'And more.'], []])).toEqual([
        [0, 'Begun.'],
        [1, 'One.'],
        [3, 'Three.', 'And more.'],
      ]);
      expect(await toldBy([[], [], ['Two.']])).toEqual([[0], [2, 'Two.']]);
    });

    it('has a step without lines when nothing is in its log', async () => {
      expect(await toldBy([])).toEqual([[0]]);
      expect(await toldBy([[]])).toEqual([[0]]);
    });
  });

  it('names the enemies of a Mission in its lines', async () => {
    const { play } = playOf('mission', 2, 'retold enemies', 'toll-bridge');
    const { steps } = await retoldGame(ID, play, 'en-US', parts);
    const lines = steps.flatMap((step) => step.lines).join('\n');
    expect(lines).toContain('Bridge Guard 1 got Shield');
    expect(lines).not.toMatch(/player \d|Seat \d|undefined/i);
  });

  it('counts a person who gives up among its key moments, and bots not', async () => {
    const { game } = playOf('duel', 2, 'given up');
    const done = game.done.slice(0, 20);
    const before = done.at(-1)?.state ?? game.start.state;
    const gaveUp = {
      seat: 0,
      action: { type: 'concede' as const },
      ...apply(before, 0, { type: 'concede' }),
    };
    const whole = { ...game, done: [...done, gaveUp] };
    const falls = async (person: boolean) => {
      const { play } = playOf('duel', 2, 'given up');
      const log = [
        ...play.log.slice(0, 21),
        {
          at: 30,
          steps: [{ seat: 0, rev: 20, action: gaveUp.action, by: 'bot' as const }],
          lines: ['Over.'],
          interactionId: null,
        },
      ];
      const former = person ? [{ seat: 0, userId: 'ada' }] : [];
      const record = { ...play.record, former, chronicle: chroniclesOf(whole).at(-1) ?? null };
      const { moments } = await retoldGame(ID, { record, log }, 'en-US', parts);
      return moments.filter(({ what }) => what === 'fall').length;
    };
    expect([await falls(true), await falls(false)]).toEqual([1, 0]);
  });

  it('gives way to other work while it is played again', async () => {
    const { play } = playOf('duel', 2, 'slices');
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };
    await retoldGame(ID, play, 'en-US', { ...parts, pause });
    expect(pauses).toBe(Math.floor(play.log.length / 20) - (play.log.length % 20 === 0 ? 1 : 0));
  });

  it('tells nothing that depends on hidden cards: other hands and decks give the same lines and views', async () => {
    const { play, game } = playOf('duel', 2, 'secret');
    const told = await retoldGame(ID, play, 'en-US', parts);
    const secrets = new RegExp(String(game.setup.seed));
    for (const [at, { lines }] of told.steps.entries()) {
      const state = told.stateAt(at);
      if (!state) throw new Error('no state');
      expect(lines.join(' ')).not.toMatch(secrets);
      const swapped = structuredClone(state);
      for (const seat of swapped.seats) {
        const hidden = [...seat.hand, ...seat.deck].reverse();
        seat.hand = hidden.slice(0, seat.hand.length);
        seat.deck = hidden.slice(seat.hand.length);
      }
      const shown = viewOf(state, 'public');
      expect(viewOf(swapped, 'public').seats).toEqual(shown.seats);
    }
  });
});
