import {
  type BoardModel,
  type DieModel,
  type SeatModel,
  TURN_PHASES,
} from '../../../src/render/picture/board-model.ts';

/** A seat at the start of a game, with what the test wants to differ. */
export function seat(changes: Partial<SeatModel> = {}): SeatModel {
  return {
    seat: 0,
    playerName: 'Alice',
    heroId: 'barbarian',
    heroName: 'Barbarian',
    health: 50,
    startHealth: 50,
    maxHealth: 60,
    cp: 2,
    maxCp: 15,
    handCount: 4,
    deckCount: 28,
    discardCount: 0,
    tokens: [],
    upgrades: [],
    defeated: false,
    leader: false,
    extras: [],
    ...changes,
  };
}

export function rolledDie(value: number, symbolId: string, changes: Partial<DieModel> = {}): DieModel {
  return { value, symbolId, kept: false, altered: false, blank: false, ...changes };
}

const elf = seat({
  seat: 1,
  playerName: 'Bob',
  heroId: 'moon-elf',
  heroName: 'Moon Elf',
  health: 19,
  cp: 0,
  handCount: 1,
  tokens: [
    { id: 'concussion', name: 'Concussion', count: 1, limit: 1, kind: 'negative' },
    { id: 'seedling', name: 'Seedling', count: 1, limit: 3, kind: 'companion', detail: '4 HP' },
  ],
});

const barbarian = seat({
  health: 41,
  cp: 6,
  tokens: [{ id: 'evasive', name: 'Evasive', count: 2, limit: 3, kind: 'positive' }],
  upgrades: [{ name: 'Smack', level: 3 }],
});

/** A duel in its Defensive Roll: ten dice, a ledger in both directions, tokens, an upgrade. */
export const duel: BoardModel = {
  title: 'Duel',
  turn: 'Turn 7',
  phases: TURN_PHASES,
  phase: 5,
  activeSeat: 0,
  whoseMove: 1,
  prompt: 'Bob: prevent or take it',
  seats: [barbarian, elf],
  teams: [],
  rolls: [
    {
      owner: 0,
      label: 'Offensive Roll',
      attemptsLeft: 1,
      dice: [
        rolledDie(1, 'sword', { kept: true }),
        rolledDie(3, 'sword', { kept: true }),
        rolledDie(5, 'life'),
        rolledDie(6, 'pow', { altered: true }),
        rolledDie(2, 'sword'),
      ],
    },
    {
      owner: 1,
      label: 'Missed Me',
      attemptsLeft: null,
      dice: [1, 2, 4, 5, 6].map((value) =>
        rolledDie(value, value < 4 ? 'arrow' : value < 6 ? 'foot' : 'moon'),
      ),
    },
  ],
  attack: {
    name: 'Overpower',
    attacker: 0,
    targets: [1],
    type: 'undefendable',
    landed: false,
  },
  sums: [
    {
      seat: 1,
      total: 4,
      lines: [
        { label: 'Overpower', amount: '+8' },
        { label: 'Evasive', amount: '×1/2' },
      ],
    },
    { seat: 0, total: 2, lines: [{ label: 'Retribution', amount: '+2' }] },
  ],
  strike: null,
  outcome: null,
};

const PARTY = ['paladin', 'ninja', 'pyromancer', 'treant', 'gunslinger', 'monk'];

/** The same fight at a table of `count` heroes, all with a lot before them. */
export function party(count: number): BoardModel {
  const tokens = ['stun', 'burn', 'chi', 'crit', 'protect', 'poison', 'shadows', 'bounty'].map((id) => ({
    id,
    name: `Token ${id}`,
    count: 5,
    limit: 5,
    kind: 'unique' as const,
  }));
  const upgrades = Array.from({ length: 9 }, (_, i) => ({ name: `Ability number ${i}`, level: 2 as const }));
  const seats = PARTY.slice(0, count).map((heroId, i) =>
    seat({
      seat: i,
      heroId,
      heroName: heroId,
      playerName: `Player with a long name ${i}`,
      tokens,
      upgrades,
      extras: [{ label: 'Stance', value: 'Wolf' }],
    }),
  );
  return { ...duel, seats };
}

/** Every text of an SVG in the order in which it is drawn, entities still in place. */
export function labelTexts(svg: string): string[] {
  return [...svg.matchAll(/aria-label="([^"]*)"/g)].map((match) => match[1] ?? '');
}
