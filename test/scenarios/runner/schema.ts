/** The format of scenario files. Unknown keys are refused with their path. */
import { z } from 'zod';
import { MODE_IDS } from '../../../src/engine/hosting.ts';

export const PHASES = [
  'upkeep',
  'income',
  'main-1',
  'offensive-roll',
  'targeting-roll',
  'defensive-roll',
  'main-2',
  'discard',
] as const;

/** Phases of a round of a Mission. */
export const MISSION_PHASES = [
  'movement',
  'target',
  'part-2',
  'enemy-upkeep',
  'enemy-roll',
  'clock',
] as const;

/** The engine's moments, and `in-reply`: an interruption of another seat's action. */
export const CHECKPOINTS = [
  'phase-start',
  'after-roll',
  'before-activation',
  'after-activation',
  'at-then',
  'offense-end',
  'before-defense-roll',
  'after-defense-roll',
  'before-damage',
  'after-damage',
  'turn-end',
  'main',
  'interruption',
  'in-reply',
  'dice',
] as const;

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no kebab-case id');
const face = z.literal([1, 2, 3, 4, 5, 6]);
/** A position among the dice on the table, or `owner.position` when dice of two players are there. */
const position = z.union([
  z.int().min(1).max(9),
  z
    .union([z.number(), z.string()])
    .transform(String)
    .pipe(z.string().regex(/^[0-7]\.[1-9]$/, 'is no position: a number, or owner.position such as 0.1')),
]);
const count = z.int().min(0).max(99);
const ruling = z.string().regex(/^R[1-9]\d*$/, 'is no ruling: R and a number');
const seat = z.int().min(0).max(7);
const tokens = z.record(id, count);
/** Tokens with their own origin: who inflicted them, and whether in this turn. */
const tokenGroup = z.strictObject({
  count: z.int().min(1).max(99).default(1),
  by: seat.optional(),
  fresh: z.boolean().default(false),
});

const space = z.string().regex(/^[A-Z]\d{1,2}$/, 'is no space');
/** The mark of a figure on the map: its panel and number. */
const figure = z.string().regex(/^[a-z]+[1-9]\d?$/, 'is no figure');
const boostTile = z.union([id, z.strictObject({ 'face-down': id })]);

const missionSetup = z.strictObject({
  id,
  /** A Mission that this file defines, in the format of packs; its id is the one above. */
  inline: z.record(z.string(), z.unknown()).optional(),
  side: z.literal([1, 2]).default(1),
  raised: z.int().min(0).max(5).default(0),
  round: z.int().min(1).default(2),
  clock: z.int().min(0).max(11).optional(),
  counters: z.record(id, z.int()).optional(),
  figures: z
    .record(
      figure,
      z.strictObject({
        health: z.int().min(0).optional(),
        tokens: z.record(id, z.int().min(0)).optional(),
        at: z.array(space).min(1).optional(),
        defeated: z.literal(true).optional(),
      }),
    )
    .optional(),
  /** Boost tiles on a space in place of the drawn ones. */
  boosts: z.record(space, z.array(boostTile)).optional(),
  /** The allies that can be recruited, and the deck of allies, which is replaced as a whole. */
  headquarters: z.array(id).max(3).optional(),
  allies: z.array(id).optional(),
});

const missionExpectation = z.strictObject({
  side: z.literal([1, 2]).optional(),
  round: z.int().optional(),
  phase: z.enum(MISSION_PHASES).optional(),
  clock: z.int().optional(),
  dice: z.strictObject({ red: z.int(), black: z.int() }).optional(),
  met: z.array(id).optional(),
  /** Bonus objectives that failed on this side. */
  failed: z.array(id).optional(),
  perfect: z.boolean().optional(),
  'perk-points': z.int().optional(),
  'perk-column': z.int().optional(),
  counters: z.record(id, z.int()).optional(),
  headquarters: z.union([count, z.array(id)]).optional(),
  /** The deck of allies, the next one first, or its size. */
  allies: z.union([count, z.array(id)]).optional(),
  /** The kinds of tiles on a space, in order; a face-down boost tile is `face-down`. */
  tiles: z.record(space, z.array(z.string())).optional(),
  figures: z
    .record(
      figure,
      z.strictObject({
        health: z.int().optional(),
        tokens: z.record(id, z.int().min(0)).optional(),
        at: z.array(space).optional(),
        defeated: z.boolean().optional(),
      }),
    )
    .optional(),
});

const seatSetup = z.strictObject({
  hero: id,
  health: z.int().min(0).max(99).optional(),
  cp: z.int().min(0).max(15).optional(),
  hand: z.array(id).optional(),
  deck: z.array(id).optional(),
  discard: z.array(id).optional(),
  tokens: z.record(id, z.union([count, z.array(tokenGroup).min(1)])).optional(),
  upgrades: z.array(id).optional(),
  /** In a Mission: the space, momentum, and the hero's face-down tiles. */
  at: space.optional(),
  momentum: z.int().min(0).max(15).optional(),
  held: z.array(id).optional(),
  allies: z.array(id).optional(),
  /** The level of the momentum card. */
  card: z.literal([1, 2, 3, 4, 5]).optional(),
  /** Ids of the active perks. Their set-up effects apply only when no phase is given. */
  perks: z.array(id).optional(),
  /** Ids of perks whose feats can be used, and the mythic ability. */
  feats: z.array(id).optional(),
  mythic: id.optional(),
  setup: z
    .record(id, z.union([z.string(), z.number(), z.boolean(), z.tuple([z.number(), z.string()])]))
    .optional(),
});

