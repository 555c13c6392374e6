/** The figures of enemies, each as parts from the back to the front. */
import type { FigureLook } from '../../../../engine/vocabulary/scenery.ts';
import * as p from './parts.ts';
import { bar, oval, type Part, part, poly } from './parts.ts';

const imp: readonly Part[] = [
  part('dark', 'M20 60Q76 70 74 14L92 30L84 -8L58 14L68 18Q66 44 18 42Z'),
  part('dark', 'M-26 -8Q-78 -44 -90 8Q-70 -4 -62 14Q-46 0 -30 20Z'),
  part('dark', 'M26 -8Q78 -44 90 8Q70 -4 62 14Q46 0 30 20Z'),
  poly('dark', -24, 50, -6, 50, -12, 88, -34, 88),
  poly('dark', 24, 50, 6, 50, 12, 88, 34, 88),
  part('body', 'M-32 56Q-38 -10 0 -14Q38 -10 32 56Q0 72 -32 56Z'),
  oval('body', 0, -38, 36, 32),
  part('bone', 'M-28 -54Q-46 -70 -38 -96Q-28 -78 -10 -66Z'),
  part('bone', 'M28 -54Q46 -70 38 -96Q28 -78 10 -66Z'),
  poly('glow', -24, -46, -4, -38, -22, -32),
  poly('glow', 24, -46, 4, -38, 22, -32),
  part('ink', 'M-20 -24Q0 -8 20 -24Q0 -18 -20 -24Z'),
];

const serpent: readonly Part[] = [
  part(
    'dark',
    'M-80 88Q-96 44 -46 40Q26 36 32 12Q38 -14 2 -24L18 -58Q84 -38 76 16Q70 64 -6 68Q-40 70 -34 88Z',
  ),
  part(
    'body',
    'M-70 88Q-82 56 -40 52Q44 48 50 14Q54 -22 8 -32L16 -52Q72 -36 66 16Q60 56 -8 60Q-48 62 -44 88Z',
  ),
  part('body', 'M-66 -40Q-58 -84 -8 -86Q48 -84 44 -36Q30 -14 -8 -16Q-40 -12 -66 -40Z'),
  part('light', 'M-66 -40Q-40 -30 -8 -34Q-40 -12 -66 -40Z'),
  poly('dark', 6, -86, 34, -108, 30, -78),
  poly('dark', 26, -80, 58, -92, 42, -62),
  oval('glow', -22, -60, 9),
  oval('ink', -24, -60, 4),
  part('red', 'M-64 -36L-92 -22L-84 -34L-96 -42Z'),
];

const sprout: readonly Part[] = [
  poly('wood', -28, 88, -10, 50, -2, 88),
  poly('wood', 28, 88, 10, 50, 2, 88),
  part('body', 'M-36 52Q-50 -16 0 -26Q50 -16 36 52Q0 76 -36 52Z'),
  part('wood', 'M-34 20Q-82 12 -86 -34Q-66 -12 -34 -4Z'),
  part('wood', 'M34 20Q82 12 86 -34Q66 -12 34 -4Z'),
  part('light', 'M0 -20Q-52 -40 -48 -90Q-4 -80 0 -20Z'),
  part('dark', 'M0 -20Q52 -40 48 -90Q4 -80 0 -20Z'),
  part('light', 'M0 -22Q-16 -66 0 -104Q16 -66 0 -22Z'),
  poly('glow', -24, 4, -4, 12, -22, 20),
  poly('glow', 24, 4, 4, 12, 22, 20),
  part('ink', 'M-20 34L-10 42L0 34L10 42L20 34L14 52L-14 52Z'),
];

const tree: readonly Part[] = [
  part('wood', 'M-30 20Q-34 60 -80 88L80 88Q34 60 30 20L22 -40L-22 -40Z'),
  oval('shade', -48, -38, 46, 40),
  oval('shade', 48, -38, 46, 40),
  oval('leaf', 0, -60, 56, 44),
  oval('leaf', -40, -26, 34, 26),
  oval('leaf', 40, -26, 34, 26),
  oval('sprig', -16, -74, 26, 18),
  part('red', 'M0 62C-40 34 -30 6 -12 8Q-2 10 0 22Q2 10 12 8C30 6 40 34 0 62Z'),
  part('glow', 'M0 50C-22 32 -18 18 -9 19Q-2 21 0 30Q2 21 9 19C18 18 22 32 0 50Z'),
];

