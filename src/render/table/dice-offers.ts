/** Changing and rerolling dice, worded for buttons and menus. */
import type { GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import type { TableAction } from '../action-words.ts';
import { faceWords, openRollOf, positionWords } from './dice-words.ts';
import type { Offer } from './offers.ts';
import type { TablePlayer } from './players.ts';

/** Which dice to throw again, the most first. */
export function rerollOffers(
  view: GameView,
  players: readonly TablePlayer[],
  actions: readonly TableAction[],
  words: Words,
): Offer[] {
  const rerolls = actions.filter((action) => action.type === 'reroll');
  return rerolls
    .toSorted((a, b) => b.dice.length - a.dice.length)
    .map((action) => {
      const faces = action.dice.map((die) => faceAt(view, players, die, words));
      return { action, label: words.table.dice.rerolls(positionWords(action.dice, words), faces) };
    });
}

/** Which die becomes what. */
export function alterOffers(
  view: GameView,
  players: readonly TablePlayer[],
  actions: readonly TableAction[],
  words: Words,
): Offer[] {
  const owner = openRollOf(view)?.owner ?? 0;
  return actions.flatMap((action) => {
    if (action.type !== 'alter') return [];
    const from = faceAt(view, players, action.die, words);
    const change =
      action.to === undefined
        ? words.table.dice.rerollOne(from)
        : words.table.dice.change(from, faceWords(players, owner, action.to, words));
    return [{ action, label: words.table.dice.changes(action.die, change) }];
  });
}

/** The face of a die of the innermost roll, by position from 1. */
function faceAt(view: GameView, players: readonly TablePlayer[], position: number, words: Words): string {
  const roll = openRollOf(view);
  return faceWords(players, roll?.owner ?? 0, roll?.dice[position - 1]?.value ?? null, words);
}
