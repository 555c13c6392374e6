/** The phases in which a card can be played, found by playing both turns with it in hand. */

import type { CARD_MOMENTS, CardMoment } from '../../../src/content/rules/statements.ts';
import { turnOf } from '../../../src/engine/hosting.ts';
import { apply, type GameState, legalActions } from '../../../src/engine/index.ts';
import { setUp } from '../../scenarios/runner/set-up.ts';

const PHASES = {
  'main-1': 'main',
  'main-2': 'main',
  'offensive-roll': 'offense',
  'defensive-roll': 'defense',
  discard: 'discard',
} as const satisfies Record<string, string>;

/** Four of a symbol for both heroes, and values that differ. */
const DICE = [1, 2, 1, 1, 4] as const;
const ROLLS = 8;
/** Questions after which two turns are long over. */
const MOST_QUESTIONS = 400;

/** The end of the turn comes after the Discard Phase and is not part of it (R67). */
function momentOf(state: GameState): CardMoment | undefined {
  const turn = turnOf(state);
  if (state.lanes[0]?.pending?.moment === 'turn-end') return undefined;
  const phase = Object.entries(PHASES).find(([name]) => name === turn.phase)?.[1];
  return phase && `${turn.active === 0 ? 'own' : 'foe'}-${phase}`;
}

/** The first of these that is legal keeps the turn going, dice rolled and an Attack made. */
const ORDER = ['roll', 'activate', 'defend', 'pass', 'no-ability', 'sell', 'choose', 'no-defense', 'alter'];

/**
 * @param card its id; both players hold tokens of both kinds, CP, and cards to sell
 * @returns the moments in the order of a turn
 */
export function momentsOf(card: string, all: typeof CARD_MOMENTS): CardMoment[] {
  const found = new Set<CardMoment>();
  for (const active of [0, 1]) {
    const hand = [
      card,
      ...['double-up', 'getting-paid', 'six-it', 'so-wild', 'samesies', 'tip-it'].filter((id) => id !== card),
    ];
    let { state } = setUp({
      name: 'walk',
      mode: 'duel',
      seats: [
        { hero: 'barbarian', cp: 12, hand, deck: ['smack-ii'], tokens: { concussion: 1, evasive: 1 } },
        { hero: 'moon-elf', cp: 12, hand: hand.slice(1), deck: ['longbow-ii'], tokens: { evasive: 1 } },
      ],
      active,
      phase: 'main-1',
      seed: 1,
      dice: Array.from({ length: ROLLS }, () => DICE).flat(),
      steps: [],
    });
    for (let asked = 0; asked < MOST_QUESTIONS && turnOf(state).active === active; asked += 1) {
      const pending = state.lanes[0]?.pending;
      if (!pending || state.outcome) break;
      const legal = legalActions(state, pending.seat);
      const moment = momentOf(state);
      if (moment && pending.seat === 0 && legal.some((one) => one.type === 'play' && one.card === card)) {
        found.add(moment);
      }
      const next = ORDER.flatMap((type) => legal.find((one) => one.type === type) ?? [])[0] ?? legal[0];
      if (!next) break;
      state = apply(state, pending.seat, next).state;
    }
  }
  return all.filter((moment) => found.has(moment));
}
