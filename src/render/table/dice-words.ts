/** Dice as text: `3 sword`. */

import { heroById, isBoard } from '../../engine/definitions.ts';
import type { GameView, Seat } from '../../engine/index.ts';
import { type DieFace, ENEMY_ROLL, symbolOf as enemySymbolOf } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import type { TablePlayer } from './players.ts';

/** The id of the symbol on a face of a seat's dice, such as `sword`; null for a blank or an unknown hero. */
export function symbolOf(players: readonly TablePlayer[], seat: Seat, value: DieFace): string | null {
  const heroId = players[seat]?.heroId ?? '';
  return value === null || !isBoard(heroId) ? null : heroById(heroId).dice[value];
}

/** The text of a face: value and symbol. */
export function faceWords(
  players: readonly TablePlayer[],
  seat: Seat,
  value: DieFace,
  { table }: Words,
): string {
  if (value === null) return table.dice.blank;
  const symbol = symbolOf(players, seat, value);
  return symbol === null ? `${value}` : table.dice.face(value, symbol.replaceAll('-', ' '));
}

/** The text of a face in a roll: of the enemies' dice in a Mission it names what their attacks count. */
export function faceWordsIn(
  roll: GameView['rolls'][number] | null,
  players: readonly TablePlayer[],
  seat: Seat,
  value: DieFace,
  words: Words,
): string {
  const symbol = roll?.label === ENEMY_ROLL ? enemySymbolOf(value) : null;
  if (value === null || symbol === null) return faceWords(players, seat, value, words);
  return words.table.dice.face(value, words.missionPicture.symbol[symbol]);
}

/** The roll whose dice may be changed now: the innermost unsettled one. */
export function openRollOf(view: GameView): GameView['rolls'][number] | null {
  return view.rolls.findLast((roll) => !roll.settled) ?? null;
}

/** The faces that the dice of a roll count as, in order. */
export function facesOf({ dice }: GameView['rolls'][number]): readonly DieFace[] {
  return dice.map(({ value }) => value);
}

/** The owner of a die of a roll, by its position from 1. */
export function ownerOfDie(roll: GameView['rolls'][number] | null, position: number): number {
  return roll?.dice[position - 1]?.owner ?? roll?.owner ?? 0;
}

/** A roll in parts, one for each player with dice in it, the roller's first. */
export function partsOfRoll(roll: GameView['rolls'][number]): GameView['rolls'][number][] {
  const owners = [roll.owner, ...roll.dice.flatMap(({ owner }) => owner ?? [])];
  return [...new Set(owners)].map((owner) => ({
    ...roll,
    owner,
    dice: roll.dice.filter((die) => (die.owner ?? roll.owner) === owner),
  }));
}

/** Whether a roll is an unfinished Offensive Roll: then the kept dice are those that the roller has marked. */
export function isOpenOffensive(view: GameView, roll: GameView['rolls'][number]): boolean {
  return roll.kind === 'offensive' && view.attempts !== null && !roll.settled;
}

/**
 * Whether a die is shown as kept.
 * @param position from 1
 * @param marked positions that the roller has marked to keep
 */
export function isKept(
  view: GameView,
  roll: GameView['rolls'][number],
  position: number,
  marked: readonly number[],
): boolean {
  return isOpenOffensive(view, roll) ? marked.includes(position) : (roll.dice[position - 1]?.kept ?? false);
}

/** Roll Attempts left; 0 outside an Offensive Roll. */
export function attemptsLeft(view: GameView): number {
  return view.attempts ? Math.max(0, view.attempts.allowed - view.attempts.used) : 0;
}
