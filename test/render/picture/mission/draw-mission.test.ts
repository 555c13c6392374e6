import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSegments } from '../../../../src/render/picture/mission/clock-dial.ts';
import { drawMission } from '../../../../src/render/picture/mission/draw-mission.ts';
import { heroLetters, lettersFor } from '../../../../src/render/picture/mission/letters.ts';
import { renderMission } from '../../../../src/render/picture/mission/render-mission.ts';
import { hero, missionModel } from './mission-fixture.ts';

/** The words of a drawing. */
const labels = (svg: string) => [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text = '']) => text);
const KILOBYTES = 1024;
const PARTS = ['map', 'boards'] as const;

describe('the picture of a mission', () => {
  it('names every space of the map', () => {
    const model = missionModel();
    const drawn = labels(drawMission(model, 'map'));
    expect(model.map.spaces.map(({ space }) => space).filter((space) => !drawn.includes(space))).toEqual([]);
  });

  it('numbers the figures of a panel, and says how likely an attack is until the dice are rolled', () => {
    expect(labels(drawMission(missionModel(), 'map'))).toEqual(
      expect.arrayContaining(['B1', 'B2', 'B3', 'C1']),
    );
    const boards = labels(drawMission(missionModel(), 'boards'));
    expect(boards).toContain('any distance · 26 %');
    expect(boards).toContain('all · adjacent');
  });

  it('says who is ready only until the Mission is over', () => {
    const isTold = (outcome: string | null) =>
      labels(drawMission(missionModel({ outcome }), 'map')).some((text) => / of \d ready$/.test(text));
    expect(isTold(null)).toBe(true);
    expect(isTold('The Mission is won')).toBe(false);
  });

  it('says whom the hero who acts reaches', () => {
    expect(labels(drawMission(missionModel(), 'map'))).toContain('Barbarian reaches Bridge Guards 1 (C2)');
  });

  it('says that nobody is reached', () => {
    const alone = missionModel({ heroes: [hero(0, 'barbarian', 'Barbarian', { space: 'A1' })] });
    expect(labels(drawMission(alone, 'map'))).toContain(
      'Barbarian is next to nobody: all enemies need range',
    );
  });

  it('says whom a figure that acts is next to', () => {
    expect(labels(drawMission(missionModel({ acting: { figure: 'g2' } }), 'map'))).toContain(
      'Bridge Guards 2 (E3) is next to Moon Elf (E4)',
    );
  });

  it('outlines nothing when nobody acts', () => {
    const quiet = drawMission(missionModel({ acting: null }), 'map');
    expect(labels(quiet).some((text) => text.includes('reaches'))).toBe(false);
    expect(drawMission(missionModel(), 'map').length).toBeGreaterThan(quiet.length);
  });

  it('tells what comes next on the clock, in its order', () => {
    const drawn = labels(drawMission(missionModel(), 'map'));
    const at = (text: string) => drawn.findIndex((label) => label.startsWith(text));
    expect(at('Crossbows: The hero with the most')).toBeGreaterThan(0);
    expect(at('nothing happens')).toBeGreaterThan(at('Crossbows: The hero with the most'));
    expect(at('The gate closes')).toBeGreaterThan(at('nothing happens'));
  });

  it('marks what is activated, and only that', () => {
    const acting = (model = missionModel()) =>
      labels(drawMission(model, 'boards')).filter((text) => text === 'ACTS').length;
    expect(acting()).toBe(1);
    const panels = missionModel().panels.map((panel) => ({
      ...panel,
      attacks: panel.attacks.map((attack) => ({ ...attack, activated: false })),
    }));
    expect(acting(missionModel({ panels }))).toBe(0);
  });

  it('leaves out what lurks beside the map', () => {
    const model = missionModel();
    const figures = model.map.figures.map((figure) =>
      figure.panel === 2 ? { ...figure, spaces: [] } : figure,
    );
    const without = { ...model, map: { ...model.map, figures } };
    const drawn = PARTS.map(
      (part) => labels(drawMission(without, part)).filter((text) => text === 'Be').length,
    );
    // Its letters stand on its panel, and no longer on the map.
    expect(drawn).toEqual([0, 1]);
    expect(labels(drawMission(model, 'map')).filter((text) => text === 'Be')).toHaveLength(1);
  });

  it('is refused without spaces', () => {
    const map = { spaces: [], zones: [], figures: [] };
    expect(() => drawMission(missionModel({ map }), 'map')).toThrow(
      'a mission without spaces cannot be drawn',
    );
  });

  it.each(PARTS)('is drawn in the thread, small enough for a phone: the %s', async (part) => {
    const { png, width, height } = await renderMission(missionModel(), part);
    expect(width).toBe(1200);
    // A phone shows higher pictures smaller.
    expect(height).toBeLessThan(1.4 * width);
    expect(png.length).toBeLessThan(220 * KILOBYTES);
  });

  it.each(PARTS)('is the same when it is drawn again: the %s', (part) => {
    expect(drawMission(missionModel(), part)).toBe(drawMission(missionModel(), part));
  });

  it('takes whatever a party may have', () => {
    const token = fc.record({
      id: fc.constantFrom('shield', 'burn', 'no-such-token'),
      name: fc.constantFrom('Shield', 'Burn', 'W'.repeat(40)),
      count: fc.integer({ min: 1, max: 99 }),
      limit: fc.constant(99),
      kind: fc.constantFrom('positive' as const, 'negative' as const, 'unique' as const),
    });
    const party = fc.array(
      fc.record({
        heroName: fc.constantFrom('Ninja', 'Captain Marvel', 'A Hero Of Very Many Names Indeed', '…'),
        playerName: fc.constantFrom('Al', 'W'.repeat(32), ''),
        space: fc.constantFrom(null, 'A1', 'E4', 'H6'),
        health: fc.integer({ min: 0, max: 120 }),
        momentum: fc.integer({ min: 0, max: 15 }),
        ally: fc.constantFrom(null, 'Retired Duelist', 'W'.repeat(40)),
        ready: fc.boolean(),
        exited: fc.boolean(),
        defeated: fc.boolean(),
        tokens: fc.array(token, { maxLength: 12 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(
        party,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 11 }),
        (heroes, steps, hand) => {
          const { clock } = missionModel();
          const model = missionModel({
            heroes: heroes.map((changes, seat) => hero(seat, 'ninja', 'Ninja', changes)),
            clock: { ...clock, steps, hand },
          });
          for (const part of PARTS) expect(drawMission(model, part)).toMatch(/^<svg .*<\/svg>$/s);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('the clock', () => {
  const { segments } = missionModel().clock;

  it('comes next to what follows the hand, and round again', () => {
    expect(nextSegments({ segments, hand: 2, steps: 3 })).toEqual([3, 4, 5]);
    expect(nextSegments({ segments, hand: 10, steps: 4 })).toEqual([11, 0, 1, 2]);
  });
});

describe('letters', () => {
  it('are one where that is enough', () => {
    expect(lettersFor(['Barbarian', 'Moon Elf', 'The Tollkeeper'])).toEqual(['B', 'M', 'T']);
  });

  it('are two where others begin alike, of two words if there are two', () => {
    expect(lettersFor(['Moon Elf', 'Monk', 'Barbarian'])).toEqual(['ME', 'Mo', 'B']);
    expect(lettersFor(['Standard-bearers', 'Stokers'])).toEqual(['Sb', 'St']);
  });

  it('have a number where the names are the same, and stand even for names without letters', () => {
    expect(lettersFor(['Ninja', 'Ninja'])).toEqual(['N1', 'N2']);
    expect(lettersFor(['…'])).toEqual(['?']);
  });
});

describe('the letters of heroes', () => {
  it('are two, never two alike', () => {
    expect(heroLetters(['Barbarian', 'Moon Elf', 'Monk', 'Miles Morales'])).toEqual(['Ba', 'ME', 'Mo', 'MM']);
    expect(heroLetters(['Monk', 'Mona', 'Mo', 'Ninja', 'Ninja'])).toEqual(['Mo', 'Mn', 'M3', 'Ni', 'Nn']);
    expect(heroLetters(['…'])).toEqual(['?1']);
  });
});

describe('texts that are empty', () => {
  it('are left out', () => {
    const objectives = [
      { kind: 'main' as const, text: 'Win.', state: 'open' as const, progress: null, needs: '' },
    ];
    const map = {
      ...missionModel().map,
      spaces: missionModel().map.spaces.filter(({ tile }) => tile !== 'mystery'),
    };
    for (const part of PARTS) {
      expect(labels(drawMission(missionModel({ objectives, map }), part))).not.toContain('?');
    }
  });
});
