/** How the panels of enemies are written: `henchman Bridge Guards, marked guard, green`. */
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
import { effectList, sentences } from '../effects.ts';
import { modifierPhrases, triggersAfter } from '../modifiers.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { each, type Property, says } from '../section.ts';
import { flag, number, oneOf, ownId, quotedText, tokenName } from '../slot.ts';
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

const ATTACK: readonly Phrase<TypedAttack>[] = [
  phrase<TypedAttack>(
    {},
    'attack {name} [id {id}] on {objective} , {reach} [, {multi}] [, at the hero with {aim}] [, from phase {phase}] [, says {text}] {effects}',
    {
      name: quotedText,
      id: ownId,
      objective,
      reach,
      multi: flag('each hero in reach', 'each hero'),
      aim,
      phase: ownId,
      text: quotedText,
      effects: effectList,
      crit: blockOf(sentences, 'crit'),
    },
  ),
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

const PHASES: readonly Phrase<TypedPhase>[] = [
  phrase<TypedPhase>(
    {},
    'phase {name} [id {id}] at {at} percent of health [, says {text}] [, story {story}] {effects}',
    { name: quotedText, id: ownId, at: number, text: quotedText, story: quotedText, effects: effectList },
  ),
];

type Panel = Partial<TypedPanel>;

/** What stands in the heading of a panel, after its name. */
export const PANEL_OPTIONS: readonly Property<Panel>[] = [
  says<Panel, 'id'>('id', 'marked {id}', ownId),
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
  says<Panel, 'look'>('look', 'drawn as {look}', figureLook),
  says<Panel, 'health'>('health', 'health {health}', amount),
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
