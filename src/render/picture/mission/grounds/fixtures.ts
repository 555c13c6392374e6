/** What is painted on single spaces: gates, fires, water, levers and the like, in the state that their tiles say. */
import type { Fixture } from '../../../../engine/vocabulary/scenery.ts';
import { ellipse, filled, glow, line, placed, rect, shape } from './scene.ts';

/** The state of a space with a fixture. */
export interface FixtureState {
  /** Nobody may enter it now. */
  readonly isClosed: boolean;
  /** A clear tile lies on it. */
  readonly isCleared: boolean;
  readonly plot: number;
}

const FIXTURES: Readonly<Record<Fixture, (state: FixtureState) => string>> = {
  gate: ({ isClosed }) => (isClosed ? PORTCULLIS : OPEN_GATE),
  brazier: ({ plot }) => (plot > 0 ? glow(0, 0, 92, '#ff8a2a', 0.75) + BOWL + FLAMES : BOWL + COLD),
  bellows: () => BELLOWS,
  ember: ({ plot }) => (plot > 0 ? EMBERS : ''),
  flood: ({ isClosed }) => (isClosed ? FLOODED : ''),
  track: ({ isCleared }) => (isCleared ? BEAM : ''),
  lever: ({ plot }) => (plot > 0 ? LEVER_READY : LEVER_DOWN),
  shard: ({ plot }) => (plot > 0 ? SHARD : ''),
  throne: ({ plot }) => (plot > 0 ? glow(0, 6, 80, '#f6dd94', 0.8) + SHARD : ''),
};

/** Fixtures that show their plot token by themselves, so it needs no tile. */
export const SHOWS_PLOT: ReadonlySet<Fixture> = new Set(['brazier', 'ember', 'lever', 'shard', 'throne']);

/** Fixtures that show their clear tile by themselves. */
export const SHOWS_CLEAR: ReadonlySet<Fixture> = new Set(['gate', 'track']);

/** The fixture on a space with its middle at (`x`, `y`); `r` is the side of a hex. */
export function fixtureOn(fixture: Fixture, state: FixtureState, x: number, y: number, r: number): string {
  const drawn = FIXTURES[fixture](state);
  return drawn === '' ? '' : placed(drawn, x, y, r);
}

const PORTCULLIS = [
  rect({ x: -62, y: -58, width: 124, height: 122 }, '#17131a', 0.85),
  ...[-44, -15, 14, 43].map((x) => rect({ x: x - 6, y: -54, width: 12, height: 114 }, '#4a4d59')),
  ...[-44, -15, 14, 43].map((x) => rect({ x: x - 4, y: -54, width: 4, height: 112 }, '#8e94a6')),
  ...[-34, 2, 38].map((y) => rect({ x: -58, y: y - 6, width: 116, height: 11 }, '#5c606e')),
  ...[-44, -15, 14, 43].map((x) =>
    shape(
      [
        { x: x - 8, y: 58 },
        { x, y: 78 },
        { x: x + 8, y: 58 },
      ],
      '#8e94a6',
    ),
  ),
  rect({ x: -66, y: -66, width: 132, height: 14 }, '#6b5433'),
].join('');

const OPEN_GATE = [
  rect({ x: -44, y: -52, width: 88, height: 116 }, '#e8cf8a', 0.3),
  shape(
    [
      { x: -70, y: -58 },
      { x: -42, y: -44 },
      { x: -42, y: 70 },
      { x: -70, y: 56 },
    ],
    '#7a5532',
  ),
  shape(
    [
      { x: 70, y: -58 },
      { x: 42, y: -44 },
      { x: 42, y: 70 },
      { x: 70, y: 56 },
    ],
    '#7a5532',
  ),
  ...[-62, 49].flatMap((x) => [-20, 26].map((y) => rect({ x, y, width: 13, height: 7 }, '#2b2430'))),
  rect({ x: -72, y: -68, width: 144, height: 14 }, '#6b5433'),
  ...[-44, -15, 14, 43].map((x) =>
    shape(
      [
        { x: x - 6, y: -54 },
        { x, y: -42 },
        { x: x + 6, y: -54 },
      ],
      '#8e94a6',
    ),
  ),
].join('');

const BOWL = [
  ellipse(0, 66, 46, 13, '#08050a', 0.6),
  shape(
    [
      { x: -14, y: 30 },
      { x: 14, y: 30 },
      { x: 24, y: 66 },
      { x: -24, y: 66 },
    ],
    '#4b3a3a',
  ),
  filled('M-52 6Q-48 46 0 46Q48 46 52 6Z', '#6e5550'),
  filled('M-52 6Q-48 28 0 28Q48 28 52 6Z', '#8d6e64'),
  ellipse(0, 6, 52, 13, '#2b1c1c'),
].join('');

const COLD = [
  ellipse(-16, 3, 14, 7, '#4a4044'),
  ellipse(12, 4, 18, 8, '#3c3438'),
  ellipse(2, 0, 12, 6, '#5a5054'),
].join('');

const FLAMES = [
  filled(
    'M-46 8C-60 -34 -26 -40 -30 -78C-6 -62 -4 -52 4 -34C8 -50 18 -60 16 -84C46 -52 60 -26 46 8Q0 26 -46 8Z',
    '#d8391a',
  ),
  filled(
    'M-34 9C-42 -20 -18 -28 -18 -54C-2 -38 0 -26 6 -14C12 -26 18 -34 20 -54C38 -30 42 -10 34 9Q0 22 -34 9Z',
    '#ff8a1f',
  ),
  filled('M-18 10C-22 -6 -6 -12 -4 -30C10 -16 20 -6 18 10Q0 18 -18 10Z', '#ffe27a'),
].join('');

