/** Checks the log: it must contain each acknowledged press once and in order, and any other press at most once. */
import { isDeepStrictEqual } from 'node:util';
import { readCustomId, readPickedValue } from '../../../src/render/custom-id.ts';
import type { Findings } from './findings.ts';
import type { FollowedGame, GameBook } from './game-book.ts';
import type { Witness, WitnessedPress } from './witness.ts';

export interface PressCounts {
  presses: number;
  acknowledged: number;
  /** Presses in the log that were never answered. */
  landedUnacknowledged: number;
  refused: number;
}

/** Whether a press is an action of the game or only a mark; null when it changes nothing that is stored. */
function kindOfPress({ customId, value }: WitnessedPress): 'action' | 'mark' | null {
  const verb = readCustomId(customId)?.buttonAction.verb;
  if (verb === 'act' || verb === 'reroll-now' || verb === 'concede-now' || verb === 'end-vote')
    return 'action';
  if (verb === 'pick' && value !== null) return 'action';
  return verb === 'keep' || verb === 'repost' ? 'mark' : null;
}

/** The acknowledged presses, whose interactions must have been committed. */
export function acknowledgedPresses(witness: Witness): readonly WitnessedPress[] {
  return [...witness.presses.values()].filter(
    (press) => press.answered === 'taken' && kindOfPress(press) !== null,
  );
}

/**
 * @param committed the ids of the acknowledged interactions that the store has committed
 * @param acknowledged the presses that were acknowledged before the store was read: a running bot may acknowledge more
 */
export function checkPromises(
  witness: Witness,
  book: GameBook,
  committed: ReadonlySet<string>,
  findings: Findings,
  acknowledged = acknowledgedPresses(witness),
): PressCounts {
  const logged = new Map<string, number>();
  for (const game of book.all()) checkLog(game, witness, logged, findings);
  for (const press of acknowledged) {
    const words = `${press.customId} ${press.value ?? ''} by ${press.personId} (interaction ${press.id})`;
    if (!committed.has(press.id)) findings.add('acknowledged but lost', press.channelId, words);
    const expected = kindOfPress(press) === 'action' ? 1 : 0;
    const found = logged.get(press.id) ?? 0;
    if (found !== expected) {
      findings.add('acknowledged but not once', press.channelId, `${words}: ${found} times in the log`);
    }
  }
  return countsOf(witness, logged);
}

/** Each entry of a person must match one recorded press and its button, in the order of the presses. */
function checkLog(
  game: FollowedGame,
  witness: Witness,
  logged: Map<string, number>,
  findings: Findings,
): void {
  const report = (kind: string, words: string) => findings.add(kind, game.thread, words);
  let latestSent = Number.NEGATIVE_INFINITY;
  for (const { steps, interactionId } of game.entries) {
    const [step] = steps;
    if (step?.by !== 'person') continue;
    const press = interactionId === null ? undefined : witness.presses.get(interactionId);
    if (interactionId === null || press === undefined) {
      report('nobody pressed', `${JSON.stringify(step.action)} at rev ${step.rev}`);
      continue;
    }
    const times = (logged.get(interactionId) ?? 0) + 1;
    logged.set(interactionId, times);
    if (times > 1) report('applied twice', `interaction ${interactionId} at rev ${step.rev}`);
    const occupant = game.record.occupants[step.seat];
    const asPressed = isDeepStrictEqual(step.action, actionOf(press));
    if (!asPressed || occupant?.kind !== 'person' || occupant.userId !== press.personId) {
      report('not as pressed', `${press.customId} ${press.value ?? ''} became ${JSON.stringify(step)}`);
    }
    if (press.answeredAt !== null && press.answeredAt < latestSent) {
      report('out of order', `interaction ${press.id} was answered before an earlier entry's press began`);
    }
    latestSent = Math.max(latestSent, press.sentAt);
  }
}

function actionOf({ customId, value }: WitnessedPress) {
  const buttonAction = readCustomId(customId)?.buttonAction;
  if (buttonAction?.verb === 'act') return buttonAction.action;
  if (buttonAction?.verb === 'concede-now') return { type: 'concede' };
  if (buttonAction?.verb === 'reroll-now') return { type: 'reroll', dice: buttonAction.dice };
  return value === null ? null : readPickedValue(value);
}

function countsOf(witness: Witness, logged: ReadonlyMap<string, number>): PressCounts {
  const presses = [...witness.presses.values()].filter((press) => kindOfPress(press) !== null);
  const taken = presses.filter(({ answered }) => answered === 'taken');
  return {
    presses: presses.length,
    acknowledged: taken.length,
    landedUnacknowledged: presses.filter(({ id, answered }) => answered === 'none' && logged.has(id)).length,
    refused: presses.filter(({ answered }) => answered === 'refused').length,
  };
}
