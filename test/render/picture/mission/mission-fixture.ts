/** A mission in the middle of a round, to be drawn. */
import { figuresOf } from '../../../../src/engine/core/mission/hex/figures.ts';
import type { HexMap } from '../../../../src/engine/core/mission/hex/map.ts';
import { parseMap } from '../../../../src/engine/core/mission/hex/parse-map.ts';
import type { SpaceMark } from '../../../../src/engine/vocabulary/map.ts';
import { heroLook } from '../../../../src/render/picture/hero-look.ts';
import type {
  EnemyDieModel,
  HeroModel,
  MissionModel,
  PanelModel,
  SpaceModel,
} from '../../../../src/render/picture/mission/mission-model.ts';
import { ENGLISH } from '../../../../src/words/index.ts';

/** Marks of spaces as the picture has them. */
export function spacesOf(map: HexMap): SpaceModel[] {
  const zones = zonesOf(map);
  return map.spaces.map(({ id, mark }, i) => ({
    space: id,
    ground: groundOf(mark),
    ...(mark.number === undefined ? {} : { number: mark.number }),
    ...(mark.zones?.[0] === undefined ? {} : { zone: zones.indexOf(mark.zones[0]) }),
    ...(mark.boost ? { boost: BOOSTS[i % BOOSTS.length] ?? { kind: 'cp', value: '+1' } } : {}),
    ...(mark.plot === undefined ? {} : { plot: mark.plot }),
    ...(mark.mystery ? { tile: 'mystery' as const } : {}),
  }));
}

export function zonesOf(map: HexMap): string[] {
  return [...new Set(map.spaces.flatMap(({ mark }) => mark.zones ?? []))];
}

function groundOf({ blocked, entry, exit }: SpaceMark): SpaceModel['ground'] {
  if (blocked) return 'blocked';
  return entry ? 'entry' : exit ? 'exit' : 'open';
}

const BOOSTS = [
  { kind: 'cp', value: '+2' },
  { kind: 'cards', value: '+1' },
  { kind: 'heal', value: '+3' },
  { kind: 'momentum', value: '+2' },
  { kind: 'status', value: '' },
  { kind: 'remove', value: '' },
  { kind: 'transfer', value: '' },
] as const;

export function hero(seat: number, id: string, name: string, changes: Partial<HeroModel> = {}): HeroModel {
  return {
    seat,
    playerName: ['Ada', 'Bo', 'Cleo', 'Dmitri'][seat] ?? 'Eve',
    heroName: name,
    palette: heroLook(id).palette,
    emblem: heroLook(id).icon,
    space: null,
    exited: false,
    health: 22,
    startHealth: 25,
    maxHealth: 35,
    cp: 3,
    momentum: 2,
    handCount: 4,
    ally: null,
    ready: false,
    defeated: false,
    tokens: [],
    ...changes,
  };
}

const GUARDS: PanelModel = {
  name: 'Bridge Guards',
  initial: 'B',
  kind: 'henchman',
  colour: 'green',
  look: 'guard',
  attacks: [
    {
      name: 'Halberd',
      objective: { strike: 3 },
      reach: 'melee',
      multi: true,
      text: 'Each adjacent hero takes 3 damage.',
      activated: true,
      chance: null,
    },
  ],
  crisis: 'Each hero loses 1 CP.',
  text: '',
};

const ARCHERS: PanelModel = {
  name: 'Crossbows',
  initial: 'C',
  kind: 'henchman',
  colour: 'blue',
  look: 'crossbow',
  attacks: [
    {
      name: 'Volley',
      objective: { strike: 1, vortex: 2 },
      reach: 'range',
      multi: false,
      text: 'The hero with the least health takes 2 undefendable damage and gets Targeted.',
      activated: false,
      chance: 26,
    },
  ],
  crisis: 'The hero with the most health takes 2 damage.',
  text: '',
};

const BELL: PanelModel = {
  name: 'The Bell',
  initial: 'Be',
  kind: 'threat',
  colour: 'grey',
  look: 'engine',
  attacks: [
    {
      name: 'Toll',
      objective: { hedron: 1 },
      reach: 'range',
      multi: true,
      text: 'Advance the crisis clock by 1.',
      activated: false,
      chance: 26,
    },
  ],
  crisis: null,
  text: '',
};

