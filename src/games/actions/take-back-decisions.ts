/** Decisions on presses of "Take back", "Agree" and "Play on". */
import type { Seat } from '../../engine/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { Press } from '../game-service.ts';
import type { UndoneAction } from '../ports/render.ts';
import { type GameUpdate, type LoadedGame, quietUpdate } from '../repository/game-update.ts';
import type { LogEntry, LogStep } from '../repository/log-entry.ts';
import { isSamePerson } from '../repository/occupants.ts';
import { consequencesOf, noticeEntry, shownChange, tableEntry } from './consequences.ts';
import type { ActionHandlerParts, Decided } from './decision.ts';
import { askedRevOf, remark, withoutActionsYet } from './play.ts';
import { takenBackRemark } from './remarks.ts';
import {
  linesThatCount,
  possibleTakeBack,
  stepsThatCount,
  type TakeBack,
  withoutActions,
} from './take-back.ts';

type Parts = Pick<ActionHandlerParts, 'readLog' | 'now'>;

/** Takes back the last action of a person who decides alone; otherwise stores the request and asks the other people. */
export async function decideTakeBack(
  game: LoadedGame,
  seat: Seat,
  press: Press,
  { readLog, now }: Parts,
): Promise<Decided> {
  const log = await readLog(game.stored.id);
  const steps = stepsThatCount(log);
  const request = possibleTakeBack(game.record, steps, seat);
  if (!request) return refusedWith(wordsFor(press.locale).presses.nothingToTakeBack);
  return request.asked.length === 0
    ? takenBack(game, press, request, log, now())
    : { keep: takeBackAsked(game, press, request, undoneActionOf(steps, request)), events: [] };
}

/**
 * Applies the answer of a person who was asked: the last agreement undoes the actions, one refusal drops the request.
 */
export async function answerTakeBack(
  game: LoadedGame,
  seat: Seat,
  press: Press,
  agrees: boolean,
  { readLog, now }: Parts,
): Promise<Decided> {
  const sentences = wordsFor(press.locale).presses;
  const request = game.record.takeBack;
  if (!request || (press.rev !== null && press.rev < request.from))
    return refusedWith(sentences.takeBackOver);
  const own = request.asked.find((asked) => isSamePerson(game.record, asked, seat));
  if (own === undefined) return refusedWith(sentences.noTakeBackOfYours);
  if (!agrees) {
    const undone = undoneActionOf(stepsThatCount(await readLog(game.stored.id)), request);
    return { keep: takeBackRefused(game, press, request, own, undone), events: [] };
  }
  const agreed = [...new Set([...request.agreed, own])];
  if (agreed.length < request.asked.length) {
    return { keep: shownChange(game, press, { takeBack: { ...request, agreed } }), events: [] };
  }
  return takenBack(game, press, request, await readLog(game.stored.id), now());
}

/**
 * Undoes the actions of a request.
 * @param at ms since 1970
 */
function takenBack(
  { stored, record }: LoadedGame,
  { interactionId }: Press,
  request: TakeBack,
  entries: readonly LogEntry[],
  at: number,
): Decided {
  const { seat, from, actions } = request;
  const line = takenBackRemark(record, request);
  const before = { ...record, lines: linesThatCount(record.lines, entries, from) };
  const { record: told } = remark(
    withoutActionsYet(withoutActions(before, stepsThatCount(entries), from)),
    line,
  );
  return {
    keep: {
      ...consequencesOf(record, told, 'played', stored.dueAt, at),
      log: { at, steps: [], lines: [line], takenBack: { seat, from, actions } },
      interactionId,
    },
    events: [],
  };
}

/** The first action of a request, by name; null when it is not known any more. */
function undoneActionOf(
  steps: readonly LogStep[],
  { seat, from }: Pick<TakeBack, 'seat' | 'from'>,
): UndoneAction | null {
  const action = steps.find((step) => step.rev >= from && step.seat === seat)?.action;
  if (action === undefined) return null;
  const of =
    'ability' in action
      ? ('variant' in action && action.variant) || action.ability
      : action.type === 'play'
        ? action.card
        : action.type === 'spend'
          ? action.token
          : null;
  return { type: action.type, ...(of === null ? {} : { of }) };
}

function refusedWith(sentence: string): Decided {
  return { leave: { result: 'refused', sentence } };
}

/** Stores the request and asks in the channel the people who have to agree. */
function takeBackAsked(
  game: LoadedGame,
  { interactionId, userId }: Press,
  request: TakeBack,
  undone: UndoneAction | null,
): GameUpdate {
  const { record } = game;
  const others = request.asked.flatMap((seat) => {
    const occupant = record.occupants[seat];
    return occupant?.kind === 'person' ? [occupant.userId] : [];
  });
  const { seat, actions } = request;
  const named = undone === null ? {} : { undone };
  const askedRev = askedRevOf(record);
  const notice = { kind: 'take-back', seat, userId, askedRev, actions, others, ...named } as const;
  return quietUpdate(game, {
    record: { ...record, takeBack: { ...request, agreed: [] } },
    outbox: [noticeEntry(notice)],
    interactionId,
  });
}

/** Drops the request; the notice of the refusal removes the buttons of the question. */
function takeBackRefused(
  game: LoadedGame,
  { interactionId, userId }: Press,
  request: TakeBack,
  seat: Seat,
  undone: UndoneAction | null,
): GameUpdate {
  const occupant = game.record.occupants[request.seat];
  const asker = occupant?.kind === 'person' ? { asker: occupant.userId } : {};
  const named = undone === null ? {} : { undone };
  return quietUpdate(game, {
    record: { ...game.record, takeBack: null },
    outbox: [tableEntry(), noticeEntry({ kind: 'take-back-refused', seat, userId, ...asker, ...named })],
    interactionId,
  });
}
