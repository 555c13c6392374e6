/** How the panels of enemies are written: `henchman Bridge Guards, marked guard, green`. */

import type { Amount } from '../../../../engine/vocabulary/amount.ts';
import type {
  BossDefense,
  BossPhase,
  EnemyAim,
  EnemyAttack,
  EnemyPanel,
  EnemyRequirement,
  EnemySymbol,
  PanelColour,
} from '../../../../engine/vocabulary/mission.ts';
import { amount } from '../amounts.ts';
import { blockOf } from '../blocks.ts';
import { condition } from '../conditions.ts';
import { counted } from '../counted.ts';
import { type Cursor, NO } from '../cursor.ts';
import { effectList, sentences } from '../effects.ts';
import { headingName } from '../headings.ts';
import { modifierPhrases } from '../modifiers.ts';
import { alsoReads, type Phrase, phrase } from '../phrase.ts';
import { alsoRead, each, type Property, says } from '../section.ts';
import { flag, number, oneOf, ownId, quotedText, type Slot, tokenName } from '../slot.ts';
import { triggersAfter } from '../triggers.ts';
import { figureLook } from './scenery.ts';

type Passive = NonNullable<EnemyPanel['passive']>;
/** An attack as it is written; without an id it has that of its name. */
export type TypedAttack = Omit<EnemyAttack, 'id'> & { readonly id?: string };
/** A phase of a boss as it is written; without an id it has that of its name. */
type TypedPhase = Omit<BossPhase, 'id'> & { readonly id?: string };
type Crisis = NonNullable<EnemyPanel['crisis']>;

/** A panel as it is written. */
export interface TypedPanel
  extends Omit<EnemyPanel, 'attacks' | 'crisis' | 'defense' | 'passive' | 'phases' | 'kind'> {
  readonly attacks?: readonly TypedAttack[];
  readonly phases?: readonly TypedPhase[];
  readonly crisis?: readonly Crisis[];
  readonly defense?: readonly BossDefense[];
  readonly triggers?: Passive['triggers'];
  readonly modifiers?: Passive['modifiers'];
}

/** The first words of the headings of panels. */
export const panelKind = oneOf<EnemyPanel['kind']>({
  henchman: ['henchman', 'henchmen'],
  threat: 'threat',
  special: ['special enemy', 'special enemies'],
  boss: 'boss',
});

const objective = counted<EnemyRequirement>(
  oneOf<EnemySymbol>({
    strike: ['strike', 'strikes'],
    vortex: ['vortex', 'vortices'],
    hedron: ['hedron', 'hedrons'],
  }),
  '',
);

const reach = oneOf<EnemyAttack['reach']>({ melee: 'melee', range: 'range' });
const aim = oneOf<EnemyAim>({
  'most-health': 'the most health',
  'least-health': 'the least health',
  nearest: 'the least distance',
});

const ATTACK_PARTS = {
  name: quotedText,
  id: ownId,
  objective,
  reach,
  multi: flag('each hero in reach', 'each hero', 'all heroes in reach', 'all heroes', 'every hero'),
  aim,
  phase: ownId,
  text: quotedText,
  effects: effectList,
  crit: blockOf(sentences, { word: 'crit' }),
};
const ATTACK_START = 'attack {name} [id {id}] on {objective} , {reach}';
const ATTACK_END = '[, from phase {phase}] [, says {text}] {effects}';
const ATTACK: readonly Phrase<TypedAttack>[] = [
  phrase<TypedAttack>(
    {},
    `${ATTACK_START} [, {multi}] [, at the hero with {aim}] ${ATTACK_END}`,
    ATTACK_PARTS,
  ),
  alsoReads(phrase<TypedAttack>({}, `${ATTACK_START} , [the] hero with {aim} ${ATTACK_END}`, ATTACK_PARTS)),
];

const CRISIS: readonly Phrase<Crisis>[] = [
  phrase<Crisis>({}, 'crisis [, says {text}] {effects}', { text: quotedText, effects: effectList }),
];

