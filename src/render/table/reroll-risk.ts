/** What a reroll puts at risk: an Ultimate that the dice fulfil, or the only ability that they fulfil. */
import { type AbilityLevel, abilityOf, heroById, isBoard } from '../../engine/definitions.ts';
import type { Action, GameView } from '../../engine/index.ts';
import { meets } from '../../engine/rules.ts';
import { facesOf, openRollOf } from './dice-words.ts';

/**
 * Returns the names of the abilities that a reroll may lose and that a player would hardly give up unasked.
 * @param open the answers that the roller has, among them the abilities that the dice fulfil
 * @param again positions, from 1, of the dice to reroll
 * @returns none when the kept dice fulfil the ability by themselves, or when lesser abilities stay to choose from
 */
export function lostByReroll(
  view: GameView,
  open: readonly Action[],
  again: readonly number[],
): readonly string[] {
  return [...new Set(risksOfReroll(view, open, again).map(({ name }) => name))];
}

/** The same abilities, each with the number of its lines that the dice fulfil: more of them are more to lose. */
export function risksOfReroll(
  view: GameView,
  open: readonly Action[],
  again: readonly number[],
): readonly { readonly name: string; readonly lines: number }[] {
  const fulfilled = fulfilledBy(view, open, again).flatMap(({ kind, lines, isMet, isMetByKept }) => {
    const name = lines[0]?.name;
    const isUltimate = kind === 'ultimate';
    return name === undefined
      ? []
      : [{ name, lines: lines.filter(isMet).length, isUltimate, isSafe: lines.some(isMetByKept) }];
  });
  const names = new Set(fulfilled.map(({ name }) => name));
  return fulfilled.filter(({ isSafe, isUltimate }) => !isSafe && (isUltimate || names.size === 1));
}

/**
 * Whether the dice fulfil the highest line of an ability of which the dice not rerolled fulfil a lower one: nothing is
 * left to gain for that ability.
 * @param again positions, from 1, of the dice to reroll
 */
export function isAtItsBest(view: GameView, open: readonly Action[], again: readonly number[]): boolean {
  return fulfilledBy(view, open, again).some(({ lines: [best, ...lower], isMet, isMetByKept }) => {
    return best !== undefined && isMet(best) && !isMetByKept(best) && lower.some(isMetByKept);
  });
}

/**
 * Whether a reroll may undo what the kept dice were kept for: they are part of the dice that fulfil an ability, and the
 * others of those would be rerolled. Dice that fulfil an ability by themselves were kept to better that one.
 * @param again positions, from 1, of the dice to reroll
 */
export function undoesWhatMarksWereFor(
  view: GameView,
  open: readonly Action[],
  again: readonly number[],
): boolean {
  const fulfilled = fulfilledBy(view, open, again);
  const isOfOther = fulfilled.some(({ lines, isMetByKept }) => lines.some(isMetByKept));
  return !isOfOther && fulfilled.some(({ lines, isMetAround }) => lines.some(isMetAround));
}

type Line = AbilityLevel['variants'][number];

/** The abilities that the roller may activate, with their lines of the same name, the highest first. */
function fulfilledBy(view: GameView, open: readonly Action[], again: readonly number[]) {
  const roll = openRollOf(view);
  const hero = roll === null ? undefined : view.seats[roll.owner]?.hero;
  if (roll?.kind !== 'offensive' || hero === undefined || !isBoard(hero)) return [];
  const { dice: key } = heroById(hero);
  const dice = facesOf(roll);
  const kept = dice.filter((_, at) => !again.includes(at + 1));
  const others = subsetsOf(dice.filter((_, at) => again.includes(at + 1)));
  return open.flatMap((action) => {
    if (action.type !== 'activate') return [];
    const { kind, variants } = abilityOf(hero, action.ability);
    const lines = variants.filter(({ id }) => id === (action.variant ?? action.ability));
    const isMet = ({ requires }: Line) => meets(dice, key, requires);
    const isMetByKept = ({ requires }: Line) => meets(kept, key, requires);
    // The kept dice and others fulfil it, and each kept die is needed for that.
    const isMetAround = ({ requires }: Line) =>
      kept.length > 0 &&
      others.some((some) => {
        const used = [...kept, ...some];
        const isMetWithout = (at: number) => meets(used.toSpliced(at, 1), key, requires);
        return meets(used, key, requires) && !kept.some((_, at) => isMetWithout(at));
      });
    return [{ kind, lines, isMet, isMetByKept, isMetAround }];
  });
}

/** All selections of some of these, the empty one included. */
function subsetsOf<T>(all: readonly T[]): T[][] {
  let some: T[][] = [[]];
  for (const one of all) some = some.concat(some.map((those) => [...those, one]));
  return some;
}
