/**
 * Updates open hand panels when their player's questions change, because outdated actions would stay on the panel
 * otherwise. A hand is updated while its message can be edited. Kept in memory only: after a restart a hand stays
 * unchanged until its player presses.
 */
import { askedAt, askedInLaneOf, isAssist } from '../../engine/hosting.ts';
import { legalActions, viewOf } from '../../engine/index.ts';
import { errorFields, type Log } from '../../games/ports/log.ts';
import type { TableRenderer } from '../../games/ports/render.ts';
import { seatsOf } from '../../games/repository/occupants.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { onOwnPanels } from '../../render/table/index.ts';
import type { Payload } from '../discord/payload.ts';
import type { OwnPanels } from './own-panels.ts';

/** Discord accepts tokens for 15 minutes; this stays below that, in ms. */
const TOKEN_LIFE_MS = 14 * 60_000;
const MAX_HANDS = 2_000;

interface OpenHand {
  /** The player's questions when the hand was last shown, from `askedOf`. */
  asked: string;
  until: number;
  renew: (() => Promise<void>) | null;
}

export interface OpenHandsParts {
  readonly panels: Pick<OwnPanels, 'isHandOpen'>;
  /** Returns the current time, in ms since 1970. */
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

  /** Records that a hand was built for the person, with their current questions. */
  built(gameId: string, userId: string, asked: string): void {
    const key = keyOf(gameId, userId);
    const { until = 0, renew = null } = this.#hands.get(key) ?? {};
    this.#hands.delete(key);
    this.#hands.set(key, { asked, until, renew });
    for (const oldest of this.#hands.keys()) {
      if (this.#hands.size <= MAX_HANDS) break;
      this.#hands.delete(oldest);
    }
  }

  /** Records that the hand is open; `renew` updates its message. */
  opened(gameId: string, userId: string, renew: () => Promise<void>): void {
    const hand = this.#hands.get(keyOf(gameId, userId));
    if (!hand) return;
    hand.renew = renew;
    hand.until = this.#parts.now() + TOKEN_LIFE_MS;
  }

  /** Stops updates of a hand that is about to be removed. */
  closed(gameId: string, userId: string): void {
    this.#hands.delete(keyOf(gameId, userId));
  }

  /** Updates the open hands of the game whose questions changed; never throws. */
  async refresh(snapshot: TableSnapshot): Promise<void> {
    const people = snapshot.occupants.flatMap((one) => (one.kind === 'person' ? [one.userId] : []));
    await Promise.all([...new Set(people)].map((userId) => this.#followOne(snapshot, userId)));
  }

  async #followOne(snapshot: TableSnapshot, userId: string): Promise<void> {
    const { gameId } = snapshot;
    const key = keyOf(gameId, userId);
    const { now, panels, log } = this.#parts;
    // Most tables have no open hand.
    if (!this.#hands.get(key)?.renew) return;
    // Wait for the person's own press, which may already have updated the hand.
    const isOpen = await panels.isHandOpen(gameId, userId);
    const hand = this.#hands.get(key);
    if (!hand?.renew || !isOpen || hand.until <= now()) return;
    const asked = askedOf(snapshot, userId);
    if (asked === hand.asked) return;
    hand.asked = asked;
    try {
      await hand.renew();
    } catch (error) {
      // The person may have dismissed the panel. The table shows the same questions.
      hand.renew = null;
      log.info({ gameId, ...errorFields(error) }, 'an open hand could not be updated');
    }
  }
}

/** Serialises the current questions of all the person's heroes, for comparison. */
export function askedOf({ state, occupants }: TableSnapshot, userId: string): string {
  return JSON.stringify(
    seatsOf(occupants, userId).map((seat) => {
      const view = viewOf(state, seat);
      const { pending: open, rolls } = view;
      const isBeside = onOwnPanels(view);
      // Questions to others matter only to a hero who acts beside them.
      const isOwn = open?.seat === seat;
      const pending = isBeside || isOwn ? open : null;
      // A question that was asked again later needs new buttons: the old ones carry an outdated revision.
      const put = !isBeside && isOwn ? [askedAt(state, seat)] : [];
      const legal = legalActions(state, seat);
      const assisted = new Set(legal.flatMap((action) => (isAssist(action) ? [action.into] : [])));
      const since = [...assisted].map((other) => askedInLaneOf(state, other));
      return [pending, rolls.filter(({ owner }) => owner === seat), legal, since, ...put];
    }),
  );
}

/** Wraps a renderer so that each rendered table also updates the open hands of its game. */
export function withHandUpdates(render: TableRenderer<Payload>, hands: OpenHands): TableRenderer<Payload> {
  return {
    ...render,
    async renderTable(snapshot) {
      const table = await render.renderTable(snapshot);
      void hands.refresh(snapshot);
      return table;
    },
  };
}
