/** Builders for cards. Costs are in CP. Ids are derived from names, see `idOf`. */
import { idOf } from './abilities.ts';
import type { Condition } from './amount.ts';
import type { CardDefinition, Confidence } from './card.ts';
import type { Effect } from './effect.ts';

interface Printed {
  readonly text: string;
  readonly confidence?: Confidence;
  readonly unconfirmed?: string;
}

function card(
  kind: CardDefinition['kind'],
  name: string,
  cost: number,
  printed: Printed,
  effects: readonly Effect[],
): CardDefinition {
  return { id: idOf(name), name, cost, kind, ...printed, effects };
}

/** A Main Phase Action card. */
export const mainCard = (
  name: string,
  cost: number,
  printed: Printed,
  ...effects: Effect[]
): CardDefinition => card('main', name, cost, printed, effects);

/** An Instant Action card. */
export const instant = (name: string, cost: number, printed: Printed, ...effects: Effect[]): CardDefinition =>
  card('instant', name, cost, printed, effects);

/** A Roll Phase Action card. */
export const rollCard = (
  name: string,
  cost: number,
  printed: Printed,
  ...effects: Effect[]
): CardDefinition => card('roll', name, cost, printed, effects);

/** A Roll Phase Action card that changes an Attack of the player who plays it. */
export const attackModifier = (
  name: string,
  cost: number,
  printed: Printed,
  ...effects: Effect[]
): CardDefinition => ({ ...card('roll', name, cost, printed, effects), attackModifier: true });

/** Adds a printed condition to a card. `whenText` is the condition as a sentence, for the refusal. */
export const onlyWhen = (condition: Condition, whenText: string, inner: CardDefinition): CardDefinition => ({
  ...inner,
  when: condition,
  whenText,
});

/** The card that puts an ability level into play, with the level's name. Its effects run when it comes into play. */
export const upgrade = (
  ability: string,
  cost: number,
  { text, ...certainty }: Partial<Printed> = {},
  ...effects: Effect[]
): CardDefinition => ({
  ...card(
    'upgrade',
    ability,
    cost,
    {
      text: `Puts ${ability} into play.${text === undefined ? '' : ` ${text}`}`,
      ...certainty,
    },
    effects,
  ),
  upgradesTo: idOf(ability),
});
