/**
 * Changes the player of a hero: a person hands their hero to a bot, offers it to another person, or takes a hero that a
 * bot plays or that is offered to them. The new player sees the hero's hand from then on; the previous player no longer
 * does.
 */

import { isDeepStrictEqual } from 'node:util';
import { heroById } from '../../engine/definitions.ts';
import { DEFAULT_ORDERS, readOrders, type StandingOrders } from '../../engine/hosting.ts';
import type { Seat } from '../../engine/index.ts';
import { wordsFor } from '../../words/index.ts';
import { escaped } from '../../words/markdown.ts';
import { usualTimes } from '../clock/clock-times.ts';
import type { PlayerChange, Press } from '../game-service.ts';
import type { GameRecord } from '../repository/game-record.ts';
import { type GameUpdate, type LoadedGame, quietUpdate } from '../repository/game-update.ts';
import { allUserIds, handsMayChange, peopleAt, seatsOf } from '../repository/occupants.ts';
import type { HeroOffer, TableSnapshot } from '../table-snapshot.ts';
import { endedAt } from './absence.ts';
import { consequencesOf, noticeEntry } from './consequences.ts';
import type { ActionHandlerParts, Decided } from './decision.ts';
import { handedToBot, withoutTraces } from './leaving.ts';
import { type Played, playStep, remark, withoutActionsYet } from './play.ts';
import { mostHeroes, takingRefusal } from './taking-a-hero.ts';

type Parts = Pick<ActionHandlerParts, 'describe' | 'now'>;
type SeatPress = Press & { readonly seat: Seat };
interface Taker {
  readonly userId: string;
  readonly name: string;
  readonly stops: StandingOrders['ask'] | null;
}

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
  if (change.to === 'nobody') return offerDropped(game, press);
  if (change.to === 'agreed') return agreed(game, press, parts);
  if (!seatsOf(record.occupants, press.userId).includes(press.seat)) return refusedWith(say.notYours);
  if (change.to === 'offer') return offered(game, press, change.userId);
  return handsMayChange(record.state) ? givenToBot(game, press, parts) : refusedWith(say.noBotHere);
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
  const theirs = seatsOf(record.occupants, to).length;
  // Whoever plays a seat would see the hand of an opponent.
  if (theirs > 0 && !handsMayChange(record.state)) return refusedWith(say.theyPlayHere);
  if (theirs >= mostHeroes(record.state)) return refusedWith(say.theyHaveEnough);
  if (record.state.seats[seat]?.defeated) return refusedWith(wordsFor(press.locale).presses.fallen);
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
  const own = seatsOf(record.occupants, userId);
  const isAsked = own.length > 0 && !handsMayChange(record.state);
  const isTheirs = offer.userId === userId || own.includes(seat) || isAsked;
  if (!isTheirs) return refusedWith(say.forSomebodyElse);
  const offers = record.offers.filter((one) => one !== offer);
  return kept(game, { record: { ...record, offers }, interactionId });
}

function taken(
  game: LoadedGame,
  press: SeatPress,
  { name, stops }: Extract<PlayerChange, { to: 'taker' }>,
  parts: Parts,
): Decided {
  const { record } = game;
  const { seat, userId, interactionId } = press;
  const refusal = takingRefusal(record, seat, userId);
  if (refusal !== null) return refusedWith(wordsFor(press.locale).handOver.refusals[refusal]);
  const offer = record.offers.find((one) => one.seat === seat && one.userId === userId);
  if (offer && consentsMissing(record, offer).length > 0) {
    const accepted = { ...offer, taker: { name, stops: stops === null ? null : { ...stops } } };
    return kept(game, { record: withOffer(record, accepted), interactionId });
  }
  return seated(game, press, { userId, name, stops }, parts);
}

/** Notes the consent of one of the others; the last one seats a person who has accepted already. */
function agreed(game: LoadedGame, press: SeatPress, parts: Parts): Decided {
  const { record } = game;
  const { seat, userId, interactionId, locale } = press;
  const say = wordsFor(locale).handOver;
  const offer = record.offers.find((one) => one.seat === seat);
  if (!offer) return refusedWith(say.offerOver);
  if (!consentsMissing(record, offer).includes(userId)) return refusedWith(say.notAsked);
  const now = { ...offer, agreed: [...(offer.agreed ?? []), userId] };
  if (offer.taker === undefined || consentsMissing(record, now).length > 0) {
    return kept(game, { record: withOffer(record, now), interactionId });
  }
  const refusal = takingRefusal(record, seat, offer.userId);
  if (refusal !== null) return refusedWith(say.refusals[refusal]);
  const stops = readOrders({ ...DEFAULT_ORDERS, ask: offer.taker.stops })?.ask ?? null;
  return seated(game, press, { userId: offer.userId, name: offer.taker.name, stops }, parts);
}

/** Returns the people whose consent an offer still needs: all others, where people play against each other. */
export function consentsMissing(
  { occupants, state }: Pick<TableSnapshot, 'occupants' | 'state'>,
  { seat, agreed: given = [] }: HeroOffer,
): readonly string[] {
  if (handsMayChange(state)) return [];
  const occupant = occupants[seat];
  const owner = occupant?.kind === 'person' ? occupant.userId : undefined;
  return peopleAt(occupants).filter((id) => id !== owner && !given.includes(id));
}

function withOffer(record: GameRecord, offer: GameRecord['offers'][number]): GameRecord {
  return { ...record, offers: record.offers.map((one) => (one.seat === offer.seat ? offer : one)) };
}

/** Seats a person in place of a bot or of the person who offered the hero. */
function seated(
  game: LoadedGame,
  press: SeatPress,
  { userId, name, stops }: Taker,
  { describe, now }: Parts,
): Decided {
  const { record } = game;
  const { seat } = press;
  const at = now();
  const before = record.occupants[seat];
  const changed = seatedAt(record, seat, { userId, name }, at);
  const say = wordsFor(record.language).log;
  const hero = heroAt(record, seat);
  const line =
    before?.kind === 'person'
      ? say.takesFrom(escaped(name), hero, escaped(before.name))
      : say.takesHero(escaped(name), hero);
  const remarked = remark(withoutActionsYet(changed), line);
  const orders = { ...DEFAULT_ORDERS, ask: stops ?? DEFAULT_ORDERS.ask };
  const played = playStep(remarked, seat, { type: 'take-over' }, 'person', describe);
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
  seat: Seat,
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

function nameAt({ occupants }: GameRecord, seat: Seat): string {
  return escaped(occupants[seat]?.name ?? '');
}

function heroAt({ state }: GameRecord, seat: Seat): string {
  const { hero } = state.seats[seat] ?? {};
  return hero === undefined ? '' : escaped(heroById(hero).name);
}
