// @ts-check
/** @import { Choice, PageEvent, PageRequest } from './shapes.js' */

/**
 * The origin of a request.
 * @typedef {{ kind: 'component', channelId: string, messageId: string, customId: string }
 *   | { kind: 'command', channelId: string, label: string }
 *   | { kind: 'autocomplete', settle: (choices: readonly Choice[] | undefined) => void }} Origin
 */

/**
 * @typedef {object} InteractionHandlers
 * @property {(request: PageRequest) => boolean} send
 * @property {(messageId: string) => void} changed called when the busy marks or the failure line of a message change
 * @property {(label: string, reason: string) => void} commandFailed
 */

/**
 * A request that waits for its answer; distributed so that each op keeps its own fields.
 * @template R
 * @typedef {R extends { nonce: string } ? Omit<R, 'nonce'> : never} WithoutNonce
 */

const lostConnection = 'the connection to the playground was lost';

/** Pending interactions by nonce, and the results of the last ones of each message. */
export class Interactions {
  #handlers;
  /** @type {Map<string, Origin>} */
  #waiting = new Map();
  /** @type {Map<string, string>} message id -> why its last interaction failed */
  #failures = new Map();

  /** @param {InteractionHandlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  /**
   * Sends a request and remembers where its answer belongs.
   * @param {WithoutNonce<PageRequest>} request
   * @param {Origin} origin
   */
  start(request, origin) {
    const nonce = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    this.#waiting.set(nonce, origin);
    if (origin.kind === 'component') {
      this.#failures.delete(origin.messageId);
      this.#handlers.changed(origin.messageId);
    }
    const sent = this.#handlers.send(/** @type {PageRequest} */ ({ ...request, nonce }));
    if (!sent) this.#settle(nonce, lostConnection);
  }

  /** @param {PageEvent} event */
  apply(event) {
    if (event.t === 'done') this.#settle(event.nonce, undefined);
    else if (event.t === 'failed') this.#settle(event.nonce, event.reason);
    else if (event.t === 'autocomplete') this.#complete(event.nonce, event.choices);
  }

  /** Clears the results when the visitor changes the person: failures are shown only to the person who had them. */
  forgetFailures() {
    this.#failures.clear();
  }

  /** Fails all pending interactions, whose answers cannot arrive any more. */
  loseAll() {
    for (const nonce of [...this.#waiting.keys()]) this.#settle(nonce, lostConnection);
  }

  /**
   * Whether a component of a message waits for its answer.
   * @param {string} messageId
   * @param {string} customId
   * @returns {boolean}
   */
  isBusy(messageId, customId) {
    return [...this.#waiting.values()].some(
      (origin) =>
        origin.kind === 'component' && origin.messageId === messageId && origin.customId === customId,
    );
  }

  /**
   * Why the last interaction of a message failed, if it did.
   * @param {string} messageId
   * @returns {string | undefined}
   */
  failureOf(messageId) {
    return this.#failures.get(messageId);
  }

  /**
   * @param {string} nonce
   * @param {readonly Choice[]} choices
   */
  #complete(nonce, choices) {
    const origin = this.#waiting.get(nonce);
    this.#waiting.delete(nonce);
    if (origin?.kind === 'autocomplete') origin.settle(choices);
  }

  /**
   * @param {string} nonce
   * @param {string | undefined} reason why it failed, or undefined when it went well
   */
  #settle(nonce, reason) {
    const origin = this.#waiting.get(nonce);
    if (!origin) return;
    this.#waiting.delete(nonce);
    if (origin.kind === 'autocomplete') origin.settle(undefined);
    else if (origin.kind === 'command') {
      if (reason !== undefined) this.#handlers.commandFailed(origin.label, reason);
    } else {
      if (reason !== undefined) this.#failures.set(origin.messageId, reason);
      this.#handlers.changed(origin.messageId);
    }
  }
}
