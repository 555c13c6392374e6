/** The progress of an objective whose condition counts something. */
import type { GameView, MissionView } from '../../engine/index.ts';
import { numberFor } from '../../engine/rules.ts';
import type { Amount, Condition } from '../../engine/vocabulary/amount.ts';
import type { ObjectiveModel } from '../picture/mission/mission-model.ts';

type Progress = NonNullable<ObjectiveModel['progress']>;

/** The first amount that the condition counts upwards; null if there is none. */
export function progressOf(condition: Condition, view: GameView, mission: MissionView): Progress | null {
  switch (condition.test) {
    case 'at-least':
      return counted(condition.amount, condition.bound, view, mission);
    case 'all':
      for (const part of condition.all) {
        const found = progressOf(part, view, mission);
        if (found) return found;
      }
      return null;
    // "Not less than" is "at least".
    case 'not':
      return condition.not.test === 'less'
        ? counted(condition.not.left, condition.not.right, view, mission)
        : null;
    default:
      return null;
  }
}

function counted(now: Amount, of: Amount, view: GameView, mission: MissionView): Progress | null {
  const [have, goal] = [amountShown(now, view, mission), amountShown(of, view, mission)];
  return have === null || goal === null ? null : { now: Math.min(have, goal), of: goal };
}

/** Amounts that everybody can count on the table; null for others. */
function amountShown(amount: Amount, view: GameView, mission: MissionView): number | null {
  if (typeof amount === 'number') return amount;
  if ('sum' in amount) {
    const parts = amount.sum.map((part) => amountShown(part, view, mission));
    return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
  }
  if (!('count' in amount)) return null;
  switch (amount.count) {
    case 'counter':
      return mission.counters.find(({ id }) => id === amount.counter)?.now ?? null;
    case 'heroes':
      return mission.heroes.filter(({ exited }) => exited || amount.exited === undefined).length;
    case 'by-heroes':
      return numberFor(mission.heroes.length, amount.each);
    default:
      return null;
  }
}
