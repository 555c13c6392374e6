/** Words to write a hero's board with. Ids are made from names: `Smack II` is `smack-ii`. */
import type { Requirement } from '../dice/requirement.ts';
import type { Effect, OpposedDice } from './effect.ts';
import type { AbilityLevel, AbilityTargets, AbilityVariant, Passive } from './hero.ts';

/** Kebab-case without punctuation: `Buh, Bye!` is `buh-bye`. */
export function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’!?.,]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The level that a name ends in: `Smack III` is level 3. */
export function levelOf(name: string): 1 | 2 | 3 {
  if (name.endsWith(' III')) return 3;
  return name.endsWith(' II') ? 2 : 1;
}

/** The place on the board that all levels share: `Smack III` lies on `smack`. */
export function slotOf(name: string): string {
  return idOf(name.replace(/ I{2,3}$/, ''));
}

type Line = readonly [Requirement, ...Effect[]];

type AimedLine = Pick<AbilityVariant, 'requires' | 'effects'> & Required<Pick<AbilityVariant, 'targets'>>;

/** One line of an ability: what the dice show, then what happens. A second line of its own has a name. */
export function line(requires: Requirement, ...effects: Effect[]): Line {
  return [requires, ...effects];
}

/** A line that names several opponents as its targets. */
export function at(targets: AbilityTargets, [requires, ...effects]: Line): AimedLine {
  return { targets, requires, effects };
}

/** A secondary ability printed on an upgrade. */
export function secondary(name: string, requires: Requirement, ...effects: Effect[]): AbilityVariant {
  return { id: idOf(name), name, requires, effects };
}

interface Notes {
  /** One line in our own words. */
  readonly text: string;
  readonly unconfirmed?: string;
}

function board(name: string, notes: Notes): Omit<AbilityLevel, 'kind' | 'variants'> {
  return { id: idOf(name), name, slot: slotOf(name), level: levelOf(name), ...notes };
}

function variants(name: string, lines: readonly (Line | AimedLine | AbilityVariant)[]): AbilityVariant[] {
  return lines.map((entry) => {
    if ('id' in entry) return entry;
    if ('targets' in entry) return { id: idOf(name), name, ...entry };
    const [requires, ...effects] = entry;
    return { id: idOf(name), name, requires, effects };
  });
}

/** An Offensive Ability; of tiers the best stands first. */
export function offensive(
  name: string,
  notes: Notes,
  ...lines: (Line | AimedLine | AbilityVariant)[]
): AbilityLevel {
  return { ...board(name, notes), kind: 'offensive', variants: variants(name, lines) };
}

export function ultimate(name: string, notes: Notes, ...lines: (Line | AimedLine)[]): AbilityLevel {
  return { ...board(name, notes), kind: 'ultimate', variants: variants(name, lines) };
}

/** A passive ability: what it does by itself, and what it sells for CP. */
export function passive(name: string, notes: Notes, what: Passive): AbilityLevel {
  return { ...board(name, notes), kind: 'passive', variants: [], passive: what };
}

/** Abilities of one side of a board that can be turned over. */
export const onSide = (side: string, ...levels: AbilityLevel[]): AbilityLevel[] =>
  levels.map((level) => ({ ...level, side }));

/** An ability in the place of another one: what is printed there on the other side of the board. */
export const inPlaceOf = (name: string, level: AbilityLevel): AbilityLevel => ({
  ...level,
  slot: slotOf(name),
});

/** A Defensive Ability whose dice may be re-rolled in part, once. */
export function defensiveWithReroll(
  name: string,
  notes: Notes,
  dice: number,
  mayReroll: number,
  ...effects: Effect[]
): AbilityLevel {
  return { ...defensive(name, notes, dice, ...effects), mayReroll };
}

/** A Defensive Ability whose dice may all be rolled once more for a token. */
export function defensiveWithPaidReroll(
  name: string,
  notes: Notes,
  dice: number,
  rerollCosts: string,
  ...effects: Effect[]
): AbilityLevel {
  return { ...defensive(name, notes, dice, ...effects), mayReroll: dice, rerollCosts };
}

/** A Defensive Ability whose dice are compared with those that others throw beside it. */
export function defensiveRollOff(
  name: string,
  notes: Notes,
  dice: number,
  opposed: OpposedDice,
  ...effects: Effect[]
): AbilityLevel {
  return { ...defensive(name, notes, dice, ...effects), opposed };
}

/** A Defensive Ability: so many dice once, then every line that they bring. */
export function defensive(name: string, notes: Notes, dice: number, ...effects: Effect[]): AbilityLevel {
  return { ...board(name, notes), kind: 'defensive', variants: [], dice, effects };
}
