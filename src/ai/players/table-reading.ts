/**
 * What abilities read from a table. Facts that no ability reads are left out, so that more tables share a cache key.
 */
import { type AbilityLevel, tokenById } from '../../engine/definitions.ts';
import { mayFailBy } from './likely-failure.ts';
import type { SeatFacts } from './table-facts.ts';

/** What an ability reads or changes. */
export interface Reading {
  readonly text: string;
  readonly anyToken: boolean;
  readonly cp: boolean;
  readonly hand: boolean;
}

const readings = new WeakMap<AbilityLevel, Reading>();

/** Returns what all lines and the passive part of an ability read. */
export function readingOf(level: AbilityLevel): Reading {
  let reading = readings.get(level);
  if (!reading) {
    const text = JSON.stringify([level.variants, level.passive]);
    reading = {
      text,
      anyToken: text.includes('-chosen"'),
      cp: /"(cp|lose-cp|steal-cp)"/.test(text),
      hand: /"(draw|discard)"/.test(text),
    };
    readings.set(level, reading);
  }
  return reading;
}

/** Returns the seat without facts that none of these abilities reads. Tokens that modify attacks or may make them fail stay. */
export function onlyReadFacts(facts: SeatFacts, read: readonly Reading[]): SeatFacts {
  const tokens: Record<string, number> = {};
  for (const [id, count] of Object.entries(facts.tokens)) {
    if (
      changesAttacks(id) ||
      mayFailBy(id) ||
      read.some(({ anyToken, text }) => anyToken || text.includes(`"${id}"`))
    ) {
      tokens[id] = count;
    }
  }
  return {
    ...facts,
    tokens,
    cp: read.some(({ cp }) => cp) ? facts.cp : USUAL_CP,
    hand: read.some(({ hand }) => hand) ? facts.hand : USUAL_HAND,
  };
}

const USUAL_CP = 3;
const USUAL_HAND = 4;

function changesAttacks(id: string): boolean {
  const sides = ['attacking', 'attacked', 'actions'];
  return tokenById(id).modifiers?.some(({ side }) => sides.includes(side)) ?? false;
}
