/** The message of a Mission's table: its pictures and its clock. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import { createGame, type PendingView, viewOf } from '../../../src/engine/index.ts';
import { type MissionTableInput, missionTable } from '../../../src/render/mission/mission-table.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const PLAYERS = ['barbarian', 'moon-elf'].map((heroId, seat) => ({
  name: `Hero ${seat}`,
  heroId,
  userId: `${seat}`,
}));

function message(changes: Partial<MissionTableInput> = {}) {
  return missionTable({
    gameId: 'game',
    view: viewOf(STATE, 'public'),
    players: PLAYERS,
    askedSeats: openQuestions(STATE).map(({ seat }) => seat),
    asked: null,
    logTail: [],
    alts: { map: 'the map', boards: 'the boards', both: 'the map in words' },
    pictures: true,
    diceAlt: null,
    clockDueAt: 60_000,
    isWarned: false,
    asleep: false,
    ended: null,
    words: ENGLISH,
    ...changes,
  });
}

const STATE = createGame({
  mode: 'mission',
  seats: PLAYERS.map(({ heroId }) => ({ hero: heroId })),
  seed: 'table',
  first: 0,
  mission: { id: 'toll-bridge', raised: 0 },
});

/** Hero 0 is asked who gets this much momentum. */
function askedFor(amount: number) {
  return {
    seat: 0,
    view: viewOf(STATE, 'public'),
    pending: {
      seat: 0,
      kind: 'target' as const,
      moment: null,
      prompt: { ask: 'all-momentum-for' as const, amount, makes: [{ seat: 1, ally: 'retired-duelist' }] },
      also: [],
      source: null,
      effects: null,
      plans: [],
    },
    legal: [],
    keptDice: [],
    picks: [],
  };
}

/** The names of the pictures by gallery: those of one gallery stand side by side. */
function galleries({ components }: ReturnType<typeof message>): (string | undefined)[][] {
  return (components ?? []).flatMap((component) =>
    component.type !== 17
      ? []
      : component.components.flatMap((part) =>
          part.type === 12 ? [part.items.map(({ media }) => media.url.replace('attachment://', ''))] : [],
        ),
  );
}

describe('the table of a Mission', () => {
  it('shows boards and map below each other, each as wide as the message', () => {
    expect(galleries(message())).toEqual([['boards.png'], ['mission.png']]);
  });

  it('tells both in words where they cannot be had', () => {
    const plain = message({ pictures: false });
    expect(galleries(plain)).toEqual([]);
    expect(JSON.stringify(plain)).toContain('the map in words');
  });

  it('says what the clock does next: remind, and once people were warned decide for them', () => {
    expect(JSON.stringify(message())).toContain('I remind whoever is missing <t:60:R> (<t:60:f>).');
    const warned = JSON.stringify(message({ isWarned: true }));
    expect(warned).toContain('A bot plays for whoever is missing <t:60:R> (<t:60:f>).');
    expect(warned).not.toContain('I remind');
  });

  it('tells whom a bot means to attack, as it tells of people', () => {
    const [figure] = viewOf(STATE, 'public').mission?.figures ?? [];
    if (!figure) throw new Error('the map is empty');
    const players = [...PLAYERS];
    players[figure.seat] = { name: 'Guard 1', heroId: '', userId: '' };
    expect(JSON.stringify(message({ players, aims: [{ seat: 1, target: figure.seat }] }))).toMatch(
      /Hero 1 [^"]*, means to attack Guard 1/,
    );
  });

  it.each(['part-2', 'enemy-upkeep', 'enemy-roll', 'clock'] as const)(
    'tells no targets of Attacks that were made before (%s)',
    (phase) => {
      const view = viewOf(STATE, 'public');
      const [figure] = view.mission?.figures ?? [];
      if (!figure || !view.mission) throw new Error('the map is empty');
      const mission = { ...view.mission, phase };
      const aims = [{ seat: 1, target: figure.seat }];
      expect(JSON.stringify(message({ view: { ...view, mission }, aims }))).not.toContain('means to attack');
    },
  );

  it.each([
    ['discard', true],
    ['target', false],
  ] as const)('says of a question of kind %s whether it is answered in secret: %s', (kind, isSecret) => {
    const pending: PendingView = { ...askedFor(2).pending, kind, prompt: null };
    const told = JSON.stringify(
      message({ asked: { ...askedFor(2), pending, view: { ...viewOf(STATE, 'public'), pending } } }),
    );
    expect(told.includes(ENGLISH.table.answerFromHand)).toBe(isSecret);
  });

  describe('tells of an ally that a bot saves for', () => {
    const wishes = [{ seat: 1, ally: 'retired-duelist', cost: 4, momentum: 2 }];

    it('in the line of its hero', () => {
      expect(JSON.stringify(message({ wishes }))).toMatch(/Hero 1 .*, saves for .* \(2 of 4 momentum\)/);
      expect(JSON.stringify(message())).not.toContain('saves for');
    });

    it('and asks for what is missing when momentum is shared out, where that is enough', () => {
      const told = JSON.stringify(message({ wishes, asked: askedFor(2) }));
      expect(told).toMatch(/\*\*Hero 1\*\*: give me 2 momentum, and I bring /);
      expect(JSON.stringify(message({ wishes, asked: askedFor(1) }))).not.toContain('give me');
      expect(JSON.stringify(message({ wishes }))).not.toContain('give me');
    });
  });
});
