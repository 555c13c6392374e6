/** How effects on the map and the figures of a Mission are said. */
import type { Amount } from '../../../../engine/vocabulary/amount.ts';
import { amount } from '../amounts.ts';
import { NO } from '../cursor.ts';
import { measured } from '../measured.ts';
import { knownCounter, panelId } from '../mission-names.ts';
import { alsoReads, phrase } from '../phrase.ts';
import { number, oneOf, ownId, type Slot, usually } from '../slot.ts';
import { spaces } from '../spaces.ts';
import { who } from '../who.ts';
import { type Of, says } from './says.ts';

const you = usually(who, 'owner');
const placed = oneOf({ boost: 'boost', clear: 'clear', plot: 'plot', blocked: 'blocked' });
const taken = oneOf({ boost: 'boost', clear: 'clear', plot: 'plot', blocked: 'blocked', mystery: 'mystery' });
const pick = { pick: oneOf({ first: 'the first', random: 'random' }), spaces: measured };
/** A number that is taken away. */
const less: Slot<Amount> = {
  read(cursor) {
    const value = number.read(cursor);
    return typeof value === 'number' ? -value : NO;
  },
  write: () => null,
  shown: 'N',
};
const PICK = '[, choosing [{pick}] [{spaces}] [{spaces*}]]';

export const MISSION_EFFECTS = {
  momentum: [
    says('momentum', 'gain {amount} momentum {amount*} [for {who}]', { amount: measured, who: you }),
  ],
  'share-momentum': [says('share-momentum', 'share out {amount} momentum {amount*}', { amount: measured })],
  'advance-clock': [says('advance-clock', 'advance the clock by {segments}', { segments: amount })],
  recruit: [says('recruit', 'recruit an ally', {})],
  'slow-clock': [says('slow-clock', 'slow the clock by {segments}', { segments: amount })],
  'enemy-dice': [says('enemy-dice', 'enemies roll {more} more dice {more*}', { more: measured })],
  'keep-ally': [says('keep-ally', 'keep the next exhausted ally', {})],
  'part-with-ally': [says('part-with-ally', 'part with an ally', {})],
  counter: [
    says('counter', 'move counter {counter} by {by}', { counter: ownId, by: amount }),
    ...['move [the] {counter} [up] by {by}', 'the {counter} rises/increases/goes [up] by {by}'].map((words) =>
      alsoReads(says('counter', words, { counter: knownCounter, by: amount })),
    ),
    ...['move [the] {counter} down by {by}', 'the {counter} falls/drops/decreases by {by}'].map((words) =>
      alsoReads(says('counter', words, { counter: knownCounter, by: less })),
    ),
  ],
  'place-tile': [
    says('place-tile', `place {count} {tile} tiles|tile {count*} on {at} [, at most {most}] ${PICK}`, {
      count: measured,
      tile: placed,
      at: spaces,
      most: number,
      ...pick,
    }),
    phrase<Of<'place-tile'>, 'do' | 'count'>(
      { do: 'place-tile', count: undefined },
      `place {tile} tiles on {at} [, at most {most}] ${PICK}`,
      { tile: placed, at: spaces, most: number, ...pick },
    ),
  ],
  'take-tile': [
    says('take-tile', `take {count} {tile} tiles|tile {count*} from {at} ${PICK}`, {
      count: measured,
      tile: taken,
      at: spaces,
      ...pick,
    }),
    phrase<Of<'take-tile'>, 'do' | 'count'>(
      { do: 'take-tile', count: undefined },
      `take {tile} tiles from {at} ${PICK}`,
      { tile: taken, at: spaces, ...pick },
    ),
  ],
  spawn: [says('spawn', `spawn {panel} on {at} ${PICK}`, { panel: panelId, at: spaces, ...pick })],
  'move-figure': [says('move-figure', `move {who} to {to} ${PICK}`, { who, to: spaces, ...pick })],
};