const BELLOWS = [
  ellipse(0, 58, 56, 12, '#08050a', 0.55),
  shape(
    [
      { x: -56, y: 26 },
      { x: 30, y: -34 },
      { x: 44, y: 2 },
    ],
    '#8a5a32',
  ),
  shape(
    [
      { x: -56, y: 26 },
      { x: 44, y: 2 },
      { x: 34, y: 52 },
    ],
    '#5e3b20',
  ),
  ...[0.35, 0.6, 0.85].map((t) =>
    line(
      [
        { x: -56 + 92 * t, y: 26 - 48 * t },
        { x: -56 + 96 * t, y: 26 + 18 * t },
      ],
      { stroke: '#2c1a10', width: 5 },
    ),
  ),
  line(
    [
      { x: 30, y: -34 },
      { x: 66, y: -54 },
    ],
    { stroke: '#b98a52', width: 11 },
  ),
  line(
    [
      { x: 34, y: 50 },
      { x: 70, y: 58 },
    ],
    { stroke: '#b98a52', width: 11 },
  ),
  shape(
    [
      { x: -56, y: 20 },
      { x: -86, y: 26 },
      { x: -86, y: 36 },
      { x: -52, y: 33 },
    ],
    '#9aa0ac',
  ),
].join('');

const EMBERS = [
  glow(0, 8, 78, '#ff6a1f', 0.9),
  ...[
    [-34, 4, 20],
    [6, -10, 24],
    [36, 14, 19],
    [-6, 30, 22],
    [24, 40, 14],
    [-34, 38, 15],
  ].flatMap(([x = 0, y = 0, r = 0]) => [
    ellipse(x, y, r, r * 0.7, '#8e2413'),
    ellipse(x, y - 3, r * 0.7, r * 0.44, '#ff8a1f'),
    ellipse(x, y - 4, r * 0.34, r * 0.2, '#ffe27a'),
  ]),
].join('');

const wave = (y: number, stroke: string, width: number) =>
  line(
    [-62, -34, -10, 18, 44, 66].map((x, i) => ({ x, y: y + (i % 2 === 0 ? 7 : -7) })),
    { stroke, width },
  );

/** Waves; the hex itself is filled with water by the printed map. */
const FLOODED = [
  wave(-14, '#7fd0d8', 6),
  wave(16, '#3d9fae', 7),
  wave(44, '#7fd0d8', 5),
  ellipse(30, -2, 5, 5, '#c9f2f2'),
  ellipse(-36, 32, 6, 6, '#c9f2f2', 0.8),
].join('');

const BEAM = [
  rect({ x: -60, y: 24, width: 120, height: 20 }, '#0f0c08', 0.5),
  shape(
    [
      { x: -24, y: -66 },
      { x: 6, y: -72 },
      { x: 34, y: 66 },
      { x: 2, y: 74 },
    ],
    '#8f5f30',
  ),
  shape(
    [
      { x: -24, y: -66 },
      { x: -10, y: -70 },
      { x: 18, y: 70 },
      { x: 2, y: 74 },
    ],
    '#b98248',
  ),
  rect({ x: -26, y: -30, width: 48, height: 13 }, '#3d3f4a'),
  rect({ x: -12, y: 30, width: 48, height: 13 }, '#3d3f4a'),
].join('');

const LEVER_BASE = [
  ellipse(0, 58, 56, 14, '#0b0805', 0.55),
  rect({ x: -44, y: 30, width: 88, height: 28 }, '#4a4d59'),
  rect({ x: -44, y: 30, width: 88, height: 9 }, '#7b8090'),
].join('');

const LEVER_READY =
  LEVER_BASE +
  line(
    [
      { x: 0, y: 36 },
      { x: -26, y: -34 },
    ],
    { stroke: '#c9ced9', width: 13 },
  ) +
  ellipse(-28, -40, 20, 20, '#7a2318') +
  ellipse(-28, -42, 17, 17, '#f0c040') +
  ellipse(-33, -47, 6, 6, '#fff0b8');

const LEVER_DOWN =
  LEVER_BASE +
  line(
    [
      { x: 0, y: 36 },
      { x: 52, y: 8 },
    ],
    { stroke: '#9aa1b0', width: 13 },
  ) +
  ellipse(58, 4, 18, 18, '#6d2a22');

const SHARD = [
  ellipse(0, 54, 44, 11, '#0b0716', 0.6),
  glow(0, 6, 66, '#f6dd94', 0.5),
  shape(
    [
      { x: -46, y: 44 },
      { x: -50, y: -26 },
      { x: -24, y: 2 },
      { x: -2, y: -46 },
      { x: 18, y: 4 },
      { x: 34, y: -12 },
      { x: 28, y: 46 },
    ],
    '#7a5510',
  ),
  shape(
    [
      { x: -40, y: 38 },
      { x: -44, y: -14 },
      { x: -23, y: 10 },
      { x: -2, y: -34 },
      { x: 15, y: 12 },
      { x: 28, y: -2 },
      { x: 22, y: 40 },
    ],
    '#f0c040',
  ),
  shape(
    [
      { x: -40, y: 38 },
      { x: -39, y: 22 },
      { x: 24, y: 24 },
      { x: 22, y: 40 },
    ],
    '#b3822a',
  ),
  ellipse(-4, 18, 9, 9, '#c2334f'),
].join('');
