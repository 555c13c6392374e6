import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardLayout } from '../../../src/render/picture/board-layout.ts';
import type { BoardModel, SeatModel } from '../../../src/render/picture/board-model.ts';
import { drawBoard } from '../../../src/render/picture/draw-board.ts';
import { seatFigure } from '../../../src/render/picture/seat-figure.ts';
import { seatPanel } from '../../../src/render/picture/seat-panel.ts';
import type { Box } from '../../../src/render/picture/svg.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { duel, party, rolledDie, seat } from './board-fixture.ts';

const words = ENGLISH.picture;

const token = fc.record({
  id: fc.constantFrom('stun', 'burn', 'no-such-token'),
  name: fc.constantFrom('Stun', 'Blessing of Divinity', 'W'.repeat(40)),
  count: fc.integer({ min: 1, max: 99 }),
  limit: fc.constant(99),
  kind: fc.constantFrom('positive' as const, 'negative' as const, 'unique' as const, 'companion' as const),
});

const upgrade = fc.record({
  name: fc.constantFrom('Smite', 'A quite unreasonably long name of an ability', 'W'.repeat(60)),
  level: fc.constantFrom(2 as const, 3 as const),
});

/** A seat with anything from nothing to more than fits. */
const contents: fc.Arbitrary<Partial<SeatModel>> = fc.record({
  heroName: fc.constantFrom('Ninja', 'Captain Marvel', 'A Hero Of Very Many Names Indeed'),
  playerName: fc.constantFrom('Al', 'W'.repeat(32), 'Dave the Rather Long'),
  health: fc.integer({ min: 0, max: 120 }),
  cp: fc.integer({ min: 0, max: 15 }),
  handCount: fc.integer({ min: 0, max: 40 }),
  deckCount: fc.integer({ min: 0, max: 40 }),
  discardCount: fc.integer({ min: 0, max: 40 }),
  tokens: fc.array(token, { maxLength: 14 }),
  upgrades: fc.array(upgrade, { maxLength: 9 }),
  defeated: fc.boolean(),
  leader: fc.boolean(),
  extras: fc.array(fc.constant({ label: 'Stance', value: 'Wolf' }), { maxLength: 2 }),
});

const dial = { health: 41, startHealth: 50, maxHealth: 60 };

/** Three to six seats, alone or in two or more teams, with an Attack on some of them. */
const tables: fc.Arbitrary<BoardModel> = fc
  .record({
    seats: fc.array(contents, { minLength: 3, maxLength: 6 }),
    teams: fc.option(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 })),
    shared: fc.boolean(),
    attacker: fc.nat({ max: 2 }),
    targets: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 5 }),
    sums: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 6 }),
    total: fc.integer({ min: 0, max: 99 }),
    rolls: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 6 }),
    dice: fc.integer({ min: 1, max: 5 }),
    attacks: fc.boolean(),
    layout: fc.constantFrom({}, { layout: 'wide' as const }),
  })
  .map(({ seats, teams, shared, attacker, targets, sums, total, rolls, dice, attacks, layout }) => {
    const sits = (at: number): boolean => at < seats.length;
    const teamIds = [...new Set(teams?.filter((_, at) => sits(at)))];
    return {
      ...duel,
      ...layout,
      seats: seats.map((own, at) => seat({ ...own, seat: at })),
      teams: teamIds.map((id) => ({
        name: 'Some people who play together, by name',
        seats: seats.flatMap((_, at) => (teams?.[at] === id ? [at] : [])),
        dial: shared ? dial : null,
      })),
      activeSeat: attacker,
      whoseMove: targets.find(sits) ?? attacker,
      rolls: rolls.filter(sits).map((owner) => ({
        owner,
        label: 'A defense with a long name',
        attemptsLeft: null,
        dice: Array.from({ length: dice }, () => rolledDie(6, 'sword', { kept: true, altered: true })),
      })),
      attack: attacks
        ? {
            name: 'Strike',
            attacker,
            targets: targets.filter((at) => sits(at) && at !== attacker),
            type: '',
            landed: false,
          }
        : null,
      sums: sums.filter(sits).map((at) => ({
        seat: at,
        total,
        lines: Array.from({ length: at * 2 }, (_, i) => ({ label: `Source number ${i}`, amount: '+12' })),
      })),
    };
  });

function isApart(a: Box, b: Box, slack = 0): boolean {
  return (
    a.x + a.width <= b.x + slack ||
    b.x + b.width <= a.x + slack ||
    a.y + a.height <= b.y + slack ||
    b.y + b.height <= a.y + slack
  );
}

function isInside(inner: Box, outer: Box, slack = 0): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

/** Where a piece of SVG has ink. */
function inkOf(piece: string): Box | null {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1812" height="1500">${piece}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).innerBBox() ?? null;
}

/** The ink of every text, by what it says. */
function textsOf(svg: string): { readonly text: string; readonly box: Box }[] {
  return [...svg.matchAll(/<path aria-label="([^"]*)"[^>]*>/g)].flatMap(([path, text = '']) => {
    const box = inkOf(path.replace(/ fill-opacity="[^"]*"/, ''));
    return box ? [{ text, box }] : [];
  });
}

function expectApart(texts: ReturnType<typeof textsOf>): void {
  for (const [i, a] of texts.entries()) {
    for (const b of texts.slice(i + 1)) {
      expect(isApart(a.box, b.box, 1.5), `${a.text} and ${b.text}`).toBe(true);
    }
  }
}

