/** The schema of a Mission in a pack: the same plain data as built-in Missions. */
import { z } from 'zod';
import type { FigureMark, SpaceMark } from '../../../engine/rules.ts';
import type { Amount } from '../../../engine/vocabulary/amount.ts';
import type {
  BonusObjective,
  BossDefense,
  BossPhase,
  ClockSegment,
  EnemyAim,
  EnemyAttack,
  EnemyPanel,
  EnemyRequirement,
  MissionCounter,
  MissionDefinition,
  MissionSide,
  Objective,
  Objectives,
  PanelColour,
} from '../../../engine/vocabulary/mission.ts';
import {
  FIGURE_LOOKS,
  FIXTURES,
  type FigureLook,
  SCENES,
  type Scenery,
} from '../../../engine/vocabulary/scenery.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { ally } from './ally.ts';
import { amount, condition } from './amounts.ts';
import { whole } from './dice.ts';
import { effects } from './effects.ts';
import { modifiers } from './modifiers.ts';
import { doubt, heroName, id, name, partyText, text } from './texts.ts';
import { token } from './tokens.ts';
import { triggers } from './triggers.ts';

const isSo = z.literal(true).exactOptional();
const optionalText = z.union([z.literal(''), partyText]);
/** Small letters without hyphens, as the mark of a figure adds a number: `guard1`. */
const panelId = z
  .string()
  .regex(
    /^[a-z]{1,12}$/,
    'must be 1 to 12 small letters, such as "guard": figures are marked guard1, guard2 ...',
  );

const figure = exactly<FigureMark>()(z.strictObject({ panel: panelId, figure: whole(1, BOUNDS.figure) }));

const spaceMark = exactly<SpaceMark>()(
  z.strictObject({
    blocked: isSo,
    entry: isSo,
    exit: isSo,
    boost: isSo,
    mystery: isSo,
    plot: whole(1, BOUNDS.stack).exactOptional(),
    number: whole(1, 6).exactOptional(),
    figure: figure.exactOptional(),
    zones: z.array(id).min(1).max(BOUNDS.options).readonly().exactOptional(),
  }),
);

const dice = whole(1, BOUNDS.enemyDice).exactOptional();
const requirement = exactly<EnemyRequirement>()(
  z.strictObject({ strike: dice, vortex: dice, hedron: dice }).readonly(),
);
const aim = exactly<EnemyAim>()(z.literal(['most-health', 'least-health', 'nearest']));

const attack = exactly<EnemyAttack>()(
  z.strictObject({
    id,
    name,
    objective: requirement,
    reach: z.literal(['melee', 'range']),
    multi: isSo,
    aim: aim.exactOptional(),
    effects,
    crit: effects.exactOptional(),
    phase: id.exactOptional(),
    text: partyText,
  }),
);

const phase = exactly<BossPhase>()(
  z.strictObject({
    id,
    name,
    at: whole(1, 99),
    effects,
    text,
    story: text,
  }),
);

const defense = exactly<BossDefense>()(
  z.strictObject({
    name,
    when: condition.exactOptional(),
    anyAttack: isSo,
    effects,
    last: isSo,
    text: partyText,
  }),
);
const colour = exactly<PanelColour>()(z.literal(['green', 'blue', 'magenta', 'red', 'grey']));

const look = exactly<FigureLook>()(z.literal(FIGURE_LOOKS));
const scenery = exactly<Scenery>()(
  z.strictObject({
    scene: z.literal(SCENES),
    fixtures: z.record(id, z.literal(FIXTURES)).readonly().exactOptional(),
  }),
);

const crisis = exactly<NonNullable<EnemyPanel['crisis']>>()(z.strictObject({ effects, text: partyText }));
const passive = exactly<NonNullable<EnemyPanel['passive']>>()(
  z.strictObject({ triggers: triggers.exactOptional(), modifiers: modifiers.exactOptional() }),
);

