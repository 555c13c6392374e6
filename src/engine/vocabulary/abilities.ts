/** Builders for the abilities of a hero's board. Ids are derived from names: `Smack II` becomes `smack-ii`. */
import type { Confidence } from './card.ts';
import type { Requirement } from './dice.ts';
import type { Effect } from './effect.ts';
import type { OpposedDice } from './effects/dice.ts';
import type { AbilityLevel, AbilityTargets, AbilityVariant, Passive } from './hero.ts';

/** The id of a name: kebab-case without punctuation. `Buh, Bye!` becomes `buh-bye`. */
export function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’!?.,]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The level of an ability name by its ending: `Smack III` is level 3, `Smack` is level 1. */
export function levelOf(name: string): 1 | 2 | 3 {
  if (name.endsWith(' III')) return 3;
  return name.endsWith(' II') ? 2 : 1;
}

/** The id of the board slot that all levels of an ability share: `Smack III` belongs to the slot `smack`. */
export function slotOf(name: string): string {
  return idOf(name.replace(/ I{2,3}$/, ''));
}

type Line = readonly [Requirement, ...Effect[]];

type AimedLine = Pick<AbilityVariant, 'requires' | 'effects'> & Required<Pick<AbilityVariant, 'targets'>>;

/** One line of an ability: what the dice must show, then the effects. It has the ability's name (see `secondary`). */
export function line(requires: Requirement, ...effects: Effect[]): Line {
  return [requires, ...effects];
}

/** A line whose owner chooses several opponents as targets. */
export function at(targets: AbilityTargets, [requires, ...effects]: Line): AimedLine {
  return { targets, requires, effects };
}

/** A line with a name of its own: a secondary ability printed on an upgrade. */
export function secondary(name: string, requires: Requirement, ...effects: Effect[]): AbilityVariant {
  return { id: idOf(name), name, requires, effects };
}

interface Notes {
  /** What the ability does, in one line and in our own words. */
  readonly text: string;
  readonly confidence?: Confidence;
  /** Why a detail is not certain; shown to players. */
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

/** An Offensive Ability. Of several tiers the best comes first. */
export function offensive(
  name: string,
  notes: Notes,
  ...lines: (Line | AimedLine | AbilityVariant)[]
): AbilityLevel {
  return { ...board(name, notes), kind: 'offensive', variants: variants(name, lines) };
}

/** An Ultimate Ability. */
export function ultimate(name: string, notes: Notes, ...lines: (Line | AimedLine)[]): AbilityLevel {
  return { ...board(name, notes), kind: 'ultimate', variants: variants(name, lines) };
}

/** A passive ability: its triggers, its modifiers and the actions that it offers for CP or tokens. */
export function passive(name: string, notes: Notes, what: Passive): AbilityLevel {
  return { ...board(name, notes), kind: 'passive', variants: [], passive: what };
}

/** Marks abilities as printed on one side of a two-sided board. `side` is the id of the side. */
export const onSide = (side: string, ...levels: AbilityLevel[]): AbilityLevel[] =>
  levels.map((level) => ({ ...level, side }));

/** Puts an ability into the slot of another one, which is printed at that place on the other side of the board. */
export const inPlaceOf = (name: string, level: AbilityLevel): AbilityLevel => ({
  ...level,
  slot: slotOf(name),
});

/** A Defensive Ability of which up to `mayReroll` dice may be re-rolled once. */
export function defensiveWithReroll(
  name: string,
  notes: Notes,
  dice: number,
  mayReroll: number,
  ...effects: Effect[]
): AbilityLevel {
  return { ...defensive(name, notes, dice, ...effects), mayReroll };
}

/** A Defensive Ability whose dice may be re-rolled once for one token with the id `rerollCosts`. */
export function defensiveWithPaidReroll(
  name: string,
  notes: Notes,
  dice: number,
  rerollCosts: string,
  ...effects: Effect[]
): AbilityLevel {
  return { ...defensive(name, notes, dice, ...effects), mayReroll: dice, rerollCosts };
}

/** A Defensive Ability whose dice are compared with dice that others roll at the same time. */
export function defensiveRollOff(
  name: string,
  notes: Notes,
  dice: number,
  opposed: OpposedDice,
  ...effects: Effect[]
): AbilityLevel {
  return { ...defensive(name, notes, dice, ...effects), opposed };
}

/** A Defensive Ability: rolls the dice once, then runs all effects, which count the dice themselves. */
export function defensive(name: string, notes: Notes, dice: number, ...effects: Effect[]): AbilityLevel {
  return { ...board(name, notes), kind: 'defensive', variants: [], dice, effects };
}
