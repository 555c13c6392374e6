/** How a side of a Mission is written: its map, rules, clock and objectives. */
import type {
  BonusObjective,
  ClockSegment,
  MissionCounter,
  MissionDefinition,
  MissionLevel,
  MissionSide,
} from '../../../../engine/vocabulary/mission.ts';
import { amount } from '../amounts.ts';
import { blockOf } from '../blocks.ts';
import { condition } from '../conditions.ts';
import { effectList, sentences } from '../effects.ts';
import { headingName } from '../headings.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { each, type Property, says } from '../section.ts';
import { flag, number, oneOf, ownId, quotedText, type Slot } from '../slot.ts';
import { triggersAfter } from '../triggers.ts';
import { MARK, mapOf, type TypedMark } from './map.ts';
import { scenery } from './scenery.ts';

/** What a side has beside its enemies. */
export interface TypedSide
  extends Partial<Pick<MissionSide, 'name' | 'text' | 'map' | 'scenery' | 'start' | 'rules' | 'exit'>> {
  readonly legend?: readonly TypedMark[];
  readonly counters?: readonly TypedCounter[];
  readonly clock?: readonly TypedSegment[];
  readonly objectives?: readonly TypedObjective[];
}

type TypedCounter = Omit<MissionCounter, 'id'> & { readonly id?: string };

/** A segment of the clock, at its number from 1. */
export type TypedSegment =
  | { readonly at: number; readonly panel: string }
  | { readonly at: number; readonly effects: EffectsSegment['effects']; readonly text: string };
type EffectsSegment = Extract<ClockSegment, { does: 'effects' }>;

/** What an objective is for. */
export type ObjectiveKind = 'main' | 'bonus' | 'perfect' | 'lost';
export type TypedObjective = Omit<BonusObjective, 'id'> & {
  readonly kind: ObjectiveKind;
  readonly id?: string;
};

const SEGMENTS: readonly Phrase<TypedSegment>[] = [
  phrase<Extract<TypedSegment, { panel: string }>>({}, 'clock {at} crisis of {panel}', {
    at: number,
    panel: ownId,
  }),
  phrase<Extract<TypedSegment, { text: string }>>({}, 'clock {at} [, says {text}] {effects}', {
    at: number,
    text: quotedText,
    effects: effectList,
  }),
];

const COUNTERS: readonly Phrase<TypedCounter>[] = [
  phrase<TypedCounter>({}, 'counter {name} [id {id}] from {start} [, {carried}] [, at most {most}]', {
    name: quotedText,
    id: ownId,
    start: amount,
    carried: flag('carried over'),
    most: number,
  }),
];

const OBJECTIVES: readonly Phrase<TypedObjective>[] = [
  phrase<TypedObjective>({}, '{kind} {text} [id {id}] if {when} [, fails if {failsWhen}]', {
    kind: oneOf<ObjectiveKind>({
      main: ['objective', 'goal'],
      bonus: 'bonus objective',
      perfect: 'perfect run',
      lost: 'lost',
    }),
    text: quotedText,
    id: ownId,
    when: condition,
    failsWhen: condition,
    reward: blockOf(sentences, { word: 'reward' }),
    penalty: blockOf(sentences, { word: 'penalty' }),
  }),
];

/** What stands on the lines below the heading of a side. */
export const SIDE_LINES: readonly Property<TypedSide>[] = [
  says<TypedSide, 'text'>('text', 'says {text}', quotedText),
  mapOf<TypedSide>(({ map }) => map),
  each<TypedSide, 'legend', TypedMark>('legend', ({ legend }) => legend, [MARK]),
  says<TypedSide, 'scenery'>('scenery', 'painted as {scenery}', scenery),
  says<TypedSide, 'start'>('start', 'set-up {start}', effectList),
  each<TypedSide, 'counters', TypedCounter>('counters', ({ counters }) => counters, COUNTERS),
  each('rules', ({ rules }: TypedSide) => rules, triggersAfter()),
  says<TypedSide, 'exit'>('exit', 'heroes leave only if {exit}', condition),
  each<TypedSide, 'clock', TypedSegment>('clock', ({ clock }) => clock, SEGMENTS),
  each<TypedSide, 'objectives', TypedObjective>('objectives', ({ objectives }) => objectives, OBJECTIVES),
];

const level: Slot<MissionLevel> = {
  read: (cursor) => number.read(cursor),
  write: (value) => String(value),
  shown: 'N',
};

interface Head extends Partial<Pick<MissionDefinition, 'id' | 'name' | 'level' | 'text'>> {
  readonly unconfirmed?: readonly { readonly why: string }[];
}

/** The lines of the file itself, before its sections. */
export const MISSION_LINES: readonly Property<Head>[] = [
  says<Head, 'name'>('name', 'mission {name}', headingName),
  says<Head, 'id'>('id', 'id {id}', ownId),
  says<Head, 'level'>('level', 'level {level}', level),
  says<Head, 'text'>('text', 'says {text}', quotedText),
  each<Head, 'unconfirmed', { readonly why: string }>('unconfirmed', (head) => head.unconfirmed, [
    phrase<{ readonly why: string }>({}, 'unsure {why}', { why: quotedText }),
  ]),
];
