/**
 * Edits the public message of each open lobby. Edits run one after the other and render the lobby as saved at that
 * moment, so that after many simultaneous presses the last edit shows them all.
 */
import { type REST, Routes } from 'discord.js';
import { KeyedRuns } from '../../games/concurrency/keyed-runs.ts';
import { isChallenge } from '../../games/lobby/challenge.ts';
import type { Lobbies } from '../../games/lobby/lobbies.ts';
import { errorFields, type Log } from '../../games/ports/log.ts';
import { rateLimitMs, remedyFor, withRetries } from '../discord/failures.ts';
import { attachmentBuilders, attachmentsOf, type TextMessage, uploadsOf } from '../discord/payload.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';
import { openChallenge } from './challenge-message.ts';
import { openLobby } from './lobby-message.ts';

/** A press, and when it came, in ms of a clock that nobody sets. */
interface Pressed {
  readonly press: PressInteraction;
  readonly at: number;
}

interface Closed {
  readonly channelId: string;
  readonly messageId: string;
  readonly closed: ClosedBody;
  failed: unknown;
}

/** Discord accepts edits through a press for 15 minutes; this leaves time for the request, in ms. */
const PRESS_LIFE_MS = 14 * 60_000;

/** What replaces a closed lobby: a sentence, or the start of its game. */
export type ClosedBody = string | TextMessage;

type Body = ReturnType<typeof openLobby> | ReturnType<typeof openChallenge> | TextMessage;

export class LobbyMessages {
  readonly #rest: REST;
  readonly #lobbies: Lobbies;
  readonly #log: Pick<Log, 'warn'>;
  readonly #runs = new KeyedRuns((id) => this.#edit(id));
  readonly #closed = new Map<string, Closed>();
  readonly #renewed = new Set<string>();
  /**
   * The last acknowledged press on each lobby's message. Edits through a press are exempt from Discord's limit for
   * messages older than an hour.
   */
  readonly #pressed = new Map<string, Pressed>();

  constructor(rest: REST, lobbies: Lobbies, log: Pick<Log, 'warn'>) {
    this.#rest = rest;
    this.#lobbies = lobbies;
    this.#log = log;
  }

  /**
   * Shows a lobby as saved; resolves when the edit is done or has failed.
   * @param press a press on its public message that was acknowledged as an update
   */
  refresh(lobbyId: string, press?: PressInteraction): Promise<void> {
    this.#note(lobbyId, press);
    return this.#runs.run(lobbyId);
  }

  /** Shows a lobby or challenge whose time was set anew; resolves like `refresh`. */
  showRenewed(lobbyId: string): Promise<void> {
    this.#renewed.add(lobbyId);
    return this.#runs.run(lobbyId);
  }

  /**
   * Replaces a closed lobby, after any pending edit.
   * @throws the error of Discord's API
   */
  async close(
    lobbyId: string,
    { channelId, messageId, closed: body }: Omit<Closed, 'failed'>,
    press: PressInteraction | undefined = undefined,
  ): Promise<void> {
    this.#note(lobbyId, press);
    const closed: Closed = { channelId, messageId, closed: body, failed: null };
    this.#closed.set(lobbyId, closed);
    try {
      await this.#runs.run(lobbyId);
      if (closed.failed !== null) throw closed.failed;
    } finally {
      if (this.#closed.get(lobbyId) === closed) this.#closed.delete(lobbyId);
      this.#pressed.delete(lobbyId);
    }
  }

  #note(lobbyId: string, press: PressInteraction | undefined): void {
    if (press) this.#pressed.set(lobbyId, { press, at: performance.now() });
  }

  /** Resolves when no edit is pending. */
  idle(): Promise<void> {
    return this.#runs.idle();
  }

  async #edit(id: string): Promise<void> {
    const closed = this.#closed.get(id);
    try {
      if (closed) {
        const body = closed.closed;
        const over = typeof body === 'string' ? { content: body, components: [] } : body;
        await this.#send(id, closed.channelId, closed.messageId, over);
        return;
      }
      const lobby = await this.#lobbies.find(id);
      // A challenge looks the same until it is closed or its time changes, and an edit would mark it as edited.
      const isRenewed = this.#renewed.delete(id);
      if (lobby === null || lobby.messageId === null || (isChallenge(lobby) && !isRenewed)) return;
      const body = isChallenge(lobby) ? openChallenge(lobby) : openLobby(lobby);
      await this.#send(id, lobby.channelId, lobby.messageId, body);
    } catch (error) {
      if (closed) closed.failed = error;
      else {
        this.#log.warn(
          { lobby: id, remedy: remedyFor(error), ...errorFields(error) },
          'the message of a lobby could not be edited; the next press shows it',
        );
        const limit = rateLimitMs(error);
        if (limit !== null) setTimeout(() => void this.refresh(id), limit).unref();
      }
    }
  }

  async #send(id: string, channelId: string, messageId: string, body: Body): Promise<void> {
    const { content, components } = body;
    const files = 'files' in body ? body.files : [];
    const pressed = this.#pressed.get(id);
    if (pressed && performance.now() - pressed.at < PRESS_LIFE_MS) {
      try {
        await withRetries(() =>
          pressed.press.editReply({
            content,
            components,
            files: attachmentBuilders(files),
            allowedMentions: { parse: [] },
          }),
        );
        return;
      } catch {
        // When the edit through the press fails, the message is edited by its id, and a failure of that edit is
        // reported.
        this.#pressed.delete(id);
      }
    }
    await withRetries(() =>
      this.#rest.patch(Routes.channelMessage(channelId, messageId), {
        body: { content, components, attachments: attachmentsOf(files), allowed_mentions: { parse: [] } },
        files: uploadsOf(files),
      }),
    );
  }
}