const seatExpectation = z.strictObject({
  health: z.int().min(0).optional(),
  cp: z.int().min(0).optional(),
  tokens: tokens.optional(),
  hand: z.union([count, z.array(id)]).optional(),
  deck: count.optional(),
  discard: z.union([count, z.array(id)]).optional(),
  upgrades: z.array(id).optional(),
  at: space.nullable().optional(),
  momentum: z.int().min(0).optional(),
  held: z.int().min(0).optional(),
  allies: z.array(id).optional(),
  feats: z.array(id).optional(),
  exited: z.boolean().optional(),
  ready: z.boolean().optional(),
  side: id.optional(),
  companions: z.record(id, z.union([z.int().min(0), id, z.tuple([z.int().min(0), id])])).optional(),
});

export const expectation = z.strictObject({
  winner: z.union([z.int().min(0), z.string(), z.null()]).optional(),
  active: seat.optional(),
  phase: z.enum(['start', ...PHASES]).optional(),
  seats: z.record(z.string().regex(/^\d$/, 'is no seat'), seatExpectation).optional(),
  mission: missionExpectation.optional(),
  log: z.array(z.string()).optional(),
});

const act = <Verb extends string, Shape extends z.ZodRawShape>(verb: Verb, shape: Shape) =>
  z.strictObject({
    seat,
    do: z.literal(verb),
    ...shape,
    at: z.enum(CHECKPOINTS).optional(),
    /** Dice of this press, used before those of the scenario, so the order of lanes does not matter. */
    throws: z.array(face).min(1).optional(),
    illegal: z.union([z.boolean(), z.string()]).optional(),
  });

export const action = z.discriminatedUnion('do', [
  act('roll', {}),
  act('reroll', { dice: z.array(z.int().min(1).max(9)).min(1) }),
  act('activate', { ability: id, variant: id.optional() }),
  act('no-ability', {}),
  act('defend', { ability: id }),
  act('no-defense', {}),
  act('play', { card: id, into: seat.optional() }),
  act('sell', { card: id }),
  act('spend', {
    token: id,
    count: z.int().min(1).max(99).optional(),
    use: id.optional(),
    into: seat.optional(),
  }),
  act('use', { ability: id, line: id, into: seat.optional() }),
  act('pass', {}),
  act('concede', {}),
  act('target', { player: z.union([seat, figure]) }),
  act('move', { to: space }),
  act('plan', { target: z.union([seat, figure]).nullable() }),
  act('not-ready', {}),
  act('alter', { die: position, to: face.optional() }),
  act('choose', { option: z.union([z.string(), z.number(), z.boolean()]) }),
]);

const UNTIL = [...PHASES, ...MISSION_PHASES].map((phase) => `until-${phase}` as const);

/** `resolve` may be the bare word, a key, or the value of `do`. */
export const RESOLVE = z.union([
  z.literal('resolve'),
  z.strictObject({ resolve: z.literal([true, null]) }),
  z.strictObject({ do: z.literal('resolve') }),
]);

export const passUntil = z.strictObject({ pass: z.enum(UNTIL) });
export const expectNow = z.strictObject({ expect: expectation });

export const scenarioHead = z.strictObject({
  name: z.string(),
  /** The source of the rule. */
  source: z.string().optional(),
  /** Number of the rule scenario that this file covers, for the coverage list. */
  number: z.union([z.int(), z.array(z.int())]).optional(),
  /** Lines of the publisher's rulings document that this file covers, for the coverage list. */
  rulings: z.union([ruling, z.array(ruling)]).optional(),
  /** A hero or mode that the scenario needs. Until the build has it, the file is listed as waiting. */
  'waits-for': z.string().optional(),
  /** The decision on a point on which the rulebooks differ. */
  contested: z.string().optional(),
  mode: z.enum([...MODE_IDS, 'mission', 'adventure']).default('duel'),
  seats: z.array(seatSetup).min(1),
  active: seat.optional(),
  phase: z.enum([...PHASES, ...MISSION_PHASES]).optional(),
  mission: missionSetup.optional(),
  seed: z.union([z.string(), z.number()]).default(1),
  dice: z.array(face).optional(),
  'dice-left': z.literal('ok').optional(),
  steps: z.array(z.unknown()).default([]),
  expect: expectation.optional(),
});

export type SeatSetup = z.infer<typeof seatSetup>;
export type Expectation = z.infer<typeof expectation>;
export type SeatExpectation = z.infer<typeof seatExpectation>;
export type ActionStep = z.infer<typeof action>;
export type Checkpoint = (typeof CHECKPOINTS)[number];
export type ScenarioPhase = (typeof PHASES | typeof MISSION_PHASES)[number];
export type MissionSetUp = z.infer<typeof missionSetup>;
export type MissionExpectation = z.infer<typeof missionExpectation>;

export type Step =
  | { readonly kind: 'act'; readonly act: ActionStep }
  | { readonly kind: 'resolve' }
  | { readonly kind: 'pass'; readonly until: ScenarioPhase }
  | { readonly kind: 'expect'; readonly expect: Expectation };

export type Scenario = Omit<z.infer<typeof scenarioHead>, 'steps'> & { readonly steps: readonly Step[] };