describe('a table of three to six', () => {
  it('lies in the picture, and nothing on anything else', () => {
    fc.assert(
      fc.property(tables, (model) => {
        const layout = boardLayout(model);
        const { width, height, ribbon, seats, teams, arena, prompt } = layout;
        expect(seats).toHaveLength(model.seats.length);
        const boxes = [ribbon, ...seats, ...teams, arena, prompt].filter((box) => box !== null);
        for (const [i, a] of boxes.entries()) {
          expect(isInside(a, { x: 8, y: 8, width: width - 16, height: height - 16 })).toBe(true);
          for (const b of boxes.slice(i + 1)) expect(isApart(a, b)).toBe(true);
        }
        for (const [i, box] of seats.entries()) {
          expect(box.width).toBeGreaterThan(500);
          expect(box.height).toBeGreaterThanOrEqual(model.seats[i]?.defeated ? 74 : 138);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keeps its height while the same kind of thing lies on the table', () => {
    fc.assert(
      fc.property(tables, tables, (one, other) => {
        const { layout: _, ...rest } = other;
        const { seats, teams, rolls, attack, layout } = one;
        const later = { ...rest, seats, teams, rolls, attack, ...(layout ? { layout } : {}) };
        expect(boardLayout(later).height).toBe(boardLayout(one).height);
      }),
      { numRuns: 100 },
    );
  });

  it.each([2, 3, 4])('gives a boss alone against %i heroes its whole column', (heroes) => {
    const together = (seats: readonly number[]) => ({ name: '', seats, dial });
    const others = Array.from({ length: heroes }, (_, at) => at + 1);
    const model = {
      ...party(heroes + 1),
      attack: null,
      teams: [together([0]), together(others)],
      activeSeat: 0,
    };
    const [boss, first, ...rest] = boardLayout(model).seats;
    const last = rest.at(-1);
    expect([boss?.y, (boss?.y ?? 0) + (boss?.height ?? 0)]).toEqual([
      first?.y,
      (last?.y ?? 0) + (last?.height ?? 0),
    ]);
    // The boss fights, which is no reason to make the hero beside it larger than the others.
    expect(new Set([first, ...rest].map((box) => box?.height)).size).toBe(1);
    expect(drawBoard(model)).toContain('opacity="0.3"');
  });

  it.each([3, 5])('leaves no hole beside the last of %i players', (count) => {
    const { seats, width } = boardLayout({ ...party(count), attack: null });
    const last = seats.at(-1);
    const [first] = seats;
    expect(last?.x).toBe(first?.x);
    expect(last?.width).toBe(width - 2 * (first?.x ?? 0));
  });

  it.each([
    { mode: 'six alone', teams: [], rows: 2 },
    {
      mode: 'two teams of three',
      teams: [
        [0, 2, 4],
        [1, 3, 5],
      ],
      rows: 2,
    },
    {
      mode: 'three teams of two',
      teams: [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
      rows: 2,
    },
    { mode: 'a boss against five', teams: [[0], [1, 2, 3, 4, 5]], rows: 3 },
  ])('has three columns on a desktop: $mode', ({ teams, rows }) => {
    const model = {
      ...party(6),
      layout: 'wide' as const,
      teams: teams.map((seats) => ({ name: '', seats, dial: null })),
    };
    const { seats, width, height } = boardLayout(model);
    expect(new Set(seats.map(({ y }) => y)).size).toBe(rows);
    expect(width).toBeGreaterThan(height);
    // Team-mates stand in one column or in rows of their own.
    for (const team of teams) {
      const own = team.flatMap((at) => seats[at] ?? []);
      const others = seats.filter((box) => !own.includes(box));
      const isColumn = new Set(own.map(({ x }) => x)).size === 1;
      const ownRows = new Set(own.map(({ y }) => y));
      expect(isColumn || others.every(({ y }) => !ownRows.has(y))).toBe(true);
    }
  });

  it('gives the seats that fight no less room than the others', () => {
    const { seats } = boardLayout({
      ...party(6),
      activeSeat: 0,
      attack: duel.attack && { ...duel.attack, targets: [3] },
    });
    const [active, , , target, bystander] = seats.map(({ height }) => height);
    expect(active).toBe(target);
    expect(bystander).toBeLessThan(active ?? 0);
  });

  it('draws every seat inside its panel, no text on another', () => {
    fc.assert(
      fc.property(tables, (model) => {
        const layout = boardLayout(model);
        for (const [i, own] of model.seats.entries()) {
          const box = layout.seats[i];
          if (!box) throw new Error('a seat has no place');
          const drawn = seatPanel(seatFigure(own, model), box, words);
          const ink = inkOf(drawn);
          expect(ink && isInside(ink, box, 6)).toBe(true);
          expectApart(textsOf(drawn));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('draws dice, the Attack and teams inside the picture, no text on another', () => {
    fc.assert(
      fc.property(tables, (model) => {
        const { width, height } = boardLayout(model);
        const texts = textsOf(drawBoard(model));
        for (const { text, box } of texts) {
          expect(isInside(box, { x: 8, y: 8, width: width - 16, height: height - 16 }), text).toBe(true);
        }
        expectApart(texts);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a ledger with more lines than it has room for', () => {
  it.each([4, 6, 9, 14])('counts the rest of %i lines above the totals', (count) => {
    const { seats } = party(3);
    const attack = { name: 'Hail', attacker: 2, targets: [1], type: '', landed: false };
    const lines = Array.from({ length: count }, (_, at) => ({ label: `Source ${at}`, amount: '+1' }));
    const sums = [
      { seat: 1, total: 0, lines },
      { seat: 2, total: 0, lines },
    ];
    const rolls = [{ owner: 0, label: 'Roll', attemptsLeft: null, dice: [rolledDie(6, 'sword')] }];
    const texts = textsOf(drawBoard({ ...duel, seats, activeSeat: 2, attack, sums, rolls }));
    expect(texts.some(({ text }) => /^and \d+ more$/.test(text))).toBe(true);
    expectApart(texts);
  });
});
