/** Brings games from before an Attack could have several targets to the record of an Attack with its targets. */
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
 * An Attack had one target, whose defence stood with the roll phase and whose dice took the place of the attacker's.
 * These are laid down again as the activated ability knows them.
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

/** The step of a record whose Attacks had one target at the most. */
export function withAttackRecords(old: Record<string, unknown>): Record<string, unknown> {
  const parsed = stateOfOneTarget.safeParse(old.state);
  if (!parsed.success) return old;
  return { ...old, state: { ...parsed.data, lanes: parsed.data.lanes.map(withAttackRecord) } };
}
