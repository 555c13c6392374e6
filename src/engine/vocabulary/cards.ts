/** Words to write cards with. */
import { idOf } from './abilities.ts';
import type { Condition } from './amount.ts';
import type { CardDefinition } from './card.ts';
import type { Effect } from './effect.ts';

interface Printed {
  readonly text: string;
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

export const mainCard = (
  name: string,
  cost: number,
  printed: Printed,
  ...effects: Effect[]
): CardDefinition => card('main', name, cost, printed, effects);

export const instant = (name: string, cost: number, printed: Printed, ...effects: Effect[]): CardDefinition =>
  card('instant', name, cost, printed, effects);

export const rollCard = (
  name: string,
  cost: number,
  printed: Printed,
  ...effects: Effect[]
): CardDefinition => card('roll', name, cost, printed, effects);

/** A roll phase card that changes an Attack of the player who plays it. */
export const attackModifier = (
  name: string,
  cost: number,
  printed: Printed,
  ...effects: Effect[]
): CardDefinition => ({ ...card('roll', name, cost, printed, effects), attackModifier: true });

/** A card that is playable only under a printed condition. */
export const onlyWhen = (condition: Condition, whenText: string, inner: CardDefinition): CardDefinition => ({
  ...inner,
  when: condition,
  whenText,
});

/** The card that puts a level of an ability into play; its name is the level's name. Effects come as it does. */
export const upgrade = (
  ability: string,
  cost: number,
  { text, unconfirmed }: Partial<Printed> = {},
  ...effects: Effect[]
): CardDefinition => ({
  ...card(
    'upgrade',
    ability,
    cost,
    {
      text: `Puts ${ability} into play.${text === undefined ? '' : ` ${text}`}`,
      ...(unconfirmed === undefined ? {} : { unconfirmed }),
    },
    effects,
  ),
  upgradesTo: idOf(ability),
});
