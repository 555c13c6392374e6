/** The progress of an objective whose condition counts something. */
import type { MissionView } from '../../engine/index.ts';
import { type AmountFacts, evaluateAmount, numberFor } from '../../engine/rules.ts';
import type { Amount, Condition } from '../../engine/vocabulary/amount.ts';
import type { ObjectiveModel } from '../picture/mission/mission-model.ts';

type Progress = NonNullable<ObjectiveModel['progress']>;

/** The first amount that the condition counts upwards; null if there is none. */
export function progressOf(condition: Condition, mission: MissionView): Progress | null {
  switch (condition.test) {
    case 'at-least':
      return counted(condition.amount, condition.bound, mission);
    case 'all':
      for (const part of condition.all) {
        const found = progressOf(part, mission);
        if (found) return found;
      }
      return null;
    // "Not less than" is "at least".
    case 'not':
      return condition.not.test === 'less' ? counted(condition.not.left, condition.not.right, mission) : null;
    // These count nothing upwards.
    case 'symbols':
    case 'symbol-used':
    case 'of-a-kind':
    case 'at-most':
    case 'less':
    case 'attacked':
    case 'attack-type':
    case 'ability-damage-coming':
    case 'prevented-by':
    case 'damage-landed':
    case 'among':
    case 'side':
    case 'split-allowed':
    case 'lost-this-turn':
    case 'barred':
    case 'brings':
    case 'usable':
    case 'ultimate':
    case 'die-shows':
    case 'during':
    case 'defense-rolled':
    case 'on-space':
    case 'adjacent':
    case 'any':
      return null;
    default:
      return condition satisfies never;
  }
}

function counted(now: Amount, of: Amount, mission: MissionView): Progress | null {
  const [have, goal] = [now, of].map((amount) => evaluateAmount(SHOWN, mission, amount));
  return have == null || goal == null ? null : { now: Math.min(have, goal), of: goal };
}

/** Counts that this message does not make. */
const uncounted = () => null;

/** Amounts that everybody can count on the table; null for others. */
const SHOWN: AmountFacts<MissionView, null> = {
  counter: ({ counters }, { counter }) => counters.find(({ id }) => id === counter)?.now ?? null,
  heroes: ({ heroes }, { exited: only }) =>
    heroes.filter(({ exited }) => exited || only === undefined).length,
  'by-heroes': ({ heroes }, { each }) => numberFor(heroes.length, each),
  symbols: uncounted,
  values: uncounted,
  total: uncounted,
  best: uncounted,
  tokens: uncounted,
  passed: uncounted,
  cp: uncounted,
  dial: uncounted,
  hand: uncounted,
  dealt: uncounted,
  noted: uncounted,
  attempts: uncounted,
  'attack-base': uncounted,
  upgrades: uncounted,
  room: uncounted,
  figures: uncounted,
  round: uncounted,
  momentum: uncounted,
  tiles: uncounted,
};
