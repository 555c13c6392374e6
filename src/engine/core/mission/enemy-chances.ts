/** The chance of each attack of a panel to be triggered by the enemy dice. */
import type { EnemyAttack } from '../../vocabulary/mission.ts';
import { meetsObjective } from './enemy-dice.ts';

/** Three of six faces are strikes, two are vortices, one is the hedron. One face represents each symbol. */
const FACES = [
  { face: 1, chance: 1 / 2 },
  { face: 4, chance: 1 / 3 },
  { face: 6, chance: 1 / 6 },
] as const;

const known = new WeakMap<readonly EnemyAttack[], Map<number, readonly number[]>>();

/**
 * Returns the chance of each attack in one roll, 0..1. When the dice meet several attacks, the first one triggers.
 * @param attacks the attacks of one panel, in their printed order
 * @param dice the number of dice, 1 or more
 */
export function chancesOf(attacks: readonly EnemyAttack[], dice: number): readonly number[] {
  let ofPanel = known.get(attacks);
  if (!ofPanel) {
    ofPanel = new Map();
    known.set(attacks, ofPanel);
  }
  let chances = ofPanel.get(dice);
  if (!chances) {
    chances = computeChances(attacks, dice);
    ofPanel.set(dice, chances);
  }
  return chances;
}

function computeChances(attacks: readonly EnemyAttack[], dice: number): number[] {
  const chances = attacks.map(() => 0);
  const [strike, vortex, hedron] = FACES;
  for (let strikes = 0; strikes <= dice; strikes += 1) {
    for (let vortices = 0; strikes + vortices <= dice; vortices += 1) {
      const hedrons = dice - strikes - vortices;
      const shown = [
        ...Array.from({ length: strikes }, () => strike.face),
        ...Array.from({ length: vortices }, () => vortex.face),
        ...Array.from({ length: hedrons }, () => hedron.face),
      ];
      const first = attacks.findIndex(({ objective }) => meetsObjective(shown, objective));
      if (first < 0) continue;
      const ways = binomial(dice, strikes) * binomial(dice - strikes, vortices);
      const chance = strike.chance ** strikes * vortex.chance ** vortices * hedron.chance ** hedrons;
      chances[first] = (chances[first] ?? 0) + ways * chance;
    }
  }
  return chances;
}

/** Returns the binomial coefficient: the number of ways to choose `some` of `all`. */
function binomial(all: number, some: number): number {
  let ways = 1;
  for (let at = 1; at <= some; at += 1) ways = (ways * (all - some + at)) / at;
  return ways;
}
