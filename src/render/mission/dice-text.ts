/** A hero's dice as text, for messages without a picture. */
import type { APIComponentInContainer } from 'discord.js';
import type { GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { text } from '../components.ts';
import { faceWords } from '../table/dice-words.ts';
import { nameOf, type TablePlayer } from '../table/players.ts';

/**
 * The dice on the table of a lane, in words.
 * @param reader the seat whose dice are shown without a name; null for none
 */
export function diceText(
  { rolls }: GameView,
  players: readonly TablePlayer[],
  words: Words,
  reader: number | null,
): APIComponentInContainer[] {
  const roll = rolls.findLast(({ settled, owner }) => !settled && players[owner]?.heroId !== '');
  if (!roll) return [];
  const faces = roll.dice.map(({ value }) => faceWords(players, roll.owner, value, words));
  const diceLine =
    roll.owner === reader
      ? words.missionTable.dice(faces)
      : words.missionTable.diceOf(nameOf(players, roll.owner, words), faces);
  return [text(`-# ${diceLine}`)];
}
