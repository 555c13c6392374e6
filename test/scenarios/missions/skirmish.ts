/** A small Mission for the engine's tests, with round numbers and only tested mechanisms. */
import { loseCp } from '../../../src/engine/vocabulary/builders.ts';
import type { ClockSegment, EnemyPanel, MissionDefinition } from '../../../src/engine/vocabulary/mission.ts';

const NOTHING: ClockSegment = { does: 'nothing' };

const LEVY: ClockSegment = {
  does: 'effects',
  effects: [loseCp(1, 'opponents')],
  text: 'All heroes lose 1 CP.',
};

const GUARD: EnemyPanel = {
  id: 'g',
  name: 'Guard',
  kind: 'henchman',
  colour: 'green',
  health: 4,
  tokens: { shield: 1 },
  attacks: [
    {
      id: 'spear',
      name: 'Spear',
      objective: { strike: 2 },
      reach: 'melee',
      multi: true,
      effects: [{ do: 'deal', amount: 3, type: 'normal', to: 'target' }],
      text: '3 damage to each hero beside it.',
    },
  ],
  crisis: {
    effects: [{ do: 'deal', amount: 1, type: 'collateral', to: 'opponents' }],
    text: '1 collateral damage to all heroes.',
  },
  text: 'Holds the way.',
};

const ARCHER: EnemyPanel = {
  id: 'a',
  name: 'Archer',
  kind: 'henchman',
  colour: 'blue',
  health: 3,
  attacks: [
    {
      id: 'arrow',
      name: 'Arrow',
      objective: { vortex: 2 },
      reach: 'range',
      multi: true,
      effects: [{ do: 'deal', amount: 2, type: 'undefendable', to: 'target' }],
      text: '2 undefendable damage to every hero.',
    },
  ],
  text: 'Shoots far.',
};

const WARLORD: EnemyPanel = {
  id: 'w',
  name: 'Warlord',
  kind: 'boss',
  colour: 'red',
  health: 20,
  attacks: [
    {
      id: 'cleave',
      name: 'Cleave',
      objective: { hedron: 2 },
      reach: 'range',
      multi: true,
      effects: [{ do: 'deal', amount: 6, type: 'normal', to: 'target' }],
      crit: [{ do: 'inflict', token: 'poison', count: 1, who: 'target' }],
      text: '6 damage to every hero. CRIT: Poison.',
    },
    {
      id: 'shove',
      name: 'Shove',
      objective: { strike: 2 },
      reach: 'range',
      effects: [{ do: 'deal', amount: 3, type: 'normal', to: 'target' }],
      text: '3 damage.',
    },
    {
      id: 'howl',
      name: 'Howl',
      objective: { vortex: 2 },
      reach: 'range',
      multi: true,
      effects: [{ do: 'inflict', token: 'targeted', count: 1, who: 'target' }],
      text: 'Targeted on every hero.',
    },
  ],
  defense: {
    name: 'Plate',
    effects: [{ do: 'prevent', amount: 1, who: 'owner' }],
    text: 'Prevents 1.',
  },
  oppression: [{ do: 'gain', token: 'shield', count: 1, who: 'owner' }],
  text: 'Leads them.',
};

export const SKIRMISH: MissionDefinition = {
  id: 'skirmish',
  name: 'Skirmish',
  level: 1,
  text: 'Two kinds of henchmen, then their leader.',
  sides: [
    {
      name: 'The Ford',
      text: 'Fell everybody.',
      map: ['E . b . .', ' . . g1 . g2', '. # . a1 b'],
      panels: [GUARD, ARCHER],
      clock: [
        NOTHING,
        { does: 'crisis', panel: 'g' },
        LEVY,
        LEVY,
        NOTHING,
        LEVY,
        ...Array.from({ length: 6 }, () => NOTHING),
      ],
      objectives: {
        main: {
          id: 'fell-all',
          text: 'Fell all henchmen.',
          when: { test: 'at-most', amount: { count: 'figures' }, bound: 0 },
        },
      },
    },
    {
      name: 'The Warlord',
      text: 'Bring him down.',
      map: ['1 . 2 .', ' . w1 . 3', '4 . 5 6'],
      panels: [WARLORD],
      clock: Array.from({ length: 12 }, () => NOTHING),
      objectives: {
        main: {
          id: 'fell-warlord',
          text: 'Bring the Warlord to 0.',
          when: { test: 'at-most', amount: { count: 'figures' }, bound: 0 },
        },
      },
    },
  ],
};

const [FORD, WARLORDS_HILL] = SKIRMISH.sides;

/** The skirmish with guards that act on sixes alone. */
export const SKIRMISH_OF_SIXES: MissionDefinition = {
  ...SKIRMISH,
  id: 'skirmish-of-sixes',
  name: 'Skirmish of Sixes',
  sides: [
    {
      ...FORD,
      panels: [
        { ...GUARD, attacks: GUARD.attacks.map((attack) => ({ ...attack, objective: { hedron: 2 } })) },
      ],
      map: ['E . b . .', ' . . g1 . g2', '. # . . b'],
    },
    WARLORDS_HILL,
  ],
};

/** The skirmish on two banks: no way leads from one to the other, on either side. */
export const SKIRMISH_PARTED: MissionDefinition = {
  ...SKIRMISH,
  id: 'skirmish-parted',
  name: 'Parted Skirmish',
  sides: [
    { ...FORD, map: ['E . b # . . E', ' . . g1 # . g2 .', '. . . # a1 b .'] },
    { ...WARLORDS_HILL, map: ['1 . 2 # . E', ' E . . # w1 3', '4 . 5 # 6 .'] },
  ],
};
