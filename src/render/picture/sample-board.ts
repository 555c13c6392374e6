import { CP_CAP } from '../../engine/rules.ts';
import { type BoardModel, type SeatModel, TURN_PHASES } from './board-model.ts';

const seat: SeatModel = {
  seat: 0,
  playerName: 'Alice',
  heroId: 'barbarian',
  heroName: 'Barbarian',
  health: 41,
  startHealth: 50,
  maxHealth: 60,
  cp: 6,
  maxCp: CP_CAP,
  handCount: 5,
  deckCount: 21,
  discardCount: 6,
  tokens: [{ id: 'evasive', name: 'Evasive', count: 2, limit: 3, kind: 'positive' }],
  upgrades: [{ name: 'Overpower', level: 2 }],
  defeated: false,
  leader: false,
  extras: [],
};

/** A table with every kind of element, for the warm-up at the start and for examples. */
export const SAMPLE_BOARD: BoardModel = {
  title: 'Sample',
  turn: 'Turn 7',
  phases: TURN_PHASES,
  phase: 3,
  activeSeat: 0,
  whoseMove: 0,
  prompt: 'Alice: reroll or activate',
  seats: [
    seat,
    { ...seat, seat: 1, playerName: 'Bob', heroId: 'moon-elf', heroName: 'Moon Elf', health: 19 },
  ],
  teams: [],
  rolls: [
    {
      owner: 0,
      label: 'Offensive Roll',
      attemptsLeft: 1,
      dice: [1, 2, 3, 4, 6].map((value) => ({
        value,
        symbolId: value < 4 ? 'sword' : value < 6 ? 'life' : 'pow',
        kept: value < 4,
        altered: value === 6,
        blank: false,
      })),
    },
  ],
  attack: {
    name: 'Overpower II',
    attacker: 0,
    targets: [1],
    type: '',
    landed: false,
  },
  sums: [{ seat: 1, total: 9, lines: [{ label: 'Overpower II', amount: '+9' }] }],
  strike: null,
  outcome: null,
};
