/** How the allies of a Mission are written: `ally Old Hunter, cost 4`, and a line for each power. */
import type { AllyDefinition, AllyPower } from '../../../../engine/vocabulary/ally.ts';
import { effectList } from '../effects.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { requirement } from '../requirement.ts';
import { each, type Property, says } from '../section.ts';
import { number, oneOf, ownId, quotedText } from '../slot.ts';
import { timing } from '../timings.ts';

type Power<K extends AllyPower['kind']> = Extract<AllyPower, { kind: K }>;

const said = { id: ownId, text: quotedText, effects: effectList };
const priced = { ...said, cost: number };

/** A new kind of power does not compile until it has a phrase here. */
const POWERS = {
  recruit: phrase<Power<'recruit'>, 'kind'>(
    { kind: 'recruit' },
    'when recruited [id {id}] [, says {text}] {effects}',
    said,
  ),
  kicker: phrase<Power<'kicker'>, 'kind'>(
    { kind: 'kicker' },
    '{in} kicker [id {id}] [on {requires}] [for {cost} momentum] [, says {text}] {effects}',
    { ...priced, in: oneOf({ offensive: 'offensive', defensive: 'defensive' }), requires: requirement },
  ),
  ability: phrase<Power<'ability'>, 'kind'>(
    { kind: 'ability' },
    'ability {name} [id {id}] on {requires} , {reach} [, says {text}] {effects}',
    { ...said, name: quotedText, requires: requirement, reach: oneOf({ melee: 'melee', range: 'range' }) },
  ),
  exhaust: phrase<Power<'exhaust'>, 'kind'>(
    { kind: 'exhaust' },
    'exhaust [id {id}] {timing} [for {cost} momentum] [, says {text}] {effects}',
    { ...priced, timing },
  ),
  'plus-exhaust': phrase<Power<'plus-exhaust'>, 'kind'>(
    { kind: 'plus-exhaust' },
    'plus exhaust [id {id}] [for {cost} momentum] [, says {text}] {effects}',
    priced,
  ),
} satisfies { readonly [K in AllyPower['kind']]: Phrase<Power<K>> };

type Ally = Partial<AllyDefinition>;

export const ALLY_OPTIONS: readonly Property<Ally>[] = [
  says<Ally, 'cost'>('cost', 'cost {cost}', number),
  says<Ally, 'id'>('id', 'id {id}', ownId),
];

export const ALLY_LINES: readonly Property<Ally>[] = [
  says<Ally, 'unconfirmed'>('unconfirmed', 'unsure {unconfirmed}', quotedText),
  each<Ally, 'powers', AllyPower>('powers', ({ powers }) => powers, Object.values(POWERS)),
];
