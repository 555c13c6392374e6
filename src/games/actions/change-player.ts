/**
 * Changes the player of a hero: a person hands their hero to a bot, offers it to another person, or takes a hero that a
 * bot plays or that is offered to them. The new player sees the hero's hand from then on; the previous player no longer
 * does.
 */
import { isDeepStrictEqual } from 'node:util';
import { heroById } from '../../engine/definitions.ts';
import { DEFAULT_ORDERS } from '../../engine/hosting.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import { usualTimes } from '../clock/clock-times.ts';
import type { PlayerChange, Press } from '../game-service.ts';
import type { GameRecord } from '../repository/game-record.ts';
import { type GameUpdate, type LoadedGame, quietUpdate } from '../repository/game-update.ts';
import { allUserIds, handsMayChange, peopleAt, seatsOf } from '../repository/occupants.ts';
import { endedAt } from './absence.ts';
import { consequencesOf, noticeEntry } from './consequences.ts';
import type { ActionHandlerParts, Decided } from './decision.ts';
import { handedToBot, withoutTraces } from './leaving.ts';
import { type Played, playStep, remark, withoutActionsYet } from './play.ts';
import { mostHeroes, takingRefusal } from './taking-a-hero.ts';

type Parts = Pick<ActionHandlerParts, 'describe' | 'now'>;
type SeatPress = Press & { readonly seat: number };
type Refused = Extract<Decided, { leave: unknown }>;

/** Decides on a request to change the player of `press.seat`. */
export function changedPlayer(
  game: LoadedGame,
  press: SeatPress,
  change: PlayerChange,
  parts: Parts,
): Decided {
  const { record } = game;
  const say = wordsFor(press.locale).handOver;
  if (change.to === 'taker') return taken(game, press, change, parts);
  if (!handsMayChange(record.state)) return refusedWith(say.notHere);
  if (change.to === 'nobody') return offerDropped(game, press);
  if (!seatsOf(record.occupants, press.userId).includes(press.seat)) return refusedWith(say.notYours);
  return change.to === 'bot' ? givenToBot(game, press, parts) : offered(game, press, change.userId);
}

function givenToBot(game: LoadedGame, press: SeatPress, { describe, now }: Parts): Decided {
  const { record } = game;
  const { seat } = press;
  const rest = record.occupants.filter((_, at) => at !== seat);
  if (peopleAt(rest).length === 0) return refusedWith(wordsFor(press.locale).handOver.lastPerson);
  const line = wordsFor(record.language).log.handsToBot(nameAt(record, seat), heroAt(record, seat));
  const played = handedToBot(remark(withoutActionsYet(record), line), seat, 'person', describe);
  return committed(game, played, press, now());
}

function offered(game: LoadedGame, press: SeatPress, to: string): Decided {
  const { record } = game;
  const { seat, userId, interactionId } = press;
  const say = wordsFor(press.locale).handOver;
  if (to === userId) return refusedWith(say.yourself);
  if (seatsOf(record.occupants, to).length >= mostHeroes(record.state))
    return refusedWith(say.theyHaveEnough);
  const offers = [...record.offers.filter((offer) => offer.seat !== seat), { seat, userId: to }];
  return kept(game, {
    record: { ...record, offers },
    outbox: [noticeEntry({ kind: 'hero-offer', seat, userId, to })],
    interactionId,
  });
}

/** Drops an offer at the request of the person who made it or of the person to whom it was made. */
function offerDropped(game: LoadedGame, { seat, userId, interactionId, locale }: SeatPress): Decided {
  const { record } = game;
  const say = wordsFor(locale).handOver;
  const offer = record.offers.find((one) => one.seat === seat);
  if (!offer) return refusedWith(say.offerOver);
  const isTheirs = offer.userId === userId || seatsOf(record.occupants, userId).includes(seat);
  if (!isTheirs) return refusedWith(say.forSomebodyElse);
  const offers = record.offers.filter((one) => one !== offer);
  return kept(game, { record: { ...record, offers }, interactionId });
}

function taken(
  game: LoadedGame,
  press: SeatPress,
  { name, stops }: Extract<PlayerChange, { to: 'taker' }>,
  { describe, now }: Parts,
): Decided {
  const { record } = game;
  const { seat, userId } = press;
  const refusal = takingRefusal(record, seat, userId);
  if (refusal !== null) return refusedWith(wordsFor(press.locale).handOver.refusals[refusal]);
  const at = now();
  const before = record.occupants[seat];
  const seated = seatedAt(record, seat, { userId, name }, at);
  const say = wordsFor(record.language).log;
  const hero = heroAt(record, seat);
  const line =
    before?.kind === 'person'
      ? say.takesFrom(escaped(name), hero, escaped(before.name))
      : say.takesHero(escaped(name), hero);
  const told = remark(withoutActionsYet(seated), line);
  const orders = { ...DEFAULT_ORDERS, ask: stops ?? DEFAULT_ORDERS.ask };
  const played = playStep(told, seat, { type: 'take-over' }, 'person', describe);
  return committed(
    game,
    playStep(played, seat, { type: 'set-orders', orders }, 'person', describe),
    press,
    at,
  );
}

/** Returns the record with another person at a seat, marked as present. */
function seatedAt(
  record: GameRecord,
  seat: number,
  person: { readonly userId: string; readonly name: string },
  at: number,
): GameRecord {
  const { occupants, clock, pace, state, former, away } = record;
  const before = occupants[seat];
  const after = occupants.with(seat, { kind: 'person', ...person });
  const left = before?.kind === 'person' ? before.userId : before?.for;
  const known = former.filter((one) => one.seat !== seat || one.userId !== person.userId);
  const isUsual = isDeepStrictEqual(clock.times, usualTimes(pace, occupants, state.mode));
  return {
    ...withoutTraces(record, seat),
    occupants: after,
    former: left === undefined || left === person.userId ? known : [...known, { seat, userId: left }],
    seen: record.seen.with(seat, at),
    absences: record.absences.with(seat, 0),
    waits: record.waits.map((since, index) => (index === seat ? 0 : since)),
    ...(away ? { away: away.map((one, index) => (index === seat ? endedAt(one, at) : one)) } : {}),
    // The default clock times depend on the number of people.
    clock: isUsual ? { ...clock, times: usualTimes(pace, after, state.mode) } : clock,
  };
}

function committed({ stored, record }: LoadedGame, played: Played, press: SeatPress, at: number): Decided {
  const { steps, lines, events } = played;
  return {
    keep: {
      ...consequencesOf(record, played.record, 'played', stored.dueAt, at),
      log: { at, steps, lines },
      interactionId: press.interactionId,
      userIds: allUserIds(played.record),
    },
    events,
  };
}

function kept(game: LoadedGame, changes: Partial<GameUpdate> & Pick<GameUpdate, 'record'>): Decided {
  return { keep: quietUpdate(game, { ...changes, userIds: allUserIds(changes.record) }), events: [] };
}

function refusedWith(sentence: string): Refused {
  return { leave: { result: 'refused', sentence } };
}

function nameAt({ occupants }: GameRecord, seat: number): string {
  return escaped(occupants[seat]?.name ?? '');
}

function heroAt({ state }: GameRecord, seat: number): string {
  const { hero } = state.seats[seat] ?? {};
  return hero === undefined ? '' : escaped(heroById(hero).name);
}
