// @ts-check
/** @import { Interactions } from './interactions.js' */
/** @import { World } from './state.js' */

/**
 * The services that the parts of the page share.
 * @typedef {object} PageContext
 * @property {World} world
 * @property {Interactions} interactions
 * @property {(channelId: string) => void} openChannel shows a channel
 * @property {(personId: string) => void} become acts as another person from now on
 * @property {(messageId: string) => void} dismiss removes an ephemeral message
 */

export {};
