/** Parts of a file that are made of a line: what is added to them while they are read. */
import { idOf } from '../../../engine/vocabulary/abilities.ts';
import type { Line } from './lines.ts';
import type { Data } from './parts.ts';
import type { Reading } from './reading.ts';
import { effectsText } from './texts.ts';

/** The objects in a list of a part; empty when it has none. */
export function listIn(data: Data, property: string): readonly Data[] {
  const list = data[property];
  return Array.isArray(list)
    ? list.filter((one: unknown): one is Data => typeof one === 'object' && one !== null)
    : [];
}

/** The same part with more properties, at its place. */
export function more(part: Data, added: Data, reading: Reading): Data {
  const whole = { ...added, ...part };
  const place = reading.positions.get(part);
  if (place !== undefined) reading.positions.set(whole, place);
  return whole;
}

/** The text of a line of which only the effects are typed, and what is added to it. */
export function described(part: Data, heading: Line, reading: Reading, added: Data = {}): Data {
  const at = reading.positions.get(part)?.line;
  const line = heading.under.find(({ number }) => number === at);
  const text = typeof part.text === 'string' || line === undefined ? {} : effectsText(line);
  return more(part, { ...added, ...text }, reading);
}

/** The id of a part's name. */
export function named(part: Data): Data {
  return typeof part.name === 'string' ? { id: idOf(part.name) } : {};
}

/** Whether nothing was reported so far about a heading and the lines below it. */
export function isUnderstood(heading: Line, { messages }: Reading): boolean {
  const last = lastOf(heading);
  return !messages.some(({ line }) => line >= heading.number && line <= last);
}

function lastOf({ number, under }: Line): number {
  const last = under.at(-1);
  return last === undefined ? number : lastOf(last);
}