const ROLLED: readonly EnemyDieModel[] = [
  { colour: 'red', symbol: 'strike', value: 2 },
  { colour: 'red', symbol: 'vortex', value: 4 },
  { colour: 'black', symbol: 'strike', value: 1 },
  { colour: 'black', symbol: 'strike', value: 3 },
  { colour: 'black', symbol: 'strike', value: 2 },
  { colour: 'black', symbol: 'hedron', value: 6 },
];

/** Three heroes on a map of all kinds of spaces, in the enemy roll. */
export function missionModel(changes: Partial<MissionModel> = {}): MissionModel {
  const parsed = parseMap(
    [
      '. b . # . B1 B1 b',
      ' E . g1 # . B1 . .',
      '. . . # g2 . . .',
      ' E b . T p . # X',
      '. . c1 T . ? . .',
      ' # . . T # g3 b .',
    ],
    {
      panels: ['g', 'c'],
      legend: { T: { zones: ['Toll road'] }, B1: { figure: { panel: 'big', figure: 1 } } },
    },
  );
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  const { map } = parsed;
  const spaces = spacesOf(map);
  return {
    title: 'The Toll Bridge',
    side: 'Side 1: The Gate · Intro',
    round: 'Round 3',
    phases: Object.values(ENGLISH.missionPicture.phases),
    phase: 2,
    prompt: 'Ada: choose whom Mighty Blow hits',
    outcome: null,
    map: {
      spaces: spaces.map((space) =>
        space.space === 'B6'
          ? { ...space, tile: 'defeat' as const }
          : space.space === 'G3'
            ? { ...space, faceDown: 2 }
            : space,
      ),
      zones: zonesOf(map),
      figures: figuresOf(map).map(({ panel, figure, spaces: covered }) => ({
        id: `${panel}${figure}`,
        panel: ['g', 'c', 'big'].indexOf(panel),
        name: panel === 'big' ? 'The Bell' : `${panel === 'g' ? 'Bridge Guards' : 'Crossbows'} ${figure}`,
        number: panel === 'big' ? null : figure,
        spaces: covered,
        health: panel === 'big' ? null : 2 + figure,
        tokens:
          panel === 'g' && figure === 1
            ? [
                { id: 'shield', name: 'Shield', count: 2, limit: 5, kind: 'positive' as const },
                { id: 'burn', name: 'Burn', count: 1, limit: 1, kind: 'negative' as const },
                { id: 'poison', name: 'Poison', count: 2, limit: 3, kind: 'negative' as const },
              ]
            : [],
      })),
    },
    acting: { seat: 0 },
    panels: [GUARDS, ARCHERS, BELL],
    clock: {
      hand: 2,
      steps: 3,
      segments: [
        { panel: null, text: '' },
        { panel: 0, text: '' },
        { panel: null, text: 'Each hero discards 1 card.' },
        { panel: 1, text: '' },
        { panel: null, text: '' },
        { panel: null, text: 'The gate closes: put a mystery tile on the exit.' },
        { panel: 0, text: '' },
        { panel: null, text: '' },
        { panel: 1, text: '' },
        { panel: null, text: 'Each hero loses 2 CP.' },
        { panel: 0, text: '' },
        { panel: null, text: '' },
      ],
    },
    dice: { rolled: ROLLED, red: 2, black: 4 },
    heroes: [
      hero(0, 'barbarian', 'Barbarian', {
        space: 'C3',
        tokens: [{ id: 'burn', name: 'Burn', count: 1, limit: 1, kind: 'negative' }],
        ally: 'Old Ferrywoman',
      }),
      hero(1, 'moon-elf', 'Moon Elf', { space: 'E4', health: 9, ready: true }),
      hero(2, 'black-widow', 'Black Widow', { space: null, exited: true }),
    ],
    headquarters: [
      { name: 'Rope Maker', cost: 2 },
      { name: 'Lantern Boy', cost: 3 },
      { name: 'Retired Duelist', cost: 4 },
    ],
    counters: [{ name: 'Gates open', value: '1/3' }],
    objectives: [
      {
        kind: 'main',
        text: 'Defeat all Bridge Guards and leave by the exit.',
        state: 'open',
        progress: { now: 1, of: 4 },
        needs: '',
      },
      {
        kind: 'bonus',
        text: 'Nobody stands on the toll road at the end of a round.',
        state: 'met',
        progress: null,
        needs: '',
      },
      {
        kind: 'perfect',
        text: 'Finish within 5 rounds.',
        state: 'open',
        progress: { now: 3, of: 5 },
        needs: '',
      },
    ],
    ...changes,
  };
}
