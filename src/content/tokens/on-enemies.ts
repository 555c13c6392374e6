/**
 * What each status effect does on an enemy of a Mission, in one table: the chart of status effects (001), and by the
 * same rules those of heroes that the chart does not list (rules: m-enemy-token-use, m-status-to-momentum; R340, R362).
 */
import type { EnemyUse, TokenDefinition } from '../../engine/vocabulary/token.ts';

/**
 * - `nothing`: enemies have no CP, cards and Roll Attempts, so the hero gets momentum instead.
 * - `same`: what it does on a hero.
 * - `unspent`: it lies there, because enemies decide nothing and the chart does not tell when they would spend it.
 * - otherwise: when enemies spend it.
 */
export type OnEnemies = 'nothing' | 'same' | 'unspent' | readonly EnemyUse[];

/** Enemies use what avoids all damage against 4 or more, or damage that would defeat them. */
const AVOIDS: EnemyUse = { use: 'prevent', when: 'attacked', from: 4 };
const BONUS: readonly EnemyUse[] = [{ use: 'damage', when: 'attacking' }];

/** The status effects on the chart of 001. */
const CHARTED = {
  'barbed-vine': 'nothing',
  bleed: 'same',
  blind: 'same',
  'bonus-damage-1': BONUS,
  'bonus-damage-2': BONUS,
  'bonus-damage-3': BONUS,
  burn: 'same',
  chaos: 'same',
  concussion: 'nothing',
  disruption: 'nothing',
  dominance: 'same',
  entangle: 'nothing',
  evasive: [AVOIDS],
  flight: [{ use: 'undefendable', when: 'attacking', defendable: true }, AVOIDS],
  'focus-fire': 'same',
  hex: 'same',
  knockdown: 'nothing',
  oppression: 'same',
  paralyze: 'same',
  poison: 'same',
  shield: [{ use: 'prevent', when: 'attacked', defendable: true }],
  silence: 'nothing',
  targeted: 'same',
  wither: 'same',
} as const satisfies Readonly<Record<string, OnEnemies>>;

const OF_HEROES = {
  accuracy: 'unspent',
  agility: 'unspent',
  'back-strike': 'unspent',
  'blessing-of-divinity': 'same',
  'blinding-light': 'same',
  'blood-power': 'unspent',
  bounty: 'same',
  chi: 'unspent',
  cleanse: 'unspent',
  combo: 'unspent',
  constrict: 'nothing',
  'covert-ops': 'unspent',
  crit: 'unspent',
  'cursed-doubloon': 'same',
  'delayed-poison': 'same',
  electrokinesis: 'unspent',
  'fire-mastery': 'same',
  'guard-break': 'unspent',
  'holy-presence': 'same',
  honor: 'unspent',
  'kings-hand': 'unspent',
  'life-siphon': 'same',
  parasite: 'same',
  invisibility: 'unspent',
  'iron-heart': 'same',
  mesmerize: 'unspent',
  nanite: 'same',
  ninjutsu: 'unspent',
  'nyras-bond': 'unspent',
  parlay: 'same',
  'powder-keg': 'same',
  protect: 'unspent',
  reload: 'unspent',
  retribution: 'unspent',
  shadows: 'same',
  shame: 'same',
  'smoke-bomb': 'unspent',
  'sneak-attack': 'unspent',
  stun: 'same',
  synth: 'unspent',
  'tactical-advantage': 'unspent',
  'time-bomb-1': 'same',
  'time-bomb-2': 'same',
  'viseers-gaze': 'same',
  webbed: 'same',
  wellspring: 'unspent',
} as const satisfies Readonly<Record<string, OnEnemies>>;

/** Every status effect of the built-in heroes and Missions, by the id of its token. */
export const ON_ENEMIES: Readonly<Record<string, OnEnemies>> = { ...CHARTED, ...OF_HEROES };

/** The ids of the status effects on the chart of 001. */
export const CHART_IDS: ReadonlySet<string> = new Set(Object.keys(CHARTED));

/** The fields of a token's definition that say what it does on enemies, from the table. */
export function onEnemies(id: keyof typeof CHARTED | keyof typeof OF_HEROES): FieldsOnEnemies {
  const does: OnEnemies = { ...CHARTED, ...OF_HEROES }[id];
  if (does === 'nothing') return { idleOnEnemies: true };
  return typeof does === 'string' ? {} : { enemy: does };
}

type FieldsOnEnemies = Pick<TokenDefinition, 'idleOnEnemies' | 'enemy'>;
