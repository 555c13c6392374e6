/** One ability of each damage type, activated on the turn of the first player. */

import type { GameState } from '../../../src/engine/index.ts';
import { apply, legalActions } from '../../../src/engine/index.ts';
import type { DieValue } from '../../../src/engine/rules.ts';
import type { SeatSetup } from '../../scenarios/runner/schema.ts';
import { setUp } from '../../scenarios/runner/set-up.ts';

interface AttackOfType {
  readonly hero: string;
  readonly ability: string;
  readonly dice: readonly DieValue[];
  readonly upgrades?: string[];
}

const ATTACKS = {
  normal: { hero: 'barbarian', ability: 'smack', dice: [1, 2, 3, 4, 6] },
  undefendable: {
    hero: 'barbarian',
    ability: 'mighty-blow-ii',
    dice: [1, 2, 3, 4, 6],
    upgrades: ['mighty-blow-ii'],
  },
  pure: { hero: 'shadow-thief', ability: 'shadow-dance', dice: [6, 6, 6, 1, 2] },
  collateral: { hero: 'pyromancer', ability: 'burning-soul', dice: [5, 5, 1, 2, 4] },
  ultimate: { hero: 'barbarian', ability: 'rage', dice: [6, 6, 6, 6, 6] },
} as const satisfies Record<string, AttackOfType>;

/** What later rolls show: arrows for the defender, a 4 for the shadows. */
const LATER: readonly DieValue[] = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const MOST_QUESTIONS = 30;

/** The game right after the ability was announced. */
export function attackWith(
  type: keyof typeof ATTACKS,
  foe: Partial<SeatSetup> = {},
  me: Partial<SeatSetup> = {},
): GameState {
  const attack: AttackOfType = ATTACKS[type];
  let { state } = setUp({
    name: type,
    mode: 'duel',
    seats: [
      { hero: attack.hero, hand: [], cp: 5, upgrades: attack.upgrades ?? [], ...me },
      { hero: 'moon-elf', hand: [], ...foe },
    ],
    active: 0,
    phase: 'offensive-roll',
    seed: 1,
    dice: [...attack.dice, ...LATER],
    steps: [],
  });
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    const seat = state.lanes[0]?.pending?.seat ?? 0;
    const legal = legalActions(state, seat);
    const announced = legal.find((one) => one.type === 'activate' && one.ability === attack.ability);
    if (announced) return apply(state, seat, announced).state;
    const next = legal.find(({ type }) => type === 'roll') ?? legal.find(({ type }) => type === 'pass');
    if (!next) break;
    state = apply(state, seat, next).state;
  }
  throw new Error(`${attack.ability} cannot be activated`);
}
