import { describe, expect, it } from 'vitest';
import { BOARD_WIDTH, boardLayout } from '../../../src/render/picture/board-layout.ts';
import { drawBoard } from '../../../src/render/picture/draw-board.ts';
import { typeface } from '../../../src/render/picture/typeface.ts';
import { duel, labelTexts, party, rolledDie, seat } from './board-fixture.ts';

/** The scale of the first label with this text. */
function letterSize(svg: string, text: string): number {
  const drawn = svg.match(
    new RegExp(`aria-label="${text}" d="[^"]*" transform="translate\\([^)]*\\) scale\\(([\\d.]+)`),
  );
  return Number(drawn?.[1]);
}

describe('the board of a duel', () => {
  const svg = drawBoard(duel);

  it('shows every figure of the model, in this order', () => {
    expect(labelTexts(svg)).toEqual([
      'Turn 7',
      // As many phases as fit in letters that a phone shows large enough.
      ...['Target', 'Defensive Roll', 'Main 2', 'Discard'],
      ...['Barbarian', 'Alice', '41', 'HP', '−2', '6', 'CP', '4', '28', '0', '1', '2'],
      ...['Moon Elf', 'Bob', '19', 'HP', '−4', '0', 'CP', '1', '28', '0', '1', '4 HP'],
      ...['Barbarian', '1 roll left', '1', '3', '5', '6', '2'],
      ...['Moon Elf', 'Missed Me', '1', '2', '4', '5', '6'],
      ...['Overpower', 'Barbarian → Moon Elf · undefendable'],
      ...['Overpower', '+8', 'Evasive', '×1/2', 'Retribution', '+2', '4', 'to Moon Elf', '2', 'to Barbarian'],
      'Bob: prevent or take it',
    ]);
  });

  it.each([
    ['Turn 7', 'display'],
    ['Defensive Roll', 'bold'],
    ['Discard', 'semibold'],
    ['Barbarian', 'display'],
    ['Alice', 'semibold'],
    ['1 roll left', 'bold'],
    ['Missed Me', 'semibold'],
    ['Bob: prevent or take it', 'bold'],
  ] as const)('writes "%s" at least 11 pixels high where it is 320 pixels wide', (text, face) => {
    const size = letterSize(svg, text) * typeface(face).unitsPerEm;
    expect(size * (320 / BOARD_WIDTH)).toBeGreaterThan(10.9);
  });

  it.each([
    { where: 'a duel', board: duel },
    { where: 'a duel without dice', board: { ...duel, rolls: [], attack: null, sums: [] } },
    { where: 'three seats', board: party(3) },
    { where: 'six seats', board: party(6) },
  ])('counts tokens and upgrades at least 11 pixels high in $where', ({ board }) => {
    const tokens = ['chi', 'crit', 'burn'].map((id, at) => ({
      ...{ id, name: id, count: 7 + at, limit: 9 },
      kind: 'positive' as const,
    }));
    const seats = board.seats.map((one, at) => (at === 0 ? { ...one, tokens, extras: [] } : one));
    const drawn = drawBoard({ ...board, seats, sums: [] });
    for (const count of [7, 8, 9]) {
      const text = labelTexts(drawn).find((label) => label.replace('×', '') === String(count)) ?? '';
      const size = letterSize(drawn, text) * typeface('bold').unitsPerEm;
      expect(size * (320 / BOARD_WIDTH), text).toBeGreaterThan(10.9);
    }
  });

  it('names a boss once, as nobody plays it', () => {
    const boss = seat({ seat: 1, playerName: 'Mad King', heroName: 'Mad King' });
    const names = labelTexts(drawBoard({ ...duel, seats: [seat({}), boss], rolls: [], attack: null }));
    expect(names.filter((text) => text === 'Mad King' || text === '?')).toEqual(['Mad King']);
    const many = party(4).seats.map((one) => (one.seat === 3 ? { ...boss, seat: 3 } : one));
    const together = labelTexts(drawBoard({ ...party(4), seats: many }));
    expect(together.filter((text) => text === 'Mad King' || text === '?')).toEqual(['Mad King']);
  });

  it('is the same text for the same table, and holds no NaN and nothing undefined', () => {
    expect(drawBoard(structuredClone(duel))).toBe(svg);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  it('names every gradient that it uses', () => {
    const made = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(made).toContain(used);
  });

  it('marks kept and altered dice, and only those', () => {
    const plain = {
      ...duel,
      rolls: duel.rolls.map((roll) => ({
        ...roll,
        dice: roll.dice.map((die) => ({ ...die, kept: false, altered: false })),
      })),
    };
    const count = (text: string, colour: string): number => text.split(`stroke="${colour}"`).length - 1;
    expect(count(svg, '#5fe3f0') - count(drawBoard(plain), '#5fe3f0')).toBe(2);
    expect(count(svg, '#f0c665') - count(drawBoard(plain), '#f0c665')).toBe(4);
  });

  it.each([6, 7, 9])('shows the latest six of %i rolls', (count) => {
    const rolls = Array.from({ length: count }, (_, at) => ({
      owner: at % 2,
      label: `Roll ${at + 1}`,
      attemptsLeft: null,
      dice: [rolledDie(1 + (at % 5), 'sword'), rolledDie(6, 'sword')],
    }));
    const drawn = (some: typeof rolls) => drawBoard({ ...duel, attack: null, sums: [], rolls: some });
    expect(drawn(rolls)).toBe(drawn(rolls.slice(-6)));
    if (count > 6) expect(drawn(rolls)).not.toBe(drawn(rolls.slice(0, 6)));
  });

  it('shows no symbol and no value of a die that is not rolled', () => {
    const blank = [rolledDie(4, 'sword', { blank: true })];
    const drawn = labelTexts(
      drawBoard({
        ...duel,
        attack: null,
        rolls: [{ owner: 0, label: 'Roll', attemptsLeft: 3, dice: blank }],
      }),
    );
    expect(drawn.slice(drawn.indexOf('Roll'), drawn.indexOf('Roll') + 3)).toEqual([
      'Roll',
      '3 rolls left',
      '?',
    ]);
  });
});

describe('words from outside', () => {
  it('cannot leave the text they are in', () => {
    const name = `<b>"x"&'y'`;
    const svg = drawBoard({ ...duel, seats: [seat({ playerName: name })], prompt: name });
    expect(svg).toContain('aria-label="&lt;b&gt;&quot;x&quot;&amp;&#39;y&#39;"');
    expect(svg).not.toContain('<b>');
  });

  it('may hold signs that few fonts have', () => {
    const svg = drawBoard({
      ...duel,
      seats: [seat({ playerName: '🔥\u202eEve🔥' }), seat({ seat: 1, playerName: '日本' })],
    });
    expect(labelTexts(svg)).toEqual(expect.arrayContaining(['Eve', '日本']));
  });

  it('are cut where they would not fit', () => {
    const svg = drawBoard({ ...duel, seats: [seat({ playerName: 'W'.repeat(80) }), seat({ seat: 1 })] });
    expect(labelTexts(svg).find((text) => text.startsWith('WW'))).toMatch(/^W{5,20}…$/);
  });

  it('may name heroes, tokens and symbols that have no picture of their own', () => {
    const tokens = [{ id: 'no-such', name: 'Very Odd', count: 1, limit: 1, kind: 'positive' as const }];
    const svg = drawBoard({
      ...duel,
      seats: [seat({ heroId: 'constructor', tokens }), seat({ seat: 1 })],
      rolls: [{ owner: 0, label: 'Roll', attemptsLeft: null, dice: [rolledDie(1, 'zeppelin')] }],
    });
    expect(labelTexts(svg)).toEqual(expect.arrayContaining(['VO', 'Z']));
  });
});

describe('other tables', () => {
  it.each([1, 2, 3, 4, 5, 6])('the words of %i crowded seats stay inside', (count) => {
    const svg = drawBoard(party(count));
    const { height } = boardLayout(party(count));
    const texts = [
      ...svg.matchAll(
        /aria-label="[^"]*" d="([^"]*)" transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)/g,
      ),
    ];
    expect(texts.length).toBeGreaterThan(40);
    for (const [, d = '', x, y, scale] of texts) {
      const starts = [...d.matchAll(/M(-?\d+) /g)].map(
        (match) => Number(x) + Number(match[1]) * Number(scale),
      );
      expect(Math.min(...starts, 600)).toBeGreaterThan(0);
      expect(Math.max(...starts, 600)).toBeLessThan(BOARD_WIDTH - 8);
      expect(Number(y)).toBeLessThan(height);
    }
  });

  it('counts what a crowded seat has no room for', () => {
    expect(labelTexts(drawBoard(party(2))).some((text) => /^\+\d+$/.test(text))).toBe(true);
  });

  it('is lower while dice lie there, and lowest while nothing does', () => {
    const idle = { ...duel, rolls: [], attack: null };
    const rolling = { ...duel, attack: null, rolls: duel.rolls.slice(0, 1) };
    const [none, dice, attack] = [idle, rolling, duel].map((model) => boardLayout(model).height);
    // Of a phone's 400 × 800 the picture may take a quarter, so that its dice and their buttons are seen together.
    expect((dice ?? 0) * (315 / BOARD_WIDTH)).toBeLessThan(185);
    expect(none).toBeLessThan(dice ?? 0);
    expect(dice).toBeLessThan(attack ?? 0);
    expect(labelTexts(drawBoard(idle)).at(-1)).toBe('Bob: prevent or take it');
  });

  it.each([1, 3, 5])('lays %i dice in the middle of the tray', (count) => {
    const dice = Array.from({ length: count }, () => rolledDie(1, 'sword', { blank: true }));
    const svg = drawBoard({
      ...duel,
      attack: null,
      rolls: [{ owner: 0, label: 'Roll', attemptsLeft: 3, dice }],
    });
    const faces = [...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"[^>]*stroke-dasharray/g)];
    expect(faces).toHaveLength(count);
    const middles = faces.map(([, x, width]) => Number(x) + Number(width) / 2);
    const middle = middles.reduce((sum, x) => sum + x, 0) / count;
    expect(middle).toBeCloseTo(BOARD_WIDTH / 2, 0);
  });

  it('says who has won instead of whose move it is', () => {
    const drawn = labelTexts(drawBoard({ ...duel, outcome: 'Alice wins', whoseMove: null }));
    expect(drawn).toContain('Alice wins');
    expect(drawn).not.toContain(duel.prompt);
  });

  it('says how many lines of a long ledger are not shown', () => {
    const lines = Array.from({ length: 12 }, (_, i) => ({ label: `Line ${i}`, amount: '+1' }));
    const drawn = labelTexts(drawBoard({ ...duel, sums: [{ seat: 1, total: 12, lines }] }));
    const shown = drawn.filter((text) => text.startsWith('Line ')).length;
    expect(drawn).toContain(`and ${12 - shown} more`);
  });

  it('refuses what it cannot show', () => {
    expect(() => drawBoard({ ...duel, seats: [] })).toThrow(RangeError);
    expect(() =>
      drawBoard({ ...duel, seats: Array.from({ length: 7 }, (_, i) => seat({ seat: i })) }),
    ).toThrow(RangeError);
    expect(() => drawBoard({ ...duel, seats: [seat({ health: Number.NaN })] })).toThrow(RangeError);
  });
});
