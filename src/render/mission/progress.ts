/** The progress of an objective whose condition counts something, and what is still missing for a condition. */
import type { MissionView } from '../../engine/index.ts';
import { type AmountFacts, evaluateAmount, numberFor } from '../../engine/rules.ts';
import type { Amount, Condition } from '../../engine/vocabulary/amount.ts';
import type { MissionSide } from '../../engine/vocabulary/mission.ts';
import type { Words } from '../../words/index.ts';
import type { ObjectiveModel } from '../picture/mission/mission-model.ts';

type Progress = NonNullable<ObjectiveModel['progress']>;

/** The first amount that the condition counts upwards; null if there is none. */
export function progressOf(condition: Condition, mission: MissionView): Progress | null {
  const [first = null] = countsIn(condition).flatMap(({ now, of }) => counted(now, of, mission) ?? []);
  return first;
}

/**
 * What must still happen before a condition holds, in short texts: counts that are too low, and enemies that must fall.
 * Empty when nothing countable is missing.
 */
export function missingFor(
  condition: Condition,
  side: MissionSide,
  mission: MissionView,
  words: Words,
): string[] {
  const say = words.missionTable;
  const low = countsIn(condition).flatMap(({ now, of }) => {
    const progress = counted(now, of, mission);
    if (!progress || progress.now >= progress.of || typeof now === 'number' || !('count' in now)) return [];
    if (now.count === 'heroes') return [say.haveLeft(progress.now, progress.of)];
    if (now.count !== 'counter') return [];
    const name = mission.counters.find(({ id }) => id === now.counter)?.name ?? now.counter;
    return [say.counted(name, progress.now, progress.of)];
  });
  const standing = boundsIn(condition).flatMap(({ panel, most }) => {
    const left = figuresOn(side, mission, panel) - most;
    if (left <= 0) return [];
    const printed = side.panels.find(({ id }) => id === panel);
    if (printed?.kind === 'boss') return [say.bossMustFall(printed.name, healthOf(mission, printed.id))];
    return [say.mustFall(left, printed?.name ?? null)];
  });
  return [...low, ...standing];
}

function healthOf({ figures }: MissionView, panel: string): number {
  return figures.reduce((sum, figure) => sum + (figure.panel === panel ? figure.health : 0), 0);
}

/** Whether the condition counts a counter upwards. */
export function isCountedIn(condition: Condition, counter: string): boolean {
  return countsIn(condition).some(
    ({ now }) =>
      typeof now !== 'number' && 'count' in now && now.count === 'counter' && now.counter === counter,
  );
}

interface Count {
  readonly now: Amount;
  readonly of: Amount;
}

/** What the condition counts upwards. */
function countsIn(condition: Condition): Count[] {
  switch (condition.test) {
    case 'at-least':
      return [{ now: condition.amount, of: condition.bound }];
    case 'all':
      return condition.all.flatMap(countsIn);
    // "Not less than" is "at least".
    case 'not':
      return condition.not.test === 'less' ? [{ now: condition.not.left, of: condition.not.right }] : [];
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
    case 'activated':
    case 'die-shows':
    case 'during':
    case 'defense-rolled':
    case 'scenario':
    case 'kings-hand':
    case 'on-space':
    case 'adjacent':
    case 'any':
      return [];
    default:
      return condition satisfies never;
  }
}

/** How many figures of a panel, or of all, may be left at the most. */
function boundsIn(condition: Condition): { readonly panel: string | null; readonly most: number }[] {
  if (condition.test === 'all') return condition.all.flatMap(boundsIn);
  if (condition.test !== 'at-most') return [];
  const { amount, bound } = condition;
  if (typeof amount === 'number' || !('count' in amount) || amount.count !== 'figures') return [];
  return [{ panel: amount.panel ?? null, most: bound }];
}

/** Without a panel henchmen and bosses count. */
function figuresOn({ panels }: MissionSide, { figures }: MissionView, panel: string | null): number {
  return figures.filter((figure) => {
    if (panel !== null) return figure.panel === panel;
    const kind = panels.find(({ id }) => id === figure.panel)?.kind;
    return kind === 'henchman' || kind === 'boss';
  }).length;
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
  statuses: uncounted,
  health: uncounted,
  players: uncounted,
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
