/** Works out the numbers and conditions of the vocabulary against the present state. */
import { hasDefended, targetAt, targetMeant } from '../attack.ts';
import { attackBase } from '../damage/attack.ts';
import { type Foreseen, foresee } from '../damage/foreseen.ts';
import type { LedgerEntry } from '../damage/ledger.ts';
import { isolatedLedger } from '../damage/open-ledger.ts';
import { countSymbol, type DieFace, largestGroup, usesSymbol } from '../dice/requirement.ts';
import { type Game, heroOf, seatOf, tokenCount, tokenLimit, tokensFrom } from '../game.ts';
import { relatedTo } from '../seat/relations.ts';
import type { EffectContext } from '../state.ts';
import type { Amount, Condition, DiceScope, Who } from '../vocabulary/amount.ts';

/** The seats that `who` means, in order; empty when nobody is meant yet. */
export function seatsMeant(game: Game, context: EffectContext, who: Who): readonly number[] {
  switch (who) {
    case 'owner':
    case 'target':
    case 'chosen':
    case 'holder': {
      const seat = context[who];
      // Nothing reaches somebody who has fallen meanwhile (rule: defeat).
      return seat === null || seatOf(game, seat).defeated ? [] : [seat];
    }
    case 'picked':
      return (context.picked ?? []).filter((seat) => !seatOf(game, seat).defeated);
    default:
      return relatedTo(game, context.owner, who);
  }
}

function diceOf(context: EffectContext, scope: DiceScope): readonly DieFace[] {
  return scope === 'rolled' ? context.rolled : context.shown;
}

function sumOver(game: Game, context: EffectContext, who: Who, measure: (seat: number) => number): number {
  let result = 0;
  for (const seat of seatsMeant(game, context, who)) result += measure(seat);
  return result;
}

/** Far beyond any figure of a game: amounts of a pack could multiply one another without end. */
const MOST = 999;

/** The value of an amount now; whole, may be negative only where figures are. */
export function amountOf(game: Game, context: EffectContext, amount: Amount): number {
  return Math.max(-MOST, Math.min(MOST, workedOut(game, context, amount)));
}

function workedOut(game: Game, context: EffectContext, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('sum' in amount)
    return amount.sum.reduce<number>((sum, part) => sum + amountOf(game, context, part), 0);
  if ('times' in amount)
    return amountOf(game, context, amount.times[0]) * amountOf(game, context, amount.times[1]);
  if ('half' in amount) return Math.ceil(amountOf(game, context, amount.half) / 2);
  if ('least' in amount) {
    return Math.min(amountOf(game, context, amount.least[0]), amountOf(game, context, amount.least[1]));
  }
  switch (amount.count) {
    case 'symbols': {
      const key = heroOf(game, context.owner).dice;
      const dice = diceOf(context, amount.dice);
      const shown = amount.symbols.reduce((sum, symbol) => sum + countSymbol(dice, key, symbol), 0);
      return Math.floor(shown / amount.every);
    }
    case 'total':
      return context.rolled.reduce<number>((sum, die) => sum + (die ?? 0), 0);
    case 'tokens':
      return sumOver(game, context, amount.who, (seat) =>
        amount.from === undefined
          ? tokenCount(game, seat, amount.token)
          : tokensFrom(game, seat, amount.token, context.owner),
      );
    case 'cp':
      return sumOver(game, context, amount.who, (seat) => seatOf(game, seat).cp);
    case 'dealt':
      return damageDealt(game, context);
    case 'attempts':
      return game.lane.rollPhase?.attemptsUsed ?? 0;
    case 'attack-base':
      return attackBaseNow(game, context);
    case 'noted':
      return context.notes[amount.name] ?? 0;
    case 'upgrades':
      return sumOver(game, context, amount.who, (seat) => seatOf(game, seat).inPlay.length);
    case 'room':
      return sumOver(game, context, amount.who, (seat) =>
        Math.max(0, tokenLimit(game, seat, amount.token) - tokenCount(game, seat, amount.token)),
      );
  }
}

/** What the activated ability is certain to do still. */
export function foreseen(game: Game): Foreseen {
  return foresee(game, (context, condition) => holdsNow(game, context, condition));
}

/** The ledger of the roll phase with what its Attack is certain to bring yet: from activation on (R51). */
export function attackLedger(game: Game): readonly LedgerEntry[] {
  const phase = game.lane.rollPhase;
  return phase ? [...phase.ledger, ...foreseen(game).damage] : [];
}

/** Targets are settled: only now is anybody being Attacked, or has damage coming (R53, R99, R103). */
export function isTargeted(game: Game): boolean {
  return game.lane.turn.phase === 'defensive-roll';
}

/** What the Attack of the roll phase really did to the target that is meant (rule: successfully-dealt). */
export function damageDealt(game: Game, context: EffectContext): number {
  const phase = game.lane.rollPhase;
  const target = targetMeant(phase, context.target);
  if (!phase?.landed || !target || attackBase(phase.ledger, target.seat) === 0) return 0;
  return phase.landed[String(target.seat)] ?? 0;
}

/** The Attack on the target that is meant before modifiers, also while nobody is aimed at yet. */
function attackBaseNow(game: Game, context: EffectContext): number {
  const ledger = attackLedger(game);
  const target = targetMeant(game.lane.rollPhase, context.target);
  const targets = target ? [target] : (game.lane.rollPhase?.attack.targets ?? []);
  // What is to be used on one of several may be used on the one that it fits best.
  return Math.max(attackBase(ledger, null), ...targets.map(({ seat }) => attackBase(ledger, seat)));
}

/** Whether a condition holds now. */
export function holdsNow(game: Game, context: EffectContext, condition: Condition): boolean {
  switch (condition.test) {
    case 'symbols': {
      const key = heroOf(game, context.owner).dice;
      const dice = diceOf(context, condition.dice);
      return Object.entries(condition.need).every(([symbol, need]) => countSymbol(dice, key, symbol) >= need);
    }
    case 'symbol-used': {
      const requires = game.lane.rollPhase?.activated?.requires;
      if (!requires) return false;
      return usesSymbol(context.shown, heroOf(game, context.owner).dice, requires, condition.symbol);
    }
    case 'of-a-kind':
      return largestGroup(diceOf(context, condition.dice)) >= condition.count;
    case 'at-least':
      return amountOf(game, context, condition.amount) >= condition.bound;
    case 'at-most':
      return amountOf(game, context, condition.amount) <= condition.bound;
    case 'less':
      return amountOf(game, context, condition.left) < amountOf(game, context, condition.right);
    case 'attacked': {
      const phase = game.lane.rollPhase;
      // What answers an Attack works on its final total, never on isolated damage (R104).
      if (isolatedLedger(game)) return false;
      // From the start of the Defensive Roll Phase to just before the damage (R53, R102).
      if (!phase || phase.landed !== null || !isTargeted(game)) return false;
      const ledger = attackLedger(game);
      return seatsMeant(game, context, condition.who).some(
        (seat) => targetAt(phase, seat) !== null && attackBase(ledger, seat) > 0,
      );
    }
    case 'damage-landed': {
      const phase = game.lane.rollPhase;
      return phase !== null && phase.landed !== null && phase.attack.attacker === context.owner;
    }
    case 'ultimate':
      return game.lane.rollPhase?.activated?.ultimate ?? false;
    case 'defense-rolled':
      return hasDefended(game.lane.rollPhase, context.target);
    case 'not':
      return !holdsNow(game, context, condition.not);
    case 'all':
      return condition.all.every((part) => holdsNow(game, context, part));
    case 'any':
      return condition.any.some((part) => holdsNow(game, context, part));
  }
}
