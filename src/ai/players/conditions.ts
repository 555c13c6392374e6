/** Evaluates the conditions of an effect list before the list runs. */

import { heroById, kingsHandSucceeds } from '../../engine/definitions.ts';
import { evaluateCondition, type Facts } from '../../engine/rules.ts';
import type { Condition } from '../../engine/vocabulary/amount.ts';
import { type DiceCondition, holdsOnDice } from './dice-reads.ts';
import { AMOUNTS, diceOf, type EvalContext, readsOf, seatsOfWho, tokensOf } from './eval-context.ts';
import { spacesOn, standBeside } from './missions/board-facts.ts';
import { seatAt } from './table-facts.ts';

const onDice = (context: EvalContext, condition: DiceCondition) => {
  const { hero } = seatAt(context.table, context.owner);
  const scope = condition.test === 'symbol-used' ? 'shown' : condition.dice;
  return holdsOnDice(condition, hero, diceOf(context, scope), readsOf(context, scope));
};

/** Short-lived states that usually do not apply. */
const usuallyNot = () => false;

/** Only uses that were found legal are rated, so the condition holds; for a later use, the right moment is assumed. */
const heldForLegalUses = () => true;

const KNOWN: Facts<EvalContext> = {
  amounts: AMOUNTS,
  conditions: {
    symbols: onDice,
    'symbol-used': onDice,
    'of-a-kind': onDice,
    attacked(context, { who }) {
      const { attacked } = context.table;
      return attacked !== null && seatsOfWho(context, who).includes(attacked);
    },
    'attack-type': ({ attack, table }) => attack > 0 || table.attackBase > 0,
    'ability-damage-coming': (context, { who }) =>
      seatsOfWho(context, who).some((seat) => (context.table.coming[seat] ?? 0) > 0),
    'die-shows': heldForLegalUses,
    during: heldForLegalUses,
    'prevented-by': heldForLegalUses,
    'damage-landed': ({ table }) => table.landed !== null,
    among(context, { who, of }) {
      const group = seatsOfWho(context, of);
      const meant = seatsOfWho(context, who);
      return meant.length > 0 && meant.every((seat) => group.includes(seat));
    },
    side: (context, { who, thing, side }) =>
      seatsOfWho(context, who).some((seat) => seatAt(context.table, seat).sides[thing] === side),
    brings: (context, { who, token }) =>
      seatsOfWho(context, who).some((seat) =>
        heroById(seatAt(context.table, seat).hero).tokens.some(({ id }) => id === token),
      ),
    usable: (context, { token }) => tokensOf(context, context.owner, token) > 0,
    'on-space'(context, { who, at }) {
      const { board } = context;
      if (!board) return false;
      const spaces = spacesOn(board, at, (meant) => seatsOfWho(context, meant));
      return seatsOfWho(context, who).some((seat) =>
        (board.standing[seat] ?? []).some((space) => spaces.includes(space)),
      );
    },
    adjacent(context, { who, to }) {
      const { board } = context;
      const others = seatsOfWho(context, to);
      return seatsOfWho(context, who).some(
        (seat) => board !== null && others.some((other) => standBeside(board, seat, other)),
      );
    },
    'split-allowed': usuallyNot,
    'lost-this-turn': usuallyNot,
    barred: usuallyNot,
    ultimate: ({ ultimate }) => ultimate,
    activated: usuallyNot,
    'defense-rolled': ({ table }) => table.defenseOver,
    scenario: ({ table }) => table.inScenario,
    'kings-hand': (context) =>
      context.table.scenario !== undefined &&
      kingsHandSucceeds(context.table.scenario, diceOf(context, 'rolled')),
  },
};

/** Whether a condition holds, as far as the view tells. Unknown facts get a fixed guess. */
export function holds(context: EvalContext, condition: Condition): boolean {
  return evaluateCondition(KNOWN, context, condition);
}
