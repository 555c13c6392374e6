/** What Chaos dice must show: Swipe (1 to 3), Vortex (4 and 5), Chaos (6). */

import { defensive, line, offensive, passive } from '../../../engine/vocabulary/abilities.ts';
import type { Condition } from '../../../engine/vocabulary/amount.ts';
import { on, symbols, trigger } from '../../../engine/vocabulary/builders.ts';
import type { RollObjective } from '../../../engine/vocabulary/crawl.ts';
import type { Requirement } from '../../../engine/vocabulary/dice.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

/** Dice written as letters, as the cards print them: `SSVC` is two Swipes, a Vortex and a Chaos. */
export type Faces = string;

const SYMBOLS = { S: 'swipe', V: 'vortex', C: 'chaos' } as const;

function isLetter(letter: string): letter is keyof typeof SYMBOLS {
  return letter in SYMBOLS;
}

function needOf(faces: Faces): Record<string, number> {
  const need: Record<string, number> = {};
  for (const letter of faces) {
    if (!isLetter(letter)) throw new RangeError(`${letter} is no face of a Chaos die`);
    const symbol = SYMBOLS[letter];
    need[symbol] = (need[symbol] ?? 0) + 1;
  }
  return need;
}

/** The objective of a card: faces, or straights. */
export const toward = (faces: Faces | 'straights'): RollObjective =>
  faces === 'straights' ? { kind: 'straights' } : { kind: 'symbols', need: needOf(faces) };

/** A requirement of an ability. */
export const faces = (letters: Faces): Requirement => symbols(needOf(letters));

/** "On VV": at least these faces among the dice just rolled. */
export const onFaces = (letters: Faces): Condition => on(needOf(letters));

/** The attack of a minion; its best tier first. */
export const attack = (
  name: string,
  text: string,
  ...tiers: readonly (readonly [Requirement, ...Effect[]])[]
): AbilityLevel => offensive(name, { text }, ...tiers.map(([need, ...effects]) => line(need, ...effects)));

/** The defence of a minion. */
export const defence = (dice: number, text: string, ...effects: Effect[]): AbilityLevel =>
  defensive('Defense', { text }, dice, ...effects);

/** A defence that answers every type of Attack but an Ultimate (rule: a-unique-defense). */
export const uniqueDefence = (dice: number, text: string, ...effects: Effect[]): AbilityLevel => ({
  ...defence(dice, text, ...effects),
  anyAttack: true,
});

/** What happens at the start of its turn. */
export const eachTurn = (text: string, ...effects: Effect[]): AbilityLevel =>
  passive('Each turn', { text }, { triggers: [trigger('turn-start', effects)] });

/** What happens when its Offensive Roll Phase has activated nothing. */
export const onFail = (text: string, ...effects: Effect[]): AbilityLevel =>
  passive('Fail', { text }, { triggers: [trigger('no-activation', effects)] });