/** Like other amounts, but with larger numbers, also in parts of a sum. */
const health: z.ZodType<Amount> = z.union([
  whole(0, BOUNDS.enemyHealth),
  amount,
  z.strictObject({
    count: z.literal('by-heroes'),
    each: z.array(whole(0, BOUNDS.enemyHealth)).min(1).max(BOUNDS.options).readonly(),
  }),
  z.strictObject({
    sum: z
      .array(z.lazy(() => health))
      .min(1)
      .max(BOUNDS.options)
      .readonly(),
  }),
]);

const panel = exactly<EnemyPanel>()(
  z.strictObject({
    id: panelId,
    name,
    one: name.exactOptional(),
    kind: z.literal(['henchman', 'threat', 'special', 'boss']),
    colour,
    look: look.exactOptional(),
    health,
    tokens: z.record(id, whole(1, BOUNDS.stack)).readonly().exactOptional(),
    attacks: z.array(attack).max(BOUNDS.options).readonly(),
    crisis: crisis.exactOptional(),
    passive: passive.exactOptional(),
    defense: defense.exactOptional(),
    oppression: effects.exactOptional(),
    phases: z.array(phase).min(1).max(BOUNDS.options).readonly().exactOptional(),
    text: optionalText,
  }),
);

const segment = exactly<ClockSegment>()(
  z.discriminatedUnion('does', [
    z.strictObject({ does: z.literal('nothing') }),
    z.strictObject({ does: z.literal('crisis'), panel: panelId }),
    z.strictObject({ does: z.literal('effects'), effects, text: partyText }),
  ]),
);

const counter = exactly<MissionCounter>()(
  z.strictObject({
    id,
    name,
    start: amount,
    carried: isSo,
    most: whole(1, BOUNDS.figure).exactOptional(),
  }),
);

const objective = exactly<Objective>()(
  z.strictObject({ id, text, when: condition, reward: effects.exactOptional() }),
);
const bonusObjective = exactly<BonusObjective>()(
  z.strictObject({
    id,
    text,
    when: condition,
    reward: effects.exactOptional(),
    failsWhen: condition.exactOptional(),
    penalty: effects.exactOptional(),
  }),
);
const objectiveList = z.array(objective).min(1).max(BOUNDS.options).readonly();

const objectives = exactly<Objectives>()(
  z.strictObject({
    main: objective,
    bonus: z.array(bonusObjective).min(1).max(BOUNDS.options).readonly().exactOptional(),
    perfect: objective.exactOptional(),
    lost: objectiveList.exactOptional(),
  }),
);

const side = exactly<MissionSide>()(
  z.strictObject({
    name,
    text,
    map: z.array(z.string().max(BOUNDS.mapRow, 'is too long')).min(1).max(BOUNDS.mapRows).readonly(),
    legend: z
      .record(z.string().regex(/^\S{1,12}$/, 'must be 1 to 12 signs without a blank'), spaceMark)
      .readonly()
      .exactOptional(),
    scenery: scenery.exactOptional(),
    panels: z.array(panel).min(1).max(BOUNDS.options).readonly(),
    clock: z.array(segment).readonly(),
    start: effects.exactOptional(),
    rules: triggers.exactOptional(),
    counters: z.array(counter).min(1).max(BOUNDS.options).readonly().exactOptional(),
    exit: condition.exactOptional(),
    objectives,
  }),
);

export const missionSchema = exactly<MissionDefinition>()(
  z.strictObject({
    id,
    name: heroName,
    level: z.literal([1, 2, 3, 4, 5]),
    text,
    sides: z.tuple([side, side]).readonly(),
    tokens: z.array(token).max(BOUNDS.tokens).readonly().exactOptional(),
    allies: z.array(ally).min(1).max(BOUNDS.tokens).readonly().exactOptional(),
    unconfirmed: z.array(doubt).max(BOUNDS.options).readonly().exactOptional(),
  }),
);
