/** Evaluates the conditions of an effect list before the list runs. */

import { heroById } from '../../engine/definitions.ts';
import type { Condition } from '../../engine/vocabulary/amount.ts';
import { holdsOnDice } from './dice-reads.ts';
import { amountOf, diceOf, type EvalContext, readsOf, seatsOfWho, tokensOf } from './eval-context.ts';
import { spacesOn, standBeside } from './missions/board-facts.ts';
import { seatAt } from './table-facts.ts';

/** Whether a condition holds, as far as the view tells. Unknown facts get a fixed guess. */
export function holds(context: EvalContext, condition: Condition): boolean {
  switch (condition.test) {
    case 'symbols':
    case 'symbol-used':
    case 'of-a-kind': {
      const { hero } = seatAt(context.table, context.owner);
      const scope = condition.test === 'symbol-used' ? 'shown' : condition.dice;
      return holdsOnDice(condition, hero, diceOf(context, scope), readsOf(context, scope));
    }
    case 'at-least':
      return amountOf(context, condition.amount) >= condition.bound;
    case 'at-most':
      return amountOf(context, condition.amount) <= condition.bound;
    case 'less':
      return amountOf(context, condition.left) < amountOf(context, condition.right);
    case 'attacked': {
      const { attacked } = context.table;
      return attacked !== null && seatsOfWho(context, condition.who).includes(attacked);
    }
    case 'attack-type':
      return context.attack > 0 || context.table.attackBase > 0;
    case 'ability-damage-coming':
      return seatsOfWho(context, condition.who).some((seat) => (context.table.coming[seat] ?? 0) > 0);
    case 'die-shows':
    case 'during':
      // The bot only rates legal uses, so the condition holds for a use now. For a later use, the bot assumes the right
      // moment.
      return true;
    case 'prevented-by':
      // Only uses that were found legal get here, so the condition holds.
      return true;
    case 'damage-landed':
      return context.table.landed !== null;
    case 'among': {
      const group = seatsOfWho(context, condition.of);
      const meant = seatsOfWho(context, condition.who);
      return meant.length > 0 && meant.every((seat) => group.includes(seat));
    }
    case 'side':
      return seatsOfWho(context, condition.who).some(
        (seat) => seatAt(context.table, seat).sides[condition.thing] === condition.side,
      );
    case 'brings':
      return seatsOfWho(context, condition.who).some((seat) =>
        heroById(seatAt(context.table, seat).hero).tokens.some(({ id }) => id === condition.token),
      );
    case 'usable':
      return tokensOf(context, context.owner, condition.token) > 0;
    case 'on-space': {
      const { board } = context;
      if (!board) return false;
      const spaces = spacesOn(board, condition.at, (who) => seatsOfWho(context, who));
      return seatsOfWho(context, condition.who).some((seat) =>
        (board.standing[seat] ?? []).some((space) => spaces.includes(space)),
      );
    }
    case 'adjacent': {
      const { board } = context;
      const others = seatsOfWho(context, condition.to);
      return seatsOfWho(context, condition.who).some(
        (seat) => board !== null && others.some((other) => standBeside(board, seat, other)),
      );
    }
    case 'split-allowed':
    case 'lost-this-turn':
    case 'barred':
      // Short-lived states that usually do not apply.
      return false;
    case 'ultimate':
      return false;
    case 'defense-rolled':
      return context.table.defenseOver;
    case 'not':
      return !holds(context, condition.not);
    case 'all':
      return condition.all.every((part) => holds(context, part));
    case 'any':
      return condition.any.some((part) => holds(context, part));
  }
}