const golem: readonly Part[] = [
  poly('dark', -44, 40, -8, 44, -10, 88, -52, 88),
  poly('dark', 44, 40, 8, 44, 10, 88, 52, 88),
  poly('body', -58, -28, -20, -40, 20, -40, 58, -28, 50, 46, 0, 58, -50, 46),
  poly('dark', -62, -30, -92, -10, -96, 46, -66, 50, -54, 10),
  poly('dark', 62, -30, 92, -10, 96, 46, 66, 50, 54, 10),
  poly('light', -62, -34, -84, -22, -78, 4, -52, -8),
  poly('light', 62, -34, 84, -22, 78, 4, 52, -8),
  poly('body', -28, -40, -24, -86, 0, -96, 24, -86, 28, -40, 0, -30),
  poly('light', -24, -86, 0, -96, 24, -86, 0, -74),
  poly('glow', -18, -62, -4, -58, -6, -50, -18, -52),
  poly('glow', 18, -62, 4, -58, 6, -50, 18, -52),
  poly('glow', -4, -8, 12, 6, 0, 30, 4, 12, -10, 10),
];

const engine: readonly Part[] = [
  poly('wood', -58, 66, -46, -70, 46, -70, 58, 66),
  poly('dark', -46, -20, 46, -20, 50, 10, -50, 10),
  poly('dark', -54, 38, 54, 38, 58, 60, -58, 60),
  poly(
    'metal',
    -56,
    -70,
    -56,
    -100,
    -38,
    -100,
    -38,
    -86,
    -18,
    -86,
    -18,
    -100,
    18,
    -100,
    18,
    -86,
    38,
    -86,
    38,
    -100,
    56,
    -100,
    56,
    -70,
  ),
  poly('ink', -20, -58, 20, -58, 20, -28, -20, -28),
  poly('fire', -12, -54, 12, -54, 12, -34, -12, -34),
  bar('wood', 10, 24, 96, 24, 16),
  poly('metal', 84, 12, 108, 24, 84, 36),
  oval('ink', -34, 72, 22),
  oval('metal', -34, 72, 13),
  oval('ink', 34, 72, 22),
  oval('metal', 34, 72, 13),
];

const shade: readonly Part[] = [
  part('dark', 'M-52 84Q-56 -88 0 -92Q56 -88 52 84L34 62L18 84L0 62L-18 84L-34 62Z'),
  part('body', 'M-36 66Q-40 -72 0 -76Q40 -72 36 66L18 76L0 52L-18 76Z'),
  oval('glow', -13, -34, 9, 12),
  oval('glow', 13, -34, 9, 12),
  oval('ink', 0, 0, 9, 14),
];

const LOOKS: Readonly<Record<FigureLook, readonly Part[]>> = {
  guard: [...p.halberd, ...p.soldier, ...p.helmet],
  crossbow: [...p.soldier, ...p.cap, ...p.crossbowHeld],
  archer: [...p.cloaked, ...p.hood, ...p.bow],
  raider: [...p.axe, ...p.broad, ...p.hornedHelmet],
  sapper: [...p.soldier, ...p.cap, ...p.bomb],
  stoker: [...p.shovel, ...p.broad, ...p.cap],
  bearer: [...p.banner, ...p.soldier, ...p.helmet],
  drowned: [...p.cloaked, ...p.hood, ...p.lantern],
  imp,
  serpent,
  sprout,
  tree,
  golem,
  engine,
  shade,
  keeper: [...p.broad, ...p.broadHat, ...p.tollPole],
  matron: [...p.gown, ...p.flaming, ...p.brand],
  reader: [...p.cloaked, ...p.hood, ...p.book],
  marshal: [...p.brand, ...p.broad, ...p.visor, ...p.shieldHeld],
  queen: [...p.whip, ...p.gown, ...p.thornCrown],
  king: [...p.broad, ...p.crowned, ...p.sceptre],
};

/** The parts of a figure. */
export function partsOf(look: FigureLook): readonly Part[] {
  return LOOKS[look];
}
