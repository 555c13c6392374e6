// @ts-check
/** @import { PageEvent, PageRequest } from './shapes.js' */

const firstRetryMs = 300;
const maxRetryMs = 5000;

/** The page's WebSocket, which reconnects by itself after a restart of the server. */
export class PageSocket {
  #url;
  #handlers;
  /** @type {WebSocket | undefined} */
  #socket;
  #retryMs = firstRetryMs;

  /**
   * @param {string} url a ws: or wss: address
   * @param {{ opened: () => void, received: (event: PageEvent) => void, lost: () => void }} handlers
   */
  constructor(url, handlers) {
    this.#url = url;
    this.#handlers = handlers;
  }

  /** Opens the connection, and reopens it whenever it is lost. */
  connect() {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#retryMs = firstRetryMs;
      this.#handlers.opened();
    });
    socket.addEventListener('message', (frame) => {
      /** @type {PageEvent} */
      const event = JSON.parse(String(frame.data));
      this.#handlers.received(event);
    });
    socket.addEventListener('close', () => {
      this.#socket = undefined;
      this.#handlers.lost();
      setTimeout(() => this.connect(), this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, maxRetryMs);
    });
  }

  /**
   * Sends a request.
   * @param {PageRequest} request
   * @returns {boolean} false when there is no connection now
   */
  send(request) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }
}
