/**
 * Hands that lie open. What their people are asked changes with presses at the table and with those of others, and an
 * open hand would go on offering what is over. It is shown anew while its message can be reached.
 * Kept in memory only: after a restart hands stay as they were until their person presses.
 */
import { askedAt, askedInLaneOf, isAssist } from '../../engine/hosting.ts';
import { legalActions, viewOf } from '../../engine/index.ts';
import type { TableSnapshot } from '../../games/game-service.ts';
import { errorFields, type Log } from '../../games/ports/log.ts';
import type { TableRenderer } from '../../games/ports/render.ts';
import { seatsOf } from '../../games/repository/occupants.ts';
import type { Payload } from '../discord/payload.ts';
import type { OwnPanels } from './own-panels.ts';

/** Tokens are good for 15 minutes. */
const GOOD_FOR_MS = 14 * 60_000;
const KEPT = 2_000;

interface OpenHand {
  /** What its person was asked when it was shown, as `askedOf` says it. */
  asked: string;
  until: number;
  renew: (() => Promise<void>) | null;
}

export interface OpenHandsParts {
  readonly panels: Pick<OwnPanels, 'isHandOpen'>;
  /** Now, in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

const keyOf = (gameId: string, userId: string) => `${gameId} ${userId}`;

export class OpenHands {
  readonly #parts: OpenHandsParts;
  readonly #hands = new Map<string, OpenHand>();

  constructor(parts: OpenHandsParts) {
    this.#parts = parts;
  }

  /** A hand was made for the person, who is asked this now. */
  made(gameId: string, userId: string, asked: string): void {
    const key = keyOf(gameId, userId);
    const { until = 0, renew = null } = this.#hands.get(key) ?? {};
    this.#hands.delete(key);
    this.#hands.set(key, { asked, until, renew });
    for (const oldest of this.#hands.keys()) {
      if (this.#hands.size <= KEPT) break;
      this.#hands.delete(oldest);
    }
  }

  /** The hand lies open from now on, and `renew` shows it anew in its place. */
  opened(gameId: string, userId: string, renew: () => Promise<void>): void {
    const hand = this.#hands.get(keyOf(gameId, userId));
    if (!hand) return;
    hand.renew = renew;
    hand.until = this.#parts.now() + GOOD_FOR_MS;
  }

  /** The hand is about to be taken away: it follows the game no more. */
  closed(gameId: string, userId: string): void {
    this.#hands.delete(keyOf(gameId, userId));
  }

  /** Shows those hands of the game anew whose people are asked something else by now; never throws. */
  async follow(snapshot: TableSnapshot): Promise<void> {
    const people = snapshot.occupants.flatMap((one) => (one.kind === 'person' ? [one.userId] : []));
    await Promise.all([...new Set(people)].map((userId) => this.#followOne(snapshot, userId)));
  }

  async #followOne(snapshot: TableSnapshot, userId: string): Promise<void> {
    const { gameId } = snapshot;
    const key = keyOf(gameId, userId);
    const { now, panels, log } = this.#parts;
    // Most tables have no hand open.
    if (!this.#hands.get(key)?.renew) return;
    // A press of the person's own is shown first; it may have told all of this.
    const isOpen = await panels.isHandOpen(gameId, userId);
    const hand = this.#hands.get(key);
    if (!hand?.renew || !isOpen || hand.until <= now()) return;
    const asked = askedOf(snapshot, userId);
    if (asked === hand.asked) return;
    hand.asked = asked;
    try {
      await hand.renew();
    } catch (error) {
      // The person may have dismissed it. What they are asked stands at the table as well.
      hand.renew = null;
      log.info({ gameId, ...errorFields(error) }, 'an open hand is not shown anew');
    }
  }
}

/** Everything that the person's heroes are asked now, to be compared. */
export function askedOf({ state, occupants }: TableSnapshot, userId: string): string {
  return JSON.stringify(
    seatsOf(occupants, userId).map((seat) => {
      const { pending: open, rolls } = viewOf(state, seat);
      // What others are asked concerns a hero who acts beside them, and nobody else.
      const isOwn = open?.seat === seat;
      const pending = state.mission || isOwn ? open : null;
      // Buttons for the same question that was put again later would come too late.
      const put = !state.mission && isOwn ? [askedAt(state, seat)] : [];
      const legal = legalActions(state, seat);
      const assisted = new Set(legal.flatMap((action) => (isAssist(action) ? [action.into] : [])));
      const since = [...assisted].map((other) => askedInLaneOf(state, other));
      return [pending, rolls.filter(({ owner }) => owner === seat), legal, since, ...put];
    }),
  );
}

/** A renderer after whose tables the open hands of the same game are shown anew. */
export function followedBy(render: TableRenderer<Payload>, hands: OpenHands): TableRenderer<Payload> {
  return {
    ...render,
    async renderTable(snapshot) {
      const table = await render.renderTable(snapshot);
      void hands.follow(snapshot);
      return table;
    },
  };
}
