/** Migrates records from before an attack could have several targets. */
import { z } from 'zod';

const loose = z.looseObject;
const seat = z.int().nonnegative();

const rollPhaseOfOneTarget = loose({
  attacker: seat,
  target: z.nullable(seat),
  undefendable: z.boolean(),
  roll: z.nullable(loose({})),
  defense: z.nullable(loose({ rolled: z.boolean() })),
  context: z.nullable(loose({ shown: z.array(z.unknown()) })),
});

const stateOfOneTarget = loose({
  lanes: z.array(
    loose({
      pending: z.nullable(loose({ kind: z.string() })),
      rollPhase: z.nullable(rollPhaseOfOneTarget),
    }),
  ),
});

type LaneOfOneTarget = z.infer<typeof stateOfOneTarget>['lanes'][number];

/**
 * Converts a roll phase with one target, where the defence was part of the roll phase and its dice replaced the
 * attacker's. The attacker's dice are restored from the context of the activated ability.
 */
function withAttackRecord({ pending, rollPhase, ...lane }: LaneOfOneTarget): Record<string, unknown> {
  if (!rollPhase) return { ...lane, pending, rollPhase };
  const { attacker, target, undefendable, defense, roll, ...phase } = rollPhase;
  const isDefending = defense !== null || pending?.kind === 'defend';
  const { rolled: _, ...picked } = defense ?? { rolled: false };
  const defended = defense && { ...picked, roll };
  const attack = {
    attacker,
    targets:
      target === null ? [] : [{ seat: target, undefendable, defense: defended, answered: defense !== null }],
    undefendable: target === null && undefendable,
    defending: isDefending ? target : null,
  };
  const offence = defense ? offenceDice(attacker, phase.context?.shown ?? []) : roll;
  return { ...lane, pending, rollPhase: { ...phase, attack, roll: offence } };
}

function offenceDice(owner: number, shown: readonly unknown[]): Record<string, unknown> {
  const dice = shown.map((value) => ({ value, kept: false, altered: false }));
  return { owner, dice, label: 'offensive-roll', changes: 0, settled: true };
}

/** Migrates a record whose attacks have at most one target. */
export function withAttackRecords(old: Record<string, unknown>): Record<string, unknown> {
  const parsed = stateOfOneTarget.safeParse(old.state);
  if (!parsed.success) return old;
  return { ...old, state: { ...parsed.data, lanes: parsed.data.lanes.map(withAttackRecord) } };
}
