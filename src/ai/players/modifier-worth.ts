/** Heuristic worths of standing modifiers to their holder. */
import type { Modifier } from '../../engine/vocabulary/modifier.ts';
import { worthOfCp } from './basic-worths.ts';

const SKIPPED_INCOME = -2.4;
const FEWER_ATTEMPT = -2;
const SKIPPED_OFFENSE = -6;
const BARRED = -3;
const UNTOUCHABLE = 5;
const SURVIVAL = 9;
/** The loss in worth of an offensive roll phase without status effects, and without straights. */
const WITHOUT_STATUSES = -1;
const WITHOUT_STRAIGHTS = -1.5;
/** The losses in worth of a turn without cards, and without being healed. */
const WITHOUT_CARDS = -2;
const WITHOUT_HEALING = -1;
/** The loss in worth of an offensive roll phase while one dice value is blank. */
const BLANKS = -2;

/**
 * Returns the worth in points of damage; negative when the modifier burdens its holder.
 * @param times how many attacks the modifier applies to
 */
export function modifierWorth(modifier: Modifier, times: number): number {
  switch (modifier.side) {
    case 'attacking':
    case 'attacked': {
      const sign = modifier.side === 'attacking' ? 1 : -1;
      if (modifier.step === 2) return sign * modifier.amount * times;
      return sign * (modifier.factor === 'half' ? -UNTOUCHABLE / 2 : -UNTOUCHABLE);
    }
    case 'income':
      return SKIPPED_INCOME;
    case 'attempts':
      return -FEWER_ATTEMPT * modifier.amount;
    case 'attempt-price':
      return worthOfCp(0, -modifier.cp);
    case 'offense':
      return Math.max(SKIPPED_OFFENSE, -worthOfCp(0, modifier.cp) * 1.3);
    case 'actions':
      return BARRED;
    case 'defeat':
      return SURVIVAL;
    case 'statuses':
      return WITHOUT_STATUSES;
    case 'abilities':
      return WITHOUT_STRAIGHTS;
    case 'dice':
      return BLANKS;
    case 'cards':
      return WITHOUT_CARDS;
    case 'healing':
      return WITHOUT_HEALING;
    case 'upgrades':
    case 'rerolls':
      return 0;
  }
}