const DEFENCE: readonly Phrase<BossDefense>[] = [
  phrase<BossDefense>(
    {},
    'defence/defense {name} [, {anyAttack}] [, {last}] [, only if {when}] [, says {text}] {effects}',
    {
      name: quotedText,
      anyAttack: flag('against any attack'),
      last: flag('after tokens'),
      when: condition,
      text: quotedText,
      effects: effectList,
    },
  ),
];

const PHASE = {
  name: quotedText,
  id: ownId,
  at: number,
  text: quotedText,
  story: quotedText,
  effects: effectList,
};
const PHASES: readonly Phrase<TypedPhase>[] = [
  phrase<TypedPhase>(
    {},
    'phase {name} [id {id}] at {at} percent of health [, says {text}] [, story {story}] {effects}',
    PHASE,
  ),
  alsoReads(
    phrase<TypedPhase>(
      {},
      'phase {name} [id {id}] at {at} % [of] [its] health [, says {text}] [, story {story}] {effects}',
      PHASE,
    ),
  ),
];

/** `10 + 8 x heroes`, also as it is printed: `10 + 8 per hero`. */
const healthOfEnemy: Slot<Amount> = {
  ...amount,
  read(cursor) {
    const first = amount.read(cursor);
    return first === NO || !takesPerHero(cursor) ? first : byHero(first);
  },
};

/** `5 health per hero` */
const healthBefore: Slot<Amount> = {
  ...amount,
  read(cursor) {
    const value = cursor.word?.kind === 'number' ? amount.read(cursor) : NO;
    if (value === NO || !cursor.take('health')) return NO;
    return takesPerHero(cursor) ? byHero(value) : value;
  },
};

function takesPerHero(cursor: Cursor): boolean {
  const start = cursor.at;
  const isPer = cursor.take('per') || (cursor.take('for') && cursor.take('each'));
  if (isPer && (cursor.take('hero') || cursor.take('player'))) return true;
  cursor.at = start;
  return false;
}

/** A number as often as there are heroes; of a sum its last number. */
function byHero(value: unknown): unknown {
  const sum: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'sum') : undefined;
  if (!Array.isArray(sum)) return { times: [value, HEROES] };
  return { sum: [...sum.slice(0, -1), { times: [sum.at(-1), HEROES] }] };
}

const HEROES = { count: 'heroes' };

type Panel = Partial<TypedPanel>;

/** What stands in the heading of a panel, after its name. */
export const PANEL_OPTIONS: readonly Property<Panel>[] = [
  says<Panel, 'id'>('id', 'marked/mark {id}', ownId),
  says<Panel, 'colour'>(
    'colour',
    '{colour}',
    oneOf<PanelColour>({
      green: 'green',
      blue: 'blue',
      magenta: 'magenta',
      red: 'red',
      grey: ['grey', 'gray'],
    }),
  ),
  says<Panel, 'one'>('one', 'each called {one}', headingName),
  says<Panel, 'look'>('look', 'drawn as {look}', figureLook),
  says<Panel, 'health'>('health', 'health {health}', healthOfEnemy),
  alsoRead(says<Panel, 'health'>('health', '{health}', healthBefore)),
];

/** What stands on the lines below it. */
export const PANEL_LINES: readonly Property<Panel>[] = [
  says<Panel, 'text'>('text', 'says {text}', quotedText),
  says<Panel, 'tokens'>(
    'tokens',
    'tokens {tokens}',
    counted<NonNullable<TypedPanel['tokens']>>(tokenName, ','),
  ),
  each<Panel, 'attacks', TypedAttack>('attacks', ({ attacks }) => attacks, ATTACK),
  each<Panel, 'crisis', Crisis>('crisis', ({ crisis }) => crisis, CRISIS),
  each<Panel, 'defense', BossDefense>('defense', ({ defense }) => defense, DEFENCE),
  each<Panel, 'phases', TypedPhase>('phases', ({ phases }) => phases, PHASES),
  says<Panel, 'oppression'>('oppression', 'oppression {oppression}', effectList),
  each('triggers', ({ triggers }: Panel) => triggers, triggersAfter()),
  each('modifiers', ({ modifiers }: Panel) => modifiers, modifierPhrases),
];
